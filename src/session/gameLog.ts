/** What happened in a game so far, and what a position does not remember of it. */
import type { Tile } from '../rules/board';
import { NO_PAST, pastWith, type OpenPast } from '../rules/seatView';
import { seating } from '../table/seating';
import { isSeated, type OpenedGame } from './savedGame';
import { rightInRecord, withRight } from './moversRight';
import type { TableHappening } from './viewState';

/** All that happened; and, of what happened in the open, who placed which tile, which tiles went together and when, who called in vain. */
export interface GameLog extends OpenPast { readonly all: readonly TableHappening[] }

/** Nothing has happened yet. */
export const EMPTY_LOG: GameLog = { all: [], ...NO_PAST };

/** The log with one happening more. */
function withOne(log: GameLog, happening: TableHappening): GameLog {
  const all = [...log.all, happening];
  switch (happening.type) {
    case 'placed': case 'snagged': case 'falseCall': return { all, ...pastWith(log, happening) };
    default: return { ...log, all };
  }
}

/** The log after these happenings. */
export function logged(log: GameLog, happenings: readonly TableHappening[]): GameLog {
  return happenings.reduce(withOne, log);
}

/** The tile that was placed last. */
export function lastPlacedIn({ placements }: OpenPast): Tile | null {
  return placements.at(-1)?.tile ?? null;
}

/** What has happened in a game that goes on: the draw for order, the deal, what came of each event, and who was how fast. */
export function pastOf({ saved: { setup, races = [] }, picks, replayed }: OpenedGame): TableHappening[] {
  const { events: played, rules } = replayed.record;
  const racedAfter = (events: number): TableHappening[] => races.filter((race) => race.events === events)
    .map(({ maker, callers }) =>
      withRight({ type: 'raced' as const, maker, callers }, rightInRecord(rules.calls, played, replayed.happenings, events)));
  const seated = setup.order === 'drawn' && isSeated(setup, picks);
  return [
    ...picks.map((pick): TableHappening => ({ type: 'picked', ...pick })),
    ...(seated ? [{ type: 'seated', from: seating(picks) } as const] : []),
    // A game without events is dealt by the table when it starts.
    ...(replayed.record.events.length > 0 ? [{ type: 'dealt' } as const] : []),
    ...replayed.happenings.flatMap((happenings, i) => [...happenings, ...racedAfter(i + 1)]),
  ];
}
