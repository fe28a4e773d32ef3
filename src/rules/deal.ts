/** Scrambling the tiles from a seed: the same seed gives the same tiles everywhere, so that a deal can be named by a word. */
import { randomFrom, scramble } from '../chance/chance';
import { SQUARES, type Tile } from './board';

/** The 76 scrambled tiles of the deal called `seed`, front first. */
export function dealOf(seed: string): Tile[] {
  return scramble(SQUARES, randomFrom(`deal:${seed}`));
}

/** The 76 scrambled tiles from which each seat picks one for the order of play, before the deal called `seed`. */
export function orderTilesOf(seed: string): Tile[] {
  return scramble(SQUARES, randomFrom(`order:${seed}`));
}
