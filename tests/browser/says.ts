// What the game says in a language, read from the translator's files: for tests that play in another language than English.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { filesOf } from '../../tools/messages/catalogue';
import { lengthened } from '../../src/strings/languages/pseudo';
import type { Messages } from '../../src/strings/messages';

/** A message in a language. */
export type Says = <K extends keyof Messages>(key: K, told?: Messages[K]) => string;

export function saysIn(language: 'en' | 'sv' | 'pseudo'): Says {
  const folder = join('src/strings', language === 'pseudo' ? 'en' : language);
  const bundle = new FluentBundle(language === 'sv' ? 'sv' : 'en-GB', {
    useIsolating: false, ...(language === 'pseudo' ? { transform: lengthened } : {}),
  });
  for (const file of filesOf(folder)) bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
  return (key, told) => {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`there is no message "${key}" in ${language}`);
    return bundle.formatPattern(pattern, told as Record<string, FluentVariable> | null ?? null);
  };
}
