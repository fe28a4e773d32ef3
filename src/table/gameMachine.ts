/**
 * The table: who may act and when, from the draw for order to the count. It asks the rules what each act comes to and
 * contains none itself. It knows time only through the actor's clock and `now`, so that it runs headless under a simulated one.
 *
 * Every intent waits `settle` milliseconds, so that an earlier press that is handled later still counts as the earlier one. When the page
 * has stood still meanwhile, it waits once more: a timer may run before presses that came long ago. And while a press is announced that may
 * still come, nothing is judged: it may be the earlier one.
 *
 * A run that was taken lies lit for a moment (`breath`), in which nothing is judged and no time runs out.
 */
import { cancel, emit, enqueueActions, setup } from 'xstate';
import { startGame } from '../rules/game';
import { breathOf, isAskedTwice, judgeInOrder } from './breath';
import type { TableContext, TableInput } from './context';
import type { TableEmission } from './emissions';
import type { Intent, TimeUp } from './intents';
import { type Step, type TableState, count, isCallOver, pick, play, whileLit } from './judge';
import { seating } from './seating';
import { holdBreath, judgeSoon, startClock } from './timers';

export type { TableContext, TableInput } from './context';

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
  /** A run has lain lit for as long as it should. */
  | { readonly type: 'breathOver' }
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
    /** A run lies lit: all but what is void waits. */
    lit: ({ context, event }) => context.breath !== null && !(event.type === 'judge' && event.all === true),
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
      if (context.breath && intent.kind !== 'timeUp' && isAskedTwice(context.waiting, intent)) return;
      if (context.waiting.length === 0 || context.breath) judgeSoon(context, enqueue);
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
    /** Judges all that waits; from a run that is taken on, nothing before that was seen. */
    judge: enqueueActions(({ context, event, enqueue }) => {
      const { input, breath } = context;
      const all = event.type === 'judge' && event.all === true;
      const each = all ? 0 : input.breath?.() ?? 0;
      const { state, told, waiting } = judgeInOrder(context, context.waiting, (before, press) => judged(before, press, input), each > 0);
      for (const one of told) enqueue.emit(one);
      const begins = breathOf(told, each, input.now());
      enqueue.assign({ ...state, waiting, judgeAt: null, breath: begins ?? breath });
      if (begins) holdBreath(begins, context, enqueue);
      enqueue.raise({ type: 'settled' });
    }),
    voidLate: enqueueActions(({ context, enqueue }) => {
      const { told, waiting } = whileLit(context, context.waiting);
      for (const one of told) enqueue.emit(one);
      enqueue.assign({ waiting, judgeAt: null });
    }),
    endBreath: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ breath: null });
      if (context.waiting.length > 0) judgeSoon(context, enqueue);
    }),
  },
});

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
    breath: null,
  }),
  on: {
    intent: { actions: 'wait' },
    expect: { actions: 'expect' },
    timeUp: { actions: 'wait' },
    breathOver: { actions: 'endBreath' },
    judge: [
      { guard: 'late', actions: 'waitOn' }, { guard: 'expects', actions: 'waitForExpected' },
      { guard: 'lit', actions: 'voidLate' }, { actions: 'judge' },
    ],
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
