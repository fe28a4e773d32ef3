/**
 * A table finds its place in a window of any size: nothing on it has a size below zero, whoever sits there and whatever is shown; and its
 * squares can be touched, if need be on a table that is larger than the window.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/layout/box';
import { NO_SAFE, TOUCH } from '../../src/layout/boxes';
import { before } from '../../src/layout/before';
import { rulesBox } from '../../src/layout/beside/rules';
import { shoutSignBox } from '../../src/layout/beside/shoutSign';
import { orderTileBox, squareBox } from '../../src/layout/layout';
import { isReplay } from '../../src/layout/replay';
import { sidePads } from '../../src/layout/sidePads';
import { layoutIn, type TableLayout, type WindowSize } from '../../src/layout/tableLayout';
import type { Layout } from '../../src/layout/types';
import { SQUARES } from '../../src/rules/board';
import { faults, inside, overlap } from '../helpers/layoutFaults';
import { runs } from '../long/amount';

const TABLE: TableLayout = { players: 2, calls: true, sitting: null, replayed: false };

/** Every box of a layout, and of what is laid out by it. */
function boxes(layout: Layout, seats: number): [string, Box][] {
  const { wordmark, menu, players, board, chart, rack, slots, pile, draw, snag, log, edges = [], card, note } = layout;
  const pads = sidePads(layout, seats);
  const replay = isReplay(layout)
    ? Object.entries(layout.replay).filter((entry): entry is [string, Box] => typeof entry[1] !== 'string') : [];
  return [
    ...Object.entries({ wordmark, menu, board, chart, rack, pile, draw, snag, log, ...(card ? { card } : {}), ...(note ? { note } : {}) }),
    ...(pads ? Object.entries({ padCard: pads.card, padLog: pads.log }) : []), ...replay,
    ...players.map((player, i): [string, Box] => [`player ${i}`, player]), ...slots.map((slot, i): [string, Box] => [`slot ${i}`, slot]),
    ...[4, 97, 31, 40].map((square): [string, Box] => [`square ${square}`, squareBox(layout, square)]),
    ...[2, 24].flatMap((count) => Array.from({ length: count }, (_, i): [string, Box] =>
      [`face-down tile ${i} of ${count}`, orderTileBox(layout, i, count)])),
    ...edges.flatMap((edge, seat) => {
      const own = before(layout, seat);
      return Object.entries({ panel: edge.panel, rack: own.rack, snag: own.snag, draw: own.draw })
        .map(([name, box]): [string, Box] => [`${name} of ${seat}`, box]);
    }),
  ];
}

/** Boxes that no painter could paint: of no finite place, or of a size below zero. */
function unpaintable(layout: Layout, seats: number): string[] {
  return boxes(layout, seats).filter(([, { x, y, width, height }]) => ![x, y].every(Number.isFinite) || !(width >= 0) || !(height >= 0))
    .map(([name, { x, y, width, height }]) => `${name}: ${x}, ${y}, ${width} x ${height}`);
}

const anyTable = fc.record({
  players: fc.integer({ min: 2, max: 4 }), calls: fc.boolean(), replayed: fc.boolean(),
  sitting: fc.option(fc.record({ edges: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }) })), mirrored: fc.boolean(),
});
const inset = fc.integer({ min: 0, max: 59 });
const anyWindow = fc.record({
  width: fc.integer({ min: 240, max: 3840 }), height: fc.integer({ min: 200, max: 2160 }),
  scrollBar: fc.constantFrom(0, 15, 17), safe: fc.record({ top: inset, right: inset, bottom: inset, left: inset }),
});
/** Small windows are where it is tight. */
const smallWindow = fc.record({
  width: fc.integer({ min: 240, max: 700 }), height: fc.integer({ min: 200, max: 600 }), scrollBar: fc.constantFrom(0, 15),
});

describe('in any window', () => {
  test('nothing has a size below zero, and everything has its place on the table', () => {
    fc.assert(fc.property(fc.oneof(anyWindow, smallWindow), anyTable, (window: WindowSize, table) => {
      const layout = layoutIn(window, table);
      expect(unpaintable(layout, table.players)).toEqual([]);
      expect(layout.width).toBeGreaterThanOrEqual(window.width - (window.scrollBar ?? 0));
      expect(layout.height).toBeGreaterThanOrEqual(window.height);
      if (layout.edges || isReplay(layout)) return;
      const { top, right, bottom, left } = window.safe ?? { top: 0, right: 0, bottom: 0, left: 0 };
      const area = { x: left, y: top, width: layout.width - left - right, height: layout.height - top - bottom };
      expect(faults(layout, area)).toEqual([]);
    }), runs(250, 5000));
  });

  test('squares are no smaller than 24, and 34 where a board of such squares fits', () => {
    fc.assert(fc.property(fc.oneof(anyWindow, smallWindow), anyTable, (window: WindowSize, table) => {
      const side = squareBox(layoutIn({ ...window, safe: NO_SAFE }, table), 34).width;
      expect(side).toBeGreaterThanOrEqual(Math.min(window.width - (window.scrollBar ?? 0), window.height) >= 383 ? 34 : 24);
    }), runs(200, 5000));
  });

  test.each([[0, 0], [1, 1], [Number.NaN, 0], [4, 300], [-5, -5]])('%d by %d, which none is, is taken for a small one', (width, height) => {
    expect(unpaintable(layoutIn({ width, height }, TABLE), 2)).toEqual([]);
  });
});

describe('a window that is small for a table', () => {
  /** Side of a square, and how large the table is in the window. */
  const laid = (width: number, height: number, scrollBar = 0): { side: number; size: number[]; scrolls: boolean | undefined } => {
    const layout = layoutIn({ width, height, scrollBar }, { ...TABLE, players: 4 });
    return { side: Math.floor(squareBox(layout, 34).width), size: [layout.width, layout.height], scrolls: layout.scrolls };
  };
  test('at 400 % scrolls downward alone', () => {
    expect(laid(320, 256)).toEqual({ side: 24, size: [320, 472], scrolls: true });
    // The scroll bar takes room, and must not make the page scroll sideways.
    expect(laid(320, 256, 15).size[0]).toBe(305);
    expect(laid(480, 270).side).toBe(24);
  });
  test('at 200 % has squares of 34', () => {
    for (const [width, height] of [[640, 512], [683, 384], [640, 400], [720, 450]] as const) {
      expect(laid(width, height)).toMatchObject({ size: [width, height], scrolls: false });
      expect(laid(width, height).side).toBeGreaterThanOrEqual(34);
    }
    expect(laid(400, 500)).toMatchObject({ side: 34, scrolls: true });
  });
  test.each([[390, 844], [844, 390], [390, 664], [844, 340], [360, 640], [375, 667], [667, 375], [320, 568], [568, 320], [320, 480],
    [1180, 820], [1440, 900]])('is not a phone, a tablet or a screen: nothing scrolls at %i by %i', (width, height) => {
    expect(laid(width, height)).toMatchObject({ size: [width, height], scrolls: false });
  });
  test('has burst, draw button and tiles that a finger finds, nearly as large as elsewhere', () => {
    for (const [width, height] of [[320, 256], [480, 270], [640, 512]] as const) {
      const { slots, snag, draw, menu } = layoutIn({ width, height }, { ...TABLE, players: 4 });
      const least = [...slots, snag, draw, menu].map((one) => Math.min(one.width, one.height));
      expect(Math.min(...least)).toBeGreaterThanOrEqual(TOUCH * 0.8);
    }
  });
});

describe.each([['the button that opens the rules', rulesBox], ['the sign of the open microphone', shoutSignBox]])('%s', (_, boxOf) => {
  test('covers no square, reaches out of no window, and can be pressed with a finger', () => {
    fc.assert(fc.property(fc.oneof(anyWindow, smallWindow.map((window) => ({ ...window, safe: NO_SAFE }))), anyTable, (window, table) => {
      const layout = layoutIn(window, table);
      const button = boxOf(layout);
      const covered = SQUARES.filter((tile) => overlap(button, squareBox(layout, tile)));
      expect({ covered, within: inside(button, { x: 0, y: 0, width: layout.width, height: layout.height }) })
        .toEqual({ covered: [], within: true });
      expect(button.width).toBeGreaterThanOrEqual(24);
      if (layout.board.width >= 352) expect(button.width).toBeGreaterThanOrEqual(TOUCH);
    }));
  });
});
