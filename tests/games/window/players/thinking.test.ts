/** How characters find words: several are no quicker than one, more is known to the stronger, and what is used up takes time. */
import { expect, test } from 'vitest';
import { fraction, randomFrom } from '../../../../src/chance/chance';
import { PROFILES } from '../../../../src/characters/profiles';
import { thinkOf, writingTime, type Thought } from '../../../../src/characters/words';
import { FASTEST_CALL } from '../../../../src/cognition/noticing';
import english from '../../../../src/games/window/lists/en.json';
import swedish from '../../../../src/games/window/lists/sv.json';
import { everydayNouns, isNoun } from '../../../../src/games/window/lists/nouns';
import { letterOf, LETTERS } from '../../../../src/games/window/rules/game';
import { PACK } from '../../../../src/cards/card';
import type { Character } from '../../../../src/setup/players';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const WORDS = everydayNouns('en', 'T');

function thoughts(
  character: Character, times: number, thinkers: number, used: ReadonlySet<string> = new Set(),
): readonly (Thought | null)[] {
  const random = randomFrom(`${character} ${thinkers}`);
  return Array.from({ length: times }, () => thinkOf(character, { words: WORDS, used, thinkers, chance: () => fraction(random) }));
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const found = (all: readonly (Thought | null)[]): readonly Thought[] => all.flatMap((one) => one ?? []);

test.each(CHARACTERS)('%s: the first of four is no quicker than one alone, and nobody is quicker than anybody can be', (character) => {
  const alone = thoughts(character, 4000, 1).map((one) => one?.after ?? Infinity).toSorted((a, b) => a - b);
  const four = thoughts(character, 16_000, 4).map((one) => one?.after ?? Infinity);
  const first = Array.from({ length: 4000 }, (_, i) => Math.min(...four.slice(4 * i, 4 * i + 4))).toSorted((a, b) => a - b);
  expect(alone[0]).toBeGreaterThanOrEqual(FASTEST_CALL);
  for (const share of [0.05, 0.25, 0.5]) expect(first[4000 * share]!).toBeGreaterThan(alone[4000 * share]! * 0.97);
});

test('the stronger know more words and find them sooner', () => {
  const known = CHARACTERS.map((one) => new Set(found(thoughts(one, 3000, 1)).map(({ word }) => word)).size);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(mean(found(thoughts('pip', 3000, 1)).map(({ after }) => after))).toBeGreaterThan(
    mean(found(thoughts('ada', 3000, 1)).map(({ after }) => after)));
});

test('words that are used up cost time, and now and then somebody says one all the same', () => {
  const used = new Set(WORDS.slice(0, 10));
  const [fresh, later] = [found(thoughts('pip', 3000, 1)), found(thoughts('pip', 3000, 1, used))];
  expect(mean(later.map(({ after }) => after))).toBeGreaterThan(mean(fresh.map(({ after }) => after)));
  const slips = (all: readonly Thought[]): number => all.filter(({ word }) => used.has(word)).length / all.length;
  expect(slips(later)).toBeGreaterThan(0);
  expect(slips(found(thoughts('viola', 3000, 1, used)))).toBeLessThan(slips(later) / 2);
});

test('each letter of a card has at least 100 nouns, Å 40, and characters say none that a list does not have', () => {
  for (const letters of LETTERS) {
    for (const letter of new Set(PACK.map((card) => letterOf(letters, card)))) {
      const everyday = everydayNouns(letters, letter);
      const all = (letters === 'en' ? english : swedish as Readonly<Record<string, readonly string[]>>)[letter.toLowerCase() as 'a']!;
      expect(all.flatMap((words) => words.split(' ')).length, letter).toBeGreaterThanOrEqual(letter === 'Å' ? 40 : 100);
      expect(everyday.length, letter).toBeGreaterThanOrEqual(25);
      for (const word of everyday) expect([word, isNoun(letters, word), word.startsWith(letter.toLowerCase())]).toEqual([word, true, true]);
      // Whoever knows all of them writes each in time.
      expect(Math.max(...everyday.map(writingTime))).toBeLessThan(6000);
    }
  }
});

test('a list has nouns of two words and names, and takes a hyphen for a blank; it has no word that a card does not ask for', () => {
  for (const word of ['tree', 'Fire engine', 'fire-engine', 'New York', 'T-shirt', 't shirt']) expect(isNoun('en', word), word).toBe(true);
  for (const word of ['tree fire', 'firee ngine', 'fireengine', 'zebra', '', ' ']) expect(isNoun('en', word), word).toBe(false);
  for (const word of ['fotbollsspelare', 'Tv-apparat']) expect(isNoun('sv', word), word).toBe(true);
  for (const word of ['fotbolls spelare', 'å']) expect(isNoun('sv', word), word).toBe(false);
});
