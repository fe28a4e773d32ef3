/** The records of Aggravation. */
import type { DealtHeader } from '../../dealtRecord';
import type { SharedCode } from '../../laying/rules/acting';
import type { LayingOptions } from '../../laying/rules/game';
import { layingRecord, optionsForm } from '../../laying/rules/record';
import { rowsResult, type RowsResult } from '../../laying/rules/rows';
import { act, startGame, type AggravationCode, type AggravationEvent, type AggravationGame, type AggravationHappening } from './game';

export interface RecordedAggravation {
  readonly Header: DealtHeader<LayingOptions>;
  readonly State: AggravationGame;
  readonly Event: AggravationEvent;
  readonly Happening: AggravationHappening;
  readonly Code: AggravationCode | SharedCode;
  readonly Result: RowsResult;
}

export const record = layingRecord<LayingOptions, RecordedAggravation>({
  format: 'aggravation-record', options: optionsForm({}), start: startGame, apply: act, result: rowsResult,
});
