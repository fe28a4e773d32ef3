/** Before each file of tests: English is spoken, all of it, as after everything has come. */
import { LOADERS } from 'messages:loaders';
import { messagesOf, speakNow, spokenOf, type Spoken } from '../../src/strings/say';
import { LANGUAGES, type LanguageKey } from '../../src/strings/languages/table';

/** All words of a language. */
export async function allWordsOf(language: LanguageKey, transform?: (text: string) => string): Promise<Spoken> {
  const parts = await Promise.all(Object.values(LOADERS[language] ?? {}).map((load) => load()));
  return spokenOf(LANGUAGES[language].tag, parts.map((part) => messagesOf(part.default)), transform);
}

export const ENGLISH = await allWordsOf('en');
speakNow(ENGLISH);
