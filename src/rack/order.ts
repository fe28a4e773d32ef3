/** The draw for order on a phone: the face-down tiles, large enough for a finger, and who starts. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from '../session/viewState';
import { shownName } from '../strings/words/grammar';
import { orderTileName } from '../strings/words/table/names';
import { say } from '../strings/say';
import { star } from '../ui/ornaments';
import { pressedAt } from '../ui/table/input/input';
import { waitsForReader } from '../ui/table/order/waitsForReader';
import type { RackActions } from './pressed';

export function orderTemplate(view: ViewState, { pick, takeSeats }: RackActions): TemplateResult | typeof nothing {
  const { order, seats, may } = view;
  if (order === null) return nothing;
  const tile = (index: number): TemplateResult => {
    const picked = order.picks.find((one) => one.index === index);
    const name = picked ? seats[picked.seat]?.name ?? '' : '';
    return html`
      <button type="button" class="rack-facedown ${picked ? 'picked' : ''}" aria-disabled=${!may.pick || picked !== undefined}
        aria-label=${orderTileName(index, picked ? { tile: picked.tile, name } : null)}
        @click=${(event: MouseEvent) => pick(index, pressedAt(event))}>${
          picked ? html`<b>${picked.tile}</b><small>${shownName(name)}</small>` : star()}</button>`;
  };
  return html`
    <div role="group" class="rack-order" aria-label=${say('table-order-tiles')}>${
      Array.from({ length: order.tiles }, (_, index) => tile(index))}</div>
    ${order.starter !== null && waitsForReader(view) ? html`
      <button type="button" class="rack-draw goes-on" aria-disabled="false"
        @click=${(event: MouseEvent) => takeSeats(pressedAt(event))}>${say('prompt-continue')}</button>` : nothing}`;
}
