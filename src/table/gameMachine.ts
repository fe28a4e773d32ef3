/**
 * The table: who may act and when, from the draw for order to the count. It asks the rules what each act comes to and
 * contains none itself. It knows time only through the actor's clock and `now`, so that it runs headless under a simulated one.
 *
 * Every intent waits `settle` milliseconds, so that an earlier press that is handled later still counts as the earlier one. When the page
 * has stood still meanwhile, it waits once more: a timer may run before presses that came long ago. And while a press is announced that may
 * still come, nothing is judged: it may be the earlier one.
 */
import { cancel, emit, enqueueActions, setup } from 'xstate';
import type { Tile } from '../rules/board';
import type { HouseRules } from '../rules/options';
import type { GameEvent, Position, Seat } from '../rules/position';
import { startGame } from '../rules/game';
import type { TableEmission } from './emissions';
import type { Intent, TimeUp } from './intents';
import { type Step, type TableState, count, isCallOver, makerOf, pick, play } from './judge';
import { fromTheLeft, instants } from '../race/order';
import { seating, type Pick } from './seating';

export interface TableInput {
  readonly rules: HouseRules;
  readonly seats: number;
  /** The scrambled tiles for the draw for order, or null when the seats are given and `starter` begins. */
  readonly orderTiles: readonly Tile[] | null;
  readonly starter: Seat;
  readonly deal: readonly Tile[];
  /** How long the mover, in order of play, has to call after placing, in milliseconds; null: until the draw. */
  readonly callTime: (mover: Seat) => number | null;
  /** The last chance after the last move, in milliseconds; null: until somebody counts. */
  readonly lastChance: () => number | null;
  /** How long the turned-up order tiles lie open before the players take their seats, in milliseconds; null: until somebody asks for it. */
  readonly seatingTime: number | null;
  /** How long presses that are still on their way are waited for, in milliseconds. */
  readonly settle: number;
  /** The time now, in the same milliseconds as an intent's `at`. */
  readonly now: () => number;
  /** A game that goes on: what was picked and played so far. */
  readonly sofar?: {
    readonly picks: readonly Pick[];
    readonly seated: boolean;
    readonly position: Position;
    readonly events: readonly GameEvent[];
    readonly counted?: boolean;
    /** Who has called falsely in the last chance. */
    readonly unheard?: readonly Seat[];
  };
}

export interface TableContext extends TableState {
  readonly input: TableInput;
  /** Intents that wait to be judged. */
  readonly waiting: readonly (Intent | TimeUp)[];
  /** When those are to be judged; null when nothing waits, or when they have been waited for once more. */
  readonly judgeAt: number | null;
  /** Until when a press may still come that was announced; null when none was. */
  readonly expectedUntil: number | null;
  /** When the running time to call or last chance began and ends, in the table's time. */
  readonly clock: { readonly startedAt: number; readonly endsAt: number } | null;
  /** The tile whose move is being ended. */
  readonly ending: Tile | null;
}

/** A timer that comes so many milliseconds late tells that the page has stood still. */
const LATE_MS = 1;

type TableEvent =
  | { readonly type: 'intent'; readonly intent: Intent }
  /** Somebody has pressed something: it comes by then, or not at all. */
  | { readonly type: 'expect'; readonly until: number }
  | { readonly type: 'timeUp' }
  /** The result of the draw for order was looked at. */
  | { readonly type: 'takeSeats' }
  /** `all`: without waiting for what was announced, since time is about to stand still. */
  | { readonly type: 'judge'; readonly all?: true }
  | { readonly type: 'settled' };

const machine = setup({
  types: {
    input: {} as TableInput,
    context: {} as TableContext,
    events: {} as TableEvent,
    emitted: {} as TableEmission,
  },
  guards: {
    allPicked: ({ context }) => context.picks.length === context.input.seats,
    drawsForOrder: ({ context }) => context.input.orderTiles !== null && !context.seated,
    toPlace: ({ context }) => context.position.mover !== null && context.position.placed === null,
    toEnd: ({ context }) => context.position.mover !== null && context.position.placed !== null,
    sameMove: ({ context }) => context.position.mover !== null && context.position.placed === context.ending,
    calledInMove: ({ context }) => context.position.placed === context.ending && isCallOver(context),
    /** The page has stood still: what was pressed meanwhile may not have been read yet. */
    late: ({ context }) => context.judgeAt !== null && context.input.settle > 0 && context.input.now() - context.judgeAt > LATE_MS,
    expects: ({ context, event }) => context.expectedUntil !== null && context.input.settle > 0
      && context.input.now() < context.expectedUntil && !(event.type === 'judge' && event.all === true),
    counted: ({ context }) => context.counted,
    noLastChance: ({ context }) => context.counted || context.input.rules.calls === 'automatic',
  },
  actions: {
    startSeating: enqueueActions(({ context: { input: { seatingTime } }, enqueue }) => {
      if (seatingTime !== null) enqueue.raise({ type: 'takeSeats' }, { delay: seatingTime, id: 'seating' });
    }),
    takeSeats: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ seated: true });
      enqueue.emit({ type: 'seated', from: seating(context.picks) });
    }),
    deal: enqueueActions(({ context, enqueue }) => { if (context.events.length === 0) enqueue.emit({ type: 'dealt' }); }),
    count: emit({ type: 'counted' }),
    startCallTime: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ending: context.position.placed });
      const { mover } = context.position;
      // In a game that goes on the call may have been made before.
      startClock(mover === null || isCallOver(context) ? null : context.input.callTime(mover), context, enqueue);
    }),
    /** The call is made: nothing ends the move now but the mover's own draw. */
    endCallTime: enqueueActions(({ enqueue }) => {
      enqueue.cancel('clock');
      enqueue.assign({ clock: null });
    }),
    startLastChance: enqueueActions(({ context, enqueue }) => startClock(context.input.lastChance(), context, enqueue)),
    stopClock: enqueueActions(({ enqueue }) => {
      enqueue.cancel('clock');
      enqueue.assign({ clock: null, ending: null });
    }),
    wait: enqueueActions(({ context, event, enqueue }) => {
      const intent = event.type === 'intent' ? event.intent
        : { kind: 'timeUp' as const, at: context.clock?.endsAt ?? context.input.now(), tile: context.ending };
      if (context.waiting.length === 0) {
        enqueue.raise({ type: 'judge' }, { delay: context.input.settle, id: 'judge' });
        enqueue.assign({ judgeAt: context.input.now() + context.input.settle });
      }
      enqueue.assign({ waiting: [...context.waiting, intent] });
    }),
    waitOn: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ judgeAt: null });
      enqueue.raise({ type: 'judge' }, { delay: context.input.settle, id: 'judge' });
    }),
    expect: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'expect') enqueue.assign({ expectedUntil: Math.max(context.expectedUntil ?? event.until, event.until) });
    }),
    waitForExpected: enqueueActions(({ context, enqueue }) => {
      const { expectedUntil, input } = context;
      const judgeAt = expectedUntil ?? input.now();
      enqueue.assign({ judgeAt });
      enqueue.raise({ type: 'judge' }, { delay: judgeAt - input.now(), id: 'judge' });
    }),
    /** Judges all that waits, in the order in which it was pressed; each act meets the state that the one before it left. */
    judge: enqueueActions(({ context, enqueue }) => {
      let state: TableState = context;
      for (const instant of instants(context.waiting)) {
        for (const intent of fromTheLeft(instant, makerOf(state), context.input.seats)) {
          const step = judged(state, intent, context.input);
          state = step.state;
          for (const told of step.told) enqueue.emit(told);
        }
      }
      enqueue.assign({ ...state, waiting: [], judgeAt: null });
      enqueue.raise({ type: 'settled' });
    }),
  },
});

interface ClockActions {
  readonly raise: (event: { type: 'timeUp' }, options: { delay: number; id: string }) => void;
  readonly assign: (change: Partial<TableContext>) => void;
}

function startClock(time: number | null, context: TableContext, enqueue: ClockActions): void {
  if (time === null) return;
  const startedAt = context.input.now();
  enqueue.assign({ clock: { startedAt, endsAt: startedAt + time } });
  enqueue.raise({ type: 'timeUp' }, { delay: time, id: 'clock' });
}

function judged(state: TableState, intent: Intent | TimeUp, input: TableInput): Step {
  // What was pressed after the count is too late.
  if (state.counted) return { state, told: [] };
  if (input.orderTiles !== null && !state.seated) return pick(state, intent, input.orderTiles, input.seats);
  return state.position.mover === null && intent.kind !== 'call' ? count(state, intent) : play(state, intent);
}

/** The machine of one game. Its actor takes `{type: 'intent', intent}` and emits `TableEmission`s. */
export const gameMachine = machine.createMachine({
  id: 'table',
  context: ({ input }) => ({
    input,
    position: input.sofar?.position ?? startGame(input.rules, input.seats, input.starter, input.deal),
    picks: input.sofar?.picks ?? [],
    seated: input.orderTiles === null || input.sofar?.seated === true,
    events: input.sofar?.events ?? [],
    held: [],
    lastTake: null,
    unheard: input.sofar?.unheard ?? [],
    counted: input.sofar?.counted === true,
    waiting: [],
    judgeAt: null,
    expectedUntil: null,
    clock: null,
    ending: null,
  }),
  on: {
    intent: { actions: 'wait' },
    expect: { actions: 'expect' },
    timeUp: { actions: 'wait' },
    judge: [{ guard: 'late', actions: 'waitOn' }, { guard: 'expects', actions: 'waitForExpected' }, { actions: 'judge' }],
  },
  initial: 'start',
  states: {
    start: { always: [{ guard: 'drawsForOrder', target: 'order' }, { target: 'deal' }] },
    /** Seats pick face-down tiles, each in turn. */
    order: { always: { guard: 'allPicked', target: 'seating' } },
    /** The picks lie open to be looked at, then the players take their seats. */
    seating: { entry: 'startSeating', exit: cancel('seating'), on: { takeSeats: { target: 'deal', actions: 'takeSeats' } } },
    deal: { entry: 'deal', always: 'playing' },
    playing: {
      initial: 'next',
      states: {
        next: {
          always: [
            { guard: 'toPlace', target: 'toPlace' },
            { guard: 'toEnd', target: 'toEnd' },
            { guard: 'noLastChance', target: '#table.over' },
            { target: 'lastChance' },
          ],
        },
        toPlace: { on: { settled: 'next' } },
        /** The mover has placed, and may call until the draw or the time is up. With the call the time ends: nothing is drawn by itself. */
        toEnd: {
          entry: 'startCallTime',
          exit: 'stopClock',
          on: { settled: [{ guard: 'calledInMove', actions: 'endCallTime' }, { guard: 'sameMove' }, { target: 'next' }] },
        },
        lastChance: {
          entry: 'startLastChance',
          exit: 'stopClock',
          on: { settled: { guard: 'counted', target: '#table.over' } },
        },
      },
    },
    over: { type: 'final', entry: 'count' },
  },
});
