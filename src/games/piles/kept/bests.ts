/** What somebody's games of piles came to, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import type { PlainKey } from '../../../strings/say';
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

/** What lies there to be called or slapped, by the word with which the family's sentences name it. */
export type MatchWord = 'match' | 'jack' | 'slap';

/** By which messages all that can be bettered is told: its own name, and that it was. */
export interface BestsTold {
  readonly what: (measure: 'quickest' | 'call-time' | 'share' | 'vain' | 'plot-share' | 'plot-time') => PlainKey;
  readonly better: (measure: 'quickest' | 'call-time' | 'share' | 'vain') => PlainKey;
}

/** By what lies there and, where it makes no difference, by what players do when they race. */
function toldBy(match: MatchWord): BestsTold {
  const deed = match === 'match' ? 'call' : 'slap';
  return {
    what: (measure) =>
      (measure === 'share' || measure === 'plot-share' ? `piles-bests-${match}-${measure}` : `piles-bests-${deed}-${measure}`),
    better: (measure) => (measure === 'share' ? `piles-better-${match}-share` : `piles-better-${deed}-${measure}`),
  };
}

const measures = ({ what, better }: BestsTold): BestRules<PlayedPiles, Measure>['measures'] => ({
  quickest: {
    worth: ({ quickest }) => quickest, better: 'less', as: 'time',
    what: what('quickest'), told: better('quickest'),
  },
  // A median of few calls says little more than the quickest does.
  callTime: {
    worth: ({ called, callTime }) => (called >= ENOUGH ? callTime : null), better: 'less', as: 'time',
    what: what('call-time'), told: better('call-time'),
  },
  share: {
    worth: ({ called, matches }) => (matches >= ENOUGH ? called / matches : null), better: 'more', as: 'share',
    what: what('share'), told: better('share'),
  },
  falseCalls: {
    worth: ({ called, falseCalls }) => (called >= ENOUGH ? falseCalls : null), better: 'less', as: 'count',
    what: what('vain'), told: better('vain'),
  },
});

/** @param own what a game keeps besides @param by what lies there to be called, by which it is told; or a game's own messages */
export function pilesBests<Own extends object>(
  own: v.GenericSchema<unknown, Own> & { readonly entries: v.ObjectEntries }, by: MatchWord | BestsTold = 'match',
) {
  const told = typeof by === 'string' ? toldBy(by) : by;
  const form = v.pipe(v.object({ ...own.entries, ...shared.entries }),
    v.check(({ called, missed, matches }) => called + missed <= matches));
  return bestsWith<PlayedPiles & Own, Measure>({
    form: form as unknown as v.GenericSchema<unknown, PlayedPiles & Own>,
    counts: ({ cards }) => cards >= LEAST_CARDS, measures: measures(told),
    plots: [{ of: 'share', what: told.what('plot-share'), most: 1 }, { of: 'callTime', what: told.what('plot-time') }],
  });
}

/** How many games were won. */
export function winsOf({ games }: { readonly games: readonly Pick<PlayedPiles, 'won'>[] }): number {
  return games.filter(({ won }) => won).length;
}
