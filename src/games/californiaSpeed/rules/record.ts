/** The records of California Speed. */
import { rowsRecord } from '../../laying/rules/record';
import { act, startGame, type CaliforniaCode, type CaliforniaEvent, type CaliforniaGame, type CaliforniaHappening } from './game';

export const record = rowsRecord<CaliforniaGame, CaliforniaEvent, CaliforniaHappening, CaliforniaCode>({
  format: 'california-speed-record', start: startGame, apply: act,
});
