/** The table of a game at which two lay cards at once, as the shell takes it: that of games with hands, and backs. */
import type { TemplateResult } from 'lit-html';
import type { Game } from '../../../contract/contract';
import type { OverParts } from '../../../shell/table/overTable';
import type { TableChange } from '../../../shell/types';
import { peopleOf } from '../../../strings/words/cast';
import { say } from '../../../strings/say';
import { handsTable, type HandsTableParts } from '../../hands/ui/handsTable';
import type { LayingKind } from '../words/table';
import { afterAll, laidHere, type LayingModel, type LayingShell, type ShownTypes } from './model';
import type { LayingParts } from './parts';

function keysText(kind: LayingKind, view: ShownTypes['View']): string {
  return peopleOf(view).length < 2 ? say('laying-keys', { kind }) : say('laying-keys-two', { kind: kind === 'box' ? kind : 'other' });
}

/**
 * What a game hands to the shell of its table.
 * @param rules those that were agreed
 */
export function layingTableOf<T extends ShownTypes>(
  game: Game<T>, kind: LayingKind, parts: LayingParts<T> & Pick<HandsTableParts<T>, 'cues'>, rules: (view: T['View']) => TemplateResult,
) {
  const over = (view: T['View']): OverParts =>
    ({ rules: () => rules(view), keys: () => keysText(kind, view), stopSure: () => say('laying-stop-sure') });
  return {
    ...handsTable<T>(game, { ...parts, over }),
    after: (model: LayingModel<T>, change: TableChange<LayingShell<T>>) => afterAll(parts, model, change),
    acted: laidHere<T>,
  };
}
