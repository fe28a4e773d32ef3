/**
 * Words that the start screen does not need: they come with the part of the game that shows them. Asked for like all others, at the
 * moment they are shown.
 */
import * as en from './en/later';
import type { Texts } from './texts';

/** All that a language has to say there. */
export type LaterWords = Texts<typeof en>;

let current: LaterWords = en;

/** These words in the language that is spoken now. */
export function laterWords(): LaterWords {
  return current;
}

/** Speaks another language here too, see `speak`. */
export function speakLater(language: LaterWords): void {
  current = language;
}
