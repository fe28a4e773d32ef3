/** A lesson finds its place in a window of any size, and covers nothing that is played with. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/layout/box';
import { TOUCH } from '../../src/layout/boxes';
import { rulesBox } from '../../src/layout/beside/rules';
import { layoutIn, type TableLayout, type WindowSize } from '../../src/layout/tableLayout';
import { inside, overlap } from '../helpers/layoutFaults';
import { runs } from '../long/amount';

const LESSON: TableLayout = { players: 2, calls: true, sitting: null, replayed: false, lesson: true };

const WINDOWS = [[320, 256], [360, 640], [390, 844], [844, 390], [568, 320], [667, 375], [1024, 600], [1180, 820], [820, 1180],
  [1440, 900], [3840, 2160]].map(([width = 0, height = 0]): WindowSize => ({ width, height }));

/** What is wrong with where a lesson lies. */
function faultsIn(window: WindowSize, mirrored: boolean): string[] {
  const layout = layoutIn(window, { ...LESSON, mirrored });
  const { menu, board, rack, pile, draw, snag, players, lesson } = layout;
  if (!lesson) return ['it has no place at all'];
  const whole: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const { title, says, note, buttons } = lesson;
  const own = Object.entries({ title, says, ...(note ? { note } : {}), ...(buttons ? { buttons } : {}) });
  const used = [...Object.entries({ menu, board, rack, pile, draw, snag }), ...players.map((box, i) => [`player ${i}`, box] as const)];
  const rules = rulesBox(layout);
  return [
    ...own.filter(([, box]) => !inside(box, whole)).map(([name]) => `${name} reaches out of the table`),
    ...own.flatMap(([name, box]) => [...used, ...(rules ? [['rules', rules] as const] : [])]
      .filter(([, other]) => overlap(box, other)).map(([other]) => `${name} covers ${other}`)),
    ...used.filter(([, box]) => !inside(box, whole)).map(([name]) => `${name} reaches out of the table`),
    ...[own, used].flatMap((boxes) => boxes.flatMap(([name, box], i) => boxes.slice(i + 1)
      .filter(([, other]) => overlap(box, other)).map(([other]) => `${name} lies on ${other}`))),
    ...Object.entries({ snag, draw }).filter(([, { height }]) => height < TOUCH).map(([name]) => `${name} is too low to be touched`),
    ...(says.height < 3 * lesson.size ? ['there is no room to say anything'] : []),
  ];
}

describe('a lesson at its table', () => {
  test.each(WINDOWS)('has its place in $width × $height', (window) => {
    expect(faultsIn(window, false)).toEqual([]);
    expect(faultsIn(window, true)).toEqual([]);
  });

  test('leaves all that is played with where it lies in a game, beside a wide board', () => {
    for (const window of [{ width: 1024, height: 600 }, { width: 1180, height: 820 }, { width: 1440, height: 900 },
      { width: 3840, height: 2160 }]) {
      const { wordmark, menu, players, board, rack, slots, pile, draw, snag } = layoutIn(window, { ...LESSON, lesson: false });
      expect(layoutIn(window, LESSON)).toMatchObject({ wordmark, menu, players, board, rack, slots, pile, draw, snag });
    }
  });

  test('leaves the burst its size on the smallest phone, and no tile of the rack too small for a finger', () => {
    const window = { width: 360, height: 640 };
    const lesson = layoutIn(window, LESSON);
    expect(lesson.snag.width).toBe(layoutIn(window, { ...LESSON, lesson: false }).snag.width);
    for (const { width } of lesson.slots) expect(width).toBeGreaterThanOrEqual(TOUCH);
  });

  test('has its place in a window of any size', () => {
    const anyWindow = fc.record({ width: fc.integer({ min: 240, max: 3840 }), height: fc.integer({ min: 200, max: 2160 }) });
    fc.assert(fc.property(anyWindow, fc.boolean(), (window, mirrored) => {
      expect(faultsIn(window, mirrored)).toEqual([]);
    }), runs(300, 5000));
  });
});
