/** How long a press waits: by the lines of the others alone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestWait, settledAt, type PlaceLine } from '../../src/race/lines';
import { TIE_MS } from '../../src/race/order';
import { runs } from '../long/amount';

const line = (place: number, quota: number, actedAt = -Infinity): PlaceLine => ({ place, quota, actedAt });

describe('a press can be judged', () => {
  test.each([
    ['at once where nobody else is there', [line(0, 234)], 1000],
    ['when one of the same instant from the longest of the other lines would have come', [line(0, 9), line(1, 66), line(2, 234)], 1244],
    ['however long its own line is', [line(0, 234), line(1, 66)], 1076],
    ['without those who have done something since', [line(0, 18), line(1, 66), line(2, 234, 1000)], 1076],
    ['at once when all have', [line(0, 18), line(1, 66, 1001), line(2, 234, 1000)], 1000],
    ['no later than 400 ms after it came', [line(0, 18), line(1, 400)], 1400],
  ])('%s', (_, lines, at) => {
    expect(settledAt(lines, { place: 0, at: 1000, heardAt: 1000, kind: 'call' })).toBe(at);
  });

  test('if it is no call, no sooner since others have called: who does what is turned down again and again would learn of that', () => {
    const due = (actedAt: number): number =>
      settledAt([line(0, 18), line(1, 234, actedAt)], { place: 0, at: 1000, heardAt: 1000, kind: 'press' });
    expect([-Infinity, 999, 1000, 1100].map(due)).toEqual([1244, 1244, 1244, 1244]);
  });

  test('not before any earlier one of another line could still come, and at most 400 ms after it came', () => {
    const lines = fc.uniqueArray(fc.record({
      place: fc.nat(3), quota: fc.double({ min: 0, max: 400, noNaN: true }), actedAt: fc.double({ min: 0, max: 2000, noNaN: true }),
    }), { selector: ({ place }) => place, minLength: 2, maxLength: 4 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(fc.property(lines, share, share, fc.constantFrom('call' as const, 'press' as const), (all, when, late, kind) => {
      const [own, ...others] = all;
      const at = 2000 * when;
      const heardAt = at + late * own!.quota;
      const settled = settledAt(all, { place: own!.place, at, heardAt, kind });
      expect(settled).toBeLessThanOrEqual(heardAt + 400);
      for (const { quota, actedAt } of others) {
        // Their latest that counts before it.
        if (actedAt < at) expect(settled).toBeGreaterThanOrEqual(Math.min(at + quota, heardAt + 400));
      }
      const latest = Math.max(0, ...others.map(({ quota }) => quota));
      expect(settled).toBeLessThanOrEqual(at + TIE_MS + latest);
    }), runs(200, 20_000));
  });
});

test('what comes by itself waits as long as the longest line, and not at all where there is none', () => {
  expect(longestWait([])).toBe(0);
  expect(longestWait([line(0, 66), line(1, 234), line(2, 18)])).toBe(234);
});
