/**
 * The vocabulary of a game: what a position is, which events change it, what happens then, and why an event is refused.
 * All of it is immutable plain data, fit for JSON and for a worker's wire.
 */
import type { Line, Tile } from './board';
import type { HouseRules } from './options';

/** A player's place at the table, from 0, in order of play to the left. */
export type Seat = number;

/** A run whose maker ended the move without calling it. */
export interface MissedRun extends Line {
  /** Who forfeited it: anyone else may call it. */
  readonly maker: Seat;
  /** Whether no tile has been placed since: then a call on it moves the turn (rule 6). */
  readonly fresh: boolean;
}

export interface Position {
  readonly rules: HouseRules;
  /** Each seat's tiles in hand, oldest first. */
  readonly racks: readonly (readonly Tile[])[];
  /** The tiles still to be drawn, front first. */
  readonly pile: readonly Tile[];
  /** The tiles that lie on the board, in rising order. */
  readonly board: readonly Tile[];
  /** Each seat's winnings, in the order in which they came. */
  readonly won: readonly (readonly Tile[])[];
  /** Whose move it is; null when the game is over. */
  readonly mover: Seat | null;
  /** The tile that the mover placed in this move, or null before that. */
  readonly placed: Tile | null;
  /** In `race`: who took the mover's run before the move ended; the turn goes on from them (rule 6). */
  readonly raced: Seat | null;
  /** Whether any tile was placed yet: before that nobody may call. */
  readonly begun: boolean;
  readonly missed: readonly MissedRun[];
  /** Which seats still have a move to lose for a false call. */
  readonly owes: readonly boolean[];
}

/** What a record holds: a tile placed, a call, the draw that ends a move. */
export type GameEvent =
  | readonly ['place', Seat, Tile]
  | readonly ['snag', Seat]
  | readonly ['draw', Seat];

/** A run that was taken: whose it was to call, and whether they had missed it. */
export interface TakenRun extends Line { readonly maker: Seat; readonly missed: boolean }

/**
 * What everyone at the table sees happen, in order. The tile of `drew` alone is private to its seat: see `seenBy` of the view state.
 * A run that is made or missed is no happening before somebody calls it.
 */
export type Happening =
  | { readonly type: 'placed'; readonly seat: Seat; readonly tile: Tile }
  | {
    readonly type: 'snagged'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly runs: readonly TakenRun[];
    /** Set when the call costs the caller's move (rule 6). */
    readonly costsMove?: true;
  }
  | {
    readonly type: 'falseCall'; readonly seat: Seat;
    /** What it costs now: `none` too for one who has a move to lose already, and when the game is over. */
    readonly penalty: HouseRules['falseCall'];
    /** Tiles paid under `pay-tile`: one to each, as far as they went. */
    readonly paid: readonly { readonly to: Seat; readonly tile: Tile }[];
    /** It costs this very move, not the next: the caller was to place. */
    readonly thisMove?: true;
  }
  /** `tile` is null where the pile was used up, or where the tile is not for these eyes. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null; readonly pile: number }
  | { readonly type: 'lostMove'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'over'; readonly tiles: readonly number[] };

/** Why an event is refused, with what is needed to explain it. */
export type Refusal =
  | { readonly code: 'unknown-event'; readonly event: unknown }
  | { readonly code: 'unknown-seat'; readonly seat: unknown; readonly seats: number }
  | { readonly code: 'unknown-tile'; readonly tile: unknown }
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-move'; readonly seat: Seat; readonly mover: Seat }
  | { readonly code: 'already-placed'; readonly seat: Seat; readonly tile: Tile }
  | { readonly code: 'not-in-rack'; readonly seat: Seat; readonly tile: Tile }
  | { readonly code: 'place-first'; readonly seat: Seat }
  | { readonly code: 'nothing-placed'; readonly seat: Seat }
  | { readonly code: 'no-calls'; readonly seat: Seat }
  | { readonly code: 'makers-call'; readonly seat: Seat; readonly mover: Seat };

/** The answer to an event: the next position and what happened, or the refusal with the position untouched. */
export type Outcome =
  | { readonly ok: true; readonly position: Position; readonly happenings: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };
