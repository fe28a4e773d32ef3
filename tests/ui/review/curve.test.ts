/** The curve of the win chance: where things lie on it, and what a press on it means. */
import { describe, expect, test } from 'vitest';
import { across, stepAt, upAt } from '../../../src/ui/review/curve';
import { tone } from '../../../src/ui/review/tone';

const LAST = 150;

describe('a press on the curve', () => {
  const at = (step: number): number => across(step, LAST) / 300;

  test('means the step under it', () => {
    for (const step of [0, 1, 37, 149, LAST]) expect(stepAt(at(step), LAST, [], 0.02)).toBe(step);
  });
  test('means a moment where one is near, and the nearest of several', () => {
    const moments = [{ step: 40 }, { step: 44 }, { step: 120 }];
    expect(stepAt(at(42) + 0.001, LAST, moments, 0.03)).toBe(44);
    expect(stepAt(at(38), LAST, moments, 0.03)).toBe(40);
    expect(stepAt(at(80), LAST, moments, 0.03)).toBe(80);
  });
  test('beside it means its end', () => {
    expect(stepAt(-1, LAST, [], 0)).toBe(0);
    expect(stepAt(2, LAST, [], 0)).toBe(LAST);
  });
});

test('a sure win lies at the top, a loss at the bottom, and nothing reaches out', () => {
  expect(upAt(1)).toBeLessThan(upAt(0.5));
  expect(upAt(0.5)).toBeLessThan(upAt(0));
  expect(upAt(1.2)).toBe(upAt(1));
  expect(across(0, 0)).toBeGreaterThan(0);
});

test('what is bad for the person and what is good differ, whoever took a run', () => {
  expect(tone({ kind: 'missed', points: 6 })).toBe('bad');
  expect(tone({ kind: 'othersMissed', points: null })).toBe('good');
  expect([12, -9, null].map((points) => tone({ kind: 'taken', points }))).toEqual(['good', 'seen', 'seen']);
});
