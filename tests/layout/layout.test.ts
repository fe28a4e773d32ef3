/** Whatever the window, everything has its place in it, nothing lies on anything else, and fingers find what they need. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOUCH } from '../../src/layout/boxes';
import { panelShape } from '../../src/layout/panels/panel';
import { forReplay, lacksHeight, type ReplayLayout } from '../../src/layout/replay';
import { layoutIn } from '../../src/layout/tableLayout';
import type { Layout } from '../../src/layout/types';
import { layoutOf, orderTileBox, squareBox } from '../../src/layout/layout';
import type { Box } from '../../src/layout/box';
import { SQUARES } from '../../src/rules/board';
import { faults, inside, overlap, parts } from '../helpers/layoutFaults';

const SIZES: [number, number][] = [
  [320, 480], [320, 568], [360, 640], [375, 667], [390, 844], [412, 915], [430, 932], [540, 720], [600, 960], [620, 700], [768, 1024],
  [820, 1180], [1024, 1366],
  [480, 320], [568, 320], [667, 375], [740, 360], [844, 390], [932, 430], [1000, 500], [1024, 600], [1024, 768], [1180, 820], [1000, 1000],
  [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1080], [2560, 1440], [3440, 1440], [3840, 2160], [2160, 3840],
];

describe('a layout', () => {
  for (const [width, height] of SIZES) {
    for (const seats of [2, 3, 4]) {
      test(`${width} x ${height} for ${seats}`, () => {
        const layout = layoutOf({ width, height, seats });
        expect(layout.players).toHaveLength(seats);
        expect(faults(layout, { x: 0, y: 0, width, height })).toEqual([]);
        const bare = layoutOf({ width, height, seats, burst: false });
        expect(bare.snag.width).toBe(0);
        expect(faults(bare, { x: 0, y: 0, width, height })).toEqual([]);
      });
    }
  }

  test('holds for any window from 320 x 480 to 3840 x 2160, either way up, inside safe edges', () => {
    const [high, aside] = [fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 59 })];
    fc.assert(fc.property(
      fc.integer({ min: 480, max: 3840 }), fc.integer({ min: 320, max: 2160 }), fc.boolean(), fc.boolean(), fc.integer({ min: 2, max: 4 }),
      fc.record({ top: high, right: aside, bottom: high, left: aside }),
      (long, short, upright, burst, seats, edges) => {
        const [width, height] = upright ? [short, long] : [long, short];
        const safe = long < 568 ? { top: 0, right: 0, bottom: 0, left: 0 } : edges;
        const layout = layoutOf({ width, height, seats, burst, safe });
        expect(faults(layout, {
          x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom,
        })).toEqual([]);
      },
    ), { numRuns: 1500 });
  });

  test.each([[390, 844, 'tall'], [820, 1180, 'tall'], [1440, 900, 'wide'], [1180, 820, 'wide'], [844, 390, 'flat'],
    [667, 375, 'flat']] as const)(
    '%i x %i is %s', (width, height, shape) => {
      expect(layoutOf({ width, height, seats: 3 }).shape).toBe(shape);
    },
  );

  test.each([
    [360, 640], [390, 844], [667, 375], [844, 390], [820, 1180], [1440, 900],
  ])('fingers find their targets at %i x %i', (width, height) => {
    for (const seats of [2, 3, 4]) {
      const { slots, snag, draw, menu } = layoutOf({ width, height, seats });
      for (const target of [...slots, snag, draw, menu]) {
        expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(TOUCH);
      }
      const bare = layoutOf({ width, height, seats, burst: false });
      for (const target of [...bare.slots, bare.draw]) expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(TOUCH);
    }
  });

  test('squares are as large as a phone allows', () => {
    for (const seats of [2, 3, 4]) expect(squareBox(layoutOf({ width: 360, height: 640, seats }), 34).width).toBeGreaterThanOrEqual(32);
  });

  test('everything grows with the screen', () => {
    const small = layoutOf({ width: 1920, height: 1080, seats: 4 });
    const large = layoutOf({ width: 3840, height: 2160, seats: 4 });
    const grown = new Map(parts(large));
    for (const [name, part] of parts(small)) expect(grown.get(name)!.width / part.width, name).toBeGreaterThan(1.85);
  });
});

describe('squares', () => {
  test('tile the chart without holes', () => {
    const layout = layoutOf({ width: 390, height: 844, seats: 2 });
    const at34 = squareBox(layout, 34);
    expect(squareBox(layout, 35).x).toBeCloseTo(at34.x + at34.width);
    expect(squareBox(layout, 44).y).toBeCloseTo(at34.y + at34.height);
    for (const square of SQUARES) expect(inside(squareBox(layout, square), layout.board)).toBe(true);
  });
});

describe('the draw for order', () => {
  test.each([[360, 640], [1440, 900], [667, 375], [320, 480]])('finds room on the board at %i x %i', (width, height) => {
    const layout = layoutOf({ width, height, seats: 4 });
    for (let count = 2; count <= 24; count += 1) {
      const boxes = Array.from({ length: count }, (_, i) => orderTileBox(layout, i, count));
      for (const [i, tile] of boxes.entries()) {
        expect(inside(tile, layout.board)).toBe(true);
        expect(boxes.slice(i + 1).some((other) => overlap(tile, other))).toBe(false);
      }
    }
  });
});

describe('the layout of a replay', () => {
  for (const [width, height] of SIZES) {
    for (const seats of [2, 3, 4]) {
      test(`${width} x ${height} for ${seats}`, () => {
        const laid = forReplay(layoutOf({ width, height, seats }));
        const { wordmark, menu, players, board, pile, draw, snag, rack, slots, replay } = laid;
        expect([draw, snag, rack].map((one) => one.width + one.height)).toEqual([0, 0, 0]);
        expect(slots).toEqual([]);
        const added = replay.kind === 'apart' ? [replay.controls, replay.racks, replay.moments] : [replay.column];
        const all = [wordmark, menu, board, pile, ...players, ...added];
        for (const [i, part] of all.entries()) {
          expect(inside(part, { x: 0, y: 0, width, height })).toBe(true);
          expect(Math.min(part.width - 18, part.height - 12)).toBeGreaterThanOrEqual(0);
          expect(all.slice(i + 1).filter((other) => overlap(part, other))).toEqual([]);
        }
        // Room for the controls and a line of racks, at least.
        const [controls] = added as [Box];
        expect(controls.height).toBeGreaterThanOrEqual(replay.kind === 'apart' ? 56 : 96);
      });
    }
  }
});

test('a replay that has no room for its column scrolls over a higher table, and takes no more than it must', () => {
  for (const [width, height] of [[360, 640], [320, 480], [320, 256], [640, 400]] as const) {
    for (const players of [2, 3, 4]) {
      const at = (tall: number): Layout =>
        layoutIn({ width, height: tall, scrollBar: 15 }, { players, calls: true, sitting: null, replayed: true });
      const laid = at(height) as ReplayLayout;
      const { column } = laid.replay as { readonly column: Box };
      expect(lacksHeight(laid)).toBe(0);
      expect(column.height).toBeGreaterThan(140 + players * 22);
      expect(inside(column, { x: 0, y: 0, width: laid.scrolls ? width - 15 : width, height: laid.height })).toBe(true);
      expect(laid.scrolls).toBe(true);
    }
  }
  const roomy = layoutIn({ width: 390, height: 1200, scrollBar: 15 }, { players: 2, calls: true, sitting: null, replayed: true });
  expect([roomy.scrolls, roomy.height]).toEqual([false, 1200]);
});

test('a panel has room for a name, however many sit in the smallest window', () => {
  for (const players of [2, 3, 4]) {
    const { players: panels } = layoutIn({ width: 320, height: 256 }, { players, calls: true, sitting: null, replayed: false });
    for (const panel of panels) expect(panelShape(panel) === 'line' ? panel.width - panel.height * 2 : panel.width).toBeGreaterThan(60);
  }
});
