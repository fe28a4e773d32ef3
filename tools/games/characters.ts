/** Who can be let play by the programs of single games, as a command line names them. */
import { PROFILES } from '../../src/characters/profiles';
import type { Character } from '../../src/setup/players';
import { quote } from '../numbers';

/** The weakest at cards first. */
export const CHARACTERS = Object.keys(PROFILES) as readonly Character[];

export function isCharacter(name: string): name is Character {
  return Object.hasOwn(PROFILES, name);
}

/** Why a name is refused. @param more what else could have been named */
export function nobodyIsCalled(name: string, more: string): string {
  return `Nobody is called ${quote(name)}. Possible: ${[...CHARACTERS, more].join(', ')}.`;
}
