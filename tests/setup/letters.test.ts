/** Letters are counted as people count them, with the browser's segmenter and without. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lettersOf } from '../../src/setup/letters';
import { isTooLong } from '../../src/setup/names';
import { readMatch } from '../../src/match/savedMatch';

afterEach(() => { vi.unstubAllGlobals(); });

/** The browser as it is, but for one thing that older ones do not have. */
function withoutSegmenter(): void {
  vi.stubGlobal('Intl', new Proxy(Intl, { get: (all, name) => (name === 'Segmenter' ? undefined : Reflect.get(all, name) as unknown) }));
}

const NAMES = [
  '', 'Ann', 'Żółć', 'Győző Ağaoğlu', 'e\u0301a\u0328\u0301', 'नमस्ते', 'ไทย', '한국어', '\u1112\u1161\u11ab\u1100\u116e\u11a8',
  'שָׁלוֹם', 'مُحَمَّد',
  '👩‍👩‍👧‍👦 Family', '🇸🇪🇩🇰', '👍🏽!', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣2', 'a\r\nb', 'x\u200dy', '👩🏾‍🚀',
];

describe('without Intl.Segmenter', () => {
  test.each(NAMES)('%j falls into the same letters', (name) => {
    const known = lettersOf(name);
    withoutSegmenter();
    expect(lettersOf(name)).toEqual(known);
    expect(lettersOf(name).join('')).toBe(name);
  });

  test('names are measured and score cards read', () => {
    withoutSegmenter();
    expect([isTooLong('👩‍👩‍👧‍👦'.repeat(3), 3), isTooLong('👩‍👩‍👧‍👦'.repeat(3), 2)]).toEqual([false, true]);
    expect(readMatch({ id: 'x' })).toMatchObject({ ok: false, problem: { code: 'not-a-series' } });
  });
});
