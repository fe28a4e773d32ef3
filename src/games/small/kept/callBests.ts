/** What somebody's games came to at which open cards are called and won, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { bestsWith, COUNT, PLAYED, shareOf, TIME } from '../../keptBests';

/** A share says something from so many calls on, a median from so many cards. */
const ENOUGH = 3;

const form = v.object({
  ...PLAYED,
  /** How many cards were turned, and how many of them they won; whether they, and nobody else, won the game. */
  turned: COUNT, cards: COUNT, won: v.boolean(),
  /** How often what they called for came to nothing. */
  wrong: COUNT,
  /** Of the calls with which they won a card, the quickest and the median. */
  quickest: TIME, callTime: TIME,
});
export type CallsPlayed = v.InferOutput<typeof form>;

export const callBests = bestsWith<CallsPlayed, 'cards' | 'share' | 'quickest' | 'callTime'>({
  form, counts: ({ turned }) => turned > 0,
  measures: {
    cards: { worth: ({ cards }) => cards, better: 'more', as: 'count', what: 'small-best-cards', told: 'small-better-cards' },
    share: {
      worth: ({ cards, wrong }) => shareOf(cards, cards + wrong, ENOUGH), better: 'more', as: 'share',
      what: 'small-best-share', told: 'small-better-share',
    },
    quickest: { worth: ({ quickest }) => quickest, better: 'less', as: 'time', what: 'small-best-quickest', told: 'small-better-quickest' },
    callTime: {
      worth: ({ cards, callTime }) => (cards < ENOUGH ? null : callTime), better: 'less', as: 'time',
      what: 'small-best-call-time', told: 'small-better-call-time',
    },
  },
  plots: [{ of: 'cards', what: 'small-plot-cards' }, { of: 'callTime', what: 'small-plot-time' }],
});
