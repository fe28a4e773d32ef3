/** Who plays on which day of the week. */
import type { Character } from '../setup/players';
import { weekdayOf, type DailyDate } from './dates';

/** From Monday: seven from six, so one of them comes twice, and the champion once. */
const CHARACTERS_OF_THE_WEEK = ['pip', 'wanda', 'otto', 'viola', 'henrik', 'otto', 'ada'] as const satisfies readonly Character[];

/** Who plays on this date. */
export function characterOn(date: DailyDate): Character {
  return CHARACTERS_OF_THE_WEEK[weekdayOf(date)];
}
