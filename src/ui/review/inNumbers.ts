/** A review in numbers: how much of it was careful, seen and remembered, and what luck did, as a sum to be added up. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Report } from '../../review/report';
import { say } from '../../strings/say';
import { luckSum, reviewFigures, type LuckSum } from '../../strings/words/review/figures';
import { missingTold } from '../../strings/words/review/missing';
import { whoIs, type Cast } from '../../strings/words/review/moments';

/** What was seen and called is known at once; of the tiles nothing is told before all of them are judged. */
export function inNumbers(report: Report | null, cast: Cast): TemplateResult | typeof nothing {
  if (report === null) return nothing;
  const { accounts, pass } = report;
  const others = cast.names.flatMap((_, other) => (other === cast.person ? [] : [whoIs(other, cast)]));
  const figures = reviewFigures(pass > 0 ? accounts : { ...accounts, choice: { ...accounts.choice, judged: 0 }, memory: null });
  const sum = accounts.luck && luckSum(accounts.luck, whoIs(cast.person, cast), others);
  return html`
    <section class="leaf numbers" aria-labelledby="numbers-title">
      <h2 id="numbers-title">${say('report-numbers')}</h2>
      <dl>${figures.map(({ what, figure }) => html`<div><dt>${what}</dt><dd>${figure}</dd></div>`)}</dl>
      ${sum === null ? nothing : sumTemplate(sum)}
      ${pass === 0 ? nothing : html`<p class="small">${say('report-curve-means')}</p>`}
      ${report.missing.map((missing) => html`<p class="small">${missingTold(missing)}</p>`)}
    </section>`;
}

function sumTemplate({ parts, result, note }: LuckSum): TemplateResult {
  return html`
    <table class="sum">
      <caption>${say('luck-sum')}</caption>
      <tbody>${parts.map(({ what, figure }) => html`<tr><th scope="row">${what}</th><td>${figure}</td></tr>`)}</tbody>
      <tfoot><tr><th scope="row">${result.what}</th><td>${result.figure}</td></tr></tfoot>
    </table>
    ${note === null ? nothing : html`<p>${note}</p>`}`;
}
