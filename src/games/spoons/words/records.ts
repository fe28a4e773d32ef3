/** What is said of a record of Spoons or Pig that is refused. */
import { say } from '../../../strings/say';
import { handsRecords } from '../../hands/words/records';
import { pig, spoons, type Passing } from '../kept/savedGame';
import { SEATS } from '../rules/options';

const passingRecords = ({ record, taking }: Passing) => handsRecords(record, (code) => say(`spoons-refusal-${code}`),
  (part) => say(`spoons-record-${part}`, { taking, least: String(SEATS[0]), most: String(SEATS[1]) }));

export const spoonsRecords = passingRecords(spoons);
export const pigRecords = passingRecords(pig);
