/** What is said of a record of Cash that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { CASH_RECORD } from '../rules/record';

export const records = recordsOf({
  form: CASH_RECORD,
  illegal: (code) => say(`cash-refusal-${code}`),
  unsound: (field) => (field === 'format' || field === 'seats' || field === 'options' ? say(`cash-record-${field}`)
    : say(`piles-record-${field}`)),
});
