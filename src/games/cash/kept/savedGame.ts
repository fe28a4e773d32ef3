/** The rules of Cash as one value, and what is kept of its games. No pair's signal is. */
import * as v from 'valibot';
import type { GameRules, SavedGame } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import { dealtRules, type DealtTypes } from '../../dealtRules';
import { bestsWith, COUNT, PLAYED, shareOf } from '../../keptBests';
import { storageOf } from '../../storageAdapter';
import { apply, MOST_BOARDS, startGame, type CashEvent, type CashHappening, type CashState } from '../rules/game';
import { CASH_RECORD } from '../rules/record';
import { agreement, optionsOf, type CashSetup } from './setup';

/** How a game ends: its one hand by a call or as a real deal, or a match, by letters or by the last board that is turned. */
export type CashEnd = 'called' | 'real' | 'letters' | 'boards';

export interface KeptCash extends DealtTypes {
  readonly Setup: CashSetup;
  readonly State: CashState;
  readonly Event: CashEvent;
  readonly Happening: CashHappening;
  readonly Ended: CashEnd;
}
export type SavedCash = SavedGame<KeptCash>;
export type OpenedCash = OpenedGame<KeptCash>;

export function endOf({ over, options, ends, turned, losers }: CashState): CashEnd | null {
  if (!over) return null;
  if (options.letters) return turned >= MOST_BOARDS && losers.length === 0 ? 'boards' : 'letters';
  return ends.at(-1)?.[0] === 'real' ? 'real' : 'called';
}

export const rules: GameRules<KeptCash> = {
  ...dealtRules<KeptCash>(agreement, () => 1), name: 'cash', apply, decided: endOf,
  init: (setup, deal) => startGame(optionsOf(setup), setup.players.length, deal),
};

const playedForm = v.object({
  ...PLAYED, seats: COUNT, won: v.boolean(),
  /** Hands that ended; calls of one's own, and those that were right; fours of a kind of one's own, and those that were cashed. */
  hands: COUNT, calls: COUNT, right: COUNT, fours: COUNT, cashed: COUNT,
});

/** What a game came to for one person, as it is kept for their name. */
export type PlayedCash = v.InferOutput<typeof playedForm>;

const bests = bestsWith<PlayedCash, 'right' | 'cashed'>({
  form: v.pipe(playedForm, v.check(({ calls, right, fours, cashed }) => right <= calls && cashed <= fours)),
  counts: ({ hands }) => hands > 0,
  measures: {
    cashed: {
      worth: ({ fours, cashed }) => (fours > 0 ? cashed : null), better: 'more', as: 'count',
      what: 'cash-bests-cashed', told: 'cash-better-cashed',
    },
    // A share says something from four on.
    right: {
      worth: ({ right, calls }) => shareOf(right, calls, 4), better: 'more', as: 'share',
      what: 'cash-bests-right', told: 'cash-better-right',
    },
  },
  plots: [{ of: 'cashed', what: 'cash-bests-plot-cashed' }],
});

/** The game as far as it is kept. */
export const cash = { rules, agreement, bests, storage: storageOf({ rules, agreement, bests }), record: CASH_RECORD };
