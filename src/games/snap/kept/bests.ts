/** What somebody's games of Snap came to, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { bestsWith, COUNT, PLAYED, TIME, type BestsOf } from '../../keptBests';
import { TABLES } from '../rules/game';

/** A share or a count of false calls says something from so many matches on. */
export const ENOUGH = 5;
/** Before the second card nothing can match. */
const LEAST_CARDS = 2;

const playedSchema = v.pipe(v.object({
  ...PLAYED,
  table: v.picklist(TABLES),
  /** How many played. */
  seats: COUNT,
  /** How many cards were turned. */
  cards: COUNT,
  /** Whether they, and nobody else, won it. */
  won: v.boolean(),
  /** Matches that they called, and all that were called or missed while they were in (`SeatReport`). */
  called: COUNT,
  matches: COUNT,
  missed: COUNT,
  falseCalls: COUNT,
  /** Their quickest call that was right, and the median of these; null where there are none. */
  quickest: TIME,
  callTime: TIME,
}), v.check(({ called, missed, matches }) => called + missed <= matches), v.readonly());

/** What one game came to for one person. */
export type PlayedGame = v.InferOutput<typeof playedSchema>;

export type Bests = BestsOf<PlayedGame>;

export const snapBests = bestsWith<PlayedGame, 'quickest' | 'callTime' | 'share' | 'falseCalls'>({
  form: playedSchema, counts: ({ cards }) => cards >= LEAST_CARDS,
  measures: {
    quickest: {
      worth: ({ quickest }) => quickest, better: 'less', as: 'time', what: 'snap-bests-quickest', told: 'snap-better-quickest',
    },
    // A median of few calls says little more than the quickest does.
    callTime: {
      worth: ({ called, callTime }) => (called >= ENOUGH ? callTime : null), better: 'less', as: 'time',
      what: 'snap-bests-call-time', told: 'snap-better-call-time',
    },
    share: {
      worth: ({ called, matches }) => (matches >= ENOUGH ? called / matches : null), better: 'more', as: 'share',
      what: 'snap-bests-share', told: 'snap-better-share',
    },
    falseCalls: {
      worth: ({ called, falseCalls }) => (called >= ENOUGH ? falseCalls : null), better: 'less', as: 'count',
      what: 'snap-bests-vain', told: 'snap-better-vain',
    },
  },
  plots: [{ of: 'share', what: 'snap-bests-plot-share', most: 1 }, { of: 'callTime', what: 'snap-bests-plot-time' }],
});
export const { bestOf, openBests, leftOut, bestsAfter, mergeBests, betteredBy, worthsOf } = snapBests;

/** How many of the games were won. */
export function winsOf({ games }: Pick<Bests, 'games'>): number {
  return games.filter(({ won }) => won).length;
}
