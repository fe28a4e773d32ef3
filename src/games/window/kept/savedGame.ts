/** Through the Window as it is kept. */
import { callBests } from '../../small/kept/callBests';
import { dealtRules, type DealtTypes } from '../../small/kept/dealt';
import { storageOf } from '../../storageAdapter';
import { apply, startGame, type WindowMoves } from '../rules/game';
import { agreement, type WindowAgreed } from './setup';

export type KeptWindow = DealtTypes & WindowMoves & { readonly Setup: WindowAgreed['Setup'] };

export const rules = dealtRules<KeptWindow>({
  name: 'window', agreement, start: ({ letters, players }, deal) => startGame(letters, players.length, deal), apply,
});
export const storage = storageOf({ rules, agreement, bests: callBests });
export const { adapter } = storage;
