/** Aggravation as it is kept. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { Seated } from '../../../seats/seats';
import { bests, cardOf } from '../../laying/kept/bests';
import { layingRules, type KeptLaying, type TableHappening } from '../../laying/kept/saved';
import { LAYING, TWO, type LayingDraft, type LayingSetup } from '../../laying/kept/terms';
import { storageOf } from '../../storageAdapter';
import { act, startGame, type AggravationEvent, type AggravationGame, type AggravationHappening } from '../rules/game';

export interface AggravationSetup extends LayingSetup { readonly players: readonly Seated<never>[] }
export interface AggravationAgreed extends AgreedTypes {
  readonly Draft: LayingDraft;
  readonly Setup: AggravationSetup;
  readonly Key: never;
  readonly Wrong: never;
}

export const agreement = new Agreement<AggravationAgreed>({ ...TWO, storageKey: 'snag-aggravation', keys: {}, terms: LAYING });

export interface KeptAggravation extends KeptLaying {
  readonly Setup: AggravationSetup;
  readonly State: AggravationGame;
  readonly Event: AggravationEvent;
  readonly Happening: AggravationHappening | TableHappening;
}

export const rules = layingRules<KeptAggravation, Pick<AggravationSetup, 'lock'>>({
  name: 'aggravation', agreement, options: ({ lock }) => ({ lock }), start: startGame, apply: act,
});
export const storage = storageOf({ rules, agreement, bests, card: cardOf });
export const { adapter } = storage;
