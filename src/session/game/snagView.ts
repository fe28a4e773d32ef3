/** What some places may see of SNAG's table, and of what happens there. The mask itself is in `tableView`. */
import type { Place, Standing } from '../../host/contract';
import { isCallOver } from '../../table/judge';
import { contextOf } from '../../table/playedTable';
import { lastPlacedIn } from '../gameLog';
import { seenBy, tableViewOf } from '../tableView';
import { NOBODY_ASKED } from './asking';
import { botViewOf } from './botView';
import type { SnagHappening } from './intents';
import type { SnagTypes, SnagView } from './snagTypes';
import { phaseOf, type SnagTable } from './tableState';

const NOBODY: ReadonlySet<Place> = new Set();

/** The table as these places may see it. */
export function snagView(table: SnagTable, own: ReadonlySet<Place>, { paused, begun, ended }: Standing<SnagTypes>): SnagView {
  const { setup, players, places, played, past, unaware, asking } = table;
  const { clock, breath, ...context } = contextOf(played);
  const seats = new Set(places.flatMap((place, seat) => (own.has(place) && players[seat]?.kind !== 'bot' ? [seat] : [])));
  const [only] = own.size === 1 ? own : [];
  const bot = only === undefined ? -1 : places.indexOf(only);
  const { questions, pending } = asking ?? NOBODY_ASKED;
  return {
    ...tableViewOf({
      table: context, phase: phaseOf(table), players, unaware, lastPlaced: lastPlacedIn(past), gone: past.gone, memoryAid: setup.memoryAid,
      asks: asking !== null, round: questions && { seat: pending.length > 0 ? null : questions.left[0] ?? null },
      callOver: isCallOver(context), breath,
      clock: clock && {
        seat: context.position.mover, ...clock, left: breath ? Math.max(0, clock.endsAt - breath.endsAt) : null,
      },
      paused: ended === null && (paused || !begun),
    }, seats),
    places,
    ...(players[bot]?.kind === 'bot' ? { bot: botViewOf(table, bot) } : {}),
  };
}

/** A happening as these places may know it. */
export function snagSeen({ place, ...known }: SnagHappening, own: ReadonlySet<Place>): SnagHappening | null {
  if (place === undefined || own.has(place)) return known;
  return known.type === 'drew' ? seenBy(known, NOBODY) : null;
}
