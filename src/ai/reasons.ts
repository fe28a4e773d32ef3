/** Why a tile is good or bad to place, as data: what hints and reviews put into words. */
import type { Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import { Engine } from './engine';

export interface Reasons {
  /** The tiles that it takes at once, itself among them; empty for none. In rising order. */
  readonly takes: readonly Tile[];
  /** Unseen tiles that could take nothing before it and could after it, with how many they would take. */
  readonly opens: readonly { readonly tile: Tile; readonly gain: number }[];
  /** Unseen tiles that could take something before it and nothing after it, with how many that was. */
  readonly shuts: readonly { readonly tile: Tile; readonly gain: number }[];
  /** Tiles of the own rack that could take something after it: lines that wait for their owner. */
  readonly keeps: readonly { readonly tile: Tile; readonly gain: number }[];
}

const engine = new Engine();

/**
 * What placing each tile of the rack would do on the view's board, in the order of the rack.
 * @param unseen the tiles that the player thinks still to come; one that is gone may be among them if he forgot it
 */
export function reasonsFor(view: SeatView, unseen: readonly Tile[]): Reasons[] {
  engine.setup({ racks: [view.rack], pile: [], board: view.board, won: [0], mover: 0 });
  const gains = (tiles: readonly Tile[]): { tile: Tile; gain: number }[] => tiles.map((tile) => ({ tile, gain: engine.gain(tile) }));
  const before = gains(unseen);
  return view.rack.map((tile) => {
    const count = engine.place(tile);
    const takes = Array.from(engine.gone.slice(0, count)).toSorted((a, b) => a - b);
    const after = gains(unseen);
    const keeps = gains(view.rack.filter((other) => other !== tile)).filter(({ gain }) => gain > 0);
    engine.unplace(tile, 0);
    return {
      takes,
      opens: after.filter(({ gain }, i) => gain > 0 && before[i]!.gain === 0),
      shuts: before.filter(({ gain }, i) => gain > 0 && after[i]!.gain === 0),
      keeps,
    };
  });
}
