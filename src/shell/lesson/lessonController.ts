/**
 * The lesson of a game: its course, played at the game's own table, whose other player does what the course says. What is not wanted is
 * answered and never comes to the table, so that nothing has to be taken back there. Nothing is saved: a lesson is no game.
 */
import { createPausableClock, type PausableClock } from '../../bots/pausableClock';
import { UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import { settingsOf, type Stage } from '../app/stage';
import type { LessonCommand, TableCommandBase } from '../commands';
import type { Hands, OpenTable, ShellGame } from '../shellGame';
import { createEar, type Ear } from '../table/ear';
import type { ActBase, LessonModel, ShellTypes, TableChange } from '../types';
import { fits, goneOn, askedIn, beatOf, beginPart, nextAfter, saidTo, saying, type LessonState } from './lessonState';

/** What is asked for in a lesson. */
type AtLesson<T extends ShellTypes> = LessonCommand | TableCommandBase<T['Act'] | ActBase> | T['TableCommand'];

/** A lesson that is on. */
interface Running<T extends ShellTypes> {
  readonly table: OpenTable<T>;
  readonly clock: PausableClock;
  readonly stop: AbortController;
  readonly ear: Ear<T['Table']>;
  model: T['Table'];
  state: LessonState<T>;
  /** Takes back what was to come in this beat. */
  rest: () => void;
}

/** The learner sits here. */
const LEARNER = 0;

/** The game as it stands when a part of its lesson begins. */
export function gameBefore<T extends ShellTypes>(game: ShellGame<T>, part: number, names: readonly [string, string]): T['Saved'] {
  const { setup, dealt, parts } = game.lesson;
  const begun = game.begin({ freshWord: () => 'lesson', today: () => 0 }, setup(...names));
  return { ...begun, ...dealt, events: parts.slice(0, part).flatMap(({ events }) => events) };
}

export class LessonController<T extends ShellTypes> {
  readonly #stage: Stage<T>;
  readonly #left: (toPlay: boolean) => void;
  #on: Running<T> | null = null;
  /** What the other player acts with. */
  #hands: Hands<T> | null = null;

  /** @param left the learner has left; whether they want to play now */
  constructor(stage: Stage<T>, left: (toPlay: boolean) => void) {
    this.#stage = stage;
    this.#left = left;
  }

  /** @param asked where it begins; without it, or where there is no part of that name, at its beginning */
  open(asked?: string): void {
    this.leave();
    const { game, ports, device } = this.#stage;
    const { lesson: course, table: screen } = game;
    const part = Math.max(0, course.parts.findIndex(({ name }) => name === asked));
    const clock = createPausableClock(ports.clock);
    const table = screen.open(gameBefore(game, part, [ports.me() ?? UNNAMED_ME, say('character-pip')]), {
      clock, today: () => 0, freshWord: ports.freshWord, spoken: 'off', onSave: () => {}, told: (_, happenings) => this.#told(happenings),
      hands: (hands) => { this.#hands = hands; },
    });
    const stop = new AbortController();
    if (course.liesOpen) table.act({ kind: 'goOn' });
    this.#on = {
      table, clock, stop, state: beginPart(course, part), rest: () => {},
      model: screen.opened(table.view(), { ...settingsOf(this.#stage), ...course.set } as T['Set']),
      ear: createEar({
        saidNow: screen.saidNow, speak: ports.speak, act: (act) => this.ask({ kind: 'act', act }), clock: ports.clock,
      }),
    };
    this.#show([]);
    if (device.page) {
      screen.listen(device.page, { table: () => this.model()?.table ?? null, ask: (command) => this.ask(command), signal: stop.signal });
    }
  }

  /** The lesson as it is shown; null while none is on. */
  model(): LessonModel<T> | null {
    if (this.#on === null) return null;
    const { lesson: course } = this.#stage.game;
    const { clock, state, model } = this.#on;
    const { said, times, hint, part } = state;
    const parts = course.parts.map(({ name }) => name);
    return {
      kind: 'lesson', panel: { part: parts[part]!, parts, said, times, hint, asked: askedIn(course, state) },
      table: course.shown?.(model, clock.isPaused(), clock.hostTime) ?? model,
    };
  }

  ask(command: AtLesson<T>): void {
    if (this.#on === null) return;
    const asked = command as LessonCommand | TableCommandBase<T['Act'] | ActBase>;
    switch (asked.kind) {
      case 'lessonOn': return this.#goOn(this.#on);
      case 'showMe': return this.#showMe(this.#on);
      case 'leaveLesson': case 'leaveTable': return this.#leaveFor(false);
      case 'playAgain': return this.#leaveFor(true);
      case 'settings':
        this.#change({ type: 'over', over: null });
        return this.#stage.ports.openSettings();
      case 'overTable':
        this.#send(this.#on, { kind: 'pause', paused: asked.over !== null, at: asked.at });
        return this.#change({ type: 'over', over: asked.over });
      case 'act': return this.#act(this.#on, asked.act);
      default: return this.#change(this.#stage.game.table.answer(command as T['TableCommand']));
    }
  }

  painted(): void {
    const act = this.#on && this.#stage.game.table.painted(this.#on.model.view, this.#on.clock.now());
    if (act) this.#send(this.#on!, act);
  }

  hidden(at: number): void { this.ask({ kind: 'act', act: { kind: 'pause', paused: true, at } }); }

  showAgain(): void { this.#change({ type: 'set', set: settingsOf(this.#stage) as Partial<T['Set']> }); }

  leave(): void {
    const was = this.#on;
    this.#on = null;
    was?.stop.abort();
    was?.ear.leave();
    was?.rest();
    was?.table.leave();
  }

  #leaveFor(play: boolean): void {
    this.leave();
    this.#left(play);
  }

  #goOn(on: Running<T>): void {
    const course = this.#stage.game.lesson;
    if (on.table.view().paused) return this.#send(on, { kind: 'goOn' });
    if (askedIn(course, on.state) === 'play') return this.#leaveFor(true);
    const next = goneOn(course, on.state);
    const goesOn = next !== on.state;
    if (goesOn) this.#become(on, next);
    // Where the lesson has ended nothing goes on at its table.
    if (askedIn(course, next) === 'play') return;
    if (goesOn) on.clock.resume();
    this.#send(on, { kind: 'goOn' });
  }

  #showMe(on: Running<T>): void {
    const hint = beatOf(this.#stage.game.lesson, on.state)?.hint;
    if (hint !== undefined) this.#become(on, saying(on.state, hint, true));
  }

  #act(on: Running<T>, act: T['Act'] | ActBase): void {
    const { lesson: course } = this.#stage.game;
    if (act.kind === 'stop') return this.#leaveFor(false);
    if (act.kind === 'goOn') return this.#goOn(on);
    if (course.ignores?.includes(act.kind)) return;
    if (!('seat' in act)) return this.#send(on, act);
    if (act.seat !== LEARNER || on.table.view().paused) return;
    const asked = askedIn(course, on.state);
    const meant = course.meant?.(act, asked) ?? act;
    const beat = beatOf(course, on.state);
    if ((beat?.asks === meant.kind || beat?.lets === meant.kind) && fits(beat.right ?? {}, meant)) return this.#take(on, meant);
    const answer = beat?.answers?.[meant.kind as T['Act']['kind']];
    if (answer !== undefined) return this.#become(on, saying(on.state, saidTo(answer, meant)));
    if (meant.kind === course.goesOnBy && (asked === 'begin' || asked === 'goOn')) this.#goOn(on);
  }

  /** What was asked for is done. */
  #take(on: Running<T>, act: T['Act']): void {
    const { game } = this.#stage;
    const along = beatOf(game.lesson, on.state)?.along;
    this.#become(on, nextAfter(game.lesson, on.state, null));
    on.clock.resume();
    this.#send(on, act);
    if (along !== undefined) this.#hands?.act(along, this.#hands.now());
    const change = game.table.acted?.(on.model, act);
    if (change) this.#change(change);
  }

  /** What is done at the table is done in the table's time. */
  #send(on: Running<T>, act: T['Act'] | ActBase): void { on.table.act('at' in act ? { ...act, at: on.clock.now() } : act); }

  #told(happenings: readonly T['Happening'][]): void {
    const { ports, game } = this.#stage;
    const on = this.#on;
    // While the game is being opened there is nothing to show.
    if (on === null) return;
    on.model = game.tableAfter(on.model, { type: 'told', view: on.table.view(), happenings, now: ports.clock.now() });
    this.#become(on, happenings.reduce((state, happening) => nextAfter(game.lesson, state, happening), on.state), happenings);
  }

  #change(change: TableChange<T>): void {
    if (this.#on === null) return;
    this.#on.model = this.#stage.game.tableAfter(this.#on.model, change);
    this.#show([]);
  }

  #become(on: Running<T>, state: LessonState<T>, happenings: readonly T['Happening'][] = []): void {
    const begins = state.part !== on.state.part || state.beat !== on.state.beat;
    on.state = state;
    if (begins) this.#begin(on);
    this.#show(happenings);
  }

  /** What comes by itself in a beat, in the game's time: the teacher does something, and time stands still. */
  #begin(on: Running<T>): void {
    on.rest();
    const hands = this.#hands;
    const { does, after = 0, still } = beatOf(this.#stage.game.lesson, on.state) ?? {};
    const rests: (() => void)[] = [];
    const later = (ms: number, act: () => void): void => {
      if (ms === 0) act();
      else if (hands) rests.push(hands.at(hands.now() + ms, act));
    };
    if (does !== undefined) later(after, () => hands?.act(does, hands.now()));
    if (still !== undefined) later(still, () => this.#standStill(on));
    on.rest = () => { for (const rest of rests) rest(); };
  }

  #standStill(on: Running<T>): void {
    on.clock.pause();
    this.#show([]);
  }

  #show(happenings: readonly T['Happening'][]): void {
    const { game, ports, happen } = this.#stage;
    const screen = this.model();
    if (screen === null) return;
    ports.play(happenings.flatMap((happening) => game.table.cues(happening, screen.table.view)));
    happen({ type: 'lesson', screen });
    this.#on?.ear.follow(screen.table);
  }
}
