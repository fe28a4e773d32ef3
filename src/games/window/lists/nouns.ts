/** The nouns that Through the Window is judged by. Dictionaries they are made of, and their licences, stand in `licences` beside this. */
import english from './en.json';
import swedish from './sv.json';

/** For each letter everyday words, the commonest first, and all others: in lower case, a blank between them, `_` for one within. */
const LISTS: Readonly<Record<'en' | 'sv', Readonly<Record<string, readonly string[]>>>> = { en: english, sv: swedish };

const split = (words: string): readonly string[] => words.split(' ');
/** In lower case, a hyphen being as good as a blank. */
const folded = (words: string): string => words.toLowerCase().replaceAll('-', '_');
const known = new Map<string, ReadonlySet<string>>();

/** Whether a list has a word, however it is written. */
export function isNoun(language: 'en' | 'sv', word: string): boolean {
  const asked = folded(word).replaceAll(' ', '_');
  const key = `${language}${asked[0]}`;
  const words = known.get(key) ?? new Set((LISTS[language][asked[0]!] ?? []).map(folded).flatMap(split));
  known.set(key, words);
  return words.has(asked);
}

/** The everyday words with a letter, the commonest first. */
export function everydayNouns(language: 'en' | 'sv', letter: string): readonly string[] {
  return split(LISTS[language][letter.toLowerCase()]?.[0] ?? '');
}
