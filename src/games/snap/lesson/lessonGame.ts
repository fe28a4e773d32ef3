/**
 * The host of the lesson: Snap by its rules and its table, with Pip at it. Nothing goes on by itself wherever the learner is to read or to
 * do something; what is not wanted is answered and never comes to the table, so that nothing has to be taken back there. It saves
 * nothing: a lesson is no game.
 */
import type { Clock } from '../../../bots/clock';
import { createPausableClock, type PausableClock } from '../../../bots/pausableClock';
import { hear, show, type Rules } from '../../../host/judge/judge';
import { startRound, unchanged, type Judged, type Round } from '../../../host/judge/round';
import { dueAt, tick } from '../../../host/judge/ticking';
import { waitsFor } from '../../../host/judge/waits';
import type { SnapHappening } from '../rules/happening';
import { snapTable } from '../table/snapTable';
import type { SnapTypes } from '../table/snapTypes';
import { startState, type SnapIntent, type TableState } from '../table/tableState';
import { viewOf, type SnapView } from '../table/view';
import { CARDS, gameBefore, lessonSetup, PIP, YOU, type Part } from './course';
import { beginPart, lessonAfter, type LessonChange, type LessonState } from './lessonState';

/** How long Pip takes to turn a card after what was there before, and to call what only looks alike; in milliseconds. */
const PIP_TURNS_MS = 1000;
const PIP_CALLS_MS = 1400;

const RULES: Rules<SnapTypes> = { table: snapTable, waits: waitsFor(0) };
const SETUP = { ...lessonSetup('', ''), least: 500, asked: false, beat: null } as const;
const CALL: SnapIntent = { kind: 'call', called: 'any', orTurn: false };

export interface LessonGamePorts {
  readonly clock: Clock;
  readonly part: Part;
  /** Is told of every change, with what happened at the table. */
  readonly changed: (happenings: readonly SnapHappening[]) => void;
}

export interface LessonGame {
  lesson(): LessonState;
  view(): SnapView;
  table(): TableState;
  isPaused(): boolean;
  /** Begins, or goes on after what is to be read. */
  goOn(): void;
  /** The learner calls. @param orTurn whether the key turns a card where it is their turn and nothing can be called */
  call(orTurn: boolean): void;
  /** The learner turns a card. */
  turn(): void;
  showMe(): void;
  /** The card that was turned last was painted. @param at in the milliseconds of the clock */
  painted(at: number): void;
  /** Time stands still, or goes on. */
  pause(paused: boolean): void;
  leave(): void;
}

export function createLessonGame(ports: LessonGamePorts): LessonGame {
  return new OneLesson(ports);
}

class OneLesson implements LessonGame {
  readonly #ports: LessonGamePorts;
  readonly #clock: PausableClock;
  #state: LessonState;
  #table: Round<SnapTypes>;
  #due: unknown = null;
  #pip: unknown = null;

  constructor(ports: LessonGamePorts) {
    this.#ports = ports;
    this.#clock = createPausableClock(ports.clock);
    this.#state = beginPart(ports.part);
    // Cards stay as they were gathered.
    this.#table = startRound(startState({ setup: SETUP, seed: null, game: gameBefore(ports.part) }, this.#clock.now()));
  }

  lesson(): LessonState { return this.#state; }

  view(): SnapView { return viewOf(this.#table.table.game); }

  table(): TableState { return this.#table.table; }

  isPaused(): boolean { return this.#clock.isPaused(); }

  goOn(): void {
    if (this.isPaused()) return this.pause(false);
    this.#become({ type: 'goOn' });
    this.#askPip();
  }

  call(orTurn: boolean): void {
    if (this.isPaused()) return;
    const { beat, part } = this.#state;
    if (orTurn && beat !== 'call' && beat !== 'watch') return this.turn();
    if (beat !== 'call') return this.#become({ type: 'wouldCall' });
    const at = this.#clock.now();
    for (const seat of part === 'tie' ? [YOU, PIP] : [YOU]) this.#press(seat, at);
  }

  turn(): void {
    if (this.isPaused()) return;
    const { beat } = this.#state;
    // Who reads fast goes on with what they would do next.
    if (beat === 'hello' || beat === 'seen') return this.goOn();
    if (beat !== 'turn') return this.#become({ type: 'wouldTurn' });
    this.#wantTurn(YOU);
  }

  showMe(): void { this.#become({ type: 'showMe' }); }

  painted(at: number): void {
    this.#table = show(RULES, this.#table, this.#table.lays, this.#clock.standingTime(at));
    this.#wait();
  }

  pause(paused: boolean): void {
    if (paused === this.isPaused()) return;
    if (paused) this.#clock.pause();
    else this.#clock.resume();
    this.#ports.changed([]);
  }

  leave(): void {
    this.#clock.clearTimeout(this.#due);
    this.#clock.clearTimeout(this.#pip);
  }

  #wantTurn(seat: number): void {
    this.#take(hear(RULES, this.#table, { place: seat, intent: { kind: 'turn' }, at: this.#clock.now() }, this.#clock.now()));
  }

  #press(seat: number, at: number): void {
    this.#take(hear(RULES, this.#table, { place: seat, intent: CALL, at }, at));
  }

  /** Pip does what is theirs to do, a moment later. */
  #askPip(): void {
    this.#clock.clearTimeout(this.#pip);
    if (this.#state.beat !== 'watch') return;
    this.#pip = this.#state.cards === CARDS.vain ? this.#clock.setTimeout(() => this.#press(PIP, this.#clock.now()), PIP_CALLS_MS)
      : this.#clock.setTimeout(() => this.#wantTurn(PIP), PIP_TURNS_MS);
  }

  #wait(): void {
    this.#clock.clearTimeout(this.#due);
    const due = dueAt(RULES, this.#table);
    if (due !== null) this.#due = this.#clock.setTimeout(() => this.#take(unchanged(this.#table)), Math.max(0, due - this.#clock.now()));
  }

  /** Takes what something has come to, and does all that time has come for. */
  #take({ round, happenings }: Judged<SnapTypes>): void {
    const then = tick(RULES, round, this.#clock.now());
    this.#table = then.round;
    this.#wait();
    const all = [...happenings, ...then.happenings];
    if (all.length > 0) this.#heard(all);
  }

  #heard(happenings: readonly SnapHappening[]): void {
    for (const happening of happenings) {
      const { type } = happening;
      if (type === 'flipped') this.#state = lessonAfter(this.#state, { type, seat: happening.seat, cards: this.#table.table.game.flips });
      if (type === 'took' || type === 'tied' || type === 'wrong') this.#state = lessonAfter(this.#state, { type: 'judged' });
    }
    this.#askPip();
    this.#ports.changed(happenings);
  }

  #become(change: LessonChange): void {
    this.#state = lessonAfter(this.#state, change);
    this.#ports.changed([]);
  }
}
