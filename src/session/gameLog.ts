/** What happened in a game so far, and what a position does not remember of it. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { FalseCall, Gone, OpenPast, Placement } from '../rules/seatView';
import { seating } from '../table/seating';
import { isSeated, type OpenedGame } from './savedGame';
import { seenBy, type TableHappening } from './viewState';

/** What has happened in a game that goes on: the draw for order, the deal, and what came of each event. */
export function pastOf({ saved: { setup }, picks, replayed }: OpenedGame): TableHappening[] {
  const seated = setup.order === 'drawn' && isSeated(setup, picks);
  return [
    ...picks.map((pick): TableHappening => ({ type: 'picked', ...pick })),
    ...(seated ? [{ type: 'seated', from: seating(picks) } as const] : []),
    // A game without events is dealt by the table when it starts.
    ...(replayed.record.events.length > 0 ? [{ type: 'dealt' } as const] : []),
    ...replayed.happenings.flat(),
  ];
}

/** What a position does not remember: who placed which tile, which tiles went together and when, who called in vain. */
export function createGameLog(): {
  add(happening: TableHappening): void;
  /** All that happened in the open, as it is now. */
  past(): OpenPast;
  lastPlaced(): Tile | null;
  seen(open: ReadonlySet<Seat>): readonly TableHappening[];
} {
  const all: TableHappening[] = [];
  const gone: Gone[] = [];
  const placements: Placement[] = [];
  const falseCalls: FalseCall[] = [];
  return {
    add(happening) {
      all.push(happening);
      const ply = placements.length;
      if (happening.type === 'placed') placements.push({ seat: happening.seat, tile: happening.tile });
      if (happening.type === 'snagged') gone.push({ tiles: happening.tiles, by: happening.seat, ply });
      if (happening.type === 'falseCall') falseCalls.push({ by: happening.seat, ply });
    },
    past: () => ({ gone: [...gone], placements: [...placements], falseCalls: [...falseCalls] }),
    lastPlaced: () => placements.at(-1)?.tile ?? null,
    seen: (open) => all.map((happening) => seenBy(happening, open)),
  };
}
