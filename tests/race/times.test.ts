/** How long people took and who was beaten, for any presses of any game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIE_MS } from '../../src/race/order';
import { BEATEN_MS, quickestOf, raceTimes, tookMs, wasBeaten } from '../../src/race/times';

const seats = 4;
const moment = fc.oneof(fc.nat(40), fc.nat(3000));
const calls = fc.uniqueArray(fc.record({ kind: fc.constant('call'), seat: fc.nat(seats - 1), at: moment }),
  { selector: ({ seat }) => seat });
const maker = fc.nat(seats - 1);
const since = fc.nat(3000);

describe('a call after another took what it was for', () => {
  test.each([[1000, 1000, true], [1000, 1000 + BEATEN_MS, true], [1000, 1001 + BEATEN_MS, false], [1000, 990, true]])(
    'taken at %i and pressed at %i: beaten is %s', (takenAt, at, beaten) => expect(wasBeaten(takenAt, at)).toBe(beaten));
});

describe('how long a press took', () => {
  test.each([[1500, 1000, 500], [1500.4, 1000, 500], [1500.6, 1000, 501], [1000, 1000, 0], [900, 1000, 0]])(
    'at %f since %i is %i ms', (at, from, ms) => expect(tookMs(at, from)).toBe(ms));
});

describe('the quickest of several times', () => {
  test('is one in which somebody can have seen what they called', () => {
    expect(quickestOf([812, 100, 640, null])).toBe(100);
    // Whoever laid the tile had the call ready.
    expect(quickestOf([12, 640, 0, 99, 700])).toBe(640);
    expect([quickestOf([99, 0, null]), quickestOf([])]).toEqual([null, null]);
  });
});

describe('who was how fast', () => {
  test('names everyone who raced once, with their own time', () => {
    fc.assert(fc.property(calls, since, maker, (given, from, made) => {
      const times = raceTimes(given, from, made, seats);
      const bySeat = (a: { seat: number }, b: { seat: number }): number => a.seat - b.seat;
      expect(times.map(({ seat, ms }) => ({ seat, ms })).toSorted(bySeat))
        .toEqual(given.map(({ seat, at }) => ({ seat, ms: tookMs(at, from) })).toSorted(bySeat));
    }));
  });
  test('does not depend on the order in which they were heard of', () => {
    const shuffled = calls.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })));
    fc.assert(fc.property(shuffled, maker, ([given, other], made) => {
      expect(raceTimes(other, 0, made, seats)).toEqual(raceTimes(given, 0, made, seats));
    }));
  });
  test('says of a tie that it was one, and never of the first', () => {
    fc.assert(fc.property(calls, since, maker, (given, from, made) => {
      const times = raceTimes(given, from, made, seats);
      expect(times[0]?.tied ?? false).toBe(false);
      for (const [i, { tied, ms }] of times.entries()) if (tied) expect(Math.abs(ms - times[i - 1]!.ms)).toBeLessThanOrEqual(TIE_MS);
    }));
    const two = [{ kind: 'call', seat: 2, at: 600 }, { kind: 'call', seat: 1, at: 604 }];
    expect(raceTimes(two, 100, 0, seats)).toEqual([{ seat: 1, ms: 504, tied: false }, { seat: 2, ms: 500, tied: true }]);
    expect(raceTimes([two[0]!, { kind: 'call', seat: 1, at: 610 }], 100, 0, seats).map(({ tied }) => tied)).toEqual([false, false]);
  });
});
