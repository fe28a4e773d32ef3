/** The log of a phone: the newest in so few letters that it is read from its beginning, and no less than what happened. */
import { describe, expect, test } from 'vitest';
import type { TableHappening } from '../../src/session/viewState';
import { ranges, stripSentence } from '../../src/strings/words/table/strip';

const NAMES = ['Ann', 'Otto', 'Viola'];
const told = (happening: TableHappening, you: number | null = 0): string =>
  stripSentence({ kind: 'happening', happening, names: NAMES, calls: 'classic', you });
const taken = (seat: number, tiles: readonly number[], maker = seat): TableHappening => ({
  type: 'snagged', seat, tiles, runs: [{ direction: 'across', squares: tiles, maker, missed: maker !== seat }],
} as TableHappening);

describe('what a strip tells', () => {
  test.each<[TableHappening, string]>([
    [taken(1, [72, 73, 74, 75]), 'Otto +4: 72–75'],
    [taken(0, [34, 45, 56, 67]), 'You +4: 34, 45, 56, 67'],
    [taken(1, [72, 73, 74, 75], 0), 'Otto +4: 72–75, missed by you'],
    [taken(0, [72, 73, 74, 75], 2), 'You +4: 72–75, missed by Viola'],
    [{ type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [] }, 'False call: you miss your next turn'],
    [{ type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [], thisMove: true }, 'False call: you miss this turn'],
    [{ type: 'falseCall', seat: 1, penalty: 'lose-move', paid: [] }, 'Otto: false call, misses next turn'],
    [{ type: 'falseCall', seat: 1, penalty: 'none', paid: [] }, 'Otto: false call'],
    [{ type: 'over', tiles: [30, 20, 26] }, 'Last chance: call any run!'],
    [{ type: 'placed', seat: 1, tile: 44 }, 'Otto plays 44.'],
  ])('%j', (happening, sentence) => {
    expect(told(happening)).toBe(sentence);
    // Two lines of the narrowest strip, at 320 pixels, hold some forty letters.
    expect(sentence.length).toBeLessThanOrEqual(40);
  });
  test('of the count is who has won', () => {
    expect(stripSentence({ kind: 'count', names: NAMES, tiles: [30, 20, 26], you: 0 })).toBe('You win with 30 tiles.');
  });
});

test.each([
  [[4, 5, 6, 7], '4–7'], [[22, 23, 24, 25, 34], '22–25, 34'], [[4, 5, 14, 24], '4, 5, 14, 24'], [[31, 41, 51, 61], '31, 41, 51, 61'],
])('tiles %j are told as %s', (tiles, text) => { expect(ranges(tiles)).toBe(text); });
