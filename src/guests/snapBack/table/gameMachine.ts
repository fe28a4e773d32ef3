/**
 * The table of Snap Back: who may act and when. It asks the rules what each act comes to and contains none itself, and knows time only
 * through the actor's clock and `now`, so that it runs headless under a simulated one.
 *
 * A call waits SETTLE_MS, so that an earlier press that is handled later still counts as the earlier one, and once more when the page has
 * stood still meanwhile. A card counts FINAL_MS after it was painted: until then a call for the card before takes it back.
 */
import { and, enqueueActions, not, raise, setup } from 'xstate';
import { toAll, type TableEmission } from './emissions';
import { judgeCalls } from './judge';
import { answer, choose, end, finalize, lay, paint, revealAll, showAgain, startChoosing, turnDown } from './steps';
import { setNext, startCard, take, type TableContext, type TableEvent, type TableInput } from './machineParts';
import { isTimeUp, isToAsk, startState, type TableState } from './tableState';
import { AGAIN_STAGE, COUNT_FROM, COUNT_MS, LATE_MS, REVEALED_STAGE, SETTLE_MS, UNPAINTED_MS } from './times';

/** Nothing is to come by itself. */
const RESTING = { stage: null, judgeAt: null, finalAt: null } as const;
const NOT_WAITED = { toPaint: false, toJudge: false, toCount: false, toReveal: false } as const;

const machine = setup({
  types: {
    input: {} as TableInput,
    context: {} as TableContext,
    events: {} as TableEvent,
    emitted: {} as TableEmission,
  },
  guards: {
    isOver: ({ context: { state } }) => state.ended !== null || state.game.over,
    isCalled: ({ context: { state } }) => state.game.callers !== null,
    hasCards: ({ context: { state } }) => state.game.shown > 0,
    isTimeUp: ({ context: { state, input } }) => isTimeUp(state, input.terms, input.now()),
    isUntimed: ({ context: { input } }) => input.terms.untimed,
    isToAsk: ({ context: { state, input } }) => isToAsk(state, input.terms),
    allAnswered: ({ context: { state } }) => !state.answers.includes(null),
    /** Nothing hurries the numbers, and everybody has chosen. */
    allChosen: ({ context: { state } }) => state.countEndsAt === null && !state.claims.includes(null),
    moreAgain: ({ context: { state } }) => (state.again ?? 0) > 1,
    /** A call may still come that stops the dealing: the next card waits. */
    unsettled: ({ context: { state, input } }) =>
      state.waiting.length > 0 || (state.top !== null && !state.top.final && !input.terms.untimed),
    isUnpainted: ({ context: { state: { top } }, event }) =>
      top !== null && top.paintedAt === null && !(event.type === 'painted' && event.number !== top.number),
    judgedLate: ({ context: { judgeAt, waitedOn, input } }) =>
      judgeAt !== null && !waitedOn.toJudge && input.now() - judgeAt > LATE_MS,
    finalLate: ({ context: { finalAt, waitedOn, input } }) =>
      finalAt !== null && !waitedOn.toCount && input.now() - finalAt > LATE_MS,
    /** Calls wait that may be for the card before: the top card counts when they are judged. */
    isJudging: ({ context: { judgeAt } }) => judgeAt !== null,
    countedLate: ({ context: { state: { countEndsAt }, waitedOn, input } }) =>
      countEndsAt !== null && !waitedOn.toReveal && input.now() - countEndsAt > LATE_MS,
    counts: ({ event }) => event.type === 'count' && event.left > 0,
    changesTogether: ({ context: { state }, event }) => event.type === 'together' && event.on !== state.together,
  },
  actions: {
    begin: enqueueActions(({ context: { state, input }, enqueue }) => {
      enqueue.assign({ state: { ...state, playedSince: input.now() } });
    }),
    lay: enqueueActions(({ context: { state, input }, enqueue }) => {
      for (const id of ['turnDown', 'final', 'next', 'judge']) enqueue.cancel(id);
      take(enqueue, lay(state, input.terms, input.now()), { ...RESTING, waitedOn: NOT_WAITED });
      if (!input.terms.untimed) enqueue.raise({ type: 'unpainted' }, { delay: UNPAINTED_MS, id: 'unpainted' });
    }),
    paint: enqueueActions(({ context, event, enqueue }) => {
      if (context.input.terms.untimed) enqueue.assign({ state: paint(context.state, event.type === 'painted' ? event.at : null) });
      else startCard(context, event.type === 'painted' ? event.at : null, enqueue);
    }),
    turnDown: enqueueActions(({ context, enqueue }) => { take(enqueue, turnDown(context.state)); }),
    finalize: enqueueActions(({ context, enqueue }) => {
      const state = take(enqueue, finalize(context.state), { finalAt: null });
      if (state.waiting.length > 0) enqueue.raise({ type: 'judgeNow' });
      else setNext({ ...context, state }, context.stage, enqueue);
    }),
    finalizeOnceMore: enqueueActions(({ context: { input, waitedOn }, enqueue }) => {
      enqueue.assign({ finalAt: input.now() + SETTLE_MS, waitedOn: { ...waitedOn, toCount: true } });
      enqueue.raise({ type: 'final' }, { delay: SETTLE_MS, id: 'final' });
    }),
    wait: enqueueActions(({ context: { state, input, judgeAt }, event, enqueue }) => {
      if (event.type !== 'call') return;
      const { seat, at } = event;
      if (judgeAt === null) {
        enqueue.raise({ type: 'judge' }, { delay: SETTLE_MS, id: 'judge' });
        enqueue.assign({ judgeAt: input.now() + SETTLE_MS });
      }
      enqueue.assign({ state: { ...state, waiting: [...state.waiting, { kind: 'call', seat, at }] } });
    }),
    judgeOnceMore: enqueueActions(({ context: { input, waitedOn }, enqueue }) => {
      enqueue.assign({ judgeAt: input.now() + SETTLE_MS, waitedOn: { ...waitedOn, toJudge: true } });
      enqueue.raise({ type: 'judge' }, { delay: SETTLE_MS, id: 'judge' });
    }),
    judge: enqueueActions(({ context, enqueue }) => {
      const { input, finalAt, waitedOn } = context;
      const state = take(enqueue, judgeCalls(context.state), { judgeAt: null, waitedOn: { ...waitedOn, toJudge: false } });
      if (state.game.callers !== null) return;
      // What came of the card before is settled: now the top card counts, if it was only waiting for that.
      if (finalAt !== null && finalAt <= input.now()) enqueue.raise({ type: 'final' });
      else setNext({ ...context, state }, context.stage, enqueue);
    }),
    /** The cards rest. The one that lies open is turned down in its time. */
    stopDealing: enqueueActions(({ context: { state }, enqueue }) => {
      for (const id of ['unpainted', 'final', 'next', 'judge']) enqueue.cancel(id);
      if (state.top?.open !== true) enqueue.cancel('turnDown');
      enqueue.assign(RESTING);
    }),
    answer: enqueueActions(({ context: { state }, event, enqueue }) => {
      if (event.type === 'answer') take(enqueue, answer(state, event.seat, event.calls));
      if (event.type === 'call') take(enqueue, answer(state, event.seat, true));
    }),
    startChoosing: enqueueActions(({ context: { state, input }, enqueue }) => {
      const { countEndsAt } = take(enqueue, startChoosing(state, input.terms, input.now()));
      enqueue.assign({ waitedOn: NOT_WAITED });
      // Where the numbers wait for everybody, so does the question.
      if (countEndsAt === null) return enqueue.cancel('turnDown');
      enqueue.emit(toAll({ type: 'count', left: COUNT_FROM }));
      for (const left of [2, 1, 0] as const) {
        enqueue.raise({ type: 'count', left }, { delay: (COUNT_FROM - left) * COUNT_MS, id: `count${left}` });
      }
    }),
    stopCount: enqueueActions(({ enqueue }) => { for (const left of [2, 1, 0]) enqueue.cancel(`count${left}`); }),
    count: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'count' || event.left === 0) return;
      enqueue.emit(toAll({ type: 'count', left: event.left }));
    }),
    /** What was chosen while the page stood still counts. */
    revealOnceMore: enqueueActions(({ context: { waitedOn }, enqueue }) => {
      enqueue.assign({ waitedOn: { ...waitedOn, toReveal: true } });
      enqueue.raise({ type: 'count', left: 0 }, { delay: SETTLE_MS, id: 'count0' });
    }),
    choose: enqueueActions(({ context: { state, input }, event, enqueue }) => {
      if (event.type === 'choose') enqueue.assign({ state: choose(state, input.terms, event.seat, event.claim) });
    }),
    together: enqueueActions(({ context: { state }, event, enqueue }) => {
      if (event.type === 'together') enqueue.assign({ state: { ...state, together: event.on } });
    }),
    reveal: enqueueActions(({ context, enqueue }) => {
      const { input } = context;
      enqueue.cancel('turnDown');
      const state = take(enqueue, revealAll(context.state));
      setNext({ input, state }, input.terms.untimed ? null : { from: input.now(), length: REVEALED_STAGE }, enqueue);
    }),
    showAgain: enqueueActions(({ context, enqueue }) => {
      const { input } = context;
      const state = take(enqueue, showAgain(context.state));
      setNext({ input, state }, input.terms.untimed ? null : { from: input.now(), length: AGAIN_STAGE }, enqueue);
    }),
    /** What is read aloud, or held open, moves the end of the stage that is on. */
    hear: enqueueActions(({ context, event, enqueue }) => {
      const { input, stage } = context;
      if (event.type !== 'reading' && event.type !== 'hold') return;
      const state: TableState = event.type === 'hold' ? { ...context.state, held: event.on }
        : { ...context.state, reading: { on: event.on, at: input.now() } };
      enqueue.assign({ state });
      setNext({ input, state }, stage, enqueue);
    }),
    goNext: raise({ type: 'next' }),
    end: enqueueActions(({ context: { state, input }, event, enqueue }) => {
      take(enqueue, end(state, event.type === 'stop' ? 'stopped' : 'time', input.now()));
    }),
  },
});

/** The machine of one game. Its actor takes `TableEvent`s and emits `TableEmission`s. Its states are the phases of the view. */
export const gameMachine = machine.createMachine({
  id: 'snapBack',
  context: ({ input }) => ({
    input, state: startState(input.terms, input.sofar), ...RESTING, waitedOn: NOT_WAITED,
  }),
  on: {
    stop: { target: '.over' },
    turnDown: { actions: 'turnDown' },
    painted: { guard: 'isUnpainted', actions: 'paint' },
    together: { actions: 'together' },
    reading: { actions: 'hear' },
  },
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'isOver', target: 'over' },
      on: {
        goOn: [
          { guard: 'isCalled', target: 'choosing', actions: 'begin' },
          { guard: 'isTimeUp', target: 'over' },
          { guard: 'hasCards', target: 'again', actions: 'begin' },
          { target: 'dealing', actions: 'begin' },
        ],
      },
    },
    dealing: {
      entry: 'lay',
      exit: 'stopDealing',
      always: [{ guard: 'isCalled', target: 'choosing' }, { guard: 'isToAsk', target: 'asked' }],
      on: {
        unpainted: { guard: 'isUnpainted', actions: 'paint' },
        final: [{ guard: 'isJudging' }, { guard: 'finalLate', actions: 'finalizeOnceMore' }, { actions: 'finalize' }],
        // Where nothing hurries, cards that may be called are asked about.
        call: { guard: not('isUntimed'), actions: 'wait' },
        judge: [{ guard: 'judgedLate', actions: 'judgeOnceMore' }, { actions: 'judge' }],
        judgeNow: { actions: 'judge' },
        next: [{ guard: 'unsettled' }, { guard: 'isTimeUp', target: 'over' }, { target: 'dealing', reenter: true }],
        goOn: { guard: 'isUntimed', actions: 'goNext' },
      },
    },
    asked: {
      always: [
        { guard: 'isCalled', target: 'choosing' },
        { guard: and(['allAnswered', 'isTimeUp']), target: 'over' },
        { guard: 'allAnswered', target: 'dealing' },
      ],
      on: { answer: { actions: 'answer' }, call: { actions: 'answer' } },
    },
    choosing: {
      entry: 'startChoosing',
      exit: 'stopCount',
      always: { guard: 'allChosen', target: 'revealed' },
      on: {
        choose: { actions: 'choose' },
        together: { guard: 'changesTogether', target: 'choosing', reenter: true, actions: 'together' },
        count: [
          { guard: 'counts', actions: 'count' },
          { guard: 'countedLate', actions: 'revealOnceMore' },
          { target: 'revealed' },
        ],
      },
    },
    /** The numbers and the last seven cards lie open. */
    revealed: {
      entry: 'reveal',
      exit: 'stopDealing',
      on: {
        hold: { actions: 'hear' },
        next: [{ guard: 'isOver', target: 'over' }, { guard: 'isTimeUp', target: 'over' }, { target: 'again' }],
        goOn: { actions: 'goNext' },
      },
    },
    /** The last six are shown once more, one at a time. */
    again: {
      entry: 'showAgain',
      exit: 'stopDealing',
      on: {
        next: [{ guard: 'moreAgain', actions: 'showAgain' }, { guard: 'isTimeUp', target: 'over' }, { target: 'dealing' }],
        goOn: { actions: 'goNext' },
      },
    },
    over: { type: 'final', entry: 'end' },
  },
});
