/** Why one tile was better than another, as data: one reason, which a sentence is made of (strings/words/review/reason.ts). */
import type { Tile } from '../rules/board';

/** A run that somebody could make with one tile more. */
export interface Opening {
  /** The run at its full length, in the order of its line: `36, 46, 56, 66`. */
  readonly squares: readonly Tile[];
  /** The tile that would make it. */
  readonly tile: Tile;
  /** How many tiles it would take, all its runs together. */
  readonly gain: number;
}

/** Why nothing, or less, came of the better tile. */
export interface Safe {
  readonly tile: Tile;
  /** Squares of tiles that are gone, each all that a run with the tile would want; empty where it just opened nothing. */
  readonly gone: readonly Tile[];
}

/** The reason for what a tile lost beside the better one. Nothing of it is invented: where none of these holds, there is none. */
export type Reason =
  /** The better tile takes more at once. `rival`: a tile that was not seen and could take some of the same; null where there was none. */
  | {
    readonly kind: 'takes'; readonly tile: Tile; readonly takes: readonly Tile[]; readonly instead: readonly Tile[];
    readonly rival: Tile | null;
  }
  /**
   * Keeping a tile back too long: the better tile opens something whenever it is played, and was better played now. The one that was played
   * opened nothing, and could have waited for later (`waits`).
   */
  | { readonly kind: 'kept'; readonly tile: Tile; readonly waits: Tile }
  /** Waiting with a run: the tile took it at once, nobody else could have made it, and another tile came first. */
  | { readonly kind: 'waits'; readonly tile: Tile; readonly takes: readonly Tile[]; readonly better: Tile }
  /**
   * The tile opened a run to whoever has one that was not seen, and the better one opened nothing, or less.
   * `more`: how many other tiles would take something now too; `safe`: null where the better one opens something as well.
   */
  | { readonly kind: 'opens'; readonly opening: Opening; readonly more: number; readonly better: Tile; readonly safe: Safe | null }
  /** A run lay open to whoever has one tile; the better tile would have closed it. */
  | { readonly kind: 'shuts'; readonly opening: Opening; readonly better: Tile }
  /** The better tile prepares a run that only its owner could make: the tile that it wants was on their rack. */
  | { readonly kind: 'keeps'; readonly opening: Opening; readonly better: Tile };
