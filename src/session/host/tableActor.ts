/** Runs the table's state machine, and hands on what it tells: all that was emitted at one moment together, with the table after it. */
import { createActor } from 'xstate';
import type { Clock } from '../../bots/clock';
import type { TableEmission } from '../../table/emissions';
import { gameMachine, type TableContext, type TableInput } from '../../table/gameMachine';
import type { Intent } from '../../table/intents';
import type { Phase } from '../viewState';
import type { Heard } from './hostState';

/** A press that is announced is waited for no longer than this, in milliseconds, whatever was announced. */
const EXPECT_MS = 100;

export interface TableActor {
  context(): TableContext;
  send(intent: Intent): void;
  /** Somebody has pressed something that comes within so many milliseconds (a moment at most), or not at all: nothing is judged before. */
  expect(within: number): void;
  /** Judges now what waits to be judged. */
  judge(): void;
  /** The result of the draw for order was read: the players take their seats, and the game begins. */
  takeSeats(): void;
  start(): void;
  stop(): void;
}

export interface TableListener {
  /** Hears each emission at once. */
  emitted(emission: TableEmission): void;
  /** Hears of a change, with all that was emitted by it. */
  changed(heard: Heard): void;
}

/** A table that is not started yet. */
export function createTableActor(input: TableInput, clock: Clock, listener: TableListener): TableActor {
  const actor = createActor(gameMachine, {
    clock: { setTimeout: (act, after) => clock.setTimeout(act, after), clearTimeout: (id) => clock.clearTimeout(id) },
    input,
  });
  let known: TableContext | null = null;
  let emitted: TableEmission[] = [];

  function phase(): Phase {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('over')) return 'over';
    if (!snapshot.context.seated) return 'order';
    return snapshot.context.position.mover === null ? 'lastChance' : 'playing';
  }

  actor.on('*', (emission) => {
    listener.emitted(emission);
    // Who was beaten learns it from the run that is gone: it is no change.
    if (emission.type !== 'beaten') emitted.push(emission);
  });
  actor.subscribe(({ context }) => {
    const heard: Heard = { context, phase: phase(), emitted };
    // That an intent waits to be judged is no news, least of all for whoever sent it.
    const same = known !== null && isSameTable(known, context);
    known = context;
    emitted = [];
    if (!same || heard.emitted.length > 0) listener.changed(heard);
  });
  return {
    context: () => actor.getSnapshot().context,
    send: (intent) => {
      // What is still on its way when the game is counted comes too late.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'intent', intent });
    },
    expect: (within) => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'expect', until: clock.now() + Math.min(within, EXPECT_MS) });
    },
    judge: () => { if (actor.getSnapshot().status === 'active') actor.send({ type: 'judge', all: true }); },
    takeSeats: () => { if (actor.getSnapshot().status === 'active') actor.send({ type: 'takeSeats' }); },
    start: () => { actor.start(); },
    stop: () => { actor.stop(); },
  };
}

function isSameTable(a: TableContext, b: TableContext): boolean {
  return a.position === b.position && a.picks === b.picks && a.seated === b.seated && a.clock === b.clock && a.counted === b.counted
    && a.breath === b.breath;
}
