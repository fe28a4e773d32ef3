/** How people at this screen like to play with hand and key. It is theirs and no part of a game, and is kept with the settings. */
import * as v from 'valibot';
import { KEY_NAMES, foldedKey, keyProblem, type KeyName, type KeySettings } from './tableKeys';

/**
 * When a tile that was tapped can be taken back: never; for a moment, where a finger tapped it; or always, because a second tap is what
 * plays it.
 */
export const TAKE_BACKS = ['never', 'touch', 'always'] as const;
export type TakeBack = (typeof TAKE_BACKS)[number];

export interface InputSettings extends KeySettings {
  readonly takeBack: TakeBack;
}

export const USUAL_INPUT: InputSettings = { singleKeys: true, letters: {}, takeBack: 'touch' };

/** As it is kept. What is not sound in it gives way to what is usual: nobody loses all their settings by one letter. */
export const inputSchema = v.fallback(v.pipe(
  v.object({
    singleKeys: v.optional(v.boolean(), USUAL_INPUT.singleKeys),
    letters: v.optional(v.record(v.string(), v.string()), {}),
    takeBack: v.optional(v.picklist(TAKE_BACKS), USUAL_INPUT.takeBack),
  }),
  v.transform((kept): InputSettings => ({ ...kept, letters: soundLetters(kept.letters) })),
), USUAL_INPUT);

/** The chosen letters that can stand: each for something that there is, and none for two things. */
function soundLetters(letters: Readonly<Record<string, string>>): KeySettings['letters'] {
  const sound: Partial<Record<KeyName, string>> = {};
  for (const name of KEY_NAMES) {
    const letter = letters[name];
    if (letter !== undefined) sound[name] = foldedKey(letter);
  }
  const settings = { singleKeys: true, letters: sound };
  const clash = KEY_NAMES.some((name) => sound[name] !== undefined && keyProblem(name, sound[name], settings) !== null);
  return clash ? {} : sound;
}
