/**
 * Every word that is seen or spoken, and which language it is in. Words are asked for at the moment they are shown and never kept, so that
 * the language can change while a game is on.
 */
import * as en from './en';

/** All that a language has to say. A language is a folder here that exports these names. */
export type Words = Texts<typeof en>;

/** Any text where English has its own, so that another language can say it in other words. */
type Texts<T> = T extends string ? string
  : T extends (...given: never) => unknown ? T
  : { readonly [K in keyof T]: Texts<T[K]> };

let current: Words = en;

/** The words of the language that is spoken now. */
export function words(): Words {
  return current;
}

/** Speaks another language from now on. Whoever shows something has to show it anew. */
export function speak(language: Words): void {
  current = language;
}
