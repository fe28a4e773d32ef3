/** California Speed as it is kept. */
import { Agreement } from '../../../seats/agreement';
import type { Seated } from '../../../seats/seats';
import { bests, cardOf } from '../../laying/kept/bests';
import { ROW_KEYS, type RowKey } from '../../laying/kept/keys';
import { layingRules, type KeptLayingOf, type LayingAgreed } from '../../laying/kept/saved';
import { LAYING, TWO, type LayingSetup } from '../../laying/kept/terms';
import { storageOf } from '../../storageAdapter';
import { act, startGame, type CaliforniaEvent, type CaliforniaGame, type CaliforniaHappening } from '../rules/game';

export interface CaliforniaSetup extends LayingSetup { readonly players: readonly Seated<RowKey>[] }
export type CaliforniaAgreed = LayingAgreed<CaliforniaSetup, RowKey>;

export const agreement = new Agreement<CaliforniaAgreed>({ ...TWO, storageKey: 'snag-california-speed', keys: ROW_KEYS, terms: LAYING });

export type KeptCalifornia = KeptLayingOf<CaliforniaSetup, CaliforniaGame, CaliforniaEvent, CaliforniaHappening>;

export const rules = layingRules<KeptCalifornia, Pick<CaliforniaSetup, 'lock'>>({
  name: 'california-speed', agreement, options: ({ lock }) => ({ lock }), start: startGame, apply: act,
});
export const storage = storageOf({ rules, agreement, bests, card: cardOf });
export const { adapter } = storage;
