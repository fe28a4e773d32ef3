/** The board against a second way of counting it: plain coordinates, with the corners cut off by one formula. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ROWS, SQUARES, allRuns, isTile, neighbours, placeOf, runsThrough, squareAt, tilesOf, windows, type Tile,
} from '../../src/rules/board';
import { startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import { dealPlaying, play, taken } from '../helpers/arranged';

type Point = readonly [x: number, y: number];

/** A triangle of 3 + 2 + 1 squares is cut off each corner: a square is there if its distances to the nearest two edges sum up to 3. */
const there = ([x, y]: Point): boolean =>
  x >= 0 && x < 10 && y >= 0 && y < 10 && Math.min(x, 9 - x) + Math.min(y, 9 - y) >= 3;
const points: Point[] = Array.from({ length: 100 }, (_, i): Point => [i % 10, Math.floor(i / 10)]).filter(there);
const number = ([x, y]: Point): Tile => 10 * y + x + 1;
const point = (square: Tile): Point => [(square - 1) % 10, Math.floor((square - 1) / 10)];
const steps = { across: [1, 0], down: [0, 1], falling: [1, 1], rising: [1, -1] } as const;
const sorted = (tiles: Iterable<Tile>): Tile[] => [...tiles].toSorted((a, b) => a - b);

describe('the squares', () => {
  test('are the 76 of the printed board', () => {
    expect(SQUARES).toHaveLength(76);
    expect([...SQUARES]).toEqual(points.map(number));
    expect(ROWS.map(([first, last]) => `${first}–${last}`).join(', '))
      .toBe('4–7, 13–18, 22–29, 31–40, 41–50, 51–60, 61–70, 72–79, 83–88, 94–97');
  });
  test('know their place, and a place its square', () => {
    for (const square of SQUARES) {
      const { row, column } = placeOf(square);
      expect([column, row]).toEqual(point(square));
      expect(squareAt(row, column)).toBe(square);
    }
    for (let row = -1; row <= 10; row += 1) {
      for (let column = -1; column <= 10; column += 1) {
        expect(squareAt(row, column)).toBe(there([column, row]) ? number([column, row]) : null);
      }
    }
  });
  test.each([0, 1, 3, 8, 12, 19, 21, 30, 71, 80, 82, 89, 93, 98, 100, -4, 4.5, Number.NaN, '4', null, undefined, [4]])(
    '%s is no tile', (value) => expect(isTile(value)).toBe(false));
});

describe('lines of four', () => {
  // Across: rows of 4, 6, 8, 10, 10, 10, 10, 8, 6 and 4 squares hold three lines fewer than squares each, 46 together.
  test.each([['across', 46], ['down', 46], ['falling', 37], ['rising', 37]] as const)('%s: %i', (direction, count) => {
    const [dx, dy] = steps[direction];
    const counted = points.map(([x, y]) => [0, 1, 2, 3].map((i): Point => [x + i * dx, y + i * dy])).filter((line) => line.every(there));
    const found = windows(4).filter((line) => line.direction === direction).map(({ squares }) => squares.join());
    expect(counted).toHaveLength(count);
    expect(found.toSorted()).toEqual(counted.map((line) => line.map(number).join()).toSorted());
  });
  test('are 166 in all', () => expect(windows(4)).toHaveLength(166));
});

describe('neighbours', () => {
  test('touch by the side or the corner', () => {
    for (const square of SQUARES) {
      const [x, y] = point(square);
      const touching = points.filter(([u, v]) => Math.max(Math.abs(u - x), Math.abs(v - y)) === 1).map(number);
      expect(neighbours(square)).toEqual(touching);
    }
  });
  test('are n ± 1, n ± 10, n ± 11 and n ± 9 in the middle, and fewer at the edges', () => {
    expect(neighbours(45)).toEqual([34, 35, 36, 44, 46, 54, 55, 56]);
    expect(neighbours(4)).toEqual([5, 13, 14, 15]);
    expect(neighbours(40)).toEqual([29, 39, 49, 50]);
    expect(neighbours(97)).toEqual([86, 87, 88, 96]);
  });
  test.each([[40, 41], [29, 31], [7, 13], [50, 51], [70, 72], [88, 94], [60, 61]])('%i and %i are none', (a, b) => {
    expect(neighbours(a)).not.toContain(b);
    expect(neighbours(b)).not.toContain(a);
  });
});

/** Plays the tiles in their order, nobody calling, and the call with the last one. */
function takenByLast(tiles: readonly Tile[], seats: number): readonly Tile[] | null {
  const start = startGame(PRINTED_RULES, seats, 0, dealPlaying(tiles, seats));
  const moves = tiles.map((tile, i) => `${i % seats}:${tile}${i === tiles.length - 1 ? '!' : '-'}`);
  return taken(play(start, moves.join(' ')).last);
}

describe('the printed examples, played', () => {
  test.each([
    [[4, 5, 6], 7, 4],
    [[61, 72, 94], 83, 4],
    [[94, 95, 96, 88, 79, 70], 97, 7],
    [[22, 33, 44, 66, 77, 88, 46, 37, 28], 55, 10],
    // Five down and five falling, both through 34: nine in all.
    [[14, 24, 44, 54, 23, 45, 56, 67], 34, 9],
  ])('%j + %i takes %i tiles', (before, last, count) => {
    const all = [...before, last];
    for (const seats of [2, 3, 4]) expect(takenByLast(all, seats)).toEqual(sorted(all));
    expect(all).toHaveLength(count);
  });
  test.each([
    [[38, 39, 40], 41], [[27, 28, 29], 31], [[5, 6, 7], 13], [[4, 5], 6], [[60, 70, 50], 41],
  ])('%j + %i takes none', (before, last) => {
    expect(takenByLast([...before, last], 2)).toBeNull();
  });
});

/** The eight ways to turn or mirror the board, on places. */
const SYMMETRIES: Record<string, { of: (p: Point) => Point; swapsStraight: boolean; swapsDiagonals: boolean }> = {
  'turned by 90°': { of: ([x, y]) => [9 - y, x], swapsStraight: true, swapsDiagonals: true },
  'turned by 180°': { of: ([x, y]) => [9 - x, 9 - y], swapsStraight: false, swapsDiagonals: false },
  'turned by 270°': { of: ([x, y]) => [y, 9 - x], swapsStraight: true, swapsDiagonals: true },
  'mirrored left to right': { of: ([x, y]) => [9 - x, y], swapsStraight: false, swapsDiagonals: true },
  'mirrored top to bottom': { of: ([x, y]) => [x, 9 - y], swapsStraight: false, swapsDiagonals: true },
  'mirrored in the falling diagonal': { of: ([x, y]) => [y, x], swapsStraight: true, swapsDiagonals: false },
  'mirrored in the rising diagonal': { of: ([x, y]) => [9 - y, 9 - x], swapsStraight: true, swapsDiagonals: false },
};
const swap = (direction: string, straight: boolean, diagonals: boolean): string => {
  const pairs: Record<string, string> = {
    ...(straight ? { across: 'down', down: 'across' } : {}), ...(diagonals ? { falling: 'rising', rising: 'falling' } : {}),
  };
  return pairs[direction] ?? direction;
};
/** Sets of tiles as dense as boards get, and denser, so that most of them hold runs. */
const tileSets = fc.shuffledSubarray([...SQUARES], { minLength: 25 });
const asText = (runs: readonly { direction: string; squares: readonly Tile[] }[]): string[] =>
  runs.map(({ direction, squares }) => `${direction} ${sorted(squares).join()}`).toSorted();

describe.each(Object.entries(SYMMETRIES))('a board %s', (_, { of, swapsStraight, swapsDiagonals }) => {
  const turn = (square: Tile): Tile => number(of(point(square)));
  const turned = (runs: ReturnType<typeof allRuns>): string[] => asText(runs.map(({ direction, squares }) =>
    ({ direction: swap(direction, swapsStraight, swapsDiagonals), squares: squares.map(turn) })));
  test('has the same squares', () => expect(sorted(SQUARES.map(turn))).toEqual([...SQUARES]));
  test('has its runs turned with it', () => {
    fc.assert(fc.property(tileSets, (tiles) => {
      expect(asText(allRuns(new Set(tiles.map(turn))))).toEqual(turned(allRuns(new Set(tiles))));
      for (const tile of tiles.slice(0, 5)) {
        expect(asText(runsThrough(new Set(tiles.map(turn)), turn(tile)))).toEqual(turned(runsThrough(new Set(tiles), tile)));
      }
    }), { numRuns: 150 });
  });
});

describe('runs', () => {
  test('are every unbroken line of four or more, walked square by square', () => {
    fc.assert(fc.property(tileSets, (tiles) => {
      const lying = new Set(tiles);
      const [square = 4] = tiles;
      const walked = Object.entries(steps).flatMap(([direction, [dx, dy]]) => {
        let [x, y] = point(square);
        while (there([x - dx, y - dy]) && lying.has(number([x - dx, y - dy]))) [x, y] = [x - dx, y - dy];
        const squares: Tile[] = [];
        for (; there([x, y]) && lying.has(number([x, y])); [x, y] = [x + dx, y + dy]) squares.push(number([x, y]));
        return squares.length >= 4 ? [{ direction, squares }] : [];
      });
      expect(asText(runsThrough(lying, square))).toEqual(asText(walked));
    }), { numRuns: 500 });
  });
  test('on the whole board are its 46 lines of four and longer', () => {
    // 10 rows, 10 columns, and 13 diagonals each way that have four squares.
    expect(allRuns(new Set(SQUARES))).toHaveLength(46);
    expect(tilesOf(allRuns(new Set(SQUARES)))).toEqual([...SQUARES]);
  });
  test('through a square count it as lying there', () => {
    expect(runsThrough(new Set([31, 32, 33]), 34).map(({ squares }) => squares)).toEqual([[31, 32, 33, 34]]);
    expect(runsThrough(new Set([31, 32, 33]), 35)).toEqual([]);
  });
});
