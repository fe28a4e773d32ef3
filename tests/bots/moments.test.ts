/** When computers act: in their own time, of which they take less while little lies on the board; that hangs on nothing but how much. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/ai/levels';
import { LEAST_MS, timeFor } from '../../src/bots/moments';

const boardOf = (count: number): { readonly board: number[] } => ({ board: Array.from({ length: count }, (_, i) => i) });
const acts = [['place', 'pondering'], ['draw', 'lingering']] as const;

describe.each(acts)('the time to %s', (act, own) => {
  test('is the character’s own on a full board, shorter on an emptier one, and never below what it takes to follow it', () => {
    for (const { [own]: [least, most] } of Object.values(LEVELS)) {
      for (const after of [least, (least + most) / 2, most]) {
        const times = Array.from({ length: 30 }, (_, count) => timeFor(act, after, boardOf(count)));
        expect(times.toSorted((a, b) => a - b)).toEqual(times);
        expect(times.at(-1)).toBe(after);
        expect(times[0]).toBeGreaterThanOrEqual(LEAST_MS[act]);
        if (after > LEAST_MS[act]) expect(times[0]).toBeLessThan(after);
      }
    }
  });
  test('hangs on how many tiles lie there, not on which', () => {
    fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: 4, max: 97 }), { maxLength: 30 }), fc.integer({ min: 600, max: 1900 }),
      (board, after) => timeFor(act, after, { board }) === timeFor(act, after, boardOf(board.length))));
  });
  test('differs from character to character as their own times do', () => {
    const slowest = Object.values(LEVELS).map(({ [own]: [, most] }) => timeFor(act, most, boardOf(0)));
    expect(new Set(slowest).size).toBeGreaterThan(2);
  });
});
