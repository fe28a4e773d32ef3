/** A table under a simulated clock: players press at written-out moments, and all that the table tells is kept in order. */
import { SimulatedClock, createActor } from 'xstate';
import type { Position, Seat } from '../../src/rules/position';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { TableEmission } from '../../src/table/emissions';
import { gameMachine, type TableContext, type TableInput } from '../../src/table/gameMachine';
import type { Intent } from '../../src/table/intents';
import { dealHolding, dealPlaying } from './arranged';

/** How long presses on their way are waited for at these tables. */
export const SETTLE = 30;

export interface Wishes extends Partial<Omit<TableInput, 'rules' | 'callTime' | 'lastChance'>> {
  readonly rules?: Partial<HouseRules>;
  /** The same for all, or for each seat its own. */
  readonly callTime?: number | null | TableInput['callTime'];
  readonly lastChance?: number | null;
}

export interface SimulatedTable {
  readonly told: TableEmission[];
  /** Lets time pass. */
  pass(milliseconds: number): void;
  /** Tells that something was pressed, which comes within so many milliseconds or not at all. */
  announce(within: number): void;
  /** Lets time pass in which nothing is handled: what came due comes late. */
  stall(milliseconds: number): void;
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

function tableOf({ rules, callTime = null, lastChance = null, ...wishes }: Dealt): SimulatedTable {
  const clock = new SimulatedClock();
  const told: TableEmission[] = [];
  const actor = createActor(gameMachine, {
    clock,
    input: {
      orderTiles: null, starter: 0, lastChance: () => lastChance, seatingTime: 1000, settle: SETTLE, now: () => clock.now(),
      ...wishes, callTime: typeof callTime === 'function' ? callTime : () => callTime, rules: { ...PRINTED_RULES, ...rules },
    },
  });
  actor.on('*', (emission) => { told.push(emission); });
  actor.start();
  const context = (): TableContext => actor.getSnapshot().context;
  const pass = (milliseconds: number): void => {
    for (let i = 0; i < milliseconds; i += 1) clock.increment(1);
    clock.increment(0);
  };
  return {
    told,
    pass,
    context,
    announce: (within) => actor.send({ type: 'expect', until: clock.now() + within }),
    stall: (milliseconds) => { clock.increment(milliseconds); },
    now: () => clock.now(),
    position: () => context().position,
    press: (press) => actor.send({ type: 'intent', intent: { at: clock.now(), ...press } satisfies Intent }),
    judge: () => actor.send({ type: 'judge', all: true }),
    takeSeats: () => actor.send({ type: 'takeSeats' }),
    play(notation) {
      for (const word of notation.trim().split(/\s+/)) {
        const [, seatText, tile, acts = ''] = /^(\d):?(\d+)?([!-]*)$/.exec(word) ?? [];
        const seat = Number(seatText);
        if (tile !== undefined) {
          actor.send({ type: 'intent', intent: { kind: 'place', seat, tile: Number(tile), at: clock.now() } });
          pass(SETTLE);
        }
        for (const act of acts) {
          actor.send({ type: 'intent', intent: { kind: act === '!' ? 'call' : 'draw', seat, at: clock.now() } });
          pass(SETTLE);
        }
      }
    },
    where() {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : `playing.${value.playing}`;
    },
    record: () => context().events.map((event) =>
      (event[0] === 'place' ? `${event[1]}:${event[2]}` : `${event[1]}${event[0] === 'snag' ? '!' : '-'}`)).join(' '),
    refusals: () => told.flatMap((emission) => (emission.type === 'refused' ? [emission.refusal.code] : [])),
  };
}
