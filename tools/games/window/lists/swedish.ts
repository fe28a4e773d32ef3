/** Reads Swedish nouns: which words of hunspell's dictionary are nouns, and what those of FreeDict's small ones mean in English. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Whoever is not to be proposed, may not stand alone, or needs an ending, by the flags of sv_SE.aff. */
const NOT_ALONE = /[!%Z¤]/u;
/** Endings that only nouns have: definite forms and plurals. On words in -a some of these flags make forms of verbs. */
const NOUN_ENDINGS = { inA: /[CEH]/u, other: /[B-J]/u };
const GENITIVE = 'A';

/** @param file sv_SE.dic of the package hunspell-sv @returns its nouns and names in lower case, and whether each is written small */
export function nounsOfHunspell(file: string): ReadonlyMap<string, boolean> {
  const nouns = new Map<string, boolean>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [word = '', flags = ''] = line.trim().split(/\s/u)[0]!.split('/');
    if (!/^(?:\p{L}\p{Ll}+|\p{L}+(?:-\p{Ll}+)+)$/u.test(word) || NOT_ALONE.test(flags) || !flags.includes(GENITIVE)) continue;
    const isSmall = word === word.toLowerCase();
    const endings = word.endsWith('a') ? NOUN_ENDINGS.inA : NOUN_ENDINGS.other;
    // Names have a genitive and need no other ending.
    if (isSmall && !endings.test(flags)) continue;
    nouns.set(word.toLowerCase(), isSmall || nouns.get(word.toLowerCase()) === true);
  }
  return nouns;
}

/** A dictionary of FreeDict as dictd keeps it: below each headword with its sound, what it means. @returns words, and their meanings */
export function dictionaryOf(file: string): readonly (readonly [word: string, meanings: readonly string[]])[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.flatMap((line, i) => {
    const [, word] = /^(\p{L}+) \/.*\/$/u.exec(line) ?? [];
    const meanings = lines[i + 1]?.replaceAll(/\d+\. /gu, '').split(/,\s*/u) ?? [];
    return word === undefined ? [] : [[word.toLowerCase(), meanings.map((one) => one.toLowerCase())] as const];
  });
}
