/** Spoons and Pig as rules, each one value, and what is kept of their games. */
import * as v from 'valibot';
import type { GameRules, SavedGame } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import { dealtRules, type DealtTypes } from '../../dealtRules';
import { bestsWith, COUNT, PLAYED, shareOf, TIME } from '../../keptBests';
import { storageOf } from '../../storageAdapter';
import { act, startGame, type EndKind, type PassingEvent, type PassingGame, type PassingHappening, type Seat } from '../rules/game';
import type { Taking } from '../rules/options';
import { recordOf } from '../rules/record';
import { agreementOf, type PassingSetup } from './setup';

/** What happens at a table; beside what is written down, somebody reaches for what is not to be had yet. */
export type TableHappening = PassingHappening | { readonly type: 'refused'; readonly seat: Seat };

export interface KeptPassing extends DealtTypes {
  readonly Setup: PassingSetup;
  readonly State: PassingGame;
  readonly Event: PassingEvent;
  readonly Happening: TableHappening;
  readonly Ended: EndKind;
}
export type SavedPassing = SavedGame<KeptPassing>;
export type OpenedPassing = OpenedGame<KeptPassing>;

const playedForm = v.object({
  ...PLAYED, seats: COUNT, won: v.boolean(),
  /** Hands that ended while they played, those in which they had four first, and those they lost. */
  hands: COUNT, firsts: COUNT, lasts: COUNT,
  /** The quickest that they took after somebody else had four. */
  quickest: TIME,
});
/** What a game came to for one person, as it is kept for their name. */
export type PlayedPassing = v.InferOutput<typeof playedForm>;

/** A share of hands says something from four on. */
const shareIn = (part: 'firsts' | 'lasts') => (played: PlayedPassing) => shareOf(played[part], played.hands, 4);

const bests = bestsWith<PlayedPassing, 'quickest' | 'firsts' | 'lasts'>({
  form: v.pipe(playedForm, v.check(({ hands, firsts, lasts }) => firsts + lasts <= hands)), counts: ({ hands }) => hands > 0,
  measures: {
    quickest: {
      worth: ({ quickest }) => quickest, better: 'less', as: 'time', what: 'spoons-bests-quickest', told: 'spoons-better-quickest',
    },
    firsts: { worth: shareIn('firsts'), better: 'more', as: 'share', what: 'spoons-bests-firsts', told: 'spoons-better-firsts' },
    lasts: { worth: shareIn('lasts'), better: 'less', as: 'share', what: 'spoons-bests-lasts', told: 'spoons-better-lasts' },
  },
  plots: [{ of: 'quickest', what: 'spoons-bests-plot-time' }, { of: 'firsts', what: 'spoons-bests-plot-firsts', most: 1 }],
});

/** @param name the word by which links and records name it */
function passingOf(name: string, taking: Taking) {
  const agreement = agreementOf(taking, `snag-${name}`);
  const rules: GameRules<KeptPassing> = {
    name, ...dealtRules<KeptPassing>(agreement, ({ packs }) => packs),
    init: ({ packs, letters, players }, deal) => startGame(taking, { packs, letters }, players.length, deal),
    apply: act, decided: ({ end }) => end?.kind ?? null,
  };
  const storage = storageOf({
    rules, agreement, bests,
    card: (kept) => bests.shareCard(kept, 'firsts'),
  });
  return { rules, agreement, taking, bests, storage, record: recordOf(`${name}-record`, taking) };
}

/** One of both games, as far as it is kept. */
export type Passing = ReturnType<typeof passingOf>;

export const spoons = passingOf('spoons', 'spoon');
export const pig = passingOf('pig', 'nose');
