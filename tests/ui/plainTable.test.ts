/** The table that the page draws by itself: a held tile is carried as far as the pointer went, from whichever edge. */
import { describe, expect, test } from 'vitest';
import { before } from '../../src/layout/before';
import { layoutOf } from '../../src/layout/layout';
import { turnedBox, turnedPoint } from '../../src/layout/turn';
import type { Layout } from '../../src/layout/types';
import type { ViewState } from '../../src/session/viewState';
import { carried } from '../../src/ui/table/plain/held';
import { starOf } from '../../src/ui/parts/starOf';
import { panelsTemplate } from '../../src/ui/table/plain/panels';
import { viewState } from '../helpers/heard';
import { markup } from '../helpers/markup';

const room = { width: 1180, height: 820, seats: 4 };
const LAYOUTS: readonly (readonly [string, Layout, readonly number[]])[] = [
  ['side by side', layoutOf(room), [0, 1, 2, 3]],
  ['around the table', layoutOf({ ...room, sitting: { edges: [0, 1, 2, 3] } }), [0, 1, 2, 3]],
];

describe('a tile that is held', () => {
  for (const [sitting, layout, seats] of LAYOUTS) {
    test(`lies under the pointer, ${sitting}`, () => {
      for (const seat of seats) {
        const { turn, slots } = before(layout, seat);
        for (const [index, slot] of slots.entries()) {
          const by = carried(layout, seat, index, { x: 500, y: 300 })!;
          // In its own frame the tile lies so much further; in the window that is where the pointer is.
          const middle = turnedPoint(turn, { x: slot.x + slot.width / 2 + by.x, y: slot.y + slot.height / 2 + by.y });
          expect(middle.x).toBeCloseTo(500);
          expect(middle.y).toBeCloseTo(300);
        }
      }
    });
  }
  test('is nowhere when it is not on the rack, and has not moved where it lies', () => {
    const [, layout] = LAYOUTS[1]!;
    expect(carried(layout, 0, -1, { x: 0, y: 0 })).toBeNull();
    const { turn, slots } = before(layout, 2);
    const lies = turnedBox(turn, slots[1]!);
    const by = carried(layout, 2, 1, { x: lies.x + lies.width / 2, y: lies.y + lies.height / 2 })!;
    expect([Math.abs(by.x), Math.abs(by.y)]).toEqual([0, 0]);
  });
});

test('a star has as many corners as it is asked for, its first at the top', () => {
  expect(starOf(10, 10, 4, [8, 2])).toBe('10,2 12,10 10,18 8,10');
});

describe('a rim of gold', () => {
  const rims = (breath: ViewState['breath']): boolean[] => {
    const state = viewState(breath === undefined ? {} : { breath });
    const drawn = markup(panelsTemplate(state, layoutOf({ ...room, seats: state.seats.length })));
    return [...drawn.matchAll(/class="panel-drawn ([^"]*)"/gu)].map(([, classes = '']) => classes.includes('joys'));
  };
  test('stands around whoever has taken the run that lies lit, and around nobody else', () => {
    const nobody = rims(null);
    expect(nobody.length).toBeGreaterThan(1);
    expect(nobody).not.toContain(true);
    expect(rims({ tiles: [31, 32, 33, 34], by: [1], lasts: 1100 })).toEqual(nobody.map((_, seat) => seat === 1));
  });
  test('nor where no host keeps time', () => {
    expect(rims(undefined)).not.toContain(true);
  });
});
