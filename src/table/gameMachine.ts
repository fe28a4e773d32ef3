/**
 * The table: who may act and when, from the draw for order to the count. It asks the rules what each act comes to and
 * contains none itself. It is stepped (`playedTable`), and knows time only by the moment of each step: what was pressed has been put in
 * order before it comes here.
 *
 * A run that was taken lies lit for a moment (`breath`), in which no time runs out, and nothing comes here but what is void.
 */
import { cancel, emit, enqueueActions, setup } from 'xstate';
import { startGame } from '../rules/game';
import { breathOf, judgeInstant } from './breath';
import type { Moment, TableContext, TableInput } from './context';
import type { TableEmission } from './emissions';
import type { Intent, TimeUp } from './intents';
import { count, isCallOver, pick, play, type Rivals, type Step, type TableState } from './judge';
import { seating } from './seating';
import { holdBreath, startClock } from './timers';

export type { TableContext, TableInput } from './context';

type TableEvent =
  /** Pressed in one instant. */
  | { readonly type: 'pressed'; readonly presses: readonly Intent[]; readonly isBeaten: Rivals['isBeaten'] }
  | { readonly type: 'timeUp' }
  /** The result of the draw for order was looked at. */
  | { readonly type: 'takeSeats' }
  /** A run has lain lit for as long as it should. */
  | { readonly type: 'breathOver' }
  | { readonly type: 'settled' };

const machine = setup({
  types: {
    input: {} as TableInput & { readonly moment: Moment },
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
      startClock(mover === null || isCallOver(context) ? null : context.moment.times.callTime[mover] ?? null, context, enqueue);
    }),
    /** The call is made: nothing ends the move now but the mover's own draw. */
    endCallTime: enqueueActions(({ enqueue }) => {
      enqueue.cancel('clock');
      enqueue.assign({ clock: null });
    }),
    startLastChance: enqueueActions(({ context, enqueue }) => startClock(context.moment.times.lastChance, context, enqueue)),
    stopClock: enqueueActions(({ enqueue }) => {
      enqueue.cancel('clock');
      enqueue.assign({ clock: null, ending: null });
    }),
    /** Judges what was pressed, or a time that is up; from a run that is taken on, nothing before that was seen. */
    judge: enqueueActions(({ context, event, enqueue }) => {
      const { breath, clock, ending, moment: { now, times }, takes } = context;
      const rivals: Rivals = { isBeaten: event.type === 'pressed' ? event.isBeaten : () => false, takes };
      const judge = (state: TableState, press: Intent | TimeUp): Step => judged(state, press, context.input, rivals);
      const { state, told, undone } = event.type === 'pressed' ? judgeInstant(context, event.presses, judge, times.breath > 0)
        : { ...judge(context, { kind: 'timeUp', at: clock?.endsAt ?? now, tile: ending }), undone: [] };
      for (const one of told) enqueue.emit(one);
      const begins = breathOf(told, times.breath, now);
      enqueue.assign({ ...state, undone, breath: begins ?? breath });
      if (begins) holdBreath(begins, context, enqueue);
      enqueue.raise({ type: 'settled' });
    }),
    endBreath: enqueueActions(({ enqueue }) => enqueue.assign({ breath: null })),
  },
});

function judged(state: TableState, intent: Intent | TimeUp, input: TableInput, rivals: Rivals): Step {
  // What was pressed after the count is too late.
  if (state.counted) return { state, told: [] };
  if (input.orderTiles !== null && !state.seated) return pick(state, intent, input.orderTiles, input.seats);
  return state.position.mover === null && intent.kind !== 'call' ? count(state, intent) : play(state, intent, rivals);
}

/** The machine of one game. It emits `TableEmission`s. */
export const gameMachine = machine.createMachine({
  id: 'table',
  context: ({ input: { moment, ...input } }) => ({
    input,
    moment,
    position: input.sofar?.position ?? startGame(input.rules, input.seats, input.starter, input.deal),
    picks: input.sofar?.picks ?? [],
    seated: input.orderTiles === null || input.sofar?.seated === true,
    events: input.sofar?.events ?? [],
    held: input.sofar?.held ?? [],
    takes: 0,
    lastTake: null,
    unheard: input.sofar?.unheard ?? [],
    counted: input.sofar?.counted === true,
    clock: null,
    ending: null,
    breath: null,
    undone: [],
  }),
  on: {
    pressed: { actions: 'judge' },
    timeUp: { actions: 'judge' },
    breathOver: { actions: 'endBreath' },
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
