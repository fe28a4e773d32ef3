/**
 * The draw for order: face-down tiles as real page elements over their picture. One of them is in the tab order, and arrow keys walk from
 * tile to tile, as on the board.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { before } from '../../../layout/before';
import { orderTileBox } from '../../../layout/layout';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { pickText } from '../../../strings/words/table/prompts';
import { say } from '../../../strings/say';
import { orderTileName } from '../../../strings/words/table/names';
import { youOf } from '../../story';
import { pressedAt } from '../input/input';
import { at, inFrame } from '../place';
import type { ControlActions } from '../tableControls';

/** What somebody is asked to do, over their rack. */
function promptTemplate(text: string, { rack, turn }: ReturnType<typeof before>): TemplateResult {
  return html`<div class="edge" ${inFrame(turn)}><p class="prompt" role="status" ${at(rack)}><span>${text}</span></p></div>`;
}

/** The face-down tiles, and what is asked of whoever picks next. */
export function orderTemplate(state: ViewState, layout: Layout, actions: ControlActions): TemplateResult | typeof nothing {
  const { order, seats, may } = state;
  if (!order) return nothing;
  const { tiles } = order;
  const picker = order.picker === null ? undefined : seats[order.picker];
  function press(event: MouseEvent, index: number): void {
    if (order?.starter === null) actions.pick(index, pressedAt(event));
    // The second click of a double one was meant for the tile.
    else if (event.detail <= 1) actions.takeSeats(pressedAt(event));
  }
  return html`
    <div role="group" class="order" aria-label=${say('table-order-tiles')} @keydown=${(event: KeyboardEvent) => walk(event, layout, tiles)}
      @focusin=${moveTabStop}>
      ${Array.from({ length: tiles }, (_, index) => {
        const pick = order.picks.find((picked) => picked.index === index);
        const name = pick ? { tile: pick.tile, name: seats[pick.seat]?.name ?? '' } : null;
        return html`<button type="button" class="ghost facedown ${pick ? 'picked' : ''}" aria-disabled=${!may.pick || pick !== undefined}
          ${at(orderTileBox(layout, index, tiles))} tabindex=${index === 0 ? 0 : -1}
          aria-label=${orderTileName(index, name)}
          @click=${(event: MouseEvent) => press(event, index)}>${
            name ? `${name.tile} ${name.name}` : index + 1}</button>`;
      })}
    </div>
    ${may.pick && picker
      ? promptTemplate(pickText(youOf(seats) === null ? picker.name : null), before(layout, order.picker)) : nothing}`;
}

/** The tile that has the focus has the tab stop from then on. The template says only where it is at first, and never again. */
function moveTabStop(event: FocusEvent): void {
  for (const tile of (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.facedown')) {
    tile.tabIndex = tile === event.target ? 0 : -1;
  }
}

function walk(event: KeyboardEvent, layout: Layout, count: number): void {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.facedown')];
  const to = nextOrderTile(layout, count, all.indexOf(event.target as HTMLElement), event.key);
  if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  all[to]?.focus();
}

/** The tile that an arrow key, Home or End leads to from one of `count`; null for other keys, and where there is none. */
export function nextOrderTile(layout: Layout, count: number, from: number, key: string): number | null {
  if (from < 0) return null;
  switch (key) {
    case 'Home': return 0;
    case 'End': return count - 1;
    case 'ArrowLeft': return from > 0 ? from - 1 : null;
    case 'ArrowRight': return from < count - 1 ? from + 1 : null;
    case 'ArrowUp': return inNextRow(layout, count, from, -1);
    case 'ArrowDown': return inNextRow(layout, count, from, 1);
    default: return null;
  }
}

/** The tile that lies nearest in the row above (-1) or beneath (1). */
function inNextRow(layout: Layout, count: number, from: number, way: 1 | -1): number | null {
  const boxes = Array.from({ length: count }, (_, index) => ({ index, ...orderTileBox(layout, index, count) }));
  const here = boxes[from];
  if (!here) return null;
  const beyond = boxes.filter(({ y }) => (y - here.y) * way > here.height / 2);
  const row = Math.min(...beyond.map(({ y }) => Math.abs(y - here.y)));
  const [nearest] = beyond.filter(({ y }) => Math.abs(y - here.y) - row < here.height / 2)
    .toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x));
  return nearest?.index ?? null;
}
