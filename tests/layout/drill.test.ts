/** A drill finds its place in a window of any size: nothing lies on anything else, and all that is pressed is large enough. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/layout/box';
import { TOUCH } from '../../src/layout/boxes';
import { layoutIn, type WindowSize } from '../../src/layout/tableLayout';
import { BARE_TABLE } from '../../src/layout/shapes/none';
import type { DrillKind, Layout } from '../../src/layout/types';
import { inside, overlap } from '../helpers/layoutFaults';
import { runs } from '../long/amount';

const KINDS = ['calls', 'asks', 'places'] as const satisfies readonly DrillKind[];

const WINDOWS = [[320, 256], [360, 640], [390, 844], [844, 390], [568, 320], [667, 375], [1024, 600], [1180, 820], [820, 1180],
  [1440, 900], [3840, 2160]].map(([width = 0, height = 0]): WindowSize => ({ width, height }));

const laidOut = (window: WindowSize, drill: DrillKind, mirrored = false): Layout =>
  layoutIn(window, { ...BARE_TABLE, players: 1, drill, mirrored });

/** What is wrong with where a drill lies. */
function faultsIn(window: WindowSize, kind: DrillKind, mirrored: boolean): string[] {
  const layout = laidOut(window, kind, mirrored);
  const { menu, board, rack, slots, snag, wordmark, drill } = layout;
  if (!drill) return ['it has no place at all'];
  const whole: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const { title, says, left, right, next } = drill;
  const answers = { calls: { left, snag }, asks: { left, right }, places: { rack } }[kind];
  const places = Object.entries({ menu, board, wordmark, title, says, ...answers })
    .flatMap(([name, box]) => (box === null ? [] : [[name, box] as const])).filter(([, { width }]) => width > 0);
  const pressed = Object.entries({ menu, next, ...answers });
  return [
    ...places.filter(([, box]) => !inside(box, whole)).map(([name]) => `${name} reaches out of the table`),
    ...places.flatMap(([name, box], i) => places.slice(i + 1).filter(([, other]) => overlap(box, other))
      .map(([other]) => `${name} lies on ${other}`)),
    ...pressed.filter(([name, box]) => name !== 'rack' && (box === null || box.width < TOUCH || box.height < TOUCH))
      .map(([name]) => `${name} is too small to be touched`),
    ...(slots[0] && slots[0].width < 24 ? ['tiles are too small to be touched'] : []),
    // What goes on lies where an answer lay, or nowhere else that is used.
    ...places.filter(([name, box]) => name !== 'left' && name !== 'right' && overlap(box, next)).map(([name]) => `next lies on ${name}`),
    ...(says.height < 2.6 * drill.size ? ['there is no room to say anything'] : []),
  ];
}

describe.each(KINDS)('a drill that %s', (kind) => {
  test.each(WINDOWS)('has its place in $width × $height', (window) => {
    expect(faultsIn(window, kind, false)).toEqual([]);
    expect(faultsIn(window, kind, true)).toEqual([]);
  });

  test('has its place in a window of any size', () => {
    const anyWindow = fc.record({ width: fc.integer({ min: 240, max: 3840 }), height: fc.integer({ min: 200, max: 2160 }) });
    fc.assert(fc.property(anyWindow, fc.boolean(), (window, mirrored) => {
      expect(faultsIn(window, kind, mirrored)).toEqual([]);
    }), runs(60, 5000));
  });
});

test('the two answers keep their sides for the left hand, and the burst changes its own', () => {
  const window = { width: 844, height: 390 };
  const [asks, mirrored] = [laidOut(window, 'asks').drill!, laidOut(window, 'asks', true).drill!];
  expect([asks.left!.x < asks.right!.x, mirrored.left!.x < mirrored.right!.x]).toEqual([true, true]);
  const [calls, turned] = [laidOut(window, 'calls'), laidOut(window, 'calls', true)];
  expect([calls.snag.x > calls.board.x, turned.snag.x < turned.board.x]).toEqual([true, true]);
});

test('a phone on its side shows all of a choice, with tiles that a finger finds', () => {
  const { slots, scrolls } = laidOut({ width: 844, height: 390 }, 'places');
  expect([slots.length, scrolls]).toEqual([4, false]);
  expect(slots[0]!.width).toBeGreaterThanOrEqual(TOUCH);
});

test('a phone on its side has an answer at each end of it', () => {
  expect(laidOut({ width: 844, height: 390 }, 'asks').scrolls).toBe(false);
  const { board, drill } = laidOut({ width: 844, height: 390 }, 'asks');
  expect(drill!.left!.x + drill!.left!.width).toBeLessThanOrEqual(board.x);
  expect(drill!.right!.x).toBeGreaterThanOrEqual(board.x + board.width);
});
