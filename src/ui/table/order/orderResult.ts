/**
 * Who starts by the draw for order: their face, once their tile has turned. The picked tiles lie open beside it. The game goes on by
 * itself; its button, or a press on a tile or on the words, goes on at once.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { before } from '../../../layout/before';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { who } from '../../../strings/words/grammar';
import { orderStays } from '../../../strings/words/table/prompts';
import { say } from '../../../strings/say';
import { face, mark } from '../../ornaments';
import { youOf } from '../../story';
import { room } from '../callRoundPanel';
import { at, inFrame } from '../place';
import type { ControlActions } from '../tableControls';
import { waitsForReader } from './waitsForReader';

/** Who starts, and the button that goes on at once; nothing until all have picked. */
export function orderResultTemplate(
  state: ViewState, layout: Layout, { takeSeats }: Pick<ControlActions, 'takeSeats'>,
): TemplateResult | typeof nothing {
  const { order, seats, viewer } = state;
  const starter = order?.starter ?? null;
  const player = starter === null ? undefined : seats[starter];
  if (!player) return nothing;
  const text = say('prompt-starts', who(player.name, starter === youOf(seats)));
  const own = before(layout, viewer);
  const follow = layout.edges ? orderStays(namesAfter(state)) : null;
  const goOn = (event: MouseEvent): void => takeSeats(event.timeStamp);
  return html`
    <div class="edge" ${inFrame(own.turn)}>
      <section class="asking order-result" data-comes-up ${at(room(own))} aria-label=${say('table-order-result')} @click=${goOn}>
        <p class="question" id="who-starts" role="status"><span class="who">${
          player.level === null ? nothing : face(player.level)}${mark(player.shape)}</span><span>${text}${
          follow === null ? nothing : html` <small>${follow}</small>`}</span></p>
        ${waitsForReader(state) ? html`<div class="answers">
          <button type="button" class="goes-on" aria-describedby="who-starts">${say('prompt-continue')}</button></div>` : nothing}
      </section>
    </div>`;
}

/** Who comes after the starter, in the order of play. */
function namesAfter({ order, seats }: ViewState): readonly string[] {
  const inOrder = (order?.picks ?? []).toSorted((a, b) => a.tile - b.tile);
  return inOrder.slice(1).map(({ seat }) => seats[seat]?.name ?? '');
}

/** Puts the focus on the button that goes on, when it comes. */
export function focusOrderResult(root: HTMLElement, earlier: ViewState, now: ViewState): void {
  if (waitsForReader(now) && !waitsForReader(earlier)) root.querySelector<HTMLElement>('.order-result button')?.focus();
}
