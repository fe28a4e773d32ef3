/**
 * The board as the search sees it: 58 straight lines (10 rows, 10 columns, 19 falling and 19 rising diagonals), each with a
 * place for up to ten tiles. All tables are derived from the rules' ROWS; a tile's number is its index.
 *
 * Whoever uses a table in a hot loop binds it to a constant of its own file first: reading an imported binding costs a
 * call where modules are loaded one by one (tools, tests), and nothing where they are bundled.
 */
import { CHART, DIRECTIONS, RUN_LENGTH, SQUARES, placeOf, windows, type Line, type Tile } from '../../rules/board';

/** Lines a square lies on: across, down, falling, rising. A tile's entries in LINE_OF and the like start at tile * 4. */
export const WAYS = 4;

/** How many lines there are; lines of less than four squares are among them and never hold a run. */
export const LINES = 10 + 10 + 19 + 19;

/** Tables by tile have room for the numbers 0 to 99. */
export const TILE_ROOM = 100;

/** For tile * 4 + way: the line, from 0. */
export const LINE_OF = new Uint8Array(TILE_ROOM * WAYS);

/** For tile * 4 + way: the place on that line, 0 to 9. */
export const SPOT_OF = new Uint8Array(TILE_ROOM * WAYS);

/** For line * 16 + place: the tile, or 0 where the board has no square. */
export const TILE_AT = new Uint8Array(LINES * 16);

for (const tile of SQUARES) {
  const { row, column } = placeOf(tile);
  const lines = [row, 10 + column, 20 + column - row + CHART - 1, 39 + column + row];
  const spots = [column, row, column, column];
  lines.forEach((line, way) => {
    const spot = spots[way]!;
    LINE_OF[tile * WAYS + way] = line;
    SPOT_OF[tile * WAYS + way] = spot;
    TILE_AT[line * 16 + spot] = tile;
  });
}

/** For a line's ten bits: 1 if four or more neighbouring bits are set somewhere. */
export const HAS_RUN = new Uint8Array(1 << CHART);

/** For bits * 16 + place: the unbroken bits through that place if there are four or more of them, else 0. */
export const RUN_THROUGH = new Uint16Array((1 << CHART) * 16);

for (let bits = 0; bits < 1 << CHART; bits += 1) {
  for (let spot = 0; spot < CHART; spot += 1) {
    if ((bits >> spot & 1) === 0) continue;
    let first = spot;
    let last = spot;
    while (first > 0 && (bits >> (first - 1) & 1) === 1) first -= 1;
    while (last < CHART - 1 && (bits >> (last + 1) & 1) === 1) last += 1;
    if (last - first + 1 < RUN_LENGTH) continue;
    RUN_THROUGH[bits * 16 + spot] = (1 << (last + 1)) - (1 << first);
    HAS_RUN[bits] = 1;
  }
}

/** The index by tile and way of a line's first square (the tables count their places in the directions of the rules). */
export function firstIndex({ direction, squares }: Line): number {
  return squares[0]! * WAYS + DIRECTIONS.findIndex(({ name }) => name === direction);
}

/** The number of the line of the board on which a run or window lies. */
export function lineOf(line: Line): number {
  return LINE_OF[firstIndex(line)]!;
}

const through = new Map<Tile, Line[]>(SQUARES.map((tile) => [tile, []]));
for (const window of windows(RUN_LENGTH)) for (const tile of window.squares) through.get(tile)!.push(window);

/** The windows of four through a square. */
export function windowsThrough(square: Tile): readonly Line[] {
  return through.get(square) ?? [];
}
