/** The languages that the game speaks: a line for each. Its words are in the folder of that name beside this file. */

/** What a language calls itself, and its tag for the browser's formats and for the page. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB' },
  sv: { name: 'Svenska', tag: 'sv' },
} as const;

export type LanguageKey = keyof typeof LANGUAGES;

/** English, longer and with marks on its letters: what it leaves as it is was never a message, and what it cuts is cut in others, too. */
export const PSEUDO = { key: 'pseudo', tag: 'en-XA' } as const;

/** A language, or the one that only tests ask for. */
export type SpokenKey = LanguageKey | typeof PSEUDO.key;

/** What is spoken where nothing else can be. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageKey;

/** Whether a word names a language that the game speaks. */
export function isLanguage(word: string): word is LanguageKey {
  return Object.hasOwn(LANGUAGES, word);
}

/** The first language of a list that the game speaks, whatever country it is of. @param tags as browsers list them, such as `sv-FI` */
export function languageAmong(tags: readonly string[]): LanguageKey {
  return tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? DEFAULT_LANGUAGE;
}
