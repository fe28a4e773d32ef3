/**
 * What is kept of somebody's training: a card for each skill that was asked, the sessions of each drill for its curve, and own slips that
 * wait. It belongs to a name, and is kept, backed up and deleted with it. Pure: no clock, no store.
 */
import type { Card } from './schedule/card';
import type { DrillName, SkillName } from './skills';
import type { QuestionRef, SafeQuestion } from './question';

/** How many sessions of each drill are kept, the latest. */
export const MOST_SESSIONS = 100;
/** How many own slips are kept, the latest. */
export const MOST_SLIPS = 200;

/** An answer of a session, as its figures need it. */
export interface DoneAnswer {
  readonly skill: SkillName;
  readonly right: boolean;
  /** Milliseconds; null where nobody counted. */
  readonly ms: number | null;
  /** *Gone?*: how many plies ago the square was taken; not there for one that is to come, and in the other drills. */
  readonly plies?: number;
  /** *Safe tile*: the win chance that it lost, 0..1; not there where it lost none, and in the other drills. */
  readonly lost?: number;
}

/** A session that was played to its end. */
export interface DoneSession {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly DoneAnswer[];
}

/** A slip from an own game: a question made of it, which comes back by a card of its own. */
export interface KeptSlip {
  /** Names it: the same slip of the same game has the same one. */
  readonly id: string;
  /** The game that it is from, by its id: it goes with it. */
  readonly game: string;
  /** When it was added, in milliseconds since 1970. */
  readonly added: number;
  readonly ref: QuestionRef;
  /** Only of a slip in choosing: the position, which no game holds as it is asked. */
  readonly position?: SafeQuestion;
  /** null while it was not asked yet. */
  readonly card: Card | null;
}

export interface TrainingState {
  /** By skill; one that was never asked has none. */
  readonly cards: Readonly<Partial<Record<SkillName, Card>>>;
  /** Of each drill, the oldest first. */
  readonly sessions: Readonly<Record<DrillName, readonly DoneSession[]>>;
  /** The oldest first. */
  readonly slips: readonly KeptSlip[];
}

/** Of somebody who has not trained yet. */
export const NO_TRAINING: TrainingState = { cards: {}, sessions: { flash: [], gone: [], safe: [] }, slips: [] };
