/** What there is to be called on a table of Snap, and what only looks so. */
import { describe, expect, test } from 'vitest';
import { common, tops } from '../../../helpers/snap/seen';
import { openPiles, sightsOf, type Seen } from '../../../helpers/snap/snap';

const told = (seen: Seen): unknown => sightsOf(seen).map(({ kind, isMatch, distance, isNew }) => [kind, isMatch, distance, isNew]);

describe('on own piles', () => {
  test('tops of one rank match, however many, and each rank is a thing of its own', () => {
    expect(told(tops('5c 9d 5h Kc'))).toEqual([['snap', true, 2, false]]);
    expect(told(tops('5c 9d 5h 9c'))).toEqual([['snap', true, 2, false], ['snap', true, 2, true]]);
    expect(told(tops('5c 5d 2h - - 5s'))).toEqual([['snap', true, 1, true]]);
    expect(told(tops('5c 4d 2h -'))).toEqual([]);
  });
  test('lie as far apart as there are seats between them, the shorter way around', () => {
    expect(told(tops('5c - - 5d - -'))).toEqual([['snap', true, 3, true]]);
    expect(told(tops('5c - - - - 5d'))).toEqual([['snap', true, 1, true]]);
    expect(told(tops('5c - - - 5d -'))).toEqual([['snap', true, 2, true]]);
  });
  test('a six looks like a nine and a jack like a king, and nothing else', () => {
    expect(told(tops('6c 9d'))).toEqual([['snap', false, 1, true]]);
    expect(told(tops('Kc Qd Jh'))).toEqual([['snap', false, 1, true]]);
    expect(told(tops('6c Qd 8h'))).toEqual([]);
  });
  test('the pot is one step away from each, and called by its own name', () => {
    expect(told(tops('5c 4d 2h', { pot: '4s' }))).toEqual([['pot', true, 1, false]]);
    expect(told(tops('5c 4d 6h', { pot: '9s' }))).toEqual([['pot', false, 1, true]]);
  });
  test('pools are called likewise at table C', () => {
    expect(told(tops('5c 4d 2h', { table: 'C', pools: ['Ks', '2s'] }))).toEqual([['pool', true, 1, true]]);
  });
});

test('on one pile the top card is held against the one beneath it, and the pot', () => {
  expect(told(common('5c', '5d'))).toEqual([['snap', true, 1, true]]);
  expect(told(common('5c', '4d'))).toEqual([]);
  expect(told(common('5c', null, { pot: '5h' }))).toEqual([['pot', true, 1, true]]);
  expect(told(common('6c', '9d'))).toEqual([['snap', false, 1, true]]);
  // The card beneath fits no pot.
  expect(told(common('8c', '5d', { pot: '5h' }))).toEqual([]);
});

test('a thing is the same while the same cards lie in the same places', () => {
  const key = (seen: Seen): string => sightsOf(seen)[0]!.key;
  expect(key(tops('5c 9d 5h Kc'))).toBe(key(tops('5c 2d 5h -', { flips: 12 })));
  expect(key(tops('5c 9d 5h Kc'))).not.toBe(key(tops('5c 5h 9d Kc')));
  expect(key(tops('5c 9d 5h Kc'))).not.toBe(key(tops('5c 5d 5h Kc')));
});

test('eyes go around all that lies open', () => {
  expect(openPiles(tops('5c - 5h'))).toBe(2);
  expect(openPiles(tops('5c - 5h', { pot: '9c', pools: ['2c'] }))).toBe(4);
});
