// What the game says in a language, read from the translator's files: for tests that play in another language than English.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FluentVariable } from '@fluent/bundle';
import { filesOf } from '../../tools/messages/catalogue';
import { lengthened } from '../../src/strings/languages/pseudo';
import { LANGUAGES } from '../../src/strings/languages/table';
import type { Messages } from '../../src/strings/messages';
import { messagesOf, spokenOf } from '../../src/strings/say';

/** A message in a language. */
export type Says = <K extends keyof Messages>(key: K, told?: Messages[K]) => string;

export function saysIn(language: 'en' | 'sv' | 'pseudo'): Says {
  const source = language === 'pseudo' ? 'en' : language;
  const folder = join('src/strings', source);
  const files = filesOf(folder).map((file) => messagesOf(readFileSync(join(folder, file), 'utf8')));
  const { bundle } = spokenOf(LANGUAGES[source].tag, files, language === 'pseudo' ? lengthened : undefined);
  return (key, told) => {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`there is no message "${key}" in ${language}`);
    return bundle.formatPattern(pattern, told as Record<string, FluentVariable> | null ?? null);
  };
}
