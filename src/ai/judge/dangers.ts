/** What each tile of a rack leaves open, as a careful player counts it, with all known and with a run forgotten. */
import type { SeatView } from '../../rules/seatView';
import { Engine } from '../search/engine';
import { unseenTiles } from '../search/fromView';

export interface Dangers {
  /** Whether a tile of the rack takes something at once: then nobody asks what is left open. */
  readonly takes: boolean;
  /** For each tile of the rack what all tiles still to come could take after it, summed. */
  readonly known: readonly number[];
  /** For each tile of each run that was taken, and each tile of the rack: what that tile could take after it, were it still to come. */
  readonly forgotten: readonly (readonly (readonly number[])[])[];
}

const engine = new Engine();

/** The dangers of a rack, from what its seat can see. */
export function dangersOf(view: SeatView): Dangers {
  engine.setup({ racks: [view.rack], pile: [], board: view.board, won: [0], mover: 0 });
  const toCome = unseenTiles(view);
  const after = view.rack.map((tile) => {
    const takes = engine.place(tile) > 0;
    const known = toCome.reduce((sum, other) => sum + engine.gain(other), 0);
    const forgotten = view.gone.map(({ tiles }) => tiles.map((other) => engine.gain(other)));
    engine.unplace(tile, 0);
    return { takes, known, forgotten };
  });
  return {
    takes: after.some(({ takes }) => takes), known: after.map(({ known }) => known),
    forgotten: view.gone.map(({ tiles }, run) => tiles.map((_, i) => after.map(({ forgotten }) => forgotten[run]![i]!))),
  };
}
