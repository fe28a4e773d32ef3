/** The table of a game at which two lay cards at once, as the shell takes it: that of games with hands, and backs. */
import type { TemplateResult } from 'lit-html';
import type { Game } from '../../../contract/contract';
import type { OverParts } from '../../../shell/table/overTable';
import type { TableChange } from '../../../shell/types';
import { say } from '../../../strings/say';
import { handsTable, type HandsTableParts } from '../../hands/ui/handsTable';
import type { LayingKind } from '../words/table';
import { afterAll, laidHere, type LayingModel, type LayingShell, type ShownTypes } from './model';
import type { LayingParts } from './parts';

/**
 * What a game hands to the shell of its table.
 * @param rules those that were agreed
 */
export function layingTableOf<T extends ShownTypes>(
  game: Game<T>, kind: LayingKind, parts: LayingParts<T> & Pick<HandsTableParts<T>, 'cues'>, rules: (view: T['View']) => TemplateResult,
) {
  const over = (view: T['View']): OverParts =>
    ({ rules: () => rules(view), keys: () => say('laying-keys', { kind }), stopSure: () => say('laying-stop-sure') });
  return {
    ...handsTable<T>(game, { ...parts, over }),
    after: (model: LayingModel<T>, change: TableChange<LayingShell<T>>) => afterAll(parts, model, change),
    acted: laidHere<T>,
  };
}
