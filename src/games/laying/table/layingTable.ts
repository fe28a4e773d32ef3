/** Who may act when at a table at which two people lay cards at the same time: always, and everybody at once. Pure. */
import type { Act, Step, TableOf } from '../../../contract/contract';
import { dealOf } from '../../../contract/record';
import { happened } from '../../../contract/written';
import { startDealt } from '../../hands/table/dealtTable';
import type { TableHappening } from '../kept/saved';
import { SEATS, type LayingGame, type Seat, type Spot } from '../rules/game';
import { isLocked, settle } from './instant';
import type { LaysAtTable, LayingTable, LayingTypes, Next } from './state';

/** So long nobody has laid a card until the table shows one that can be covered, in milliseconds. */
const FORGOTTEN_MS = 8000;

type StepOf<T extends LayingTypes> = Omit<Step<T>, 'table'> & { readonly table: LayingTable<T> };

/** What comes next by itself. */
type Coming<T extends LayingTypes> =
  | { readonly what: 'free'; readonly at: number; readonly seat: number }
  | { readonly what: 'hint'; readonly at: number; readonly on: Spot }
  | { readonly what: 'count' | 'event'; readonly at: number; readonly next: Next<T> };

function comingOf<T extends LayingTypes>(laying: LaysAtTable<T>, table: LayingTable<T>, quiet: number): Coming<T> | null {
  const { locked, since, count, hint, game, laidAt } = table;
  if (laying.rules.decided(game) !== null) return null;
  const all: Coming<T>[] = locked.flatMap((lock, seat) => (lock === null ? [] : [{ what: 'free', at: lock.until, seat } as const]));
  const next = laying.next(table);
  if (next !== null) {
    const [before, after] = [next.after[count - 1] ?? 0, next.after[count]!];
    const at = Math.max(since + after, quiet + after - before);
    all.push({ what: next.after.length - 1 > count ? 'count' : 'event', at, next });
  }
  const on = hint === null ? laying.forgotten(game) : null;
  if (on !== null) all.push({ what: 'hint', at: Math.max(since, laidAt, quiet) + FORGOTTEN_MS, on });
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** A table after something has come by itself, or was laid: from when what comes then is waited for. */
function waiting<T extends LayingTypes>(
  laying: LaysAtTable<T>, before: LayingTable<T>, after: LayingTable<T>, now: number,
): LayingTable<T> {
  // What somebody lays while the table counts holds nothing back.
  return laying.next(before) !== null && laying.next(after) !== null ? after : { ...after, since: now, count: 0 };
}

/** What is told as it counts. */
function countedIn<T extends LayingTypes>({ counts }: Next<T>, count: number): readonly T['Happening'][] {
  if (counts === false) return [];
  const told: TableHappening = counts === 'blocked' && count === 1 ? { type: 'blocked' }
    : { type: 'counted', count: counts === 'blocked' ? count - 1 : count };
  return [told as T['Happening']];
}

function tick<T extends LayingTypes>(laying: LaysAtTable<T>, table: LayingTable<T>, now: number, quiet: number): StepOf<T> {
  const coming = comingOf(laying, table, quiet)!;
  switch (coming.what) {
    case 'free': return { table: { ...table, locked: table.locked.with(coming.seat, null) }, happenings: [] };
    case 'hint': {
      const told: TableHappening = { type: 'hinted', on: coming.on };
      return { table: { ...table, hint: coming.on }, happenings: [told as T['Happening']] };
    }
    case 'count': {
      const count = table.count + 1;
      return { table: { ...table, count }, happenings: countedIn(coming.next, count) };
    }
    case 'event': {
      const { event, deals } = coming.next;
      const done = happened<T, LayingTable<T>>(laying.rules, { table, happenings: [] }, event(), now);
      const after = { ...done.table, since: now, count: 0, hint: null };
      if (!deals) return { ...done, table: after };
      return { ...done, before: table, table: { ...after, lays: table.lays + 1, dealtAt: now, topped: new Map() } };
    }
  }
}

/** What each such game says the same of its table: two play, a card that was late is told to whoever laid it alone, and who has won. */
export const TWO_PLAY = {
  seats: [SEATS.length, SEATS.length],
  seen: <One extends { readonly type: string }>(happening: One | TableHappening, own: ReadonlySet<Seat>): One | null =>
    (happening.type === 'late' && 'seat' in happening && !own.has(happening.seat) ? null : happening as One),
  result: ({ end }: Pick<LayingGame, 'end'>) => end && SEATS.map((seat) => ({ won: end.winners.includes(seat) })),
} as const;

/** @typeParam T its table is a `LayingTable` */
export function layingTable<T extends LayingTypes>(laying: LaysAtTable<T>): TableOf<T> {
  const { rules, stacks, eventOf } = laying;
  const isRight = (table: LayingTable<T>, { place, intent }: Act<T>): boolean => rules.apply(table.game, eventOf(place, intent)).ok;
  const of = (table: T['Table']): LayingTable<T> => table as unknown as LayingTable<T>;
  const made: Omit<TableOf<T>, 'races'> = {
    start(saved, now, beside) {
      const table: LayingTable<T> = {
        ...startDealt<T>(rules, saved, beside), dealer: dealOf(rules, saved).dealer, locked: saved.setup.players.map(() => null),
        topped: new Map(), takes: 0, lays: 0, dealtAt: -Infinity, since: now, laidAt: -Infinity, count: 0, hint: null,
      };
      return table;
    },
    seat: (table, place, who) => ({ ...table, setup: rules.reseated(of(table).setup, place, who) }),
    order(table, act) {
      if (rules.decided(of(table).game) !== null) return null;
      if (stacks(act.intent).length > 0) return 'tie';
      return !isLocked(of(table), act) && isRight(of(table), act) ? 'atOnce' : null;
    },
    act(table, instant, { now }) {
      const before = of(table);
      const [first] = instant;
      if (stacks(first.intent).length === 0) {
        const done = happened<T, LayingTable<T>>(rules, { table: before, happenings: [] }, eventOf(first.place, first.intent) as T['Event'],
          first.at);
        return { ...done, table: waiting(laying, before, done.table, now) };
      }
      const { taken, wrong, ...done } = settle(laying, before, instant, { now });
      const step = { ...done, table: waiting(laying, before, done.table, now), wrong };
      return taken.length > 0 ? { ...step, taken } : step;
    },
    due: (table, quiet) => comingOf(laying, of(table), quiet)?.at ?? null,
    tick: (table, now, quiet) => tick(laying, of(table), now, quiet),
    claims: (before, instant) => instant.some((act) => isRight(of(before), act)),
    shown(table, at) {
      const { times } = of(table);
      return { ...table, dealtAt: at, since: at, times: [...times.slice(0, -1), Math.max(Math.floor(at), times.at(-2) ?? 0)] };
    },
    written: ({ events, times }) => ({ events, times }),
    end: ({ game }) => rules.decided(game),
  };
  return { ...made, races: ['lay', 'call'] };
}
