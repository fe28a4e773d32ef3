/** Where a character says something, in windows of any size: in a corner cut off the board, over nothing that is read or pressed. */
import { describe, expect, test } from 'vitest';
import { remarkPlace } from '../../src/layout/beside/remark';
import { rulesBox } from '../../src/layout/beside/rules';
import type { Box } from '../../src/layout/box';
import { squareBox } from '../../src/layout/layout';
import { gazeOf } from '../../src/layout/panels/gaze';
import { layoutIn } from '../../src/layout/tableLayout';
import { turnedBox } from '../../src/layout/turn';
import type { Layout } from '../../src/layout/types';
import { SQUARES } from '../../src/rules/board';

const SIZES = [
  [360, 640], [390, 844], [844, 390], [1180, 820], [1440, 900], [3840, 2160], [320, 568], [568, 320], [768, 1024], [1080, 1920], [240, 320],
] as const;

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
const inside = (inner: Box, { width, height }: Layout): boolean =>
  inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= width && inner.y + inner.height <= height;

/** What must be in sight: the scores, the log, the clock around the burst, the squares, and all that is pressed. */
function kept(layout: Layout): Box[] {
  const { players, log, snag, draw, rack, pile, menu, card } = layout;
  return [
    ...players, log, snag, draw, rack, pile, menu, rulesBox(layout), ...(card ? [card] : []),
    ...SQUARES.map((square) => squareBox(layout, square)),
  ];
}

/** Face and words in the window, for whoever reads them at a seat. */
function placesAt(layout: Layout, reader: number): Box[] {
  const { turn, words, face } = remarkPlace(layout, reader);
  return [turnedBox(turn, words), turnedBox(turn, face)];
}

describe.each(SIZES)('in a window of %i × %i', (width, height) => {
  test('what a character says covers no score, no log, no clock, no square and nothing that is pressed', () => {
    for (const players of [2, 3, 4]) {
      for (const mirrored of [true, false]) {
        const layout = layoutIn({ width, height }, { players, calls: true, sitting: null, replayed: false, mirrored });
        const places = placesAt(layout, 0);
        expect(kept(layout).filter((one) => places.some((place) => meet(place, one)))).toEqual([]);
        expect(places.every((place) => inside(place, layout))).toBe(true);
      }
    }
  });
  test('it can be read: two lines of letters find room in it', () => {
    const layout = layoutIn({ width, height }, { players: 2, calls: true, sitting: null, replayed: false });
    const { words, size } = remarkPlace(layout, 0);
    expect(words.height).toBeGreaterThanOrEqual(size * (2 * 1.12 + 0.64));
    // Thirteen letters of a bold face, at some 0.55 of their size each, and the paper around them.
    expect(words.width).toBeGreaterThanOrEqual(size * (13 * 0.55 + 1.2));
    if (Math.min(width, height) >= 360) expect(size).toBeGreaterThanOrEqual(12);
  });
});

test.each([[1180, 820], [820, 1180], [1440, 900]])('around the table, %i × %i, it is turned to whoever reads it', (width, height) => {
  for (const players of [2, 3, 4]) {
    const layout = layoutIn({ width, height }, { players, calls: true, sitting: { edges: [0, 1, 2, 3] }, replayed: false });
    expect(layout.shape).toBe('around');
    for (const [reader, edge] of (layout.edges ?? []).entries()) {
      expect(remarkPlace(layout, reader).turn).toBe(edge.turn);
      const places = placesAt(layout, reader);
      expect(kept(layout).filter((one) => places.some((place) => meet(place, one)))).toEqual([]);
      expect(places.every((place) => inside(place, layout))).toBe(true);
    }
  }
});

test('faces look to the board: down from above it, across from beside it, ahead around it', () => {
  const gazes = (width: number, height: number, sitting: { edges: readonly number[] } | null = null): unknown[] => {
    const layout = layoutIn({ width, height }, { players: 3, calls: true, sitting, replayed: false });
    return layout.players.map((_, seat) => gazeOf(layout, seat));
  };
  const phone = layoutIn({ width: 390, height: 844 }, { players: 2, calls: true, sitting: null, replayed: false });
  // And to a tile on it: the upper left corner is elsewhere than the lower right one.
  expect(gazeOf(phone, 1, 31)).toEqual({ x: -0.71, y: 0.71 });
  expect(gazeOf(phone, 1, 97)).toEqual({ x: 0, y: 1 });
  expect(gazes(390, 844)[1]).toEqual({ x: 0, y: 1 });
  expect(gazes(1440, 900)[0]).toEqual({ x: 1, y: 0 });
  expect(gazes(844, 390)[1]).toEqual({ x: -1, y: 0 });
  expect(gazes(1180, 820, { edges: [0, 1, 2, 3] })).toEqual([{ x: 0, y: -1 }, { x: 0, y: -1 }, { x: 0, y: -1 }]);
});
