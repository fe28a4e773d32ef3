/** Who the computer players are: what they are called, what is said of them, and how strong they are. */
import type { Character } from '../../../setup/players';
import type { SeatState } from '../../../session/viewState';

export interface CharacterWords {
  /** The key with a capital, since that is what links call a seat. */
  readonly name: string;
  /** A line of character, for those who choose. */
  readonly line: string;
  /** How strong it is among the six, in a word. */
  readonly strength: string;
  /** What it is like, in a word or two, for the small line beneath its name. */
  readonly trait: string;
}

export const CHARACTER_WORDS: Readonly<Record<Character, CharacterWords>> = {
  pip: {
    name: 'Pip', strength: 'easiest', trait: 'dreamy',
    line: 'Eight years old. Takes whatever glitters, and gazes out of the window.',
  },
  wanda: {
    name: 'Wanda', strength: 'easy', trait: 'rash',
    line: 'Grabs first, thinks later, and calls SNAG on a hunch.',
  },
  otto: {
    name: 'Otto', strength: 'medium', trait: 'unhurried',
    line: 'Forgets no tile, takes his time, and misses what is under his nose.',
  },
  viola: {
    name: 'Viola', strength: 'medium', trait: 'forgetful',
    line: 'Sees every line on the board, but forgets what has left it.',
  },
  henrik: {
    name: 'Henrik', strength: 'strong', trait: 'careful',
    line: 'Calm, careful and quick. Gives nothing away.',
  },
  ada: {
    name: 'Ada', strength: 'strongest', trait: 'the champion',
    line: 'The champion. Counts every tile, and thinks far ahead.',
  },
};

/** A character in a list to choose from: "Ada – strongest". */
export function characterChoice(character: Character): string {
  const { name, strength } = CHARACTER_WORDS[character];
  return `${name} – ${strength}`;
}

/** Whether a name is a character's own, perhaps with the number that tells two of them apart: "Otto", "Otto 2". */
export function isNameOf(character: Character, name: string): boolean {
  return name.replace(/ \d+$/u, '') === CHARACTER_WORDS[character].name;
}

/** The character of a computer whose name does not tell it, or null. */
export function hiddenCharacter({ level, name }: Pick<SeatState, 'level' | 'name'>): string | null {
  return level === null || isNameOf(level, name) ? null : CHARACTER_WORDS[level].name;
}
