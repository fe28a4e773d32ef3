/** A rack as it was judged at a moment, and what one tile of it lost. */
import type { Reasons } from '../ai/questions';
import type { Tile } from '../rules/board';
import type { Band } from './band';
import type { Reason } from './reason';

/** A tile of a rack as it was judged at a moment. */
export interface JudgedTile {
  readonly tile: Tile;
  /** The win chance if it is placed, and its run is called. */
  readonly chance: number;
  /** How many tiles it takes at once. */
  readonly takes: number;
  readonly reasons: Reasons;
}

/** A rack as it was judged from what its seat could see: `errors[i][j]` is the standard error of `chance[i] - chance[j]`. */
export interface Judged {
  /** In the order of the rack. */
  readonly tiles: readonly JudgedTile[];
  readonly errors: readonly (readonly number[])[];
  /** Whether it is certain. */
  readonly exact: boolean;
}

/** What one tile of a judged rack loses beside the best of it, and why. */
export interface Verdict {
  readonly tile: Tile;
  /** The best tile; the tile itself where nothing is better. */
  readonly better: Tile;
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
