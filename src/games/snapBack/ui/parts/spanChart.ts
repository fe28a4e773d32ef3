/** How well somebody remembered what was 1 to 6 cards ago: a bar for each, and the same as a table for those who hear it. */
import { html, svg, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { spanOf, type PlayedGame } from '../../kept/bests';
import type { SpanAt } from '../../review/report';

/** The drawing, in its own units. */
const HIGH = 90;
const PLACE = 50;
const BAR = 34;
/** The least height of a bar that stands for something. */
const LEAST = 3;

/** Numbers of two digits fit under a bar; of more it is the share. */
function counted(asked: number, right: number): string {
  if (asked === 0) return '–';
  return asked < 100 ? `${right}/${asked}` : say('shell-bests-percent', { share: formats().number(right / asked * 100) });
}

export function spanChart(span: readonly SpanAt[]): TemplateResult {
  if (span.every(({ asked }) => asked === 0)) return html`<p class="small">${say('snap-back-span-none')}</p>`;
  return html`
    <svg class="sb-span" viewBox="0 0 ${span.length * PLACE} ${HIGH + 44}" aria-hidden="true">
      ${span.map(({ back, asked, right }, i) => {
        const x = i * PLACE + (PLACE - BAR) / 2;
        const high = asked === 0 ? 0 : Math.max(LEAST, (right / asked) * HIGH);
        return svg`
          <rect class="of" x=${x} y="0" width=${BAR} height=${HIGH} rx="4" />
          ${high === 0 ? null : svg`<rect class="right" x=${x} y=${HIGH - high} width=${BAR} height=${high} rx="4" />`}
          <text class="back" x=${i * PLACE + PLACE / 2} y=${HIGH + 19}>${back}</text>
          <text class="count" x=${i * PLACE + PLACE / 2} y=${HIGH + 38}>${counted(asked, right)}</text>`;
      })}
    </svg>
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
