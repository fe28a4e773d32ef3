/** Aggravation as it is kept. */
import { Agreement } from '../../../seats/agreement';
import type { Seated } from '../../../seats/seats';
import { bests, cardOf } from '../../laying/kept/bests';
import { layingRules, type KeptLayingOf, type LayingAgreed } from '../../laying/kept/saved';
import { LAYING, TWO, type LayingSetup } from '../../laying/kept/terms';
import { storageOf } from '../../storageAdapter';
import { act, startGame, type AggravationEvent, type AggravationGame, type AggravationHappening } from '../rules/game';

export interface AggravationSetup extends LayingSetup { readonly players: readonly Seated<never>[] }
export type AggravationAgreed = LayingAgreed<AggravationSetup>;

export const agreement = new Agreement<AggravationAgreed>({ ...TWO, storageKey: 'snag-aggravation', keys: {}, terms: LAYING });

export type KeptAggravation = KeptLayingOf<AggravationSetup, AggravationGame, AggravationEvent, AggravationHappening>;

export const rules = layingRules<KeptAggravation, Pick<AggravationSetup, 'lock'>>({
  name: 'aggravation', agreement, options: ({ lock }) => ({ lock }), start: startGame, apply: act,
});
export const storage = storageOf({ rules, agreement, bests, card: cardOf });
export const { adapter } = storage;
