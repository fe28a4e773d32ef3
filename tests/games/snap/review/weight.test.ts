/** Which moments of a game of Snap are listed at once. */
import { expect, test } from 'vitest';
import { heaviest, LISTED } from '../../../../src/shell/after/afterScreen';
import { type Moment, momentsTold } from '../../../helpers/snap/snap';

const took = (event: number, seat: number, cards: number, ms: number | null = null): Moment =>
  ({ kind: 'took', event, card: event, call: 'snap', seat, callers: [0, 1], cards, ms });
const told = (moments: readonly Moment[]) => momentsTold(moments, 0, { names: ['Ann', 'Bo'], you: null });
const missed = (event: number): Moment => ({ kind: 'missed', event, card: event, call: 'snap', seats: [0, 1] });

test('a few moments are all listed, in their order', () => {
  const few = told(Array.from({ length: LISTED + 1 }, (_, i) => missed(i)));
  expect(heaviest(few)).toBe(few);
  expect(heaviest([])).toEqual([]);
});

test('of many those that weigh most for this seat, in the order in which they happened', () => {
  const vain: Moment = { kind: 'falseCall', event: 4, card: 4, call: 'snap', seats: [0] };
  const out: Moment = { kind: 'out', event: 30, card: 30, seats: [1] };
  const all = [
    took(0, 0, 2), took(1, 1, 9), missed(2), missed(3), vain, took(5, 0, 12), took(6, 1, 30), took(7, 0, 3, 700), took(8, 0, 4, 900),
    missed(9), out,
  ];
  expect(heaviest(told(all)).map(({ event }) => event)).toEqual([0, 4, 5, 7, 8, 30]);
});
