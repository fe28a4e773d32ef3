/** What is said of a record of Snap Back that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { MAX_SEATS } from '../rules/game';
import { SNAP_BACK_RECORD } from '../rules/record';

export const records = recordsOf({
  form: SNAP_BACK_RECORD,
  illegal: (code) => say(`snap-back-refusal-${code}`),
  unsound: (field) => (field === 'seats' ? say('snap-back-record-seats', { most: String(MAX_SEATS) }) : say(`snap-back-record-${field}`)),
  olderCodes: true,
});
