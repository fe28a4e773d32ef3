/** Remembering: what ACT-R's formula says at values worked out by hand, and what looking again does to it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recallChance, recalls, thresholdFor } from '../../src/cognition/recall';
import { fraction, randomFrom } from '../../src/chance/chance';

const threshold = fc.double({ min: -8, max: 2, noNaN: true });
const steps = fc.integer({ min: 1, max: 200 });

describe('the chance to recall', () => {
  // 1 / (1 + exp((threshold + ½ ln t) / 0.35)) with t in seconds, by hand for steps of ten seconds.
  test.each([
    [1, -3.2, 0.9971], [10, -3.2, 0.9285], [30, -3.2, 0.73], [60, -3.2, 0.5011], [76, -3.2, 0.4174], [40, -4, 0.9461], [10, 0, 0.0014],
  ])('%i steps later at a threshold of %f is %f', (later, at, chance) => {
    expect(recallChance(later, at, 10)).toBeCloseTo(chance, 3);
  });
  test('is one half where half the logarithm of the time is the threshold', () => {
    fc.assert(fc.property(steps, fc.integer({ min: 1, max: 60 }), (later, seconds) => {
      expect(recallChance(later, -Math.log(later * seconds) / 2, seconds)).toBeCloseTo(0.5, 9);
    }));
  });
  test('is a chance that falls with time and with the threshold', () => {
    fc.assert(fc.property(steps, steps, threshold, fc.double({ min: 0, max: 2, noNaN: true }), (later, more, at, higher) => {
      const chance = recallChance(later, at, 10);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(recallChance(later + more, at, 10)).toBeLessThanOrEqual(chance);
      expect(recallChance(later, at + higher, 10)).toBeLessThanOrEqual(chance);
    }));
  });
  test('knows seconds only: twice as many steps of half the time are the same', () => {
    fc.assert(fc.property(steps, threshold, (later, at) => {
      expect(recallChance(2 * later, at, 5)).toBe(recallChance(later, at, 10));
    }));
  });
  test('in the very step is that of one step later', () => expect(recallChance(0, -3.2, 10)).toBe(recallChance(1, -3.2, 10)));
  test('is larger for what somebody did themselves', () => {
    const memory = { threshold: -3.2, own: 0.8 };
    expect(thresholdFor(memory, false)).toBe(-3.2);
    expect(thresholdFor(memory, true)).toBe(-4);
  });
});

describe('whether somebody recalls', () => {
  const share = (holds: (drawAt: (step: number) => number) => boolean): number => {
    const people = Array.from({ length: 4000 }, (_, i) => holds((step) => fraction(randomFrom(`person ${i}:${step}`))));
    return people.filter(Boolean).length / people.length;
  };
  test('comes out as often as the chance says', () => {
    const trace = { happened: 4, looks: [], now: 44 };
    expect(Math.abs(share((drawAt) => recalls(trace, -3.2, 10, drawAt)) - recallChance(40, -3.2, 10))).toBeLessThan(0.03);
  });
  test('is fresh again for whoever recalled it at a look, and only for them', () => {
    // A look 36 steps after: who recalled it then knows it at step 44 as well as after four.
    const then = recallChance(36, -3.2, 10);
    const expected = then * recallChance(4, -3.2, 10) + (1 - then) * recallChance(40, -3.2, 10);
    expect(expected).toBeGreaterThan(recallChance(40, -3.2, 10) + 0.1);
    const trace = { happened: 4, looks: [40], now: 44 };
    expect(Math.abs(share((drawAt) => recalls(trace, -3.2, 10, drawAt)) - expected)).toBeLessThan(0.03);
  });
  test('is certain in the step in which it was recalled at a look', () => {
    const trace = { happened: 0, looks: [50], now: 50 };
    const always = share((drawAt) => recalls(trace, -3.2, 10, drawAt));
    expect(Math.abs(always - recallChance(50, -3.2, 10))).toBeLessThan(0.03);
    expect(recalls(trace, -3.2, 10, () => 0)).toBe(true);
    expect(recalls(trace, -3.2, 10, () => 0.999)).toBe(false);
  });
  test('asks for the same draws each time, so that it always comes to the same', () => {
    fc.assert(fc.property(fc.nat(1000), fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }), threshold, (who, at, limit) => {
      const trace = { happened: 0, looks: at.toSorted((a, b) => a - b), now: 60 };
      const drawAt = (step: number): number => fraction(randomFrom(`${who}:${step}`));
      expect(recalls(trace, limit, 10, drawAt)).toBe(recalls(trace, limit, 10, drawAt));
    }));
  });
});
