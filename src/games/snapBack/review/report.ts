/** What came of a game of Snap Back, as the screen after it tells it. Moments bear the event at which they happened, for the replay. */
import type { Back } from '../rules/cards';
import type { Seat } from '../rules/game';
import type { Die } from '../rules/result';

export interface SnapBackReport {
  /** How many cards were shown. */
  readonly cards: number;
  /** Everybody at the table, computer players too. */
  readonly seats: readonly SeatReport[];
  /** What is worth looking at, in the order in which it happened. */
  readonly moments: readonly Moment[];
}

/**
 * What is told of one seat. A match is *theirs* if a number that holds was as high as their die or higher: calling it and showing that
 * number would have raised their die, or ended the game. A lower match costs nothing to call and gains them nothing.
 */
export interface SeatReport {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
  readonly die: { readonly start: Die; readonly end: Die };
  /** How many matches they called, whatever they showed then. */
  readonly called: number;
  /** How many matches that were theirs nobody called. */
  readonly missed: number;
  /** How often they called where nothing held. */
  readonly falseCalls: number;
  /** How often what they showed at a reveal was right; where nothing held a fist is. */
  readonly right: number;
  readonly wrong: number;
  /** For each k from 1 to 6, in this order. */
  readonly span: readonly SpanAt[];
  /** Their quickest call that was right, in milliseconds from the painted card; null where there is none. */
  readonly quickest: { readonly ms: number; readonly event: number } | null;
  /** The median of the calls that were right, in milliseconds; null where there is none. */
  readonly callTime: number | null;
  /** Whether their true 6 has ended the game. */
  readonly trueSix: boolean;
}

/** How well somebody remembered what was k cards ago, as far as a reveal has shown it. */
export interface SpanAt {
  readonly back: Back;
  /** How often this k held and they showed it, or showed nothing that held. Who showed another k that held was not asked for this one. */
  readonly asked: number;
  /** How often they showed it. */
  readonly right: number;
  /** How many matches of this k were theirs that nobody called. Where several held it is the nearest that would have paid. */
  readonly missed: number;
}

/** A place in a game that is worth going to. `event`: its index among the events; `card`: which card lay on top, counted from 1. */
export type Moment = { readonly event: number; readonly card: number } & (
  /** Nobody called this match. `seats`: whose it was; nobody's where it was below every die. */
  | { readonly kind: 'missed'; readonly holds: readonly Back[]; readonly seats: readonly Seat[] }
  /** Somebody called where nothing held. */
  | { readonly kind: 'falseCall'; readonly seats: readonly Seat[] }
  /** Somebody called a match. `right`: who showed a number that held; `up`: whose die rose; `down`: whose fell. */
  | {
    readonly kind: 'match'; readonly holds: readonly Back[]; readonly callers: readonly Seat[]; readonly right: readonly Seat[];
    readonly up: readonly Seat[]; readonly down: readonly Seat[];
  }
  /** A true 6 ended the game. */
  | { readonly kind: 'trueSix'; readonly seats: readonly Seat[] }
);
