/** What is overlooked and when something is noticed: what the formulas say at written-out values, and over many draws. */
import { describe, expect, test } from 'vitest';
import { missChance, noticingTime, overlookedLines } from '../../src/ai/attention';
import { FASTEST_CALL, LEVELS, type Attention, type Level } from '../../src/ai/levels';
import { lineOf } from '../../src/ai/search/lines';
import { look } from '../../src/ai/player';
import { RUN_LENGTH, windows } from '../../src/rules/board';
import { randomFrom } from '../../src/rules/deal';
import { NO_PAST, seatView } from '../../src/rules/seatView';
import { arranged, play } from '../helpers/arranged';
import { pastOf } from '../helpers/moments';

const characters = Object.entries<Level>(LEVELS);
const some: Attention = { floor: 700, median: 2300, spread: 0.6, miss: 0.2, diagonal: 1.5, fading: 0.25, slip: 0 };

describe('the chance to overlook a line', () => {
  // miss × diagonal × (1 + fading × log2(1 + age)), by hand.
  test.each([
    [some, false, 0, 0.2], [some, true, 0, 0.3], [some, false, 1, 0.25], [some, false, 7, 0.35], [some, true, 7, 0.525],
    [{ ...some, miss: 0.9 }, true, 0, 0.95], [{ ...some, miss: 0 }, true, 40, 0],
  ])('%o diagonal %s, %i plies after a tile was laid there, is %f', (attention, diagonal, age, chance) => {
    expect(missChance(attention, diagonal, age)).toBeCloseTo(chance, 9);
  });
  test('is what comes of many looks: across, diagonally, and on a line where nothing has happened for long', () => {
    // 34 has landed last, on a row, a column and two diagonals; four plies before it 94.
    const view = { ...seatView(arranged([[4], [5]]), 0, NO_PAST), ...pastOf([0, 94], [1, 5], [0, 6], [1, 7], [0, 34]), ply: 5 };
    const line = (squares: number[], direction: 'across' | 'down' | 'falling' | 'rising'): number => lineOf({ squares, direction });
    const watched = [
      [line([31, 32, 33, 34], 'across'), 0.2], [line([34, 44, 54, 64], 'down'), 0.2], [line([34, 45, 56, 67], 'falling'), 0.3],
      [line([94, 95, 96, 97], 'across'), 0.2 * (1 + 0.25 * Math.log2(5))], [line([61, 62, 63, 64], 'across'), 0.2 * (1 + 0.25 * Math.log2(6))],
    ] as const;
    const counts = new Map<number, number>();
    const random = randomFrom('overlooked');
    for (let i = 0; i < 5000; i += 1) for (const missed of overlookedLines(view, some, random)) counts.set(missed, (counts.get(missed) ?? 0) + 1 / 5000);
    for (const [number, chance] of watched) expect(Math.abs((counts.get(number) ?? 0) - chance), `line ${number}`).toBeLessThan(0.025);
  });
  test('is asked for every line that can hold a run, and no other', () => {
    const real = new Set(windows(RUN_LENGTH).map(lineOf));
    const view = seatView(arranged([[4], [5]]), 0, NO_PAST);
    const seen = new Set<number>();
    const random = randomFrom('every line');
    for (let i = 0; i < 300; i += 1) for (const line of overlookedLines(view, some, random)) seen.add(line);
    expect(seen).toEqual(real);
  });
});

describe('the time to notice', () => {
  test.each(characters)('of %s is never under the floor, and half of the times are under the median', (_, { attention }) => {
    const random = randomFrom('noticing');
    const times = Array.from({ length: 20_000 }, () => noticingTime(attention, 1, random)).toSorted((a, b) => a - b);
    const { floor, median } = attention;
    expect(times[0]).toBeGreaterThanOrEqual(Math.max(450, floor));
    expect(times.every(Number.isFinite)).toBe(true);
    expect((times[10_000] ?? 0) / median).toBeGreaterThan(0.95);
    expect((times[10_000] ?? 0) / median).toBeLessThan(1.05);
    // It scatters: a player who is always as quick is no person.
    expect((times[18_000] ?? 0) / (times[2000] ?? 1)).toBeGreaterThan(1.5);
  });
  test('is never under 450 ms, whatever a character says', () => {
    const random = randomFrom('hasty');
    for (let i = 0; i < 2000; i += 1) expect(noticingTime({ ...some, floor: 0, median: 10 }, 1, random)).toBeGreaterThanOrEqual(450);
    expect(FASTEST_CALL).toBe(450);
    for (const [, { attention }] of characters) expect(attention.floor).toBeGreaterThanOrEqual(FASTEST_CALL);
  });
  test.each([2, 3])('of the first of %i computers scatters as that of one alone', (watchers) => {
    const random = randomFrom(`first of ${watchers}`);
    const rounds = 20_000;
    const alone = Array.from({ length: rounds }, () => noticingTime(some, 1, random)).toSorted((a, b) => a - b);
    const first = Array.from({ length: rounds }, () =>
      Math.min(...Array.from({ length: watchers }, () => noticingTime(some, watchers, random)))).toSorted((a, b) => a - b);
    for (const part of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      const at = Math.floor(rounds * part);
      expect(first[at]! / alone[at]!, `at ${part}`).toBeGreaterThan(0.96);
      expect(first[at]! / alone[at]!, `at ${part}`).toBeLessThan(1.04);
    }
  });
  test('is what a look answers, for another\'s run and for one\'s own', () => {
    const placed = play(arranged([[31, 33], [32, 34]]), '0:31- 1:32- 0:33- 1:34').position;
    const { floor } = LEVELS.otto.attention;
    for (const seat of [0, 1]) {
      const view = seatView(placed, seat, pastOf([0, 31], [1, 32], [0, 33], [1, 34]));
      const times = Array.from({ length: 400 }, (_, i) => look({ view, level: 'otto', seed: `time ${i}` }))
        .filter(({ sees }) => sees.length > 0).map(({ after }) => after);
      expect(times.length).toBeGreaterThan(200);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(floor);
      expect(new Set(times).size).toBeGreaterThan(100);
    }
  });
});
