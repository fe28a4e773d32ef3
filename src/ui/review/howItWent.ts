/**
 * "How it went": the curve of the win chance, the figures and what luck did, on a paper of their own; while the review is made, how far it
 * has come.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Report } from '../../review/report';
import { say } from '../../strings/say';
import { luckTold, reviewFigures } from '../../strings/words/review/figures';
import { missingTold } from '../../strings/words/review/missing';
import { whoIs, type Cast } from '../../strings/words/review/moments';
import type { Ask } from '../commands';
import { curveTemplate } from './curve';
import type { ReviewModel } from './reviewModel';

export function howItWent({ report, people, seat }: ReviewModel, step: number, cast: Cast, ask: Ask): TemplateResult {
  return html`
    <section class="leaf how" aria-labelledby="how-title">
      <h2 id="how-title">${say('report-how')}</h2>
      <div class="inside">
        ${people.length < 2 ? nothing : html`
          <label class="whose">${say('report-whose')}
            <select .value=${live(String(seat))} @change=${(event: Event) =>
              ask({ kind: 'reviewSeat', seat: Number((event.target as HTMLSelectElement).value) })}>${people.map((one) => html`
              <option value=${one} ?selected=${one === seat}>${whoIs(one, cast).name}</option>`)}</select></label>`}
        ${progressTemplate(report)}
        ${report === null ? nothing : told(report, step, cast, ask)}
      </div>
    </section>`;
}

function told(report: Report, step: number, cast: Cast, ask: Ask): TemplateResult {
  const person = whoIs(cast.person, cast);
  const others = cast.names.flatMap((_, other) => (other === cast.person ? [] : [other]));
  const ahead = say('report-ahead', { you: person.you, name: person.name });
  const behind = others.length === 1 ? say('report-ahead', whoAhead(others[0]!, cast)) : say('report-others-ahead');
  const luck = report.accounts.luck && luckTold(report.accounts.luck, person, others.map((other) => whoIs(other, cast)));
  return html`
    ${curveTemplate(report, step, 1 / cast.names.length, [ahead, behind], (to) => void ask({ kind: 'toStep', step: to }))}
    <p class="small">${say('report-curve-means')}</p>
    <dl>${reviewFigures(report.accounts).map(({ what, figure }) => html`<div><dt>${what}</dt><dd>${figure}</dd></div>`)}</dl>
    ${luck === null || luck.length === 0 ? nothing : html`<p class="luck">${luck.join(' ')}</p>`}
    ${report.missing.map((missing) => html`<p class="small">${missingTold(missing)}</p>`)}`;
}

function whoAhead(seat: number, cast: Cast) {
  const { you, name } = whoIs(seat, cast);
  return { you, name };
}

/** How far the review has come. It is spoken once for each look, and when all is done. */
function progressTemplate(report: Report | null): TemplateResult {
  const { pass, progress } = report ?? { pass: 0, progress: { done: 0, all: 1 } };
  const word = pass === 0 ? say('report-first-look') : pass === 1 ? say('report-closer-look') : '';
  return html`
    <div class="progress ${word === '' ? 'done' : ''}">
      <p role="status">${word === '' ? html`<span class="spoken">${say('report-done')}</span>` : word}</p>
      ${word === '' ? nothing : html`
        <progress aria-label=${say('report-progress')} max=${progress.all} .value=${progress.done}></progress>`}
    </div>`;
}
