/**
 * The lesson of a game: its course, played at the game's own table, whose other player does what the course says. What is not wanted is
 * answered and never comes to the table, so that nothing has to be taken back there. Nothing is saved: a lesson is no game.
 */
import { createPausableClock, type PausableClock } from '../../bots/pausableClock';
import { UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import { settingsOf, type Stage } from '../app/stage';
import type { LessonCommand, TableCommandBase } from '../commands';
import type { ShellGame, TableOf } from '../shellGame';
import { createEar, type Ear } from '../table/ear';
import type { ActBase, Hands } from '../table/ownScreen';
import { listenForKeys } from '../table/tableKeys';
import type { LessonModel, ShellTypes, TableChange } from '../types';
import type { Beat, Course } from './course';
import { askedIn, fits, nextAfter, openedAt, saidTo, saying, type LessonState } from './lessonState';

/** The learner sits here. */
const LEARNER = 0;

/** The game as it stands at a beat of its lesson. @param names the learner's and the teacher's */
export function gameAt<T extends ShellTypes>(game: ShellGame<T>, beat: number, names: readonly [string, string]): T['Saved'] {
  const lesson = game.lesson!;
  const events = lesson.beats.slice(0, beat + 1).flatMap(({ past = [] }) => past);
  return { ...game.begin({ freshWord: () => 'lesson', today: () => 0 }, lesson.setup(...names)), ...lesson.dealt, events };
}

export class Lesson<T extends ShellTypes> {
  readonly #stage: Stage<T>;
  readonly #left: (toPlay: boolean) => void;
  readonly #course: Course<T>;
  readonly #clock: PausableClock;
  readonly #table: TableOf<T>;
  readonly #ear: Ear<T['Table']>;
  readonly #stop = new AbortController();
  #model: T['Table'];
  #state: LessonState<T>;
  /** What the teacher acts with. */
  #hands: Hands<T['Intent']> | null = null;
  /** Take back what was to come in this beat. */
  #rests: (() => void)[] = [];

  /**
   * @param part where it begins; without it, or where there is none of that name, at its beginning
   * @param left the learner has left; whether they want to play now
   */
  constructor(stage: Stage<T>, part: string | undefined, left: (toPlay: boolean) => void) {
    const { game, ports, device } = stage;
    const { table: screen } = game;
    const course = game.lesson!;
    const beat = Math.max(0, course.beats.findIndex((one) => part !== undefined && one.part === part));
    [this.#stage, this.#left, this.#course] = [stage, left, course];
    this.#clock = createPausableClock(ports.clock);
    this.#state = openedAt(course, beat);
    this.#table = screen.open(gameAt(game, beat, [ports.me() ?? UNNAMED_ME, say('character-pip')]), {
      clock: this.#clock, today: () => 0, spoken: 'off', onSave() {},
      told: (_, happenings) => this.#told(happenings), hands: (hands) => { this.#hands = hands; },
    });
    this.#model = screen.opened(this.#table.view(), { ...settingsOf(stage), ...course.set } as T['Set']);
    this.#ear = createEar({
      saidNow: screen.saidNow, speak: ports.speak, act: (act) => this.ask({ kind: 'act', act }), clock: ports.clock,
    });
    if (course.liesOpen) this.#send({ kind: 'goOn' });
    this.#show([]);
    if (!device.page) return;
    listenForKeys(device.page, screen.keys, {
      table: () => this.model()?.table ?? null, ask: (command) => this.ask(command), signal: this.#stop.signal,
    });
  }

  /** The lesson as it is shown; null once it is left. */
  model(): LessonModel<T> | null {
    if (this.#stop.signal.aborted) return null;
    const { said, times, hint, beat } = this.#state;
    const { beats, shown } = this.#course;
    const parts = beats.flatMap(({ part }) => part ?? []);
    const part = beats.slice(0, beat + 1).findLast((one) => one.part !== undefined)!.part!;
    return {
      kind: 'lesson', panel: { part, parts, said, times, hint, asked: askedIn(this.#course, this.#state) },
      table: shown?.(this.#model, this.#clock.isPaused(), this.#clock.hostTime) ?? this.#model,
    };
  }

  ask(asked: LessonCommand | TableCommandBase<T['Act'] | ActBase> | T['TableCommand']): void {
    const command = asked as LessonCommand | TableCommandBase<T['Act'] | ActBase>;
    switch (command.kind) {
      case 'lessonOn': return this.#goOn();
      case 'showMe': {
        const { hint } = this.#beat;
        return hint === undefined ? undefined : this.#become(saying(this.#state, hint, true));
      }
      case 'leaveLesson': case 'leaveTable': return this.#leaveFor(false);
      case 'playAgain': return this.#leaveFor(true);
      case 'settings':
        this.#change({ type: 'over', over: null });
        return this.#stage.ports.openSettings();
      case 'overTable':
        this.#send({ kind: 'pause', paused: command.over !== null, at: command.at });
        return this.#change({ type: 'over', over: command.over });
      case 'act': return this.#act(command.act);
      default: return this.#change(this.#stage.game.table.answer!(asked as T['TableCommand']));
    }
  }

  painted(): void {
    const act = this.#stage.game.table.painted?.(this.#model.view, this.#clock.now());
    if (act) this.#send(act);
  }

  hidden(at: number): void { this.#send({ kind: 'pause', paused: true, at }); }

  showAgain(): void { this.#change({ type: 'set', set: settingsOf(this.#stage) }); }

  leave(): void {
    this.#stop.abort();
    this.#ear.leave();
    for (const rest of this.#rests) rest();
    this.#table.leave();
  }

  /** What is wanted now. */
  get #beat(): Partial<Beat<T>> { return this.#state.waits ? {} : this.#course.beats[this.#state.beat]!; }

  #leaveFor(play: boolean): void {
    this.leave();
    this.#left(play);
  }

  #goOn(): void {
    // After a pause the same press goes on.
    if (this.#table.view().paused) return this.#send({ kind: 'goOn' });
    const asked = askedIn(this.#course, this.#state);
    if (asked === 'play') return this.#leaveFor(true);
    if (asked === 'begin' || asked === 'goOn') {
      this.#become(nextAfter(this.#course, this.#state, null));
      // Where the lesson has ended nothing goes on at its table.
      if (this.#beat.asks === 'play') return;
      this.#clock.resume();
    }
    this.#send({ kind: 'goOn' });
  }

  #act(act: T['Act'] | ActBase): void {
    if (act.kind === 'stop') return this.#leaveFor(false);
    if (act.kind === 'goOn') return this.#goOn();
    if (this.#course.ignores?.includes(act.kind)) return;
    if (!('seat' in act)) return this.#send(act);
    if (act.seat !== LEARNER || this.#table.view().paused) return;
    const asked = askedIn(this.#course, this.#state);
    const meant = this.#course.meant?.(act, asked) ?? act;
    const kind: T['Act']['kind'] = meant.kind;
    const { asks, lets, right = {}, answers } = this.#beat;
    if ((asks === kind || lets === kind) && fits(right, meant)) return this.#take(meant);
    const answer = answers?.[kind];
    if (answer !== undefined) this.#become(saying(this.#state, saidTo(answer, meant)));
    else if (kind === this.#course.goesOnBy && (asked === 'begin' || asked === 'goOn')) this.#goOn();
  }

  /** What was asked for is done. */
  #take(act: T['Act']): void {
    const { along } = this.#beat;
    this.#become(nextAfter(this.#course, this.#state, null));
    this.#clock.resume();
    this.#send(act);
    if (along !== undefined) this.#hands?.act(along, this.#hands.now());
    const change = this.#stage.game.table.acted?.(this.#model, act);
    if (change) this.#change(change);
  }

  /** What is done at the table is done in the table's time. */
  #send(act: T['Act'] | ActBase): void { this.#table.act('at' in act ? { ...act, at: this.#clock.now() } : act); }

  #told(happenings: readonly T['Happening'][]): void {
    const { ports, game } = this.#stage;
    this.#model = game.table.after(this.#model, { type: 'told', view: this.#table.view(), happenings, now: ports.clock.now() });
    this.#become(happenings.reduce((state, happening) => nextAfter(this.#course, state, happening), this.#state), happenings);
  }

  #change(change: TableChange<T>): void {
    this.#model = this.#stage.game.table.after(this.#model, change);
    this.#show([]);
  }

  #become(state: LessonState<T>, happenings: readonly T['Happening'][] = []): void {
    const begins = state.beat !== this.#state.beat || state.waits !== this.#state.waits;
    this.#state = state;
    if (begins) this.#begin();
    this.#show(happenings);
  }

  /** What comes by itself in a beat, in the game's time: the teacher does something, and time stands still. */
  #begin(): void {
    for (const rest of this.#rests) rest();
    this.#rests = [];
    const { does, after = 0, still } = this.#beat;
    if (does !== undefined) this.#later(after, (hands) => hands.act(does, hands.now()));
    if (still === undefined) return;
    this.#later(still, () => {
      this.#clock.pause();
      if (still > 0) this.#show([]);
    });
  }

  #later(milliseconds: number, act: (hands: Hands<T['Intent']>) => void): void {
    const hands = this.#hands;
    if (hands === null) return;
    if (milliseconds === 0) act(hands);
    else this.#rests.push(hands.at(hands.now() + milliseconds, () => act(hands)));
  }

  #show(happenings: readonly T['Happening'][]): void {
    const { game, ports, show } = this.#stage;
    const screen = this.model();
    if (screen === null) return;
    ports.play(happenings.flatMap((happening) => game.table.cues?.(happening, screen.table.view) ?? []));
    show(screen);
    this.#ear.follow(screen.table);
  }
}
