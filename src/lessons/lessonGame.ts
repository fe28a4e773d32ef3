/**
 * The host of one step of a lesson: the real table, opened at the step's scene. It lets the learner act, does what the scripts say, asks
 * what each act comes to, and takes back what was wrong. It saves nothing: a lesson is no game.
 */
import { createBreathClock, type BreathClock } from '../bots/breathClock';
import type { Clock } from '../bots/clock';
import { createPausableClock, type PausableClock } from '../bots/pausableClock';
import type { Tile } from '../rules/board';
import type { SnagEvent } from '../session/game/snagTypes';
import { NO_ACT, type Act, type TableHappening, type ViewState } from '../session/viewState';
import { TIME_FACTOR } from '../setup/pace';
import type { Player } from '../setup/players';
import type { Pace } from '../setup/setup';
import { answerTo, verdictOn, verdictOnRefusal, type Verdict } from './judge';
import { YOU } from './lesson';
import { beginStep, hintIn, isToCallNext, lessonAfter, stepOf, taskOf, type LessonChange, type LessonState } from './lessonState';
import { openTable, type LessonTable } from './lessonTable';
import type { LessonName } from './says';
import { createScriptRunner, type ScriptRunner } from './scriptRunner';

export interface LessonGamePorts {
  readonly lesson: LessonName;
  readonly step: number;
  readonly clock: Clock;
  readonly pace: Pace;
  /** The learner and Pip, as they are called and known. */
  readonly players: readonly [Player, Player];
  /** Is told of every change, with what happened at the table. */
  readonly changed: (happenings: readonly TableHappening[]) => void;
}

export interface LessonGame {
  /** Where the learner is. */
  lesson(): LessonState;
  /** What they see of the table. */
  view(): ViewState;
  act(act: Act, at: number): void;
  pause(paused: boolean): void;
  setPace(pace: Pace): void;
  /** The square of a tile was pressed that the learner does not have. */
  notHeld(tile: Tile): void;
  /** Tells and shows what is wanted. */
  showMe(): void;
  stop(): void;
}

/** How long the answer to a wrong act stands there before the act is taken back, in milliseconds at normal pace. */
const ANSWER_MS = 1700;

/** Opens a step of a lesson. */
export function createLessonGame(ports: LessonGamePorts): LessonGame {
  return new OneStep(ports);
}

class OneStep implements LessonGame {
  readonly #ports: LessonGamePorts;
  /** The time of what is played by itself: it stands still in a pause, and while a run lies lit. */
  readonly #clock: PausableClock;
  readonly #scriptClock: BreathClock;
  readonly #scripts: ScriptRunner;
  #pace: Pace;
  #state: LessonState;
  /** Where a wrong act leads back to: after so much has happened. */
  #base: readonly SnagEvent[] = [];
  /** Whether what has to be done before the task is not done yet, or has to be done again. */
  #opening = false;
  /** Whether the time to call ran out in this step. */
  #late = false;
  #table: LessonTable;

  constructor(ports: LessonGamePorts) {
    this.#ports = ports;
    this.#clock = createPausableClock(ports.clock);
    this.#scriptClock = createBreathClock(this.#clock);
    this.#pace = ports.pace;
    this.#state = beginStep(ports.lesson, ports.step);
    this.#scripts = createScriptRunner({
      clock: this.#scriptClock, factor: () => TIME_FACTOR[this.#pace], send: (event) => this.#table.send(event),
    });
    this.#table = this.#open([]);
    this.#listen();
    this.#beginTask();
  }

  lesson(): LessonState { return this.#state; }

  view(): ViewState {
    const seen = this.#table.client.state();
    if (!seen) throw new Error('a host in the same page welcomes at once');
    return this.#takesActs() ? seen : { ...seen, may: NO_ACT };
  }

  act(act: Act, at: number): void { if (act.kind === 'look' || this.#takesActs()) this.#table.client.act(act, at); }

  pause(paused: boolean): void { this.#table.client.pause(paused); }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#table.setPace(pace);
  }

  notHeld(tile: Tile): void {
    if (this.#state.phase === 'asked') this.#judged({ done: false, kind: 'notHeld', tile }, false);
  }

  showMe(): void {
    const hint = hintIn(this.#state, (this.view().seats[YOU]?.rack ?? []).filter((tile) => tile !== null));
    if (hint) this.#change({ type: 'hinted', hint });
  }

  stop(): void {
    this.#scripts.stop();
    this.#leave();
  }

  /** Whether the learner can do anything now: while a task is being opened, only call what they are about to be asked to call. */
  #takesActs(): boolean {
    return this.#state.phase === 'asked' || (this.#state.phase === 'opening' && taskOf(this.#state).want.kind === 'call');
  }

  /** Whoever was too late once has more time from then on. */
  #learner(): Player {
    const [learner] = this.#ports.players;
    return this.#late && learner.clock === undefined ? { ...learner, clock: 'longer' } : learner;
  }

  #open(events: readonly SnagEvent[]): LessonTable {
    const { scene, callSeconds } = stepOf(this.#state);
    return openTable(scene, events, {
      clock: this.#ports.clock, pace: this.#pace, callSeconds, players: [this.#learner(), this.#ports.players[1]],
    });
  }

  /** Hears of the table, as it is now and from now on. */
  #listen(): void {
    const { client } = this.#table;
    client.subscribe({
      update: ({ state, happenings }) => this.#hear(state, happenings.filter(({ type }) => type !== 'raced')),
      held: () => { if (this.#takesActs()) this.#judged({ done: false, kind: 'held', tile: null }, false); },
      refused: (refusal) => { if (this.#takesActs()) this.#judged(verdictOnRefusal(refusal), false); },
    });
  }

  #leave(): void {
    this.#table.client.close();
    this.#table.leave();
  }

  #change(change: LessonChange): void {
    this.#state = lessonAfter(this.#state, change);
    this.#ports.changed([]);
  }

  /** Sets the task: what has to be done before it comes first. */
  #beginTask(): void {
    this.#keep();
    this.#opening = this.#state.phase === 'opening';
    if (this.#opening) this.#runOpening();
  }

  #runOpening(): void {
    this.#scripts.run(taskOf(this.#state).opens ?? [], () => {
      this.#keep();
      this.#opening = false;
      this.#change({ type: 'opened' });
    }, true);
  }

  /** What comes from now on leads back to this moment, where it is wrong. */
  #keep(): void { this.#base = this.#table.events(); }

  /** Hears of the table: tells it on, and asks what the learner's part in it comes to. */
  #hear({ breath = null, paused }: ViewState, happenings: readonly TableHappening[]): void {
    if (paused) this.#clock.pause();
    else this.#clock.resume();
    this.#scriptClock.follow(breath !== null);
    this.#ports.changed(happenings);
    const verdict = this.#takesActs() ? verdictOn(taskOf(this.#state).want, happenings) : null;
    if (verdict) this.#judged(verdict, true);
  }

  /** @param changed whether the table is another one than before */
  #judged(verdict: Verdict, changed: boolean): void {
    const task = taskOf(this.#state);
    if (verdict.done) {
      this.#change({ type: 'done' });
      // Whoever made a run shouts at once: they are not kept waiting.
      if (isToCallNext(this.#state)) this.#followed();
      else this.#scripts.run(task.after ?? [], () => this.#followed());
      return;
    }
    const { kind, tile } = verdict;
    if (kind === 'late') this.#late = true;
    const answer = answerTo(task, kind, tile);
    this.#change({ type: 'answered', answer, tile, changed });
    if (changed) this.#scripts.run(answer.plays ?? [], () => this.#scripts.wait(ANSWER_MS, () => this.#takeBack()));
  }

  #followed(): void {
    this.#change({ type: 'followed' });
    if (this.#state.phase !== 'finished') this.#beginTask();
  }

  /** The table as it was when the task was set. */
  #takeBack(): void {
    this.#leave();
    this.#state = lessonAfter(this.#state, { type: 'takenBack', opening: this.#opening });
    this.#table = this.#open(this.#base);
    this.#listen();
    if (this.#opening) this.#runOpening();
  }
}
