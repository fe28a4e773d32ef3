/**
 * Which tile to place: the largest run, else the tile that leaves the least danger, as far as the player sees and
 * remembers. Danger is what the tiles still to come could take from the board that this tile leaves.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { SQUARES, runsThrough, tilesOf, type Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import type { Level } from './levels';
import { recalledGone } from './memory';
import { sees } from './attention';

/** A tile that might be placed, with what the player thinks of it. */
export interface Thought {
  readonly tile: Tile;
  /** The tiles that the player sees it take at once. */
  readonly takes: readonly Tile[];
  /** Tiles that others could take after it, summed over all tiles that the player thinks still to come. */
  readonly danger: number;
}

/** How many tiles `tile` would take if it were placed on `board`. */
function gain(board: ReadonlySet<Tile>, tile: Tile): number {
  return tilesOf(runsThrough(board, tile)).length;
}

/** The rack's tiles, best first. Equal ones stand as on the rack. */
export function weigh(view: SeatView, level: Level, random: RandomGenerator): Thought[] {
  const board = new Set(view.board);
  const gone = recalledGone(view, level, random);
  const toCome = SQUARES.filter((tile) => !board.has(tile) && !gone.has(tile) && !view.rack.includes(tile));
  return view.rack.map((tile) => {
    const seen = runsThrough(board, tile).filter((run) => sees(run, level, random));
    const taken = tilesOf(seen);
    const after = new Set([...board, tile].filter((lying) => !taken.includes(lying)));
    return { tile, takes: taken, danger: toCome.reduce((sum, other) => sum + gain(after, other), 0) };
  }).toSorted((a, b) => b.takes.length - a.takes.length || a.danger - b.danger);
}
