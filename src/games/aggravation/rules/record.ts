/** The records of Aggravation. */
import { rowsRecord } from '../../laying/rules/record';
import { act, startGame, type AggravationCode, type AggravationEvent, type AggravationGame, type AggravationHappening } from './game';

export const record = rowsRecord<AggravationGame, AggravationEvent, AggravationHappening, AggravationCode>({
  format: 'aggravation-record', start: startGame, apply: act,
});
