/** The card of the move that is shown: whose it was, what happened in it, why, and what it cost; and what the marks on the board mean. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { allMoves, moveAt } from '../../review/findings/atStep';
import { say } from '../../strings/say';
import type { Cast } from '../../strings/words/review/moments';
import { moveName, moveTold } from '../../strings/words/review/verdict';
import { againButtons } from '../again/againButtons';
import type { Ask } from '../commands';
import type { ReviewModel } from './reviewModel';

/** The card. What it tells is spoken once when another move is shown. @param last the last step of the replay */
export function moveCard({ report }: ReviewModel, step: number, last: number, cast: Cast, ask: Ask): TemplateResult {
  if (report === null) return html`<section class="leaf move" aria-label=${say('report-title')}></section>`;
  const all = allMoves(report).length;
  return html`
    <section class="leaf move" aria-labelledby="card-move">
      <p class="small" id="card-move">${moveName(moveAt(report, step), all, cast)}</p>
      <div role="status">${moveTold(report, step, cast).map(({ heading, sentences }) => html`
        <h2>${heading}</h2>
        ${sentences.length === 0 ? nothing : html`<p>${sentences.join(' ')}</p>`}`)}
      </div>
      ${againButtons(report, step, last, ask)}
    </section>`;
}

const MARKS = ['played', 'better', 'danger'] as const;

/** What the frames on the board mean. */
export function legend({ marks }: ReviewModel): TemplateResult | typeof nothing {
  if (!marks) return nothing;
  const shown = MARKS.filter((mark) => mark === 'played' || (mark === 'better' ? marks.better !== null : marks.danger.length > 0));
  return html`
    <ul role="list" class="legend" aria-label=${say('report-legend')}>${shown.map((mark) => html`
      <li><span class="sample ${mark}" aria-hidden="true"></span>${say(`report-legend-${mark}`)}</li>`)}
    </ul>`;
}
