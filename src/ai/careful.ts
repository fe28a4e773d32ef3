/**
 * The careful player: the largest run, else the tile that leaves the least danger, as far as a mind sees and remembers. Danger is what
 * the tiles still to come could take from the board that this tile leaves.
 */
import type { Tile } from '../rules/board';
import { Engine } from './search/engine';
import type { Mind } from './mind/mind';
import { unseenTiles } from './search/fromView';

/** A tile that might be placed, with what the player thinks of it. */
export interface Thought {
  readonly tile: Tile;
  /** The tiles that the player sees it take at once, itself among them, in rising order. */
  readonly takes: readonly Tile[];
  /** Tiles that could be taken after it, summed over all tiles that the player thinks still to come. */
  readonly danger: number;
}

const engine = new Engine();

/** The rack's tiles, best first. Equal ones stand as on the rack. */
export function weigh({ view, overlooked }: Mind): Thought[] {
  engine.setup({ racks: [view.rack], pile: [], board: view.board, won: [0], mover: 0 }, overlooked);
  const toCome = unseenTiles(view);
  return view.rack.map((tile) => {
    const count = engine.place(tile);
    const takes = Array.from(engine.gone.subarray(0, count)).toSorted((a, b) => a - b);
    let danger = 0;
    for (const other of toCome) danger += engine.gain(other);
    engine.unplace(tile, 0);
    return { tile, takes, danger };
  }).toSorted((a, b) => b.takes.length - a.takes.length || a.danger - b.danger);
}
