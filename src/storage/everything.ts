/** What the data base holds as it lies there, and what is to be put into it, for whoever reads or changes much at once. */
import * as v from 'valibot';
import { isMoment } from '../outside/moment';
import type { DailyState } from '../daily/dailyState';
import type { GameSummary } from '../session/gameSummary';
import type { SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import type { Found as Review } from '../review/found';
import type { GameKey, KeptGameRow } from './entries/gameRows';
import type { KeptTrainee } from './entries/training';

/** What was set aside, as it is, and why. */
export const asideSchema = v.pipe(v.object({
  game: v.unknown(),
  problem: v.pipe(v.looseObject({ code: v.string() }), v.readonly()),
  /** Nothing hangs on it: one that's no time gives way. */
  since: v.pipe(v.number(), v.transform((time) => (isMoment(time) ? time : 0))),
}), v.readonly());
export type Aside = v.InferOutput<typeof asideSchema>;

/** Games and matches, not checked, and what was set aside. */
export interface Everything {
  readonly games: readonly unknown[];
  readonly matches: readonly unknown[];
  readonly aside: readonly Aside[];
  /** The dates of today's deal that were counted here, not checked; nothing where there are none. */
  readonly daily?: unknown;
  /** What reviews have found, and what was trained, not checked. */
  readonly reviews?: readonly unknown[];
  readonly training?: readonly unknown[];
  /** The rows of the guests of the house, not checked. */
  readonly guests?: readonly unknown[];
}

/** What is there, for whoever changes it. */
export interface Found extends Everything {
  /** The games that wait. */
  readonly waiting: readonly GameSummary[];
  /** Of the games that are asked for by a name. */
  readonly summaries: readonly GameSummary[];
}

/** What is to be put: over what has the same id, and beside what lies aside. */
export interface Changes {
  readonly games: readonly SavedGame[];
  /** The summaries of some of them, where they are known: the others are made, and the games replayed for it. */
  readonly summaries?: readonly GameSummary[];
  readonly matches: readonly Match[];
  readonly aside: readonly Aside[];
  /** What was found aside, in its order, as it lies there from now on; null: it goes for good. */
  readonly asideNow?: readonly (Aside | null)[];
  /** The ids of games that go for good. */
  readonly gone?: readonly string[];
  /** The dates of today's deal as they are counted from now on, where that changes. */
  readonly daily?: DailyState;
  /** What is known of these games by reviews from now on. */
  readonly reviews?: readonly Review[];
  readonly training?: readonly KeptTrainee[];
  /** The keys under which training lies that goes for good, and with it what guests know of whoever it is. */
  readonly untrained?: readonly string[];
  readonly guests?: readonly KeptGameRow[];
  readonly guestsGone?: readonly GameKey[];
}

/** What of all that is kept is to be changed: these games and matches, those in which somebody of this name played (folded), or all. */
export type Which = 'all' | { readonly games: readonly string[]; readonly matches: readonly string[] } | { readonly name: string };
