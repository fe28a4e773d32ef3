/** How well somebody remembered what was 1 to 6 cards ago: a column for each, and the same as a table for those who hear it. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { shares } from '../../../../ui/parts/charts/shares';
import { spanOf, type PlayedGame } from '../../kept/bests';
import type { SpanAt } from '../../review/report';

export function spanChart(span: readonly SpanAt[]): TemplateResult {
  if (span.every(({ asked }) => asked === 0)) return html`<p class="small">${say('snap-back-span-none')}</p>`;
  return html`
    ${shares(span.map(({ back, asked, right }) => ({ name: back, part: right, whole: asked })))}
    <div class="spoken"><table>
      <caption>${say('snap-back-review-span')}</caption>
      <thead><tr>${(['back', 'asked', 'right', 'missed'] as const).map((head) => html`
        <th scope="col">${say(`snap-back-span-${head}`)}</th>`)}</tr></thead>
      <tbody>${span.map(({ back, asked, right, missed }) => html`
        <tr><th scope="row">${back}</th><td>${asked}</td><td>${right}</td><td>${missed}</td></tr>`)}</tbody>
    </table></div>`;
}

/** The same of all games that somebody has played, among their records. */
export function spanFigure(games: readonly PlayedGame[]): TemplateResult {
  return html`<figure><figcaption aria-hidden="true">${say('snap-back-review-span')}</figcaption>${spanChart(spanOf({ games }))}</figure>`;
}
