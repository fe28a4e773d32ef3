/** What somebody's games of Snap came to, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { LAST_MOMENT, isMoment } from '../../../outside/moment';
import { bestsWith, type BestsOf } from '../../../shell/bests/keptBests';
import { TABLES } from '../rules/game';

/** A share or a count of false calls says something from so many matches on. */
export const ENOUGH = 5;
/** Before the second card nothing can match. */
const LEAST_CARDS = 2;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

const playedSchema = v.pipe(v.object({
  /** The saved game. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** When it ended, in milliseconds since 1970. */
  at: v.custom<number>(isMoment),
  table: v.picklist(TABLES),
  /** How many played. */
  seats: count,
  /** How many cards were turned. */
  cards: count,
  /** Whether they, and nobody else, won it. */
  won: v.boolean(),
  /** Matches that they called, and all that were called or missed while they were in (`SeatReport`). */
  called: count,
  matches: count,
  missed: count,
  falseCalls: count,
  /** Their quickest call that was right, and the median of these, in milliseconds; null where there are none. */
  quickest: v.nullable(ms),
  callTime: v.nullable(ms),
}), v.check(({ called, missed, matches }) => called + missed <= matches), v.readonly());

/** What one game came to for one person. */
export type PlayedGame = v.InferOutput<typeof playedSchema>;

export type Bests = BestsOf<PlayedGame>;

/** What can be bettered, in the order in which it is told. */
export const BEST_NAMES = ['quickest', 'callTime', 'share', 'falseCalls'] as const;
export type BestName = (typeof BEST_NAMES)[number];

/** What a game is worth where somebody wants to better themselves; null where it says nothing of it. */
export function worthOf({ called, matches, falseCalls, quickest, callTime }: PlayedGame): Readonly<Record<BestName, number | null>> {
  return {
    quickest,
    // A median of few calls says little more than the quickest does.
    callTime: called >= ENOUGH ? callTime : null,
    share: matches >= ENOUGH ? called / matches : null,
    falseCalls: called >= ENOUGH ? falseCalls : null,
  };
}

export const { bestOf, openBests, leftOut, bestsAfter, mergeBests, betteredBy } = bestsWith<PlayedGame, BestName>({
  form: playedSchema, counts: ({ cards }) => cards >= LEAST_CARDS, names: BEST_NAMES, worthOf, more: ['share'],
});

/** How many of the games were won. */
export function winsOf({ games }: Bests): number {
  return games.filter(({ won }) => won).length;
}
