/** What happened in a game so far, and what a position does not remember of it. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Gone } from '../rules/seatView';
import { seating } from '../table/seating';
import { isSeated, type OpenedGame } from './saved';
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

/** What a position does not remember: which tiles went together and when, and which was placed last. */
export function createHistory(): {
  add(happening: TableHappening): void;
  gone(): readonly Gone[];
  lastPlaced(): Tile | null;
  seen(open: ReadonlySet<Seat>): readonly TableHappening[];
} {
  const all: TableHappening[] = [];
  const gone: Gone[] = [];
  let ply = 0;
  let lastPlaced: Tile | null = null;
  return {
    add(happening) {
      all.push(happening);
      if (happening.type === 'placed') {
        ply += 1;
        lastPlaced = happening.tile;
      }
      if (happening.type === 'snagged') gone.push({ tiles: happening.tiles, by: happening.seat, ply });
    },
    gone: () => [...gone],
    lastPlaced: () => lastPlaced,
    seen: (open) => all.map((happening) => seenBy(happening, open)),
  };
}
