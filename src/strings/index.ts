/**
 * Every word that is seen or spoken, and which language it is in. Words are asked for at the moment they are shown and never kept, so that
 * the language can change while a game is on.
 */
import * as en from './en';
import type { Texts } from './texts';

/** All that a language has to say. A language is a folder here that exports these names. */
export type Words = Texts<typeof en>;

let current: Words = en;

/** The words of the language that is spoken now. */
export function words(): Words {
  return current;
}

/** Speaks another language from now on. Whoever shows something has to show it anew. */
export function speak(language: Words): void {
  current = language;
}
