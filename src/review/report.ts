/**
 * A review: what came of the moves of one person's seat in one game, with choice, memory, eye and luck told apart. Plain data, made step by
 * step while the answers of an adviser come in (see reviewer.ts). Chances are numbers from 0 to 1; "points" are hundredths of win chance,
 * above 0 for what is good for the seat where nothing else is said. A step is one of the replay's: 0 after the deal, n after n events.
 */
import type { Note } from '../history/pastView';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Gone, SeatView } from '../rules/seatView';
import type { Accounts } from './accounts';
import type { Moment } from './moment';
import type { Turning } from './turning';
import type { Judged, Verdict } from './verdict';

/** What a review is in: 0 nothing is judged yet, 1 the first look at all moves is done, 2 the closer look is done. */
export type ReviewPass = 0 | 1 | 2;

/** What a review cannot tell, and is told: it goes as far as it can. */
export type Missing =
  /** The game was not played to its end: reviewed as far as it went. There is no luck then: it has no result to come to. */
  | 'cut-short'
  /** The same, and one of the players gave up or dropped out. */
  | 'forfeited'
  /** Others played a part of the seat: only what was theirs is told. There is no luck then: the result is not theirs alone. */
  | 'taken-over'
  /** Runs were picked up without a call: there is no account of the eye. */
  | 'no-calls'
  /** The squares of tiles that were gone were crossed out: there is no account of the memory. */
  | 'memory-aid'
  /** A computer played as a character that this version does not know: its slips are told without what it had in mind. */
  | 'unknown-level'
  /** Nobody knows how long the calls took. */
  | 'no-times'
  /** Some moves could not be judged. */
  | 'unjudged';

/** A tile that was placed, by anybody. */
export interface PlacedMove {
  readonly seat: Seat;
  /** The number of its event in the record, from 0, and the step that shows it lying: one more. */
  readonly event: number;
  readonly step: number;
  /** How many tiles had been placed before it. */
  readonly ply: number;
  readonly tile: Tile;
  /** The rack that it was chosen from. */
  readonly rack: readonly Tile[];
  /** Null as long as it is not judged. A rack of one tile is no choice: nothing is lost there. */
  readonly verdict: Verdict | null;
}

/** A tile that the person placed. */
export interface OwnMove extends PlacedMove {
  /** Which of their moves it is, from 1. */
  readonly number: number;
  /** What the seat could see before it: who tries again sees no more. */
  readonly view: SeatView;
  readonly judged: Judged | null;
  /** What the loss is told as, null without a band: a tile that was forgotten to be gone is no bad choice. */
  readonly account: 'choice' | 'memory' | null;
  /** The tile that they counted on though it was gone, what it went with, and by whom. With `account: 'memory'`. */
  readonly forgot: { readonly tile: Tile; readonly gone: Gone } | null;
  /** The number of the own move at which the same better tile, passed by several times, is told; null where this one is. */
  readonly toldAt: number | null;
}

/** A tile that another placed, judged from what they could see. */
export interface OthersMove extends PlacedMove {
  /** What a computer had in mind, where it was wrong. */
  readonly note: Note | null;
}

/** The person's win chance at a step. */
export interface CurvePoint {
  readonly step: number;
  readonly chance: number;
  /** Whether it comes from the adviser; otherwise from the table of leads. */
  readonly judged: boolean;
}

/** The review of one person's seat in one game, as far as it is made. */
export interface Report {
  readonly game: string;
  readonly seat: Seat;
  readonly pass: ReviewPass;
  /** Questions that are answered, of all of the pass that is under way; equal when it is done. */
  readonly progress: { readonly done: number; readonly all: number };
  readonly missing: readonly Missing[];
  /** The person's own moves, and those of all others, as they were played. */
  readonly moves: readonly OwnMove[];
  readonly others: readonly OthersMove[];
  /** One point for each step of the replay. */
  readonly curve: readonly CurvePoint[];
  /** Few, in the order in which they happened. They may change until the second pass is done. */
  readonly moments: readonly Moment[];
  readonly accounts: Accounts;
  /** How the game ended for the person, and what it turned on; null where it has no result. */
  readonly turning: Turning | null;
}
