/** The screen of a review: the replay's board and controls, and around them how it went, the card of the move, and the moments. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ReviewLayout } from '../../layout/shapes/review';
import { say } from '../../strings/say';
import type { Cast } from '../../strings/words/review/moments';
import type { Ask } from '../commands';
import { controlsTemplate, racksTemplate, replayKeys, type ReplayModel } from '../history/replayControls';
import { shownUpdate } from '../shownNames';
import { at, whole } from '../table/place';
import { againButtons } from '../again/againButtons';
import { howItWent } from './howItWent';
import { inNumbers } from './inNumbers';
import { momentList } from './momentList';
import { legend, moveCard } from './moveCard';
import type { ReviewModel } from './reviewModel';

type Reviewed = ReplayModel & { readonly review: ReviewModel };

/** @param table the elements of the board, as at any table */
export function reviewTemplate(model: Reviewed, layout: ReviewLayout, table: TemplateResult, ask: Ask): TemplateResult {
  const { steps, step, review } = model;
  const update = steps[step] && shownUpdate(steps[step]);
  if (!update) return html``;
  const back = review.overTable ? say('report-back-to-table') : say('replay-back');
  return html`
    <main class="table replay review ${layout.shape} ${layout.review.kind === 'apart' ? 'apart' : 'single'}" ${whole(layout)}
      @keydown=${replayKeys(model, ask)}>
      <h1 class="spoken">${say('report-title')}</h1>
      ${table}
      ${parts(model, update, layout, ask)}
      <button type="button" class="menu end" aria-label=${back} title=${back}
        ${at(layout.menu)} @click=${() => ask({ kind: 'endReplay' })}><span aria-hidden="true">×</span></button>
    </main>`;
}

/** In a lower column than this nothing else is seen beneath the curve. */
const LOW = 640;

/** All but the board. On a phone the card is read first, and what can be done with it stays at the foot, under the thumb. */
function parts(model: Reviewed, update: ReturnType<typeof shownUpdate>, layout: ReviewLayout, ask: Ask): TemplateResult {
  const { review: boxes, shape } = layout;
  const { step, review, steps } = model;
  const phone = shape !== 'wide' || (boxes.kind === 'column' && boxes.column.height < LOW);
  const cast = castOf(model, update.state.seats);
  const controls = controlsTemplate(model, update, boxes.controls, ask);
  const how = howItWent(review, step, cast, { seats: update.state.seats, later: phone }, ask);
  const does = againButtons(review.report, step, steps.length - 1, ask);
  const move = moveCard(review, step, cast, { does: phone ? nothing : does, first: phone }, ask);
  const numbers = inNumbers(review.report, cast);
  const moments = momentList(review.report, step, cast, ask);
  const racks = racksTemplate(update.state, null, true);
  const again = review.overTable
    ? html`<button type="button" class="again" @click=${() => ask({ kind: 'newGame' })}>${say('report-again')}</button>` : nothing;
  return boxes.kind === 'apart' ? html`
    <div class="side" ${at(boxes.left)}>${how}${move}${legend(review)}${numbers}</div>
    ${controls}
    <div class="side" ${at(boxes.right)}>${moments}${racks}${again}</div>` : html`
    ${boxes.controls ? controls : nothing}
    <div class="side" ${at(boxes.column)}>
      ${boxes.controls ? nothing : controls}
      <div class="reading">${phone ? html`${move}${legend(review)}${how}` : html`${how}${move}${legend(review)}`}${
        moments}${numbers}${racks}${again}</div>
      ${phone ? does : nothing}
    </div>`;
}

/** Who is spoken of. The only person of a game is "you", whatever they were called. */
function castOf({ review: { seat, people, names } }: Reviewed, seats: readonly { readonly name: string }[]): Cast {
  return { names: names ?? seats.map(({ name }) => name), person: seat, you: people.length === 1 ? seat : null };
}
