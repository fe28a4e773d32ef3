/**
 * The table of Snap Back as everybody may see it, and what people do at it. The open card is in it and no other: cards that are turned down
 * are in no view, and whoever wants to know them has to remember. What somebody has chosen is in it when all is revealed.
 */
import type { Back, Claim, Rank } from '../rules/cards';
import type { Reveal, Seat } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import type { Die } from '../rules/result';
import type { SnapBackPlayer } from '../kept/setup';

export type Phase =
  /** Nothing is shown yet: a press begins. After a reload a game that was on waits like this, too. */
  | 'ready'
  /** Cards are shown, one after the other. */
  | 'dealing'
  /** Untimed: everybody is asked about the card that lies open. */
  | 'asked'
  /** Somebody has called. Everybody chooses a number in secret. */
  | 'choosing'
  /** The numbers and the last seven cards lie open. */
  | 'revealed'
  /** The last six are shown once more, one at a time. */
  | 'again'
  | 'over';

export interface SeatShown extends SnapBackPlayer {
  readonly die: Die;
  /** Whether they have chosen a number, or answered where everybody is asked. */
  readonly chosen: boolean;
}

/** The table as everybody may see it, with times of the game's own. */
export interface SeenSnapBack extends Omit<SnapBackView, 'time' | 'countEndsAt'> {
  /** While numbers are chosen against the count: when it ends; null where it waits for everybody. */
  readonly countEndsAt: number | null;
  /** When the game's time is over; null where it has no end. */
  readonly endsAt: number | null;
}

/** The table as a page shows it. */
export interface SnapBackView {
  readonly phase: Phase;
  readonly seats: readonly SeatShown[];
  /** How many cards were shown, as the record counts them. */
  readonly shown: number;
  /**
   * The card that lies open: the top card (`back` null), or one of the last six that is shown again, the `back`th before the card that
   * comes next, so that the top card itself is 1 back. null: it is turned down, or the game is paused.
   */
  readonly open: { readonly rank: Rank; readonly back: Back | null } | null;
  /**
   * How many cards lie turned down that can be asked for, at most six: those before the top card; before the first card after a reload and
   * while they are shown again, the last six, the top card among them.
   */
  readonly down: number;
  /** Whether the top card may be called now. */
  readonly mayCall: boolean;
  /** While people choose, are asked or look at what was revealed: who has called. */
  readonly callers: readonly Seat[];
  /** How long the first of them took from the painted card, in milliseconds; null where nobody was timed. */
  readonly callTook: number | null;
  /** While numbers are chosen against the count: when it ends, in the page's milliseconds; null where it waits for everybody. */
  readonly countEndsAt: number | null;
  /**
   * Of several people at one screen: who chooses now, each once and in turn, or who is asked next (any other may answer before them);
   * null where all choose at once.
   */
  readonly chooser: Seat | null;
  /** What was revealed: the seven cards, the oldest first, and what came of it. */
  readonly revealed: { readonly cards: readonly Rank[]; readonly reveal: Reveal } | null;
  /** Milliseconds that were left of the game at `at`, by the page's clock; null where it has no end. It runs while `runs`. */
  readonly time: { readonly left: number; readonly at: number; readonly runs: boolean } | null;
  /** Milliseconds from card to card. */
  readonly pace: number;
  readonly untimed: boolean;
  /** Whether it is seen where the last six cards lie, face down. */
  readonly row: boolean;
  readonly paused: boolean;
  readonly ended: EndedBy | null;
}

/** What people at the screen do. `at`: when they pressed, in the page's milliseconds (an event's `timeStamp`). */
export type SnapBackAct =
  /**
   * A press begins the game, goes on after a reload, after a pause and after a reveal, skips the six that are shown again (where nothing
   * hurries it shows the next of them), or shows the next card where nothing hurries and nobody is asked.
   */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'call'; readonly seat: Seat; readonly at: number }
  /** Untimed: what a seat that is asked answers. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly calls: boolean }
  /** Where people choose in turn only the `chooser` does, and once; otherwise a choice may be changed until the reveal. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly claim: Claim }
  /** Whether several people choose at the same time, against the count, as with their fingers. They do not where nothing hurries. */
  | { readonly kind: 'together'; readonly on: boolean }
  | { readonly kind: 'pause'; readonly paused: boolean; readonly at: number }
  /** The open card was painted: from here on times count. */
  | { readonly kind: 'painted'; readonly shown: number; readonly at: number }
  /** What is read aloud has begun (true) or ended: the pace waits for it. */
  | { readonly kind: 'reading'; readonly on: boolean }
  /** A press holds what was revealed open, or lets it go. */
  | { readonly kind: 'hold'; readonly on: boolean }
  | { readonly kind: 'stop' };
