/**
 * How a character finds a word: words come to mind, the everyday ones more often, until one comes that isn't used up. Whoever knows more
 * words meets fewer that are, and so is quicker. It knows no game and no language.
 */
import { missChance, noticedAfter } from '../cognition/noticing';
import { PROFILES } from './profiles';
import { watchingOf } from './watching';

/** After so many words that were used up they give in. */
const TRIES = 6;
/** Another word takes this share of the time in which they think of a card. */
const AGAIN = 0.35;
/** The chance that somebody doesn't know a word was used up is this share of what escapes them anyhow. */
const FORGOTTEN = 0.25;
/** By so much commoner words come first: 1 would be all alike. */
const COMMON = 1.6;
/** Milliseconds to begin to write a word, and for each letter. */
const [BEGINS_MS, LETTER_MS] = [400, 110];

/** A word on somebody's tongue, and after how many milliseconds it is there. */
export interface Thought { readonly word: string; readonly after: number }

/** What a word is looked for among. */
export interface Sought {
  /** The commonest first. */
  readonly words: readonly string[];
  readonly used: ReadonlySet<string>;
  /** How many characters look for one: together they are no quicker than one. */
  readonly thinkers: number;
  /** Draws a number from 0 up to but not including 1. */
  readonly chance: () => number;
}

/** The word that somebody has on their tongue; null: none comes. */
export function thinkOf(character: keyof typeof PROFILES, { words, used, thinkers, chance }: Sought): Thought | null {
  const { vocabulary, atCards: { median } } = PROFILES[character];
  const { noticing, overlooking } = watchingOf(character);
  const own = words.slice(0, Math.ceil(words.length * vocabulary));
  const seen = noticedAfter(noticing, missChance(overlooking, 0), thinkers, chance());
  if (seen === null) return null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const word = own[Math.floor(own.length * chance() ** COMMON)];
    if (word === undefined) return null;
    const forgets = chance() < overlooking.miss * FORGOTTEN;
    if (!used.has(word) || forgets) return { word, after: seen + tries * AGAIN * median };
  }
  return null;
}

/** How long they take to write a word, in milliseconds. */
export function writingTime(word: string): number { return BEGINS_MS + LETTER_MS * word.length; }
