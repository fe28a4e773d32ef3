/** What is said of a record of Salute the King that is refused. */
import { say } from '../../../strings/say';
import { recordsOf } from '../../gameRecords';
import { saluteRules } from '../kept/savedGame';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';

export const records = recordsOf({
  form: saluteRules.record,
  illegal: (code) => (code === 'bad-order' ? say('salute-refusal-unknown-event') : say(`salute-refusal-${code}`)),
  unsound: (field) => {
    switch (field) {
      case 'seats': return say('salute-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) });
      case 'format': case 'options': return say(`salute-record-${field}`);
      default: return say(`piles-record-${field}`);
    }
  },
});
