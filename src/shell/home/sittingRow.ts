/** How several people sit at one screen, to be chosen before a game. */
import { say } from '../../strings/say';
import { rowOf, type ChoiceRow } from '../../ui/parts/choiceRow';
import type { Sitting } from '../../seats/draftSeats';

/** @param sitting as it is, or as the screen suggests @param choose is told how people sit now */
export function sittingRow(sitting: Sitting, choose: (sitting: Sitting) => void): ChoiceRow {
  return rowOf({
    name: 'sitting', label: say('shell-several-sitting'), of: ['beside', 'around'] as const, chosen: sitting,
    words: (one) => ({ word: say(one === 'around' ? 'shell-several-around' : 'shell-several-beside') }), choose,
  });
}
