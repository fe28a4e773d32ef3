/** The course at the table: opens its lessons one step after another, shows them, and keeps how far the learner has come. */
import type { Clock } from '../../bots/clock';
import { lessonOf } from '../../lessons/course/course';
import { createLessonGame, type LessonGame } from '../../lessons/lessonGame';
import { isLastStep, type LessonState } from '../../lessons/lessonState';
import { inStep, lessonDone, type KeptProgress, type Progress } from '../../lessons/progress';
import { LESSON_NAMES, type LessonName } from '../../lessons/says';
import { PRINTED_RULES } from '../../rules/options';
import type { Tile } from '../../rules/board';
import type { TableHappening, ViewState } from '../../session/viewState';
import type { Player } from '../../setup/players';
import type { GameSetup, Pace } from '../../setup/setup';
import type { SetupDraft } from '../../setup/kept/tables';
import type { LessonModel } from '../../ui/lessons/lessonModel';
import type { Notice } from '../../ui/notice';
import type { TableModel } from '../../ui/table/tableModel';
import { STAY, type Answering, type Next } from '../next';
import { isToPause, NO_PAUSE, pauseAfter, type PauseState } from '../table/pause';
import type { Playing } from '../table/playing';
import { withSleepingBurst } from '../table/tableState';

export interface LessonControllerPorts {
  readonly clock: Clock;
  readonly progress: KeptProgress;
  /** What the learner has agreed on elsewhere: the pace, and how they play with hand and key. */
  readonly liking: () => Pick<SetupDraft, 'pace' | 'input'>;
  /** The learner and Pip. */
  readonly players: () => readonly [Player, Player];
  /** The game in which the course ends. */
  readonly gameAfter: () => GameSetup;
  readonly show: (screen: TableModel, happenings: readonly TableHappening[]) => void;
  readonly tell: (notices: readonly Notice[]) => void;
}

export interface LessonController extends Playing, Answering<'lessonOn' | 'notHeld' | 'showMe'> {
  /** Whether a lesson is on. */
  isOn(): boolean;
  /**
   * Opens the course: at the start of a lesson, or where the learner left it.
   * @param pace another than the agreed one, for as long as the lessons are on
   * @param challenge the link of a challenge to which the course leads back, for as long as well
   */
  open(lesson?: LessonName | null, pace?: Pace | null, challenge?: string | null): void;
  /** The link of the challenge to which the lessons that are on lead back; null where there is none. */
  challenge(): string | null;
  /** Nobody is here any more. */
  leave(): void;
}

/** No lesson is on. */
export function createLessonController(ports: LessonControllerPorts): LessonController {
  return new Course(ports);
}

class Course implements LessonController {
  readonly #ports: LessonControllerPorts;
  #game: LessonGame | null = null;
  #pause: PauseState = NO_PAUSE;
  #pace: Pace = 'normal';
  #challenge: string | null = null;
  /** Counts the steps that were opened: each is another table. */
  #opened = 0;
  /** When the lesson that is on was done; null before. */
  #endedAt: number | null = null;

  constructor(ports: LessonControllerPorts) { this.#ports = ports; }

  isOn(): boolean { return this.#game !== null; }

  challenge(): string | null { return this.isOn() ? this.#challenge : null; }

  open(lesson: LessonName | null = null, pace: Pace | null = null, challenge: string | null = null): void {
    const { progress: kept, tell, liking } = this.#ports;
    const { progress: { at }, broken } = kept.read();
    this.#pace = pace ?? (this.isOn() ? this.#pace : liking().pace);
    this.#challenge = challenge ?? this.challenge();
    const exists = lessonOf(at.lesson).steps.length > at.step;
    this.#openStep(lesson ?? at.lesson, lesson === null && exists ? at.step : 0);
    if (lesson === null && (broken || !exists)) tell([{ kind: 'lessonsAnew' }]);
  }

  /** After the course comes a game against Pip, or the challenge for which it was opened. */
  lessonOn(): Next {
    const state = this.#game?.lesson();
    if (state?.phase !== 'finished') return STAY;
    if (nextOf(state) === 'play') {
      const link = this.challenge();
      this.leave();
      return link === null ? { to: 'game', setup: this.#ports.gameAfter() } : { to: 'challenge', link };
    }
    // What is kept already leads to the next lesson.
    if (isLastStep(state)) this.open();
    else this.#openStep(state.lesson, state.step + 1);
    return STAY;
  }

  notHeld({ tile }: { readonly tile: Tile }): void { this.#game?.notHeld(tile); }

  showMe(): void { this.#game?.showMe(); }

  act(...[act, at]: Parameters<Playing['act']>): void { this.#game?.act(act, at); }

  pause(...[command]: Parameters<Playing['pause']>): void {
    const game = this.#game;
    if (!game) return;
    const view = game.view();
    this.#pause = pauseAfter(this.#pause, command, view);
    const paused = isToPause(this.#pause, view);
    if (paused !== view.paused) game.pause(paused);
  }

  painted(): void {
    // Nobody races with the learner.
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#game?.setPace(pace);
    this.showAgain();
  }

  showAgain(): void { this.#present([]); }

  leave(): void {
    this.#game?.stop();
    this.#game = null;
  }

  #openStep(lesson: LessonName, step: number): void {
    const { clock, players, progress: kept } = this.#ports;
    this.leave();
    this.#endedAt = null;
    this.#pause = NO_PAUSE;
    this.#opened += 1;
    kept.write(inStep(kept.read().progress, lesson, step));
    this.#game = createLessonGame({
      lesson, step, clock, pace: this.#pace, players: players(), changed: (happenings) => this.#changed(happenings),
    });
    this.#present([]);
  }

  #changed(happenings: readonly TableHappening[]): void {
    const { progress: kept, clock } = this.#ports;
    const state = this.#game?.lesson();
    // While it is being opened there is nothing to show.
    if (!state) return;
    const { progress } = kept.read();
    if (state.phase === 'finished' && isLastStep(state) && this.#endedAt === null) {
      this.#endedAt = clock.now();
      kept.write(lessonDone(progress, state.lesson));
    }
    this.#present(happenings);
  }

  #present(happenings: readonly TableHappening[]): void {
    const { show, liking, progress } = this.#ports;
    const game = this.#game;
    if (!game) return;
    show(modelOf({
      state: game.lesson(), view: game.view(), progress: progress.read().progress, pace: this.#pace, input: liking().input,
      table: `lesson-${this.#opened}`, endedAt: this.#endedAt, challenge: this.challenge(),
    }), happenings);
  }
}

/** What comes after a step. */
function nextOf(state: LessonState): LessonModel['next'] {
  if (state.phase !== 'finished') return 'none';
  if (!isLastStep(state)) return 'goOn';
  return state.lesson === LESSON_NAMES.at(-1) ? 'play' : 'lesson';
}

interface Shown {
  readonly state: LessonState;
  readonly view: ViewState;
  readonly progress: Progress;
  readonly pace: Pace;
  readonly input: TableModel['input'];
  /** Names this table. */
  readonly table: string;
  readonly endedAt: LessonModel['endedAt'];
  readonly challenge: string | null;
}

function modelOf({ state, view, progress, pace, input, table, endedAt, challenge }: Shown): TableModel {
  const { lesson: name, said, times, look, hint } = state;
  return {
    kind: 'table', game: table, state: withSleepingBurst(view), past: [], card: null, match: { playedFor: { kind: 'single' }, game: 0 },
    pace, terms: { rules: PRINTED_RULES, memoryAid: false }, sitting: null, edges: [], input, practice: null, newcomer: null, end: null,
    daily: null,
    lesson: { name, done: progress.done, said, times, look, hint, asked: state.phase === 'asked', next: nextOf(state), endedAt, challenge },
  };
}
