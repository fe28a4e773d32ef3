/** How several people sit at one screen, to be chosen before a game. */
import { say } from '../../../../../strings/say';
import { rowOf, type ChoiceRow } from '../../../../../ui/parts/choiceRow';
import { SITTINGS, type Sitting } from '../../../kept/setup';

/** @param sitting as it is, or as the screen suggests @param choose is told how people sit now */
export function sittingRow(sitting: Sitting, choose: (sitting: Sitting) => void): ChoiceRow {
  return rowOf({
    name: 'sn-sitting', label: say('snap-several-sitting'), of: SITTINGS, chosen: sitting,
    words: (one) => ({ word: say(one === 'around' ? 'snap-several-around' : 'snap-several-beside') }), choose,
  });
}
