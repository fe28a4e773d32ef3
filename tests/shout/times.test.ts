/** When a shout was made, by the page's clock. */
import { expect, test } from 'vitest';
import { contextBegan, latencyOf, madeAt, withPair, type ClockPair } from '../../src/shout/times';

const pairs = (...late: readonly number[]): readonly ClockPair[] =>
  late.map((ms, i) => ({ context: i * 0.2, page: 5000 + i * 200 + ms })).reduce<readonly ClockPair[]>(withPair, []);

test('a page that is busy hears late of the time, and the earliest hearing counts', () => {
  expect(contextBegan(pairs(40, 3, 900, 12))).toBe(5003);
});

test('a shout was made when it came to the microphone, not when it came to the page', () => {
  expect(madeAt(1.5, pairs(0, 8, 20), latencyOf({ track: 0.01, base: 0.01 }))).toBeCloseTo(6480);
});

test('what a browser does not tell of a way takes nothing off, and nonsense neither', () => {
  expect(latencyOf({ track: undefined, base: 0.01 })).toBeCloseTo(10);
  expect(latencyOf({ track: -1, base: Number.NaN })).toBe(0);
  expect(latencyOf({ track: 30, base: 0 })).toBe(250);
});

test('clocks that part slowly are followed: what was long ago is forgotten', () => {
  const drifting = Array.from({ length: 500 }, (_, i) => ({ context: i * 0.2, page: 5000 + i * 200.1 }));
  const began = contextBegan(drifting.reduce<readonly ClockPair[]>(withPair, []));
  expect(began).toBeGreaterThan(5000 + 290 * 0.1);
});
