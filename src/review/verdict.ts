/** A rack as it was judged at a moment, and what one tile of it lost. */
import type { JudgedMove } from '../ai/questions';
import type { Tile } from '../rules/board';
import type { Band } from './band';
import type { Reason } from './reason';

/** A rack as it was judged from what its seat could see. Its chances are numbers from 0 to 1, as are their errors. */
export type Judged = JudgedMove;

/** What one tile of a judged rack loses beside the best of it, and why. */
export interface Verdict {
  readonly tile: Tile;
  /** The best tile; the tile itself where nothing is better. */
  readonly better: Tile;
  /** The win chance with this tile and with the better one, from 0 to 1. */
  readonly chance: number;
  readonly best: number;
  /** Points lost, never below 0, and their standard error. */
  readonly loss: number;
  readonly error: number;
  /** Null where nothing was lost that can be told from chance. */
  readonly band: Band | null;
  /** Null where nothing explains it, and where there is no band. */
  readonly reason: Reason | null;
  /** The unseen tiles that could take something after it and nothing before: the squares of the danger. In rising order. */
  readonly dangers: readonly Tile[];
}
