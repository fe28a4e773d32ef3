/** Who plays on which day of the week. */
import type { Character } from '../setup/players';
import { weekdayOf, type DailyDate, type Weekday } from './dates';

/**
 * On which days each character plays, from Monday (0): whoever is new is asked for here. Each day is one character's; seven from six, so
 * one of them comes twice, and the champion once.
 */
const DAYS: Readonly<Record<Character, readonly Weekday[]>> = {
  pip: [0], wanda: [1], otto: [2, 5], viola: [3], henrik: [4], ada: [6],
};

/** Who plays on this date. */
export function characterOn(date: DailyDate): Character {
  const day = weekdayOf(date);
  return (Object.keys(DAYS) as Character[]).find((character) => DAYS[character].includes(day))!;
}
