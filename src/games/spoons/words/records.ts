/** What is said of a record of Spoons or Pig that is refused. */
import { say } from '../../../strings/say';
import { recordsOf } from '../../gameRecords';
import { pig, spoons, type Passing } from '../kept/savedGame';
import { SEATS } from '../rules/options';

function passingRecords({ record, taking }: Passing) {
  return recordsOf({
    form: record, illegal: (code) => say(`spoons-refusal-${code}`),
    unsound: (field) => {
      switch (field) {
        case 'seats': return say('spoons-record-seats', { least: String(SEATS[0]), most: String(SEATS[1]) });
        case 'format': return say('spoons-record-format', { taking });
        case 'options': return say('spoons-record-options');
        default: return say(`piles-record-${field}`);
      }
    },
  });
}

export const spoonsRecords = passingRecords(spoons);
export const pigRecords = passingRecords(pig);
