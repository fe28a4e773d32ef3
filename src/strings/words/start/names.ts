/** What players are called where nobody has typed a name. */
import type { DefaultNames } from '../../../setup/defaultNames';
import { CHARACTERS } from '../../../setup/players';
import { say } from '../../say';

/** What players are called where nobody has typed a name. No human has a character's name. */
export function defaultNames(): DefaultNames {
  return {
    humans: [say('person-1'), say('person-2'), say('person-3'), say('person-4')],
    characters: Object.fromEntries(CHARACTERS.map((one) => [one, { name: say(`character-${one}`) }])) as DefaultNames['characters'],
  };
}
