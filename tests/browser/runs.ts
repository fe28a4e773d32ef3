// Runs on the board, worked out by the tests themselves, so that no fault of the game's own search hides itself.

/** How the board's rows run, as it is printed. */
export const ROWS = [[4, 7], [13, 18], [22, 29], [31, 40], [41, 50], [51, 60], [61, 70], [72, 79], [83, 88], [94, 97]] as const;

/** Row and column of a square, or null when it is not on the board. */
function placeOf(tile: number): readonly [row: number, column: number] | null {
  const row = ROWS.findIndex(([first, last]) => tile >= first && tile <= last);
  return row === -1 ? null : [row, (tile - 1) % 10];
}

/** The tiles of all runs of four or more through `tile`, counted here anew, so that no fault of the game hides itself. */
export function runThrough(tiles: ReadonlySet<number>, tile: number): ReadonlySet<number> {
  const run = new Set<number>();
  for (const [down, right] of [[0, 1], [1, 0], [1, 1], [1, -1]] as const) {
    const line = [tile];
    for (const way of [1, -1]) {
      const start = placeOf(tile);
      for (let row = start?.[0] ?? 0, column = start?.[1] ?? 0; ;) {
        row += way * down;
        column += way * right;
        const next = row * 10 + column + 1;
        const place = column < 0 || column > 9 ? null : placeOf(next);
        if (!place || place[0] !== row || !(tiles.has(next))) break;
        line.push(next);
      }
    }
    if (line.length >= 4) line.forEach((each) => run.add(each));
  }
  return run;
}
