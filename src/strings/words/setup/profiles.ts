/** Who the computer players are, for those who choose among them. */
import type { Character } from '../../../setup/players';
import { say } from '../../say';

/** A character in a list to choose from: "Ada – strongest". */
export function characterChoice(character: Character): string {
  return say('profile-choice', { name: say(`character-${character}`), strength: say(`profile-strength-${character}`) });
}
