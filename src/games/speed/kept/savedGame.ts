/** Speed as it is kept. */
import { Agreement } from '../../../seats/agreement';
import type { Seated } from '../../../seats/seats';
import { say } from '../../../strings/say';
import { bests, cardOf } from '../../laying/kept/bests';
import { layingRules, type KeptLayingOf, type LayingAgreed } from '../../laying/kept/saved';
import { LAYING, TWO, type LayingDraft, type LayingSetup } from '../../laying/kept/terms';
import { storageOf } from '../../storageAdapter';
import { act, REFILLS, startGame, type SpeedEvent, type SpeedGame, type SpeedHappening, type SpeedOptions } from '../rules/game';

type Refill = Pick<SpeedOptions, 'refill'>;
export interface SpeedSetup extends LayingSetup, Refill { readonly players: readonly Seated<never>[] }
export type SpeedAgreed = LayingAgreed<SpeedSetup, never, LayingDraft & Refill>;

export const agreement = new Agreement<SpeedAgreed>({
  ...TWO, storageKey: 'snag-speed', keys: {},
  terms: {
    ...LAYING,
    refill: {
      of: REFILLS, usual: REFILLS[0], strict: true, label: () => say('laying-choice-refill'),
      link: { word: 'refill', refused: (found) => say('laying-link-refill', { found }) },
      words: (refill) => ({ word: say('laying-choice-refill-name', { refill }), line: say('laying-choice-refill-line', { refill }) }),
    },
  },
});

export type KeptSpeed = KeptLayingOf<SpeedSetup, SpeedGame, SpeedEvent, SpeedHappening>;

export const rules = layingRules<KeptSpeed, SpeedOptions>({
  name: 'speed', agreement, options: ({ lock, refill }) => ({ lock, refill }), start: startGame, apply: act,
});
export const storage = storageOf({ rules, agreement, bests, card: cardOf });
export const { adapter } = storage;
