/** The table for the left hand: the usual one in a mirror, in which all that is read keeps its order. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/layout/box';
import { mirroredBox, mirroredSafe } from '../../../src/layout/shapes/mirrored';
import { isReplay } from '../../../src/layout/replay';
import { layoutIn, type TableLayout } from '../../../src/layout/tableLayout';
import { turnedBox } from '../../../src/layout/turn';
import type { Layout } from '../../../src/layout/types';
import { inside, overlap } from '../../helpers/layoutFaults';

const inset = fc.integer({ min: 0, max: 59 });
const anyWindow = fc.record({
  width: fc.integer({ min: 240, max: 3840 }), height: fc.integer({ min: 200, max: 2160 }),
  safe: fc.record({ top: inset, right: inset, bottom: inset, left: inset }),
});
const anyTable = fc.record({
  players: fc.integer({ min: 2, max: 4 }), calls: fc.boolean(), replayed: fc.boolean(),
  sitting: fc.option(fc.record({ edges: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }) })),
});

/** What is read from left to right, line by line. */
function isRead(boxes: readonly Box[]): boolean {
  return boxes.every((one, i) => i === 0 || one.y > boxes[i - 1]!.y || (one.y === boxes[i - 1]!.y && one.x > boxes[i - 1]!.x));
}

/** What lies on the table around which people sit, in the window. */
const aroundIt = ({ menu, board, pile, log, edges = [] }: Layout): Box[] => [
  menu, board, pile, log,
  ...edges.flatMap(({ turn, panel, rack, snag, draw }) => [panel, rack, draw, ...(snag.width > 0 ? [snag] : [])]
    .map((one) => turnedBox(turn, one))),
];

describe('the table for the left hand', () => {
  test('is the usual one in a mirror, within the same edges of the screen', () => {
    fc.assert(fc.property(anyWindow, anyTable, (window, table) => {
      const usual = layoutIn({ ...window, safe: mirroredSafe(window.safe) }, table);
      const left = layoutIn(window, { ...table, mirrored: true });
      for (const name of ['wordmark', 'menu', 'board', 'chart', 'pile', 'draw', 'snag', 'log', 'rack'] as const) {
        expect(left[name], name).toEqual(mirroredBox(usual[name], usual.width));
      }
      if (isReplay(usual) && usual.replay.kind === 'column') {
        expect(left).toHaveProperty('replay.column', mirroredBox(usual.replay.column, usual.width));
      }
      expect([left.width, left.height, left.scrolls, left.shape]).toEqual([usual.width, usual.height, usual.scrolls, usual.shape]);
    }));
  });

  test('keeps tiles and players in the order in which they are read', () => {
    fc.assert(fc.property(anyWindow, anyTable, (window, table) => {
      const left = layoutIn(window, { ...table, mirrored: true });
      expect(isRead(left.slots)).toBe(true);
      for (const { slots } of left.edges ?? []) expect(isRead(slots)).toBe(true);
      if (!left.edges) expect(isRead(left.players)).toBe(true);
    }));
  });

  test('around the screen has everybody at the edge where they sat, and nothing lies on anything else', () => {
    const large = fc.record({ width: fc.integer({ min: 800, max: 3840 }), height: fc.integer({ min: 800, max: 2160 }) });
    const edges = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    const seats = fc.record({ players: fc.integer({ min: 2, max: 4 }), edges, calls: fc.boolean() });
    fc.assert(fc.property(large, seats, (window, { players, edges: sat, calls }) => {
      const table: TableLayout = { players, calls, sitting: { edges: sat }, replayed: false };
      const left = layoutIn(window, { ...table, mirrored: true });
      expect(left.edges?.map(({ turn }) => turn)).toEqual(layoutIn(window, table).edges?.map(({ turn }) => turn));
      const all = aroundIt(left);
      expect(all.filter((one) => !inside(one, { x: 0, y: 0, width: left.width, height: left.height }))).toEqual([]);
      expect(all.flatMap((one, i) => all.slice(i + 1).filter((other) => overlap(one, other)))).toEqual([]);
      for (const { snag, panel } of left.edges ?? []) if (calls) expect(snag.x).toBeLessThan(panel.x);
    }));
  });

  test.each([
    [360, 640], [390, 844], [844, 390], [1180, 820], [1440, 900],
  ])('has the burst under the left thumb at %i × %i', (width, height) => {
    const { snag, rack } = layoutIn({ width, height }, { players: 2, calls: true, sitting: null, replayed: false, mirrored: true });
    expect(snag.x + snag.width).toBeLessThan(width / 2 + 1);
    expect(snag.x).toBeLessThan(rack.x + rack.width / 2);
  });
});
