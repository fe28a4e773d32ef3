/** Which lines are overlooked, over many looks, and what a look answers (the formulas themselves: tests/cognition). */
import { describe, expect, test } from 'vitest';
import { overlookedLines } from '../../../src/ai/mind/attention';
import { LEVELS, type Attention, type Level } from '../../../src/ai/levels';
import { FASTEST_CALL } from '../../../src/cognition/noticing';
import { lineOf } from '../../../src/ai/search/lines';
import { look } from '../../../src/ai/player';
import { RUN_LENGTH, windows } from '../../../src/rules/board';
import { randomFrom } from '../../../src/chance/chance';
import { NO_PAST, seatView } from '../../../src/rules/seatView';
import { arranged, play } from '../../helpers/arranged';
import { pastOf } from '../../helpers/moments';

const characters = Object.entries<Level>(LEVELS);
const some: Attention = { floor: 700, median: 2300, spread: 0.6, miss: 0.2, diagonal: 1.5, fading: 0.25, slip: 0 };

describe('overlooking a line', () => {
  test('is what comes of many looks: across, diagonally, and on a line where nothing has happened for long', () => {
    // 34 has landed last, on a row, a column and two diagonals; four plies before it 94.
    const view = { ...seatView(arranged([[4], [5]]), 0, NO_PAST), ...pastOf([0, 94], [1, 5], [0, 6], [1, 7], [0, 34]), ply: 5 };
    const line = (squares: number[], direction: 'across' | 'down' | 'falling' | 'rising'): number => lineOf({ squares, direction });
    const watched = [
      [line([31, 32, 33, 34], 'across'), 0.2], [line([34, 44, 54, 64], 'down'), 0.2], [line([34, 45, 56, 67], 'falling'), 0.3],
      [line([94, 95, 96, 97], 'across'), 0.2 * (1 + 0.25 * Math.log2(5))],
      [line([61, 62, 63, 64], 'across'), 0.2 * (1 + 0.25 * Math.log2(6))],
    ] as const;
    const counts = new Map<number, number>();
    const random = randomFrom('overlooked');
    for (let i = 0; i < 5000; i += 1) {
      for (const missed of overlookedLines(view, some, random)) counts.set(missed, (counts.get(missed) ?? 0) + 1 / 5000);
    }
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
  test.each(characters)('of %s is never under what anybody needs', (_, { attention }) => {
    expect(attention.floor).toBeGreaterThanOrEqual(FASTEST_CALL);
    expect(attention.median).toBeGreaterThan(attention.floor);
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
