/**
 * The lesson of a game: its course, played at the game's own table, whose other player does what the course says. What is not wanted is
 * answered and never comes to the table, so that nothing has to be taken back there. Nothing is saved: a lesson is no game.
 */
import { createPausableClock, type PausableClock } from '../../bots/pausableClock';
import { UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import type { Stage } from '../app/stage';
import type { LessonCommand, TableCommandBase } from '../commands';
import type { ShellGame } from '../shellGame';
import { LiveTable } from '../table/liveTable';
import type { ActBase } from '../table/acts';
import type { Hands } from '../table/ownScreen';
import type { LessonModel, ShellTypes } from '../types';
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
  readonly live: LiveTable<T>;
  readonly #left: (toPlay: boolean) => void;
  readonly #course: Course<T>;
  readonly #clock: PausableClock;
  #state: LessonState<T>;
  /** What the teacher acts with. */
  #hands: Hands<T['Intent']> | null = null;
  /** Take back what the teacher was to do in this beat, and that time stands still. */
  readonly #rests = { does() {}, still() {} };

  /**
   * @param part where it begins; without it, or where there is none of that name, at its beginning
   * @param left the learner has left; whether they want to play now
   */
  constructor(stage: Stage<T>, part: string | undefined, left: (toPlay: boolean) => void) {
    const { game, ports } = stage;
    const course = game.lesson!;
    const beat = Math.max(0, course.beats.findIndex((one) => part !== undefined && one.part === part));
    [this.#left, this.#course] = [left, course];
    this.#clock = createPausableClock(ports.clock);
    this.#state = openedAt(course, beat);
    this.live = new LiveTable(stage, gameAt(game, beat, [ports.me() ?? UNNAMED_ME, say('character-pip')]), {
      clock: this.#clock, today: () => 0, spoken: 'off', set: course.set as Partial<T['Set']>, onSave() {}, ask: stage.ask,
      act: (act) => this.#act(act), told: (happenings) => this.#told(happenings), show: () => stage.show(this.model()!),
      hands: (hands) => { this.#hands = hands; },
      shownAs: (table) => course.shown?.(table, this.#clock.isPaused(), this.#clock.hostTime) ?? table,
    });
    if (course.liesOpen) this.#send({ kind: 'goOn' });
    this.live.show([]);
  }

  /** The lesson as it is shown; null once it is left. */
  model(): LessonModel<T> | null {
    if (this.live.left.aborted) return null;
    const { said, times, hint, beat } = this.#state;
    const { beats } = this.#course;
    const parts = beats.flatMap(({ part }) => part ?? []);
    const part = beats.slice(0, beat + 1).findLast((one) => one.part !== undefined)!.part!;
    return {
      kind: 'lesson', panel: { part, parts, said, times, hint, asked: askedIn(this.#course, this.#state) }, table: this.live.shown,
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
      case 'act': return this.#act(command.act);
      default: return this.live.ask(asked as T['TableCommand']);
    }
  }

  leave(): void {
    this.#rests.does();
    this.#rests.still();
    this.live.leave();
  }

  /** What is wanted now. */
  get #beat(): Partial<Beat<T>> { return this.#state.waits ? {} : this.#course.beats[this.#state.beat]!; }

  #leaveFor(play: boolean): void {
    this.leave();
    this.#left(play);
  }

  #goOn(): void {
    // After a pause the same press goes on.
    if (this.live.table.view().paused) return this.#send({ kind: 'goOn' });
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
    if (act.seat !== LEARNER || this.live.table.view().paused) return;
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
    // Where the next beat waits for what comes of the act, that is judged in a while: until then time goes on.
    this.#rests.still();
    this.#become(nextAfter(this.#course, this.#state, null));
    this.#clock.resume();
    this.#send(act);
    if (along !== undefined) this.#hands?.act(along, this.#hands.now());
  }

  /** What is done at the table is done in the table's time. */
  #send(act: T['Act'] | ActBase): void { this.live.act('at' in act ? { ...act, at: this.#clock.now() } : act); }

  #told(happenings: readonly T['Happening'][]): void {
    this.#become(happenings.reduce((state, happening) => nextAfter(this.#course, state, happening), this.#state), happenings);
  }

  #become(state: LessonState<T>, happenings: readonly T['Happening'][] = []): void {
    const begins = state.beat !== this.#state.beat || state.waits !== this.#state.waits;
    this.#state = state;
    if (begins) this.#begin();
    this.live.show(happenings);
  }

  /** What comes by itself in a beat, in the game's time: the teacher does something, and time stands still. */
  #begin(): void {
    this.#rests.does();
    this.#rests.still();
    const { does, after = 0, still } = this.#beat;
    if (does !== undefined) this.#later('does', after, (hands) => hands.act(does, hands.now()));
    if (still === undefined) return;
    this.#later('still', still, () => {
      this.#clock.pause();
      if (still > 0) this.live.show([]);
    });
  }

  #later(what: 'does' | 'still', milliseconds: number, act: (hands: Hands<T['Intent']>) => void): void {
    const hands = this.#hands;
    if (hands === null) return;
    if (milliseconds === 0) act(hands);
    else this.#rests[what] = hands.at(hands.now() + milliseconds, () => act(hands));
  }
}
