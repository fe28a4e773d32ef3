/** Why each tile of a rack is good or bad to place. */
import type { Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import { Engine } from './search/engine';
import { windowsThrough } from './search/lines';
import type { Reasons, TileGain } from './questions';

const engine = new Engine();

/**
 * What placing each tile of the rack would do on the view's board, in the order of the rack.
 * @param unseen the tiles that the player thinks still to come; one that is gone may be among them if it was forgotten
 */
export function reasonsFor(view: SeatView, unseen: readonly Tile[]): Reasons[] {
  engine.setup({ racks: [view.rack], pile: [], board: view.board, won: [0], mover: 0 });
  const gains = (tiles: readonly Tile[]): TileGain[] => tiles.map((tile) => ({ tile, gain: engine.gain(tile) }));
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
      countsOnGone: takes.length > 0 ? [] : builtOnGone(view, tile),
    };
  });
}

/**
 * The windows of four through a tile that would want one tile more, all others lying or in hand, if that one were not gone. At least one
 * must lie there already: two tiles in hand are no line yet.
 */
function builtOnGone({ board, rack, gone }: SeatView, tile: Tile): Reasons['countsOnGone'] {
  const lost = new Set(gone.flatMap(({ tiles }) => tiles));
  return windowsThrough(tile).flatMap(({ squares }) => {
    const missing = squares.filter((square) => square !== tile && !board.includes(square) && !rack.includes(square));
    const lying = squares.filter((square) => board.includes(square)).length;
    return missing.length === 1 && lost.has(missing[0]!) && lying > 0 ? [{ tile: missing[0]!, squares }] : [];
  });
}
