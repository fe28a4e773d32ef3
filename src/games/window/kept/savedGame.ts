/** Through the Window as it is kept. */
import { callBests } from '../../small/kept/callBests';
import { dealtRules, type DealtTypes } from '../../small/kept/dealt';
import { storageOf } from '../../storageAdapter';
import { apply, startGame, type WindowEvent, type WindowGame, type WindowHappening } from '../rules/game';
import { agreement, type WindowAgreed } from './setup';

export interface KeptWindow extends DealtTypes {
  readonly Setup: WindowAgreed['Setup'];
  readonly State: WindowGame;
  readonly Event: WindowEvent;
  readonly Happening: WindowHappening;
}

export const rules = dealtRules<KeptWindow>({
  name: 'window', agreement, start: ({ letters, players }, deal) => startGame(letters, players.length, deal), apply,
});
export const storage = storageOf({ rules, agreement, bests: callBests });
export const { adapter } = storage;
