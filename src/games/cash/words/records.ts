/** What is said of a record of Cash that is refused. */
import { say } from '../../../strings/say';
import { handsRecords } from '../../hands/words/records';
import { CASH_RECORD } from '../rules/record';

export const records = handsRecords(CASH_RECORD, (code) => say(`cash-refusal-${code}`), (part) => say(`cash-record-${part}`));
