/**
 * What a link to a game asks for that cannot be: whichever game and whatever it says, the first screen comes with what can be read of it
 * and a sentence that says what was not understood, in every language.
 */
import { afterEach, describe, expect, test } from 'vitest';
import type { AgreedTypes, Agreement } from '../../src/seats/agreement';
import { listOf } from '../../src/seats/terms';
import { LANGUAGES, type LanguageKey } from '../../src/strings/languages/table';
import { speakNow } from '../../src/strings/say';
import { linkSentence } from '../../src/strings/words/refusals/seats';
import { ENGLISH, allWordsOf } from '../helpers/english';
import { AGREEMENTS } from './agreements';

afterEach(() => speakNow(ENGLISH));

const SILLY = ['banana', '', '-1', '1e999', 'NaN', '__proto__', 'constructor', '<b>', 'å'.repeat(500), '💥', '\u202Eevil', '7'.repeat(400)];

/** The words of a game's links that say something of its terms. */
const wordsOf = (agreement: Agreement<AgreedTypes>): readonly string[] =>
  listOf<AgreedTypes['Draft']>(agreement.of.terms).flatMap(([, { link }]) => (link ? [link.word] : []));

describe.each(Object.entries(AGREEMENTS))('a link to %s', (_, agreement) => {
  const { most, people } = agreement.of.limits;

  /** What is read of a link, with the sentence that tells of it. */
  function read(asked: Readonly<Record<string, string>>) {
    const linked = agreement.linked(new URLSearchParams(asked))!;
    expect(linked.draft.seats.length).toBeGreaterThan(0);
    expect(linked.draft.seats.length).toBeLessThanOrEqual(most);
    // What was read can be sat down to, and kept.
    expect(agreement.openDraft(JSON.parse(JSON.stringify(agreement.stored(linked.draft)))).seats).toHaveLength(linked.draft.seats.length);
    return { code: linked.problem?.code ?? null, sentence: linked.problem && linkSentence(agreement, linked.problem) };
  }

  test.each(Object.keys(LANGUAGES) as LanguageKey[])('with silly terms says which, and the rest stays: %s', async (language) => {
    speakNow(await allWordsOf(language));
    for (const word of wordsOf(agreement)) {
      for (const silly of SILLY) {
        const { code, sentence } = read({ play: 'ann,computer:pip', [word]: silly });
        expect([word, silly, code]).toEqual([word, silly, word]);
        expect(sentence!.length).toBeGreaterThan(20);
        expect(sentence!.length).toBeLessThan(200);
      }
    }
  });

  test('with silly players says what is wrong with them', () => {
    const many = (count: number, who: string): string =>
      Array.from({ length: count }, (__, i) => `${who}${who === 'computer' ? '' : i}`).join();
    expect(read({ play: 'ann,computer:nobody' })).toMatchObject({ code: 'character', sentence: expect.stringContaining('nobody') });
    expect(read({ play: 'ann,computer:__proto__' }).code).toBe('character');
    expect(read({ play: many(most + 1, 'computer') })).toMatchObject({ code: 'seats', sentence: expect.stringContaining(String(most)) });
    if (people < most) expect(read({ play: many(people + 1, 'p') }).code).toBe('people');
    for (const play of ['', ',,,', ' , ', many(900, 'p')]) read({ play });
  });

  test('with a word for the cards that is too long says so', () => {
    const { seed } = agreement.of;
    if (seed) expect(read({ play: 'ann,computer', [seed.word]: 'x'.repeat(9999) })).toMatchObject({ code: seed.word });
  });
});
