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

type Measure = 'quickest' | 'callTime' | 'share' | 'falseCalls';

/** What players do when they race, by which it is told. */
type Deed = 'call' | 'slap';

const measures = (deed: Deed): BestRules<PlayedPiles, Measure>['measures'] => ({
  quickest: {
    worth: ({ quickest }) => quickest, better: 'less', as: 'time',
    what: `piles-bests-${deed}-quickest`, told: `piles-better-${deed}-quickest`,
  },
  // A median of few calls says little more than the quickest does.
  callTime: {
    worth: ({ called, callTime }) => (called >= ENOUGH ? callTime : null), better: 'less', as: 'time',
    what: `piles-bests-${deed}-call-time`, told: `piles-better-${deed}-call-time`,
  },
  share: {
    worth: ({ called, matches }) => (matches >= ENOUGH ? called / matches : null), better: 'more', as: 'share',
    what: `piles-bests-${deed}-share`, told: `piles-better-${deed}-share`,
  },
  falseCalls: {
    worth: ({ called, falseCalls }) => (called >= ENOUGH ? falseCalls : null), better: 'less', as: 'count',
    what: `piles-bests-${deed}-vain`, told: `piles-better-${deed}-vain`,
  },
});

/** @param own what a game keeps besides @param deed what players do when they race, by which it is told */
export function pilesBests<Own extends object>(
  own: v.GenericSchema<unknown, Own> & { readonly entries: v.ObjectEntries }, deed: Deed = 'call',
) {
  const form = v.pipe(v.object({ ...own.entries, ...shared.entries }),
    v.check(({ called, missed, matches }) => called + missed <= matches));
  return bestsWith<PlayedPiles & Own, Measure>({
    form: form as unknown as v.GenericSchema<unknown, PlayedPiles & Own>,
    counts: ({ cards }) => cards >= LEAST_CARDS, measures: measures(deed),
    plots: [{ of: 'share', what: `piles-bests-${deed}-plot-share`, most: 1 }, { of: 'callTime', what: `piles-bests-${deed}-plot-time` }],
  });
}

/** How many games were won. */
export function winsOf({ games }: { readonly games: readonly Pick<PlayedPiles, 'won'>[] }): number {
  return games.filter(({ won }) => won).length;
}
