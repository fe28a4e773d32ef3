/** Memory and noticing times: what their formulas say at written-out values, and over many draws. */
import { describe, expect, test } from 'vitest';
import { noticingTime } from '../../src/ai/attention';
import { FASTEST_CALL, LEVELS, type Level } from '../../src/ai/levels';
import { recallChance, recalledGone } from '../../src/ai/memory';
import { look } from '../../src/ai/player';
import { randomFrom } from '../../src/rules/deal';
import { seatView } from '../../src/rules/seatView';
import { arranged, play } from '../helpers/arranged';

const { memory } = LEVELS.steady;
const levels = Object.entries<Level>(LEVELS);

describe('the chance to recall a run', () => {
  // 1 / (1 + exp((threshold + ½ ln t) / noise)), a ply being ten seconds, by hand for threshold -3.2 and noise 0.35.
  test.each([[1, 0.9971], [10, 0.9285], [30, 0.73], [60, 0.5011], [76, 0.4174]])('%i plies later is %f', (plies, chance) => {
    expect(recallChance(plies, { threshold: -3.2, noise: 0.35 })).toBeCloseTo(chance, 3);
  });
  test.each(levels)('at level %s falls with time and stays a chance', (_, level) => {
    const chances = Array.from({ length: 77 }, (__, plies) => recallChance(plies, level.memory));
    for (const [plies, chance] of chances.entries()) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      if (plies > 1) expect(chance).toBeLessThanOrEqual(chances[plies - 1] ?? 0);
    }
  });
  test('right after it was taken is that of one ply later', () => expect(recallChance(0, memory)).toBe(recallChance(1, memory)));
  test('is what comes back over many draws, run by run and never half a run; one\'s own runs always do', () => {
    const base = seatView(arranged([[4], [5]]), 0, [], null);
    const gone = [{ tiles: [31, 32, 33, 34], by: 1, ply: 0 }, { tiles: [72, 73, 74, 75], by: 0, ply: 0 }];
    let recalled = 0;
    const random = randomFrom('recall');
    for (let i = 0; i < 4000; i += 1) {
      const known = recalledGone({ ...base, ply: 40, gone }, LEVELS.steady, random);
      expect([72, 73, 74, 75].every((tile) => known.has(tile))).toBe(true);
      const ofRun = [31, 32, 33, 34].filter((tile) => known.has(tile)).length;
      expect([0, 4]).toContain(ofRun);
      recalled += ofRun / 4;
    }
    expect(recalled / 4000).toBeGreaterThan(recallChance(40, memory) - 0.03);
    expect(recalled / 4000).toBeLessThan(recallChance(40, memory) + 0.03);
  });
});

describe('the time to notice', () => {
  test.each(levels)('at level %s is never under the floor, and half of the times are under the median', (_, level) => {
    const random = randomFrom('noticing');
    const times = Array.from({ length: 20_000 }, () => noticingTime(level, random)).toSorted((a, b) => a - b);
    const { floor, median } = level.attention;
    expect(times[0]).toBeGreaterThanOrEqual(Math.max(450, floor));
    expect(times.every(Number.isFinite)).toBe(true);
    expect((times[10_000] ?? 0) / median).toBeGreaterThan(0.95);
    expect((times[10_000] ?? 0) / median).toBeLessThan(1.05);
    // It scatters: a player who is always as quick is no person.
    expect((times[18_000] ?? 0) / (times[2000] ?? 1)).toBeGreaterThan(1.5);
  });
  test('is never under 450 ms, whatever a level says', () => {
    const hasty: Level = { ...LEVELS.steady, attention: { ...LEVELS.steady.attention, floor: 0, median: 10 } };
    const random = randomFrom('hasty');
    for (let i = 0; i < 2000; i += 1) expect(noticingTime(hasty, random)).toBeGreaterThanOrEqual(450);
    expect(FASTEST_CALL).toBe(450);
    for (const [, { attention }] of levels) expect(attention.floor).toBeGreaterThanOrEqual(FASTEST_CALL);
  });
  test('is what a look answers, for another\'s run and for one\'s own', () => {
    const placed = play(arranged([[31, 33], [32, 34]]), '0:31- 1:32- 0:33- 1:34').position;
    const { floor } = LEVELS.steady.attention;
    for (const seat of [0, 1]) {
      const view = seatView(placed, seat, [], 34);
      const times = Array.from({ length: 400 }, (_, i) => look({ view, level: 'steady', seed: `time ${i}` }))
        .filter(({ sees }) => sees.length > 0).map(({ after }) => after);
      expect(times.length).toBeGreaterThan(200);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(floor);
      expect(new Set(times).size).toBeGreaterThan(100);
    }
  });
});
