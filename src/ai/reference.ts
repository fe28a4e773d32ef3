/**
 * The players that others are measured against, with perfect eyes and memory and automatic calls: random, greedy, careful, and the linear
 * evaluation without search. Each sees a seat's view and nothing else.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import { weigh } from './careful';
import { anyTile, grab } from './greedy';
import { clearMind } from './mind/mind';
import { evaluatorFor, knownState } from './search/fromView';

/** Which tile of the view's rack to place. */
export type Placer = (view: SeatView, random: RandomGenerator) => Tile;

/** Any tile of the rack. */
export const randomPlayer: Placer = ({ rack }, random) => anyTile(rack, random);

/** The largest run; if there is none, any tile. */
export const greedyPlayer: Placer = (view, random) => grab(clearMind(view), random);

/** The largest run, else the tile that leaves the least danger. */
export const carefulPlayer: Placer = (view) => weigh(clearMind(view))[0]!.tile;

/** The linear evaluation alone: the largest run, else the tile after which its windows are worth most. */
export const linearPlayer: Placer = (view) => {
  const state = knownState(view, evaluatorFor(view.racks.length));
  return view.rack[state.best()]!;
};
