/** The printed illustrations: which tiles lie there, and which tile completes runs among them. */
import { runsThrough, tilesOf, type Line, type Tile } from '../../../rules/board';

export interface Example {
  readonly lie: readonly Tile[];
  readonly played: Tile;
}

/** One run each: at its end, and with its gap closed. */
export const ONE_RUN: readonly Example[] = [
  { lie: [4, 5, 6], played: 7 },
  { lie: [61, 72, 94], played: 83 },
];

/** Two runs each: at a corner, and crossing. */
export const SEVERAL_RUNS: readonly Example[] = [
  { lie: [94, 95, 96, 88, 79, 70], played: 97 },
  { lie: [22, 33, 44, 66, 77, 88, 46, 37, 28], played: 55 },
  { lie: [4, 14, 24, 44, 16, 25, 43, 52], played: 34 },
];

/** What a tile completes: its runs, and all their tiles, each once. */
export function completed({ lie, played }: Example): { readonly runs: readonly Line[]; readonly tiles: readonly Tile[] } {
  const runs = runsThrough(new Set([...lie, played]), played);
  return { runs, tiles: tilesOf(runs) };
}
