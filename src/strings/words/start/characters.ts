/** The characters by their names. */
import type { SeatState } from '../../../session/viewState';
import type { Character } from '../../../setup/players';
import { say } from '../../say';

/** Whether a name is a character's own, perhaps with the number that tells two of them apart: "Otto", "Otto 2". */
export function isNameOf(character: Character, name: string): boolean {
  return name.replace(/ \d+$/u, '') === say(`character-${character}`);
}

/** The character of a computer whose name does not tell it, or null. */
export function hiddenCharacter({ level, name }: Pick<SeatState, 'level' | 'name'>): string | null {
  return level === null || isNameOf(level, name) ? null : say(`character-${level}`);
}
