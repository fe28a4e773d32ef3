/** What some places may see of SNAG's table, and of what happens there. The mask itself is in `tableView`. */
import type { Place, Standing } from '../../contract/contract';
import { isCallOver } from '../../table/judge';
import { contextOf, type PlayedTable } from '../../table/playedTable';
import { lastPlacedIn } from '../gameLog';
import { seenBy, tableViewOf } from '../tableView';
import { whoIsAsked } from './asking/asking';
import { botViewOf } from './botView';
import { whoHasEnough } from './lastChance';
import type { SnagHappening } from './intents';
import type { SnagTypes, SnagView } from './snagTypes';
import { phaseOf, type SnagTable } from './tableState';

const NOBODY: ReadonlySet<Place> = new Set();

/** A view, and all that it was made of besides the machine's table. */
interface Made { readonly of: readonly unknown[]; readonly view: SnagView }

/** The views of each table as the machine left it, by who looks: much of what a table comes to know is nothing that can be seen. */
const MADE = new WeakMap<PlayedTable, Map<string, Made>>();

/** The table as these places may see it: where that has not changed, the same value as before. */
export function snagView(table: SnagTable, own: ReadonlySet<Place>, standing: Standing<SnagTypes>): SnagView {
  const { played, past, landedAt, turnAt, opened, asking, unaware, players, pace, enough } = table;
  const { paused, begun, ended } = standing;
  const made = MADE.get(played) ?? new Map<string, Made>();
  MADE.set(played, made);
  const who = [...own].join();
  const of = [past, landedAt, turnAt, opened, asking, unaware, players, pace, enough, paused, begun, ended];
  const known = made.get(who);
  if (known?.of.every((part, i) => part === of[i])) return known.view;
  const view = viewOf(table, own, standing);
  made.set(who, { of, view });
  return view;
}

function viewOf(table: SnagTable, own: ReadonlySet<Place>, { paused, begun, ended }: Standing<SnagTypes>): SnagView {
  const { setup, players, places, played, past, unaware, asking, enough } = table;
  const { clock, breath, ...context } = contextOf(played);
  const seats = new Set(places.flatMap((place, seat) => (own.has(place) && players[seat]?.kind !== 'bot' ? [seat] : [])));
  const [only] = own.size === 1 ? own : [];
  const bot = only === undefined ? -1 : places.indexOf(only);
  return {
    ...tableViewOf({
      table: context, phase: phaseOf(table), players, unaware, lastPlaced: lastPlacedIn(past), gone: past.gone, memoryAid: setup.memoryAid,
      asks: asking !== null, round: asking?.questions ? { seat: whoIsAsked(asking, seats) } : null,
      callOver: isCallOver(context), breath,
      clock: clock && {
        seat: context.position.mover, ...clock, left: breath ? Math.max(0, clock.endsAt - breath.endsAt) : null,
      },
      paused: ended === null && (paused || !begun),
    }, seats),
    places,
    ...(enough.seats.length > 0 && phaseOf(table) === 'lastChance' ? { enough: whoHasEnough(table) } : {}),
    ...(players[bot]?.kind === 'bot' ? { bot: botViewOf(table, bot) } : {}),
  };
}

/** A happening as these places may know it. */
export function snagSeen({ place, ...known }: SnagHappening, own: ReadonlySet<Place>): SnagHappening | null {
  if (place === undefined || own.has(place)) return known;
  return known.type === 'drew' ? seenBy(known, NOBODY) : null;
}
