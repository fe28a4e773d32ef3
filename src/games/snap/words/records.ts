/** What is said of a record of Snap that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';
import { SNAP_RECORD } from '../rules/record';

export const records = recordsOf({
  form: SNAP_RECORD,
  illegal: (code) => say(`snap-refusal-${code}`),
  unsound: (field) => (field === 'seats' ? say('snap-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) })
    : say(`snap-record-${field}`)),
  // No other record has options.
  alsoOf: ({ options }) => options !== undefined,
});
