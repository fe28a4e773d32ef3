/** What a tile lost, in bands: each only where the loss less two standard errors reaches it. */
import { expect, test } from 'vitest';
import type { Reasons } from '../../src/ai/questions';
import { bandOf, verdictOf } from '../../src/review/verdicts';
import { randomGame } from '../helpers/randomGame';
import { reviewed, unaskedReport } from '../helpers/reviews';

const NOTHING: Reasons = { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] };

test.each([
  [1.9, 0, null], [2, 0, 'inaccuracy'], [4.9, 0, 'inaccuracy'], [5, 0, 'mistake'], [9.9, 0, 'mistake'], [10, 0, 'blunder'],
  [5, 0.1, 'inaccuracy'], [5.2, 0.1, 'mistake'], [12, 1, 'blunder'], [11.9, 1, 'mistake'], [3, 0.6, null],
] as const)('a loss of %d points with an error of %d is %s', (loss, error, band) => {
  expect(bandOf(loss, error)).toBe(band);
});

test('a verdict tells the best tile, the loss with its own error, and the squares of the danger', () => {
  const { moves: [{ view } = { view: null }] } = unaskedReport(reviewed(randomGame('verdict').record), 0);
  const opens = [{ tile: 56, gain: 4 }, { tile: 16, gain: 4 }];
  const tiles = [
    { tile: 66, chance: 0.4, takes: 0, reasons: { ...NOTHING, opens } },
    { tile: 83, chance: 0.48, takes: 0, reasons: NOTHING },
    { tile: 84, chance: 0.47, takes: 0, reasons: NOTHING },
  ];
  const errors = [[0, 0.004, 0.005], [0.004, 0, 0.006], [0.005, 0.006, 0]];
  const judged = { tiles, errors, exact: false };
  expect(verdictOf(view!, judged, 66)).toMatchObject({ tile: 66, better: 83, band: 'mistake', dangers: [16, 56], chance: 0.4, best: 0.48 });
  expect(verdictOf(view!, judged, 66)!.loss).toBeCloseTo(8);
  expect(verdictOf(view!, judged, 66)!.error).toBeCloseTo(0.4);
  expect(verdictOf(view!, judged, 84)).toMatchObject({ better: 83, band: null, reason: null });
  expect(verdictOf(view!, judged, 83)).toMatchObject({ better: 83, loss: 0, error: 0, band: null });
  expect(verdictOf(view!, judged, 4)).toBeNull();
});
