/** The draw for order: each seat picks a face-down tile. The lowest goes first, the others sit to their left in rising order. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';

/** How many face-down tiles lie on the table to be picked from. */
export const ORDER_TILES = 24;

export interface Pick { readonly seat: Seat; readonly index: number; readonly tile: Tile }

/** For each seat in order of play: the seat that its player had before. */
export function seating(picks: readonly Pick[]): Seat[] {
  return picks.toSorted((a, b) => a.tile - b.tile).map(({ seat }) => seat);
}
