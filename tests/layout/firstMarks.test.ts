/** Where the marks of a first game and the buttons of practice lie, in windows of any size: beside what they are about, over no square. */
import { describe, expect, test } from 'vitest';
import { FIRST_MARKS, markPlace } from '../../src/layout/beside/firstMarks';
import { rulesBox } from '../../src/layout/beside/rules';
import { practiceBoxes } from '../../src/layout/beside/practice';
import type { Box } from '../../src/layout/box';
import { squareBox } from '../../src/layout/layout';
import { layoutIn } from '../../src/layout/tableLayout';
import type { Layout } from '../../src/layout/types';
import { SQUARES } from '../../src/rules/board';

const SIZES = [
  [240, 320], [320, 256], [320, 568], [360, 640], [390, 844], [414, 896], [568, 320], [640, 360], [667, 375], [768, 1024], [820, 1180],
  [844, 390], [932, 430], [1024, 600], [1024, 768], [1180, 820], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440],
  [3840, 2160], [3440, 1440], [1080, 1920],
] as const;

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
const inside = (inner: Box, { width, height }: Layout): boolean =>
  inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= width && inner.y + inner.height <= height;
const squares = (layout: Layout): Box[] => SQUARES.map((square) => squareBox(layout, square));

/** The tables that are laid out in a window: for all numbers of players, with a burst and without, for either hand. */
const tables = (width: number, height: number): Layout[] => [2, 3, 4].flatMap((players) => [true, false].flatMap((calls) =>
  [true, false].map((mirrored) => layoutIn({ width, height }, { players, calls, sitting: null, replayed: false, mirrored }))));

describe.each(SIZES)('in a window of %i × %i', (width, height) => {
  test('marks cover neither squares nor what is pressed, and are large enough to be read', () => {
    for (const layout of tables(width, height)) {
      const { rack, snag, draw, menu } = layout;
      const [least, high] = layout.scrolls ? [66, 26] : [80, 32];
      for (const mark of [...FIRST_MARKS, 'chips' as const].filter((one) => one !== 'burst' || snag.width > 0)) {
        const { box } = markPlace(layout, mark);
        expect([...squares(layout), rack, snag, draw, menu].filter((one) => meet(box, one)), mark).toEqual([]);
        if (mark === 'chips') expect([...layout.players, rulesBox(layout)].filter((one) => meet(box, one))).toEqual([]);
        expect(inside(box, layout)).toBe(true);
        expect(box.width).toBeGreaterThanOrEqual(least);
        expect(box.height).toBeGreaterThanOrEqual(high);
      }
    }
  });

  test('hint and taking back lie where nothing else is pressed, and their note covers no square', () => {
    for (const layout of tables(width, height)) {
      const { hint, takeBack, note, noteAside } = practiceBoxes(layout);
      const { rack, snag, draw, menu, pile } = layout;
      for (const one of [hint, takeBack]) {
        expect(inside(one, layout)).toBe(true);
        expect([...squares(layout), rack, snag, draw, menu, pile].filter((other) => meet(one, other))).toEqual([]);
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(layout.scrolls ? 24 : 34);
      }
      expect(meet(hint, takeBack)).toBe(false);
      expect([...squares(layout), rack, snag, menu].filter((other) => meet(note, other))).toEqual([]);
      expect([...squares(layout), rack, snag, menu, draw].filter((other) => meet(noteAside, other))).toEqual([]);
    }
  });
});
