/** What somebody's games came to in which two lay cards at once, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { bestsWith, COUNT, PLAYED, TIME, type BestsOf } from '../../keptBests';

/** A share, and a usual time, say something from so many cards on. */
const ENOUGH = 5;

const form = v.object({
  ...PLAYED,
  /** How many cards they laid, and how many were laid in all; whether they, and nobody else, won. */
  laid: COUNT, all: COUNT, won: v.boolean(),
  /** Of the cards they laid: how long the quickest and the median took since they could be laid. */
  quickest: TIME, usual: TIME,
});
export type PlayedLaying = v.InferOutput<typeof form>;

const shareOf = ({ laid, all }: PlayedLaying): number | null => (laid < ENOUGH ? null : laid / all);

export const bests = bestsWith<PlayedLaying, 'quickest' | 'usual' | 'share'>({
  form: v.pipe(form, v.check(({ laid, all }) => laid <= all)), counts: ({ laid }) => laid > 0,
  measures: {
    quickest: {
      worth: ({ quickest }) => quickest, better: 'less', as: 'time', what: 'laying-bests-quickest', told: 'laying-better-quickest',
    },
    usual: {
      worth: ({ laid, usual }) => (laid < ENOUGH ? null : usual), better: 'less', as: 'time', what: 'laying-bests-usual',
      told: 'laying-better-usual',
    },
    share: { worth: shareOf, better: 'more', as: 'share', what: 'laying-bests-share', told: 'laying-better-share' },
  },
  plots: [{ of: 'usual', what: 'laying-bests-plot-usual' }, { of: 'share', what: 'laying-bests-plot-share', most: 1 }],
});

const percent = (share: number): number => Math.round(share * 100);

/** What stands on the game's card: the largest share, and how it went from game to game; null: nothing yet. */
export function cardOf(kept: BestsOf<PlayedLaying>) {
  const best = bests.bestOf(kept).share;
  return best && { best: percent(best.worth), curve: bests.worthsOf(kept, 'share').map(percent), most: 100 };
}
