/** What escapes a look and how long noticing takes: what the formulas say at values worked out by hand, and over many draws. */
import fc from 'fast-check';
import { quantileSorted } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { FASTEST_CALL, missChance, noticedAfter, noticingTime, type Overlooking, type Reaction } from '../../src/cognition/noticing';
import { fraction, randomFrom } from '../../src/chance/chance';

const eye: Overlooking = { miss: 0.2, fading: 0.25 };
const reaction: Reaction = { floor: 700, median: 2300, spread: 0.6 };
/** The ends are left out, where the approximation of the normal quantile wavers. */
const draw = fc.double({ min: 0.001, max: 0.99, noNaN: true });

describe('the chance to overlook something', () => {
  // miss × harder × (1 + fading × log2(1 + age)), by hand.
  test.each([
    [eye, 0, 1, 0.2], [eye, 0, 1.5, 0.3], [eye, 1, 1, 0.25], [eye, 7, 1, 0.35], [eye, 7, 1.5, 0.525],
    [{ ...eye, miss: 0.9 }, 0, 1.5, 0.95], [{ ...eye, miss: 0 }, 40, 1.5, 0],
  ])('%o, %i moves after it changed and %f times as hard to see, is %f', (overlooking, age, harder, chance) => {
    expect(missChance(overlooking, age, harder)).toBeCloseTo(chance, 9);
  });
  test('stays a chance, and never falls with age or with how hard it is to see', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const times = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(fc.property(share, share, fc.nat(200), fc.nat(200), times, (miss, fading, age, more, harder) => {
      const chance = missChance({ miss, fading }, age);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(0.95);
      expect(missChance({ miss, fading }, age + more)).toBeGreaterThanOrEqual(chance);
      expect(missChance({ miss, fading }, age, harder)).toBeGreaterThanOrEqual(chance);
    }));
  });
});

describe('the time to notice', () => {
  // floor + (median - floor) × exp(spread × the normal quantile of the draw), by hand: the quantiles of these draws are 0, 1 and 2.
  test.each([[0.5, 2300], [0.841345, 3615.4], [0.97725, 6012.2]])('of one alone at a draw of %f is %f ms', (at, ms) => {
    expect(noticingTime(reaction, 1, at) / ms).toBeGreaterThan(0.997);
    expect(noticingTime(reaction, 1, at) / ms).toBeLessThan(1.003);
  });
  test('is never under the floor nor under 450 ms, and grows with the draw and with the number who look', () => {
    const spread = fc.double({ min: 0.1, max: 1, noNaN: true });
    const some = fc.record({ floor: fc.nat(2000), median: fc.integer({ min: 2000, max: 6000 }), spread });
    fc.assert(fc.property(some, fc.integer({ min: 1, max: 4 }), draw, draw, (who, watchers, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const time = noticingTime(who, watchers, less);
      expect(Number.isFinite(time)).toBe(true);
      expect(time).toBeGreaterThanOrEqual(Math.max(FASTEST_CALL, who.floor));
      expect(noticingTime(who, watchers, more)).toBeGreaterThanOrEqual(time);
      expect(noticingTime(who, watchers + 1, less)).toBeGreaterThanOrEqual(time);
    }));
    expect(FASTEST_CALL).toBe(450);
    expect(noticingTime({ floor: 0, median: 10, spread: 0.6 }, 1, 0.5)).toBe(450);
  });
  test('scatters about its median', () => {
    const random = randomFrom('noticing');
    const times = Array.from({ length: 20_000 }, () => noticingTime(reaction, 1, fraction(random))).toSorted((a, b) => a - b);
    expect(quantileSorted(times, 0.5) / reaction.median).toBeGreaterThan(0.95);
    expect(quantileSorted(times, 0.5) / reaction.median).toBeLessThan(1.05);
    // Somebody who is always as quick is no person.
    expect(quantileSorted(times, 0.9) / quantileSorted(times, 0.1)).toBeGreaterThan(1.5);
  });
  test.each([2, 3])('of the first of %i who look scatters as that of one alone', (watchers) => {
    const random = randomFrom(`first of ${watchers}`);
    const one = (of: number): number => noticingTime(reaction, of, fraction(random));
    const firstOfAll = (): number => Math.min(...Array.from({ length: watchers }, () => one(watchers)));
    const alone = Array.from({ length: 20_000 }, () => one(1)).toSorted((a, b) => a - b);
    const first = Array.from({ length: 20_000 }, firstOfAll).toSorted((a, b) => a - b);
    for (const part of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      const ratio = quantileSorted(first, part) / quantileSorted(alone, part);
      expect(ratio, `at ${part}`).toBeGreaterThan(0.96);
      expect(ratio, `at ${part}`).toBeLessThan(1.04);
    }
  });
});

describe('what one of several notices at a look', () => {
  test('of one alone takes the time of whoever does not overlook it, and escapes as often as is said', () => {
    // The draws above 0.8 overlook it; those below share the times among them.
    expect(noticedAfter(reaction, 0.2, 1, 0.81)).toBeNull();
    expect(noticedAfter(reaction, 0.2, 1, 0.4)! / noticingTime(reaction, 1, 0.5)).toBeCloseTo(1, 6);
    expect(noticedAfter(reaction, 0, 1, 0.5)).toBe(noticingTime(reaction, 1, 0.5));
  });
  test.each([2, 3, 6])('the first of %i notices it as late and as seldom as one alone would', (watchers) => {
    const random = randomFrom(`noticed by the first of ${watchers}`);
    const one = (of: number): number => noticedAfter(reaction, 0.3, of, fraction(random)) ?? Infinity;
    const first = Array.from({ length: 20_000 }, () => Math.min(...Array.from({ length: watchers }, () => one(watchers))));
    const alone = Array.from({ length: 20_000 }, () => one(1));
    const by = (times: readonly number[], time: number): number => times.filter((at) => at <= time).length / times.length;
    for (const time of [1200, 1800, 2300, 3000, 5000, 1e9]) {
      expect(Math.abs(by(first, time) - by(alone, time)), `${time}`).toBeLessThan(0.02);
    }
  });
});
