/** What somebody's games of piles came to, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { bestsWith, COUNT, PLAYED, TIME, type BestRules } from '../../keptBests';

/** A share or a count of false calls says something from so many matches on. */
export const ENOUGH = 5;
/** Before the second card nothing can match. */
const LEAST_CARDS = 2;

const shared = v.object({
  ...PLAYED,
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
});

/** What one game came to for one person, whichever it was. */
export type PlayedPiles = v.InferOutput<typeof shared>;

const MEASURES: BestRules<PlayedPiles, 'quickest' | 'callTime' | 'share' | 'falseCalls'>['measures'] = {
  quickest: {
    worth: ({ quickest }) => quickest, better: 'less', as: 'time', what: 'piles-bests-quickest', told: 'piles-better-quickest',
  },
  // A median of few calls says little more than the quickest does.
  callTime: {
    worth: ({ called, callTime }) => (called >= ENOUGH ? callTime : null), better: 'less', as: 'time',
    what: 'piles-bests-call-time', told: 'piles-better-call-time',
  },
  share: {
    worth: ({ called, matches }) => (matches >= ENOUGH ? called / matches : null), better: 'more', as: 'share',
    what: 'piles-bests-share', told: 'piles-better-share',
  },
  falseCalls: {
    worth: ({ called, falseCalls }) => (called >= ENOUGH ? falseCalls : null), better: 'less', as: 'count',
    what: 'piles-bests-vain', told: 'piles-better-vain',
  },
};

/** @param own what a game keeps besides */
export function pilesBests<Own extends object>(own: v.GenericSchema<unknown, Own> & { readonly entries: v.ObjectEntries }) {
  const form = v.pipe(v.object({ ...own.entries, ...shared.entries }),
    v.check(({ called, missed, matches }) => called + missed <= matches));
  return bestsWith<PlayedPiles & Own, keyof typeof MEASURES>({
    form: form as unknown as v.GenericSchema<unknown, PlayedPiles & Own>,
    counts: ({ cards }) => cards >= LEAST_CARDS, measures: MEASURES,
    plots: [{ of: 'share', what: 'piles-bests-plot-share', most: 1 }, { of: 'callTime', what: 'piles-bests-plot-time' }],
  });
}

/** How many games were won. */
export function winsOf({ games }: { readonly games: readonly Pick<PlayedPiles, 'won'>[] }): number {
  return games.filter(({ won }) => won).length;
}
