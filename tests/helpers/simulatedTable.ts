/** A table under a simulated clock: players press at written-out moments, and all that the table tells is kept in order. */
import { SimulatedClock } from 'xstate';
import type { GameTypes, TableOf } from '../../src/contract/contract';
import { expect as announced, hear } from '../../src/host/judge/judge';
import { startRound, type Judged, type Round } from '../../src/host/judge/round';
import { judgeNow, tick } from '../../src/host/judge/ticking';
import type { Position, Seat } from '../../src/rules/position';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { Moment, TableTimes } from '../../src/table/context';
import type { TableEmission } from '../../src/table/emissions';
import type { TableContext, TableInput } from '../../src/table/gameMachine';
import type { Intent } from '../../src/table/intents';
import {
  contextOf, isOver, isVoidNow, nextDue, pressTable, startTable, stepTable, tickTable, type PlayedTable, type TableStep,
} from '../../src/table/playedTable';
import { dealHolding, dealPlaying } from './arranged';

/** How long presses on their way are waited for at these tables. */
export const SETTLE = 30;

type Untimed<One> = One extends unknown ? Omit<One, 'seat' | 'at'> : never;

/** The table at the judge of all games, which is told what the machine tells. */
interface Types extends GameTypes {
  readonly Table: PlayedTable;
  readonly Intent: Untimed<Intent>;
  readonly Happening: TableEmission;
}

const intentOf = ({ place, intent, at }: { place: number; intent: Types['Intent']; at: number }): Intent =>
  ({ ...intent, seat: place, at } as Intent);

function rulesOf(momentAt: (now: number) => Moment, now: () => number): TableOf<Types> {
  const told = ({ table, told: happenings }: TableStep): { table: PlayedTable; happenings: readonly TableEmission[] } =>
    ({ table, happenings });
  const table: Pick<TableOf<Types>, 'order' | 'act' | 'due' | 'hurries' | 'rests' | 'tick'> = {
    order(played, act, { isBeaten }) {
      const intent = intentOf(act);
      if (intent.kind !== 'call') return 'ordered';
      return isVoidNow(played, intent, ({ at }) => isBeaten({ ...act, at })) ? 'atOnce' : 'tie';
    },
    act(played, instant, { isBeaten }) {
      const step = pressTable(played, instant.map(intentOf), momentAt(now()), ({ seat, at }) =>
        isBeaten({ place: seat, intent: { kind: 'call' }, at }));
      const taken = contextOf(step.table).takes > contextOf(played).takes;
      return {
        ...told(step), ...(taken ? { taken: [] } : {}),
        undone: instant.filter(({ place, intent }) => step.undone.some(({ seat, kind }) => seat === place && kind === intent.kind)),
      };
    },
    due: (played) => nextDue(played, SETTLE)?.at ?? null,
    hurries: (played) => nextDue(played, SETTLE)?.id === 'clock',
    rests: (played) => contextOf(played).breath?.endsAt ?? null,
    tick: (played) => told(tickTable(played, momentAt(now()), SETTLE)),
  };
  return table as TableOf<Types>;
}

export interface Wishes extends Partial<Omit<TableInput, 'rules'>> {
  readonly rules?: Partial<HouseRules>;
  /** The same for all, or for each seat its own. */
  readonly callTime?: number | null | ((seat: Seat) => number | null);
  readonly lastChance?: number | null;
  readonly breath?: () => number;
}

export interface SimulatedTable {
  readonly told: TableEmission[];
  /** Lets time pass. */
  pass(milliseconds: number): void;
  /** Tells that something was pressed, which comes within so many milliseconds or not at all. */
  announce(within: number): void;
  /**
   * Lets time pass in which nothing is handled: what came due comes late.
   * @param meanwhile what was pressed in it is handled now @param timersFirst whether that is after what came due
   */
  stall(milliseconds: number, meanwhile?: () => void, timersFirst?: boolean): void;
  /** A press that went down at `at` (now, when not given) and is handled now. */
  press(intent: { readonly kind: 'call' | 'draw' | 'count'; readonly seat: Seat; readonly at?: number }
    | { readonly kind: 'place'; readonly seat: Seat; readonly tile: number; readonly at?: number }
    | { readonly kind: 'pick'; readonly seat: Seat; readonly index: number; readonly at?: number }): void;
  /** Judges at once what waits: nobody goes on with the game. */
  judge(): void;
  /** The result of the draw for order was read. */
  takeSeats(): void;
  /** Presses in the notation of `events`, each judged before the next: `0:31-`. */
  play(notation: string): void;
  now(): number;
  context(): TableContext;
  position(): Position;
  /** Where the machine is: `playing.toEnd`. */
  where(): string;
  /** The events of the game's record so far, in short. */
  record(): string;
  refusals(): string[];
}

/** A table of `seats` players who can place `order` one after the other; printed rules, no clocks. */
export function simulatedTable(seats: number, order: readonly number[], wishes: Wishes = {}): SimulatedTable {
  return tableOf({ seats, deal: dealPlaying(order, seats), ...wishes });
}

/** A table at which the seats hold `racks`. */
export function tableHolding(racks: readonly (readonly number[])[], wishes: Wishes = {}): SimulatedTable {
  return tableOf({ seats: racks.length, deal: dealHolding(racks), ...wishes });
}

type Dealt = Wishes & { readonly seats: number; readonly deal: readonly number[] };

function tableOf({ rules, callTime = null, lastChance = null, breath = () => 0, ...wishes }: Dealt): SimulatedTable {
  const clock = new SimulatedClock();
  const timesOf = (): TableTimes => ({
    callTime: Array.from({ length: wishes.seats }, (_, seat) => (typeof callTime === 'function' ? callTime(seat) : callTime)),
    lastChance, breath: breath(),
  });
  const momentAt = (now: number): Moment => ({ now, times: timesOf() });
  const judge = rulesOf(momentAt, () => clock.now());
  const first = startTable({
    orderTiles: null, starter: 0, seatingTime: 1000, ...wishes, rules: { ...PRINTED_RULES, ...rules },
  }, momentAt(clock.now()));
  const told: TableEmission[] = [...first.told];
  let round: Round<Types> = startRound<Types>(first.table);
  const become = (judged: Judged<Types>): void => {
    const ticked = tick(judge, judged.round, clock.now());
    ({ round } = ticked);
    told.push(...judged.happenings, ...ticked.happenings);
  };
  const still = (): Judged<Types> => ({ round, happenings: [], settled: [] });
  const context = (): TableContext => contextOf(round.table);
  const pass = (milliseconds: number): void => {
    for (let i = 0; i < milliseconds; i += 1) {
      clock.increment(1);
      become(still());
    }
  };
  const press = ({ seat, at, ...intent }: Intent): void =>
    become(hear(judge, round, { place: seat, intent, at }, clock.now()));
  return {
    told,
    pass,
    context,
    announce: (within) => become({ ...still(), round: announced(round, within, clock.now()) }),
    stall(milliseconds, meanwhile = () => {}, timersFirst = true) {
      clock.increment(milliseconds);
      if (timersFirst) become(still());
      meanwhile();
      become(still());
    },
    now: () => clock.now(),
    position: () => context().position,
    press: (intent) => press({ at: clock.now(), ...intent }),
    judge: () => become(judgeNow(judge, round, clock.now())),
    takeSeats() {
      const { table, told: happenings } = stepTable(round.table, { type: 'takeSeats' }, momentAt(clock.now()));
      become({ round: { ...round, table }, happenings, settled: [] });
    },
    play(notation) {
      for (const word of notation.trim().split(/\s+/)) {
        const [, seatText, tile, acts = ''] = /^(\d):?(\d+)?([!-]*)$/.exec(word) ?? [];
        const seat = Number(seatText);
        if (tile !== undefined) {
          press({ kind: 'place', seat, tile: Number(tile), at: clock.now() });
          pass(SETTLE);
        }
        for (const act of acts) {
          press({ kind: act === '!' ? 'call' : 'draw', seat, at: clock.now() });
          pass(SETTLE);
        }
      }
    },
    where() {
      if (isOver(round.table)) return 'over';
      const { value } = round.table.snapshot;
      return typeof value === 'string' ? value : `playing.${value.playing}`;
    },
    record: () => context().events.map((event) =>
      (event[0] === 'place' ? `${event[1]}:${event[2]}` : `${event[1]}${event[0] === 'snag' ? '!' : '-'}`)).join(' '),
    refusals: () => told.flatMap((emission) => (emission.type === 'refused' ? [emission.refusal.code] : [])),
  };
}
