/** What is said of a record of Snap that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { snapRules } from '../kept/savedGame';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';

export const records = recordsOf({
  form: snapRules.record,
  illegal: (code) => say(`snap-refusal-${code}`),
  unsound: (field) => {
    switch (field) {
      case 'seats': return say('snap-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) });
      case 'format': case 'options': return say(`snap-record-${field}`);
      default: return say(`piles-record-${field}`);
    }
  },
  // Of those that name no game no other has options.
  alsoOf: ({ options }) => options !== undefined,
});
