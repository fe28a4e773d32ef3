/** Lets a tile that is held follow the pointer, and its square be ringed, where the page draws the table by itself (`plain.css`). */
import type { Draft } from '../../../layout/draft';
import { before } from '../../../layout/before';
import { turnedBox } from '../../../layout/turn';
import type { Layout } from '../../../layout/types';

/** How far a tile has been carried from its slot, in its own frame and in CSS pixels; null where it is not on the rack. */
export function carried(layout: Layout, viewer: number | null, index: number, held: { readonly x: number; readonly y: number }) {
  const { slots, turn } = before(layout, viewer);
  const slot = slots[index];
  if (!slot) return null;
  const lies = turnedBox(turn, slot);
  const [x, y] = [held.x - lies.x - lies.width / 2, held.y - lies.y - lies.height / 2];
  switch (turn.quarters) {
    case 0: return { x, y };
    case 1: return { x: y, y: -x };
    case 2: return { x: -x, y: -y };
    case 3: return { x: -y, y: x };
  }
}

/** Marks in the document what somebody is about to do. @param rack the tiles of the open rack, by their slots */
export function showHeld(root: HTMLElement, { held, pointed }: Draft, layout: Layout, viewer: number | null): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-held], [data-aimed]')) {
    delete element.dataset['held'];
    delete element.dataset['aimed'];
    element.style.removeProperty('translate');
  }
  const aim = held?.tile ?? pointed;
  const square = aim === null ? null : root.querySelector<HTMLElement>(`[data-square="${aim}"]`);
  if (square) square.dataset['aimed'] = '';
  if (!held || !root.classList.contains('plain')) return;
  const tiles = [...root.querySelectorAll<HTMLElement>('.rack .tile')];
  const index = tiles.findIndex((tile) => tile.dataset['tile'] === String(held.tile));
  const by = carried(layout, viewer, index, held);
  const tile = tiles[index];
  if (!tile || !by) return;
  tile.dataset['held'] = '';
  tile.style.setProperty('translate', `${by.x}px ${by.y}px`);
}
