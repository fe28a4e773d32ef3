/** What is said of a record of Egyptian Ratscrew that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { ratscrewRules } from '../kept/savedGame';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';

export const records = recordsOf({
  form: ratscrewRules.record,
  illegal: (code) => (code === 'bad-order' ? say('ratscrew-refusal-unknown-event') : say(`ratscrew-refusal-${code}`)),
  unsound: (field) => {
    switch (field) {
      case 'seats': return say('ratscrew-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) });
      case 'format': case 'options': return say(`ratscrew-record-${field}`);
      default: return say(`piles-record-${field}`);
    }
  },
});
