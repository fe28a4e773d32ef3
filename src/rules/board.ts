/**
 * The board: 76 numbered squares on a hundreds chart with its corners cut off. Everything else about its geometry
 * (columns, neighbours, lines) is derived from the one table ROWS.
 */

/** A tile, named by its number; the number of its square too. */
export type Tile = number;

/** The rows from top to bottom, each as [first square, last square] (the printed board). */
export const ROWS = [
  [4, 7], [13, 18], [22, 29], [31, 40], [41, 50], [51, 60], [61, 70], [72, 79], [83, 88], [94, 97],
] as const satisfies readonly (readonly [Tile, Tile])[];

/** How wide and high the chart is, in squares. */
export const CHART = 10;

/** How many tiles in line make a run. */
export const RUN_LENGTH = 4;

/** A place on the chart: row and column from 0, from the top left. */
export interface Place { readonly row: number; readonly column: number }

/** The four directions of a line, as the step from one square to the next. */
export const DIRECTIONS = [
  { name: 'across', row: 0, column: 1 },
  { name: 'down', row: 1, column: 0 },
  { name: 'falling', row: 1, column: 1 },
  { name: 'rising', row: -1, column: 1 },
] as const;

export type Direction = (typeof DIRECTIONS)[number]['name'];

/** Tiles in an unbroken line, in the order of their direction. */
export interface Line { readonly direction: Direction; readonly squares: readonly Tile[] }

/** Row and column of a square's number on the chart. The number need not be on the board. */
export function placeOf(square: Tile): Place {
  return { row: Math.floor((square - 1) / CHART), column: (square - 1) % CHART };
}

/** The square at a place, or null where the board has none. */
export function squareAt(row: number, column: number): Tile | null {
  const span = ROWS[row];
  const square = row * CHART + column + 1;
  return span && column >= 0 && column < CHART && square >= span[0] && square <= span[1] ? square : null;
}

/** All 76 squares in rising order. */
export const SQUARES: readonly Tile[] = ROWS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i));

const onBoard: ReadonlySet<unknown> = new Set(SQUARES);

/** Whether a value from anywhere is the number of a tile. */
export function isTile(value: unknown): value is Tile {
  return onBoard.has(value);
}

function step(square: Tile, direction: (typeof DIRECTIONS)[number], by: 1 | -1): Tile | null {
  const { row, column } = placeOf(square);
  return squareAt(row + by * direction.row, column + by * direction.column);
}

/** For each square and direction: the squares that follow it one way and the other, nearest first. */
const rays: ReadonlyMap<Tile, readonly { direction: Direction; back: readonly Tile[]; on: readonly Tile[] }[]> =
  new Map(SQUARES.map((square) => [square, DIRECTIONS.map((direction) => ({
    direction: direction.name, back: ray(square, direction, -1), on: ray(square, direction, 1),
  }))]));

function ray(from: Tile, direction: (typeof DIRECTIONS)[number], by: 1 | -1): Tile[] {
  const squares: Tile[] = [];
  for (let at = step(from, direction, by); at !== null; at = step(at, direction, by)) squares.push(at);
  return squares;
}

/** The whole lines of squares that run through a square, from one end of the board to the other, in each direction. */
export function linesAcross(square: Tile): Line[] {
  return (rays.get(square) ?? []).map(({ direction, back, on }) => ({ direction, squares: [...back.toReversed(), square, ...on] }));
}

/** The up to eight squares that touch a square, in rising order. */
export function neighbours(square: Tile): Tile[] {
  return (rays.get(square) ?? []).flatMap(({ back, on }) => [back[0], on[0]])
    .filter((next) => next !== undefined).toSorted((a, b) => a - b);
}

/** Every window of `length` squares in line on the board. */
export function windows(length: number): Line[] {
  return SQUARES.flatMap((square) => (rays.get(square) ?? [])
    .filter(({ on }) => on.length >= length - 1)
    .map(({ direction, on }) => ({ direction, squares: [square, ...on.slice(0, length - 1)] })));
}

/** The unbroken line of tiles through a square in each direction, each at its full length, runs or not. */
function linesThrough(board: ReadonlySet<Tile>, square: Tile): Line[] {
  const unbroken = (along: readonly Tile[]): Tile[] => {
    const end = along.findIndex((next) => !board.has(next));
    return along.slice(0, end === -1 ? along.length : end);
  };
  return (rays.get(square) ?? []).map(({ direction, back, on }) => ({
    direction, squares: [...unbroken(back).toReversed(), square, ...unbroken(on)],
  }));
}

/**
 * The runs that the tile on `square` makes: every line of four or more through it, each to its full length (rules 3 and 4).
 * @param board the tiles that lie on the board; `square` counts as lying there.
 */
export function runsThrough(board: ReadonlySet<Tile>, square: Tile): Line[] {
  return linesThrough(board, square).filter(({ squares }) => squares.length >= RUN_LENGTH);
}

/** Every run on the board, each once, as eyes that scan rows, columns and both diagonals would find them. */
export function allRuns(board: ReadonlySet<Tile>): Line[] {
  return [...board].toSorted((a, b) => a - b).flatMap((square) =>
    runsThrough(board, square).filter(({ squares }) => squares[0] === square));
}

/** The tiles of some lines together, each once, in rising order. */
export function tilesOf(lines: readonly { readonly squares: readonly Tile[] }[]): Tile[] {
  return [...new Set(lines.flatMap(({ squares }) => squares))].toSorted((a, b) => a - b);
}
