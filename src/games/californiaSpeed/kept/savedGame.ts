/** California Speed as it is kept. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { Seated } from '../../../seats/seats';
import { layingRules, type KeptLaying } from '../../laying/kept/saved';
import { LAYING, TWO, type LayingDraft, type LayingSetup } from '../../laying/kept/terms';
import { storageOf } from '../../storageAdapter';
import { act, startGame, type CaliforniaEvent, type CaliforniaGame, type CaliforniaHappening } from '../rules/game';

export interface CaliforniaSetup extends LayingSetup { readonly players: readonly Seated<never>[] }
export interface CaliforniaAgreed extends AgreedTypes {
  readonly Draft: LayingDraft;
  readonly Setup: CaliforniaSetup;
  readonly Key: never;
  readonly Wrong: never;
}

export const agreement = new Agreement<CaliforniaAgreed>({ ...TWO, storageKey: 'snag-california-speed', keys: {}, terms: LAYING });

export interface KeptCalifornia extends KeptLaying {
  readonly Setup: CaliforniaSetup;
  readonly State: CaliforniaGame;
  readonly Event: CaliforniaEvent;
  readonly Happening: CaliforniaHappening;
}

export const rules = layingRules<KeptCalifornia, Pick<CaliforniaSetup, 'lock'>>({
  name: 'california-speed', agreement, options: ({ lock }) => ({ lock }), start: startGame, apply: act,
});
export const storage = storageOf({ rules, agreement });
export const { adapter } = storage;
