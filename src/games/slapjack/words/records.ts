/** What is said of a record of Slapjack that is refused. */
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';
import { slapjackRules } from '../kept/savedGame';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';

export const records = recordsOf({
  form: slapjackRules.record,
  illegal: (code) => (code === 'bad-order' ? say('slapjack-refusal-unknown-event') : say(`slapjack-refusal-${code}`)),
  unsound: (field) => {
    switch (field) {
      case 'seats': return say('slapjack-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) });
      case 'format': case 'options': return say(`slapjack-record-${field}`);
      default: return say(`piles-record-${field}`);
    }
  },
});
