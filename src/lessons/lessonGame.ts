/**
 * The host of one step of a lesson: the real table, opened at the step's scene. It lets the learner act, does what the scripts say, asks
 * what each act comes to, and takes back what was wrong. It saves nothing: a lesson is no game.
 */
import type { Clock } from '../bots/clock';
import type { Tile } from '../rules/board';
import { createConnections, type Connections } from '../session/connections';
import { EMPTY_LOG, logged, type GameLog } from '../session/gameLog';
import { happeningsOf, type Heard } from '../session/host/hostState';
import { createPausableClock, type PausableClock } from '../bots/pausableClock';
import { createBreathClock, type BreathClock } from '../session/host/breathClock';
import type { TableActor } from '../session/host/tableActor';
import { createSeatClient, type SeatClient } from '../session/seatClient';
import { seenBy, type HostIntent, type Reply, type TableView } from '../session/tableView';
import { NO_ACT, type Act, type TableHappening, type ViewState } from '../session/viewState';
import { TIME_FACTOR } from '../setup/pace';
import type { Player } from '../setup/players';
import type { Pace } from '../setup/setup';
import { answerTo, verdictOn, verdictOnRefusal, type Verdict } from './judge';
import { YOU } from './lesson';
import { beginStep, hintIn, isToCallNext, lessonAfter, stepOf, taskOf, type LessonChange, type LessonState } from './lessonState';
import { OWN, openTable, sendEvent, viewOf, type Moment } from './lessonTable';
import { positionOf } from './scene';
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
  readonly #clock: PausableClock;
  /** The time of what is played by itself: it stands still while a run lies lit. */
  readonly #scriptClock: BreathClock;
  readonly #screens: Connections<TableView, HostIntent, TableHappening, Reply>;
  readonly #client: SeatClient;
  readonly #scripts: ScriptRunner;
  #pace: Pace;
  #state: LessonState;
  /** Where a wrong act leads back to. */
  #base: Moment;
  /** Whether what has to be done before the task is not done yet, or has to be done again. */
  #opening = false;
  /** Whether the time to call ran out in this step. */
  #late = false;
  #log: GameLog = EMPTY_LOG;
  #table: TableActor;
  /** The table, as it was heard of last. */
  #heard: Pick<Heard, 'context' | 'phase'>;

  constructor(ports: LessonGamePorts) {
    const clock = createPausableClock(ports.clock);
    this.#ports = ports;
    this.#clock = clock;
    this.#scriptClock = createBreathClock(clock);
    this.#pace = ports.pace;
    this.#state = beginStep(ports.lesson, ports.step);
    this.#base = { position: positionOf(stepOf(this.#state).scene), events: [], log: EMPTY_LOG };
    this.#table = this.#openAt(this.#base);
    this.#heard = { context: this.#table.context(), phase: 'playing' };
    this.#scripts = createScriptRunner({
      clock: this.#scriptClock, factor: () => TIME_FACTOR[this.#pace], send: (event) => sendEvent(this.#table, event, clock.now()),
    });
    this.#screens = createConnections({
      now: ports.clock.now, view: () => this.#view(), past: () => [], masked: (happening: TableHappening) => seenBy(happening, OWN),
      take: (intent, _places, at) => this.#take(intent, at),
    });
    this.#client = createSeatClient({
      connect: (receive) => this.#screens.connect([YOU], receive), now: ports.clock.now, arrival: ({ now }) => now,
    });
    this.#client.subscribe({ update: ({ happenings }) => ports.changed(happenings) });
    this.#beginTask();
  }

  lesson(): LessonState { return this.#state; }

  view(): ViewState {
    const seen = this.#client.state();
    if (!seen) throw new Error('a host in the same page welcomes at once');
    return this.#takesActs() ? seen : { ...seen, may: NO_ACT };
  }

  act(act: Act, at: number): void { this.#client.act(act, at); }

  pause(paused: boolean): void { this.#client.pause(paused); }

  setPace(pace: Pace): void { this.#pace = pace; }

  notHeld(tile: Tile): void {
    if (this.#state.phase === 'asked') this.#judged({ done: false, kind: 'notHeld', tile }, false);
  }

  showMe(): void {
    const hint = hintIn(this.#state, this.#heard.context.position.racks[YOU] ?? []);
    if (hint) this.#change({ type: 'hinted', hint });
  }

  stop(): void {
    this.#scripts.stop();
    this.#client.close();
    this.#table.stop();
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

  #openAt(moment: Moment): TableActor {
    const table: TableActor = openTable(moment, {
      clock: this.#clock, pace: () => this.#pace, callSeconds: stepOf(this.#state).callSeconds, learner: this.#learner(),
      changed: (heard) => { if (table === this.#table) this.#hear(heard); },
    });
    table.start();
    return table;
  }

  #change(change: LessonChange): void {
    this.#state = lessonAfter(this.#state, change);
    this.#screens.tell([]);
  }

  /** Sets the task: what has to be done before it comes first. */
  #beginTask(): void {
    this.#keep();
    this.#opening = this.#state.phase === 'opening';
    if (this.#opening) this.#open();
  }

  #open(): void {
    this.#scripts.run(taskOf(this.#state).opens ?? [], () => {
      this.#keep();
      this.#opening = false;
      this.#change({ type: 'opened' });
    }, true);
  }

  /** What comes from now on leads back to this moment, where it is wrong. */
  #keep(): void {
    const { position, events } = this.#table.context();
    this.#base = { position, events, log: this.#log };
  }

  /** What the learner's screen asks for. */
  #take(intent: HostIntent, at: number): void {
    if (intent.kind === 'pause') return this.#pause(intent.paused);
    if (intent.kind === 'painted' || intent.kind === 'answer' || intent.kind === 'takeSeats') return;
    const pressed = this.#clock.gameTime(at);
    if (pressed === null || !this.#takesActs()) return;
    if (intent.kind === 'expect') this.#table.expect(intent.within);
    else this.#table.send({ ...intent, at: pressed });
  }

  #pause(paused: boolean): void {
    if (paused === this.#clock.isPaused()) return;
    this.#clock[paused ? 'pause' : 'resume']();
    this.#screens.tell([]);
  }

  /** Hears of the table: tells it on, and asks what the learner's part in it comes to. */
  #hear(heard: Heard): void {
    this.#heard = heard;
    this.#scriptClock.follow(heard.context.breath);
    const happenings = heard.emitted.filter(({ type }) => type !== 'dealt').flatMap(happeningsOf);
    this.#log = logged(this.#log, happenings);
    this.#screens.tell(happenings);
    if (!this.#takesActs()) return;
    const verdict = verdictOn(taskOf(this.#state).want, happenings);
    if (verdict) return this.#judged(verdict, true);
    for (const emission of heard.emitted) {
      if (emission.type === 'held' && emission.seat === YOU) this.#judged({ done: false, kind: 'held', tile: null }, false);
      if (emission.type === 'refused' && emission.intent.seat === YOU) this.#judged(verdictOnRefusal(emission.refusal), false);
    }
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
    this.#table.stop();
    this.#log = this.#base.log;
    this.#table = this.#openAt(this.#base);
    this.#heard = { context: this.#table.context(), phase: 'playing' };
    this.#scriptClock.follow(null);
    this.#change({ type: 'takenBack', opening: this.#opening });
    if (this.#opening) this.#open();
  }

  #view(): TableView {
    return viewOf(this.#heard, { log: this.#log, players: this.#ports.players, clock: this.#clock });
  }
}
