/** Around a screen that lies flat, all have what they need at their own edge, turned to them; on a small screen they sit side by side. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOUCH } from '../../../src/layout/boxes';
import { before } from '../../../src/layout/before';
import { layoutOf } from '../../../src/layout/layout';
import { emblemIn, FACE_FOOT, type TextLine, UPRIGHT_LINES } from '../../../src/layout/panels/panel';
import { sidePads } from '../../../src/layout/sidePads';
import { turnedBox, turnedPoint, turnFor } from '../../../src/layout/turn';
import type { Box } from '../../../src/layout/box';
import type { Layout } from '../../../src/layout/types';

const laid = (width: number, height: number, seats: number, edges = [0, 1, 2, 3], burst = true): Layout =>
  layoutOf({ width, height, seats, burst, sitting: { edges } });

/** Four people, each at an edge. */
const EDGES = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Everything that lies on the table, in the window. */
function parts(layout: Layout): [string, Box][] {
  const { wordmark, menu, board, pile, log } = layout;
  const card = sidePads(layout, layout.players.length)?.card;
  return [
    ...Object.entries({ wordmark, menu, board, pile, log, ...(card ? { card } : {}) }),
    ...(layout.edges ?? []).flatMap(({ turn, panel, rack, snag, draw }, seat) =>
      Object.entries({ panel, rack, draw, ...(snag.width > 0 ? { snag } : {}) })
        .map(([name, lies]): [string, Box] => [`${name} ${seat}`, turnedBox(turn, lies)])),
  ];
}

/** The same with the notes that pass at the edges, which may lie over the draw buttons alone. */
function withNotes(layout: Layout): [string, Box][] {
  const notes = (layout.edges ?? []).map(({ turn, note }, seat): [string, Box] => [`note ${seat}`, turnedBox(turn, note)]);
  return [...parts(layout).filter(([name]) => !name.startsWith('draw')), ...notes];
}

/** What is wrong, in words. */
function faults(layout: Layout, all = parts(layout)): string[] {
  return all.flatMap(([name, part], i) => [
    ...(part.x < 0 || part.y < 0 || part.x + part.width > layout.width || part.y + part.height > layout.height
      ? [`${name} reaches out of the window`] : []),
    ...all.slice(i + 1).filter(([, other]) => overlap(part, other)).map(([other]) => `${name} lies on ${other}`),
  ]);
}

/** Beyond which edge of the board something lies. */
function edgeOf({ board }: Layout, { x, y, width, height }: Box): string {
  if (y >= board.y + board.height) return 'bottom';
  if (y + height <= board.y) return 'top';
  return x + width <= board.x ? 'left' : 'right';
}

const racks = (layout: Layout): Box[] => (layout.edges ?? []).map(({ turn, rack }) => turnedBox(turn, rack));

describe('around the table', () => {
  for (const [width, height] of [[1180, 820], [820, 1180], [1024, 768], [768, 1024], [1366, 1024], [1440, 900], [1920, 1080], [3840, 2160],
    [800, 800]] as const) {
    for (const seats of [2, 3, 4]) {
      test(`${width} x ${height} for ${seats}: nothing lies on anything else, and fingers find what they need`, () => {
        for (const burst of [true, false]) {
          const layout = laid(width, height, seats, [0, 1, 2, 3], burst);
          expect(layout.shape).toBe('around');
          expect(faults(layout)).toEqual([]);
          expect(faults(layout, withNotes(layout))).toEqual([]);
          for (const { slots, snag, draw } of layout.edges!) {
            for (const slot of slots) expect(slot.width).toBeGreaterThanOrEqual(TOUCH - 2);
            expect(Math.min(draw.width, draw.height)).toBeGreaterThanOrEqual(40);
            if (burst) expect(snag.width).toBeGreaterThanOrEqual(2 * TOUCH);
          }
        }
      });
    }
  }

  test('everybody has what is theirs at the edge where they sit, whatever the order of play', () => {
    const edges = (layout: Layout): string[] => racks(layout).map((rack) => edgeOf(layout, rack));
    expect(edges(laid(1180, 820, 4))).toEqual(['bottom', 'left', 'top', 'right']);
    expect(edges(laid(1180, 820, 4, [3, 0, 1, 2]))).toEqual(['right', 'bottom', 'left', 'top']);
    expect(edges(laid(1180, 820, 4, [2, 0, 3, 1]))).toEqual(['top', 'bottom', 'right', 'left']);
    expect(edges(laid(1180, 820, 3, [1, 2, 0]))).toEqual(['left', 'top', 'bottom']);
    expect(edges(laid(1180, 820, 2, [1, 0]))).toEqual(['top', 'bottom']);
  });

  test('the light of an edge runs along all of it, and ends before the tiles of the rack', () => {
    for (const [width, height] of [[1180, 820], [820, 1180], [3840, 2160]] as const) {
      for (const { turn, light, slots } of laid(width, height, 4).edges!) {
        const { x, y, ...size } = turnedBox(turn, light);
        const [long, deep] = turn.quarters % 2 === 1 ? [size.height, size.width] : [size.width, size.height];
        expect(long).toBe(turn.quarters % 2 === 1 ? height : width);
        expect([x === 0 || x + deep === width, y === 0 || y + deep === height].some(Boolean)).toBe(true);
        for (const slot of slots) expect(light.y).toBeGreaterThanOrEqual(slot.y + slot.height * 0.6);
      }
    }
  });

  test('each rack is turned to its player: its first tile lies on their left', () => {
    const layout = laid(1180, 820, 4);
    const ends = layout.edges!.map(({ turn, slots }) => [slots[0]!, slots[3]!].map((slot) => turnedBox(turn, slot)));
    expect(ends.map(([first, last]) => [Math.sign(last!.x - first!.x), Math.sign(last!.y - first!.y)]))
      .toEqual([[1, 0], [0, 1], [-1, 0], [0, -1]]);
    for (const [seat, rack] of racks(layout).entries()) expect(layout.players[seat]).not.toEqual(rack);
    expect(before(layout, 2).rack).toEqual(layout.edges![2]!.rack);
    expect(before(layout, null).rack).toEqual(layout.rack);
  });

  test('a screen too small for it is laid as for people side by side', () => {
    for (const [width, height] of [[390, 844], [844, 390], [600, 960], [1024, 600]] as const) {
      expect(laid(width, height, 4)).toEqual(layoutOf({ width, height, seats: 4 }));
    }
  });

  test('holds for any tablet or screen, either way up', () => {
    fc.assert(fc.property(fc.integer({ min: 660, max: 2160 }), fc.double({ min: 1, max: 2.4, noNaN: true }), fc.boolean(),
      fc.integer({ min: 2, max: 4 }), EDGES, fc.boolean(), (short, ratio, upright, seats, edges, burst) => {
      const long = Math.round(short * ratio);
      const layout = upright ? laid(short, long, seats, edges, burst) : laid(long, short, seats, edges, burst);
      expect(faults(layout)).toEqual([]);
      expect(faults(layout, withNotes(layout))).toEqual([]);
    }), { numRuns: 800 });
  });
});

test('on a panel at an edge neither number, face, name nor status lies on another, with the ring of a clock too', () => {
  const LETTERS = { up: 0.75, down: 0.25 };
  for (const [width, height] of [[1180, 820], [820, 1180], [1024, 768], [1440, 900], [3840, 2160], [800, 800]] as const) {
    for (const drawn of [true, false]) {
      const { panel } = laid(width, height, 4).edges![0]!;
      const { kind, y, radius } = emblemIn(panel, drawn);
      const span = ({ baseline, size }: TextLine, tail: number): [number, number] =>
        [(baseline - size * LETTERS.up) * panel.height, (baseline + size * tail) * panel.height];
      const foot = kind === 'face' ? Math.max(radius * 1.25, radius * FACE_FOOT) : radius * 1.25;
      // Digits have no tail.
      const rows: [number, number][] = [span(UPRIGHT_LINES.count, 0), [y - radius * 1.15, y + foot], span(UPRIGHT_LINES.name, LETTERS.down),
        span(UPRIGHT_LINES.status, LETTERS.down)];
      rows.slice(1).forEach(([top], i) => expect(top, `${width} × ${height}, row ${i + 1}`).toBeGreaterThanOrEqual(rows[i]![1]));
      expect(rows.at(-1)![1]).toBeLessThanOrEqual(panel.height);
      // "SNAG, or draw" has 13 letters, each some half of its size wide.
      expect(13 * 0.52 * Math.max(UPRIGHT_LINES.status.least, UPRIGHT_LINES.status.size * panel.height)).toBeLessThan(panel.width * 0.94);
    }
  }
});

test('a frame is turned about the window: its bottom is the edge that it belongs to', () => {
  const window = { x: 10, y: 20, width: 300, height: 200 };
  const corners = ([0, 1, 2, 3] as const).map((quarters) => {
    const turn = turnFor(quarters, window);
    const [wide, high] = quarters % 2 === 1 ? [200, 300] : [300, 200];
    return [turnedPoint(turn, { x: 0, y: high }), turnedPoint(turn, { x: wide, y: high })];
  });
  expect(corners).toEqual([
    [{ x: 10, y: 220 }, { x: 310, y: 220 }],
    [{ x: 10, y: 20 }, { x: 10, y: 220 }],
    [{ x: 310, y: 20 }, { x: 10, y: 20 }],
    [{ x: 310, y: 220 }, { x: 310, y: 20 }],
  ]);
});
