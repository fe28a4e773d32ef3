/** What is said of a record of Through the Window that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';
import { WINDOW_RECORD } from '../rules/record';

export const records = recordsOf({
  form: WINDOW_RECORD, illegal: (code) => say(`window-refusal-${code}`),
  unsound: (field) => (field === 'seats' ? say('window-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) })
    : field === 'format' || field === 'options' ? say(`window-record-${field}`) : say(`piles-record-${field}`)),
});
