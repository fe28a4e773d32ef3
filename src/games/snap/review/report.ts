/** What came of a game of Snap, as the screen after it tells it. Moments bear the event at which they happened, for the replay. */
import type { CallKind, Seat, SnapEnd } from '../rules/game';

export interface SnapReport {
  /** How many cards were turned. */
  readonly cards: number;
  /** Null where the game was stopped. */
  readonly end: SnapEnd | null;
  /** Everybody at the table, computer players too. */
  readonly seats: readonly SeatReport[];
  /** What is worth looking at, in the order in which it happened. */
  readonly moments: readonly Moment[];
}

export interface SeatReport {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
  /** How many cards they had at the end, in stock and open pile. */
  readonly cards: number;
  /** Whether they are among the winners; all who share a draw are. */
  readonly won: boolean;
  /** Whether they went out. */
  readonly isOut: boolean;
  /** How many matches they called rightly, alone or with others. */
  readonly called: number;
  /** How many matches were called, by anybody, or missed by all, while they were in. */
  readonly matches: number;
  /** How many of these nobody called. */
  readonly missed: number;
  readonly falseCalls: number;
  /** How many cards they won. */
  readonly cardsWon: number;
  /** Their quickest call that was right, in milliseconds from when it could be seen; null where there is none, or nothing was timed. */
  readonly quickest: { readonly ms: number; readonly event: number } | null;
  /** The median of the calls that were right, in milliseconds; null likewise. */
  readonly callTime: number | null;
}

/** A place in a game that is worth going to. `event`: its index among the events; `card`: how many cards were turned by then. */
export type Moment = { readonly event: number; readonly card: number } & (
  /** Nobody called this match. `seats`: who could have. */
  | { readonly kind: 'missed'; readonly call: CallKind; readonly seats: readonly Seat[] }
  /** Somebody won cards. `callers`: all who called at that instant, the winner among them. */
  | {
    readonly kind: 'took'; readonly call: CallKind; readonly seat: Seat; readonly callers: readonly Seat[]; readonly cards: number;
    readonly ms: number | null;
  }
  /** Calls were tied, and what they were about went to the pot. */
  | { readonly kind: 'tied'; readonly call: CallKind; readonly seats: readonly Seat[] }
  /** Somebody called what was not there. */
  | { readonly kind: 'falseCall'; readonly call: CallKind; readonly seats: readonly Seat[] }
  /** Somebody went out. */
  | { readonly kind: 'out'; readonly seats: readonly Seat[] }
);
