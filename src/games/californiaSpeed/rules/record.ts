/** The records of California Speed. */
import { layingRecord, optionsForm } from '../../laying/rules/record';
import type { SharedCode } from '../../laying/rules/acting';
import type { LayingOptions } from '../../laying/rules/game';
import type { DealtHeader } from '../../dealtRecord';
import { rowsResult, type RowsResult } from '../../laying/rules/rows';
import { act, startGame, type CaliforniaCode, type CaliforniaEvent, type CaliforniaGame, type CaliforniaHappening } from './game';

export interface RecordedCalifornia {
  readonly Header: DealtHeader<LayingOptions>;
  readonly State: CaliforniaGame;
  readonly Event: CaliforniaEvent;
  readonly Happening: CaliforniaHappening;
  readonly Code: CaliforniaCode | SharedCode;
  readonly Result: RowsResult;
}

export const record = layingRecord<LayingOptions, RecordedCalifornia>({
  format: 'california-speed-record', options: optionsForm({}), start: startGame, apply: act, result: rowsResult,
});
