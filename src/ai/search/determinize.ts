/** Determinization: the tiles that a seat does not see are dealt to the other racks and the pile, so that the game can be played out. */
import type { Chance } from '../chance';
import type { SearchState } from './searchState';

/**
 * Makes `into` the known position with the hidden tiles dealt: at random, or the racks as they stand first in `tiles`.
 * @param seat whose rack is known
 * @param sizes how many tiles each rack holds
 * @param pile how many the pile holds
 * @param tiles the hidden ones; left in another order
 * @param settled whether the other racks are dealt from the front of `tiles` as they stand, by seats
 * @param plies no more tiles than this are drawn from the pile, so the rest is not dealt
 */
export function determinize(
  into: SearchState, known: SearchState, seat: number, sizes: ArrayLike<number>, pile: number, tiles: Uint8Array,
  settled: boolean, plies: number, chance: Chance,
): void {
  into.copy(known);
  const { length } = tiles;
  let next = 0;
  for (let other = 0; other < into.seats; other += 1) {
    if (other === seat) continue;
    for (let i = sizes[other]!; i > 0 && next < length; i -= 1) {
      into.give(other, settled ? tiles[next]! : swapIn(tiles, next, next + chance.below(length - next)));
      next += 1;
    }
  }
  into.pileSize = Math.min(pile, length - next);
  for (let i = 0; i < into.pileSize && i < plies; i += 1) {
    into.pile[i] = swapIn(tiles, next, next + chance.below(length - next));
    next += 1;
  }
}

/** Exchanges two tiles and gives the one that is now at `place`. */
function swapIn(tiles: Uint8Array, place: number, other: number): number {
  const tile = tiles[other]!;
  tiles[other] = tiles[place]!;
  tiles[place] = tile;
  return tile;
}
