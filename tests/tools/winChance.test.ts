/** The fit of win chances: it finds again what was planted, and the games that it is fitted to are the same for the same seed. */
import { describe, expect, test } from 'vitest';
import { fraction, randomFrom } from '../../src/chance/chance';
import { BORDERS, calibration, fitRows, logLoss, regression } from '../../tools/winChance/fit';
import { samplesOf, type Sample } from '../../tools/winChance/selfPlay';

const logistic = (z: number): number => 1 / (1 + Math.exp(-z));

test('a regression finds the coefficients that the wins were drawn from', () => {
  const random = randomFrom('planted');
  const features = Array.from({ length: 8000 }, () => [4 * fraction(random) - 2, fraction(random) < 0.5 ? 1 : 0, 1]);
  const won = features.map(([x, last]) => Number(fraction(random) < logistic(0.8 * x! + 1.2 * last! - 0.5)));
  const [slope, last, rest] = regression(features, won, { slope: 0, weight: 0.1 });
  expect(slope).toBeCloseTo(0.8, 1);
  expect(last! + rest!).toBeCloseTo(0.7, 0);
  expect(rest).toBeCloseTo(-0.5, 0);
});

test('with next to nothing to go by, a slope stays at what it is drawn to', () => {
  const [slope] = regression([[0.1, 1], [-0.1, 1], [0.05, 1]], [0, 1, 0], { slope: 1, weight: 16 });
  expect(slope).toBeCloseTo(1, 1);
});

test('a row for each stretch of the game that has moments, from the most tiles left on', () => {
  const random = randomFrom('rows');
  const samples = Array.from({ length: 6000 }, (_, i): Sample => {
    const share = 0.1 + 0.8 * fraction(random);
    const after = i % 2;
    const chance = logistic(Math.log(share / (1 - share)) - after);
    return { seats: 2, left: 1 + i % 76, after, seat: after, share, lead: 0, won: Number(fraction(random) < chance) };
  });
  const rows = fitRows(samples, 2, 'share');
  expect(rows.map(({ left }) => left)).toEqual(BORDERS);
  for (const { slope, after } of rows) {
    expect(slope).toBeGreaterThan(0.5);
    expect(after[0]).toBeGreaterThan(after[1]!);
  }
  expect(fitRows([], 2, 'share')).toEqual([]);
});

describe('the calibration', () => {
  const pairs = [{ said: 0.68, won: 1 }, { said: 0.72, won: 0 }, { said: 0.04, won: 0 }, { said: 0.96, won: 1 }];
  test('counts what was said about 70 %, and what came of it', () => {
    const bins = calibration(pairs);
    expect(bins.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
    expect(bins[7]).toMatchObject({ said: expect.closeTo(0.7) as number, won: 0.5 });
  });
  test('one who always says one half loses 0.693', () => {
    expect(logLoss([{ said: 0.5, won: 1 }, { said: 0.5, won: 0 }])).toBeCloseTo(Math.LN2);
  });
});

test.each([2, 3, 4])('the same seed plays the same games between %i, and every moment belongs to a result', async (seats) => {
  const plan = { seats, games: 1, seed: 'test', playouts: 20, moments: 6 };
  const gathered = async (): Promise<Sample[]> => {
    const all: Sample[] = [];
    for await (const samples of samplesOf(plan)) all.push(...samples);
    return all;
  };
  const samples = await gathered();
  expect(await gathered()).toEqual(samples);
  expect(samples.length).toBeGreaterThan(0);
  for (const { share, won, left, after } of samples) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(won).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThan(0);
    expect(after).toBeLessThan(seats);
  }
});
