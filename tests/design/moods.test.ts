/** The six faces in their moods: each differs from the face itself and from every other mood, and lies in its box. */
import { describe, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { moodFace, type Gaze } from '../../src/design/moods';
import { PORTRAIT_SIDE, PORTRAITS } from '../../src/design/portraits';
import { MOODS } from '../../src/session/viewState';

const AHEAD: Gaze = { x: 0, y: 0 };
const printed = (level: (typeof LEVEL_NAMES)[number], mood: (typeof MOODS)[number] | null, gaze = AHEAD): string =>
  JSON.stringify(moodFace(level, mood, gaze));

describe.each(LEVEL_NAMES)('the face of %s', (level) => {
  test('is as always without a mood', () => {
    const { ground, head, turn, down, beside } = moodFace(level, null, AHEAD);
    expect([...ground, ...head]).toEqual(PORTRAITS[level]);
    expect([turn, down, beside]).toEqual([0, 0, []]);
  });
  test('is another in each mood', () => {
    expect(new Set([null, ...MOODS].map((mood) => printed(level, mood))).size).toBe(MOODS.length + 1);
  });
  test('looks where it is told to', () => {
    const gazes = [{ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 1 }];
    expect(new Set(gazes.map((gaze) => printed(level, 'glance', gaze))).size).toBe(gazes.length);
  });
  test('is printed in figures that lie in its box', () => {
    for (const mood of MOODS) {
      const { ground, head, beside } = moodFace(level, mood, { x: 0.71, y: 0.71 });
      for (const { d } of [...ground, ...head, ...beside]) {
        const figures = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
        expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...figures)).toBeLessThanOrEqual(PORTRAIT_SIDE);
      }
    }
  });
});
