/** Plays the table, and sets its timers. It hands on what the table tells: all of one moment together, with the table after it. */
import type { Clock } from '../../bots/clock';
import type { TableEmission } from '../../table/emissions';
import type { TableContext, TableInput } from '../../table/gameMachine';
import type { Intent } from '../../table/intents';
import { nextDue, startTable, stepTable, tickTable, type PlayedTable, type TableEvent, type TableStep } from '../../table/playedTable';
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
  return new Actor(startTable(input), clock, listener);
}

class Actor implements TableActor {
  readonly #clock: Clock;
  readonly #listener: TableListener;
  readonly #first: TableStep;
  #table: PlayedTable;
  #known: TableContext | null = null;
  #timer: unknown = null;
  #running = false;
  /** What is asked while something is being told comes after it. */
  readonly #asked: (() => TableStep)[] = [];
  #busy = false;

  constructor(first: TableStep, clock: Clock, listener: TableListener) {
    this.#first = first;
    this.#table = first.table;
    this.#clock = clock;
    this.#listener = listener;
  }

  context(): TableContext { return this.#table.snapshot.context; }

  // What is still on its way when the game is counted comes too late.
  send(intent: Intent): void { this.#ask({ type: 'intent', intent }); }

  expect(within: number): void { this.#ask({ type: 'expect', until: this.#clock.now() + Math.min(within, EXPECT_MS) }); }

  judge(): void { this.#ask({ type: 'judge', all: true }); }

  takeSeats(): void { this.#ask({ type: 'takeSeats' }); }

  start(): void {
    this.#running = true;
    this.#do(() => this.#first);
  }

  stop(): void {
    this.#running = false;
    this.#clock.clearTimeout(this.#timer);
  }

  #ask(event: TableEvent): void { this.#do(() => stepTable(this.#table, event)); }

  #do(step: () => TableStep): void {
    if (!this.#running) return;
    this.#asked.push(step);
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#asked.shift(); next && this.#running; next = this.#asked.shift()) this.#take(next());
    } finally {
      this.#busy = false;
    }
  }

  #take({ table, told }: TableStep): void {
    this.#table = table;
    this.#wait();
    for (const emission of told) this.#listener.emitted(emission);
    const { context } = table.snapshot;
    // Who was beaten learns it from the run that is gone: it is no change.
    const emitted = told.filter(({ type }) => type !== 'beaten');
    // That an intent waits to be judged is no news, least of all for whoever sent it.
    const same = this.#known !== null && isSameTable(this.#known, context);
    this.#known = context;
    if (!same || emitted.length > 0) this.#listener.changed({ context, phase: this.#phase(), emitted });
  }

  /** Wakes up when something comes by itself. */
  #wait(): void {
    this.#clock.clearTimeout(this.#timer);
    const next = nextDue(this.#table);
    if (next === null) return;
    this.#timer = this.#clock.setTimeout(() => { this.#do(() => tickTable(this.#table)); }, Math.max(0, next.at - this.#clock.now()));
  }

  #phase(): Phase {
    const { snapshot } = this.#table;
    if (snapshot.matches('over')) return 'over';
    if (!snapshot.context.seated) return 'order';
    return snapshot.context.position.mover === null ? 'lastChance' : 'playing';
  }
}

function isSameTable(a: TableContext, b: TableContext): boolean {
  return a.position === b.position && a.picks === b.picks && a.seated === b.seated && a.clock === b.clock && a.counted === b.counted
    && a.breath === b.breath;
}
