/** How often something may be done: never more in any stretch of time, and nothing is remembered for longer than it counts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLimit } from '../../server/limits';

function clocked(most: number, within: number) {
  let at = 1000;
  return { limit: createLimit({ most, within }, () => at), pass: (ms: number) => { at += ms; }, now: () => at };
}

describe('a limit', () => {
  test('takes as many as may be, and the next when the first is over', () => {
    const { limit, pass } = clocked(3, 1000);
    const taken = [0, 100, 100, 100, 600, 99, 1, 100].map((ms) => {
      pass(ms);
      return limit.take('a');
    });
    expect(taken).toEqual([true, true, true, false, false, false, true, true]);
  });

  test('counts each key for itself, and looking costs nothing', () => {
    const { limit } = clocked(1, 1000);
    expect([limit.isSpent('a'), limit.isSpent('a'), limit.take('a'), limit.isSpent('a'), limit.take('b'), limit.take('a')])
      .toEqual([false, false, true, true, true, false]);
  });

  test('never takes more than so many in any stretch', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), fc.integer({ min: 1, max: 6 }), (waits, most) => {
      const { limit, pass, now } = clocked(most, 1000);
      const taken: number[] = [];
      for (const wait of waits) {
        pass(wait);
        const before = taken.filter((at) => now() - at < 1000).length;
        const took = limit.take('a');
        expect(took).toBe(before < most);
        if (took) taken.push(now());
      }
    }));
  });

  test('forgets whom it holds back no more', () => {
    const { limit, pass } = clocked(2, 1000);
    for (let n = 0; n < 500; n += 1) limit.take(`one ${n}`);
    expect(limit.size).toBe(500);
    pass(1000);
    limit.take('another');
    expect(limit.size).toBe(1);
  });
});
