/** What a game turned on, for the person whose review it is: plain data, of which strings/words/review/turning.ts makes one sentence. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';

/** What happened at a turning point. `seat`: whose doing it was. */
export type Cause =
  /** A run was taken, or several at once. `from`: who had missed it; null for the caller's own. */
  | { readonly kind: 'took'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly from: Seat | null }
  /** A tile was placed that let another make a run with their next one. */
  | { readonly kind: 'setUp'; readonly seat: Seat; readonly whom: Seat; readonly tiles: readonly Tile[] }
  | { readonly kind: 'missed'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly kind: 'falseCall'; readonly seat: Seat }
  /** A tile was placed, and another was better. */
  | { readonly kind: 'chose'; readonly seat: Seat; readonly tile: Tile; readonly better: Tile }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'played'; readonly seat: Seat; readonly tile: Tile };

/** A turn of the game, by its number, and the step of the replay that shows what happened in it. */
export interface AtTurn { readonly turn: number; readonly step: number }

/** How a game was decided. */
export type Decided =
  /** At one turn: after it the chance never fell back. `cause`: null where no single doing can be named. */
  | { readonly kind: 'turned'; readonly at: AtTurn; readonly cause: Cause | null }
  /** Bit by bit: from this turn on whoever won stayed ahead. */
  | { readonly kind: 'slowly'; readonly at: AtTurn }
  /** Never in doubt: from the first few tiles on. */
  | { readonly kind: 'always' };

/** How a game ended for the person, and what it turned on. */
export interface Turning {
  readonly result: 'won' | 'lost' | 'tied';
  /** How many tiles the person has won, the others' in the order of play, and with whom they tied. */
  readonly tiles: number;
  readonly others: readonly number[];
  readonly tiedWith: readonly Seat[];
  /** Null before the second look is done, where not all could be judged, and where nothing decided a tie. */
  readonly decided: Decided | null;
}
