/** The card of the move that is shown: whose it was, what happened in it, why, and what it cost; and what the marks on the board mean. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { allMoves, moveAt } from '../../review/findings/atStep';
import { say } from '../../strings/say';
import type { Cast } from '../../strings/words/review/moments';
import { turningAt, turningTold } from '../../strings/words/review/turning';
import { moveName, moveTold, type Told } from '../../strings/words/review/verdict';
import type { Report } from '../../review/report';
import type { Ask } from '../commands';
import { runsWhole, turnButton, working } from './howItWent';
import type { ReviewModel } from './reviewModel';

/** What stands on the card besides what is told of the move. */
interface Besides {
  /** What can be done with it, where that stands on the card: it keeps its place, however much is told. */
  readonly does: TemplateResult | typeof nothing;
  /** Whether the card is what is read first: then it begins with what the game turned on, and shows how far the review has come. */
  readonly first: boolean;
}

/** The card. What it tells is spoken once when another move is shown. */
export function moveCard({ report }: ReviewModel, step: number, cast: Cast, { does, first }: Besides, ask: Ask): TemplateResult {
  if (report === null) {
    return html`<section class="leaf move" aria-label=${say('report-title')}>${first ? working(report) : nothing}</section>`;
  }
  const move = moveAt(report, step);
  const opens = first && move === null;
  return html`
    <section class="leaf move" aria-labelledby="card-move">
      <p class="small" id="card-move">${moveName(move, allMoves(report).length, cast)}</p>
      ${does}${first ? working(report) : nothing}
      <div role="status">${toldOn(report, step, opens, cast).map(({ heading, sentences }) => html`
        <h2>${runsWhole(heading)}</h2>
        ${sentences.length === 0 ? nothing : html`<p>${sentences.join(' ')}</p>`}`)}
      </div>
      ${opens ? turnButton(report, ask) : nothing}
    </section>`;
}

function toldOn(report: Report, step: number, opens: boolean, cast: Cast): readonly Told[] {
  const told = moveTold(report, step, cast);
  const { turning } = report;
  if (!opens || turning === null) return told;
  // The way to the turn that decided is worth its room: how to go through the game is told where there is none.
  return told.map(({ sentences }) => ({ heading: turningTold(turning, cast), sentences: turningAt(turning) === null ? sentences : [] }));
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
