/**
 * A review never takes the thread for long: what is worked out before the first question comes in pieces, and a busy page is told little.
 */
import { expect, test } from 'vitest';
import { planInPieces, planOf } from '../../src/review/ledger/plan';
import { review } from '../../src/review/reviewer';
import { randomGame } from '../helpers/randomGame';
import { randomAdviser, reviewed } from '../helpers/reviews';

const game = reviewed(randomGame('four').record);

test('what is to be asked is worked out seat by seat, and comes out as if it were worked out at once', () => {
  const pieces = [...planInPieces(game, 0)];
  expect(pieces).toHaveLength(2 + game.record.seats.length);
  const planning = planInPieces(game, 0);
  let piece = planning.next();
  while (!piece.done) piece = planning.next();
  expect(piece.value).toEqual(planOf(game, 0));
});

test('others have the thread between the pieces, and before the first question', async () => {
  const order: string[] = [];
  const adviser = randomAdviser('slices');
  const stop = new AbortController();
  await review(game, 0, {
    ...adviser, judge(question) { order.push('asked'); stop.abort(); return adviser.judge(question); },
  }, { breathe: async () => { order.push('breath'); }, signal: stop.signal });
  expect(order).toEqual([...Array.from({ length: 2 + game.record.seats.length }, () => 'breath'), 'asked']);
});

test('who is not done with the last report is told the next at the end of a pass alone', async () => {
  const passes: number[] = [];
  await review(game, 0, randomAdviser('slices'), { tell: ({ pass }) => { passes.push(pass); }, ready: () => false });
  expect(passes).toEqual([0, 1, 2]);
});

test('who has left before the first question is asked nothing', async () => {
  const stop = new AbortController();
  stop.abort();
  const { progress, pass } = await review(game, 0, {
    ...randomAdviser('slices'), judge() { throw new Error('nobody wants to know'); },
  }, { signal: stop.signal });
  expect([pass, progress.done]).toEqual([0, 0]);
});
