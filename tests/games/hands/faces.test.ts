/** How characters read faces, by a seeded program: what helps is counting, and a pair that never gives a signal twice isn't read. */
import { expect, test } from 'vitest';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { Tells } from '../../../src/characters/tells';
import { FaceReader, freshSignal, harmlessAct, isSignal } from '../../../src/games/hands/players/faces';
import { oppositePairs } from '../../../src/games/hands/rules/pairs';
import type { Signal } from '../../../src/games/hands/rules/acts';

const HANDS = 2000;
/** A call needs so much. */
const SURE = 0.66;

/**
 * So many hands in which one pair is watched, each with some harmless acts of seat 1; in every fourth it gets four of a kind and gives the
 * signal twice. @param next the signal for another hand @returns of all calls that a watcher would dare, those that were right and wrong
 */
function watched(seed: string, next: (was: Signal, hand: number) => Signal): { readonly right: number; readonly wrong: number } {
  const random = randomFrom(seed);
  const draw = (): number => fraction(random);
  const reader = new FaceReader({ pairs: oppositePairs(4) });
  const calls = { right: 0, wrong: 0 };
  let signal: Signal = [];
  for (let hand = 0; hand < HANDS; hand += 1) {
    signal = next(signal, hand);
    const four = draw() < 0.25;
    let called = false;
    const see = (act: number, has: boolean): void => {
      reader.see(1, act);
      if (called || reader.likelihood(1) < SURE) return;
      called = true;
      calls[has ? 'right' : 'wrong'] += 1;
    };
    for (let i = 0; i < 6; i += 1) see(harmlessAct(signal, reader.acts(1), draw()), false);
    reader.changed(1);
    for (const act of four ? [...signal, ...signal] : []) see(act, true);
    reader.over([false, four, false, false]);
  }
  return calls;
}

test('a pair that keeps its signal is read, whether it’s one act or two in a row; few calls are in vain', () => {
  for (const signal of [[3], [3, 6]]) {
    const { right, wrong } = watched(`kept ${signal.join()}`, () => signal);
    // Of some 500 fours: all but the first few, and where acts that mean nothing look like two in a row.
    expect(right).toBeGreaterThan(400);
    expect(wrong).toBeLessThan(right / (signal.length === 1 ? 50 : 3));
  }
});

test('a pair that never gives a signal twice isn’t read: its watchers learn nothing that they dare to call', () => {
  const random = randomFrom('fresh');
  let last = 0;
  // Each of the 64 pairs of acts in turn, so that none comes again before all others have.
  const { right, wrong } = watched('never twice', () => {
    last = (last + 1) % 64;
    return [Math.floor(last / 8), last % 8];
  });
  expect({ right, wrong }).toEqual({ right: 0, wrong: 0 });
  expect(freshSignal([2], () => fraction(random))).not.toEqual([2]);
});

test('what was seen once is worth a half, and what comes without it as well is worth less', () => {
  const tells = new Tells();
  tells.count(0, new Set(['a']), new Set());
  expect(tells.likelihood(0, ['a'])).toBe(1 / 2);
  tells.count(0, new Set(['a']), new Set(['b']));
  expect(tells.likelihood(0, ['a', 'b'])).toBe(2 / 3);
  tells.count(0, new Set(), new Set(['a']));
  expect(tells.likelihood(0, ['a'])).toBe(2 / 4);
  expect(tells.likelihood(1, ['a'])).toBe(0);
});

test('a harmless act is never the signal, nor the second of two after the first', () => {
  for (let i = 0; i < 100; i += 1) {
    expect(harmlessAct([4], [], i / 100)).not.toBe(4);
    expect(isSignal([4, 2], [4, harmlessAct([4, 2], [4], i / 100)])).toBe(false);
  }
});
