/** How sure a mean is: as far as the means of many such series scatter, also where each number is like the one before it. */
import { mean, sampleCovariance, sampleVariance } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { SpanMeans } from '../../../src/ai/judge/spanMeans';
import { fraction, randomFrom } from '../../../src/chance/chance';

const LENGTH = 2000;

/** Two series that move together. @param like how much of each number is the one before it */
function gathered(like: number, seed: string): ReturnType<SpanMeans['result']> {
  const random = randomFrom(seed);
  const means = new SpanMeans(2, LENGTH);
  let [one, other] = [0, 0];
  for (let i = 0; i < LENGTH; i += 1) {
    const both = fraction(random) - 0.5;
    one = like * one + both;
    other = like * other + both + fraction(random) - 0.5;
    means.now.set([one, other]);
    means.add();
  }
  return means.result();
}

describe.each([['is like none before it', 0], ['is much like the one before it', 0.9]] as const)('where each number %s', (_, like) => {
  const all = Array.from({ length: 1000 }, (_none, i) => gathered(like, `series ${i}`));
  const [ones, others] = [0, 1].map((which) => all.map(({ means }) => means[which]!)) as [number[], number[]];
  const stated = (a: number, b: number): number => mean(all.map(({ covariance }) => covariance[a]![b]!));
  test('a mean scatters as far as is stated', () => {
    expect(stated(0, 0) / sampleVariance(ones)).toBeGreaterThan(0.8);
    expect(stated(0, 0) / sampleVariance(ones)).toBeLessThan(1.25);
  });
  test('and two of them together', () => {
    expect(stated(0, 1)).toBe(stated(1, 0));
    expect(stated(0, 1) / sampleCovariance(ones, others)).toBeGreaterThan(0.8);
    expect(stated(0, 1) / sampleCovariance(ones, others)).toBeLessThan(1.25);
  });
});

test('means are those of all numbers, however few', () => {
  for (const length of [1, 3, 24, 26, 77]) {
    const means = new SpanMeans(1, length);
    for (let i = 0; i < length; i += 1) {
      means.now[0] = i;
      means.add();
    }
    expect(means.result().means[0]).toBeCloseTo((length - 1) / 2, 9);
    expect(means.result().covariance[0]![0]).toBeGreaterThanOrEqual(0);
  }
});
