/**
 * The host of the lesson: the real table with Pip at it. Its time stands still wherever the learner is to read or to do something; what is
 * not wanted is answered and never comes to the table, so that nothing has to be taken back there. It saves nothing: a lesson is no game.
 */
import type { Clock } from '../../../bots/clock';
import { createPausableClock, type PausableClock } from '../../../bots/pausableClock';
import type { SnapBackSetup } from '../kept/setup';
import { backsOf, type Rank } from '../rules/cards';
import type { SnapBackHappening } from '../rules/happening';
import { cardsOf } from '../rules/shoe';
import { createTable, type SnapBackTable } from '../table/table';
import type { SnapBackAct, SnapBackView } from '../table/view';
import { CARDS, gameBefore, SEED, YOU, type Part } from './course';
import { askedIn, beginPart, lessonAfter, type LessonChange, type LessonState } from './lessonState';
import { createPip } from './pip';

/** So long the match lies open before time stands still: its card has been painted by then, and is not turned down yet. */
const LOOK_MS = 600;

const DECK: readonly Rank[] = cardsOf(SEED, CARDS.vain);

export interface LessonGamePorts {
  readonly clock: Clock;
  readonly setup: SnapBackSetup;
  readonly part: Part;
  /** Is told of every change, with what happened at the table. */
  readonly changed: (happenings: readonly SnapBackHappening[]) => void;
}

export interface LessonGame {
  lesson(): LessonState;
  view(): SnapBackView;
  /** Whether time stands still, though nothing is paused. */
  isStill(): boolean;
  act(act: SnapBackAct): void;
  /** Begins, or goes on after what is to be read. */
  goOn(): void;
  showMe(): void;
  leave(): void;
}

export function createLessonGame(ports: LessonGamePorts): LessonGame {
  return new OneLesson(ports);
}

class OneLesson implements LessonGame {
  readonly #ports: LessonGamePorts;
  readonly #clock: PausableClock;
  readonly #table: SnapBackTable;
  #state: LessonState;
  #look: unknown = null;

  constructor(ports: LessonGamePorts) {
    const { clock, setup, part } = ports;
    this.#ports = ports;
    this.#clock = createPausableClock(clock);
    this.#state = beginPart(part);
    this.#table = createTable(gameBefore(part, setup), {
      clock: this.#clock, today: () => 0, createPlayer: createPip, onSave: () => {},
    });
    this.#table.subscribe((_, happenings) => this.#heard(happenings));
  }

  lesson(): LessonState { return this.#state; }

  view(): SnapBackView {
    const view = this.#table.view();
    const { countEndsAt } = view;
    // While time stands still, nothing is counted down.
    return { ...view, countEndsAt: countEndsAt === null || this.#clock.isPaused() ? null : this.#clock.hostTime(countEndsAt) };
  }

  isStill(): boolean { return this.#clock.isPaused(); }

  act(act: SnapBackAct): void {
    switch (act.kind) {
      case 'goOn': return this.goOn();
      case 'call': return this.#call(act);
      case 'choose': return this.#choose(act);
      case 'hold': case 'stop': return;
      default: return this.#send(act);
    }
  }

  goOn(): void {
    const asked = askedIn(this.#state);
    // After a pause the same press goes on.
    if (asked !== 'begin' && asked !== 'goOn') return this.#send({ kind: 'goOn' });
    this.#become({ type: 'goOn' });
    if (this.#state.beat === 'done') return;
    this.#clock.resume();
    this.#send({ kind: 'goOn' });
  }

  showMe(): void { this.#become({ type: 'showMe' }); }

  leave(): void {
    this.#ports.clock.clearTimeout(this.#look);
    this.#table.leave();
  }

  #call(act: Extract<SnapBackAct, { kind: 'call' }>): void {
    const { mayCall, shown, paused } = this.#table.view();
    if (paused) return;
    const holds = backsOf(DECK.slice(0, shown)).length > 0;
    if (!(mayCall && holds)) return this.#become({ type: 'wouldCall', mayCall, holds });
    this.#clock.resume();
    this.#send({ ...act, at: this.#clock.now() });
  }

  #choose(act: Extract<SnapBackAct, { kind: 'choose' }>): void {
    if (act.seat !== YOU || askedIn(this.#state) !== 'choose') return;
    this.#become({ type: 'chosen', claim: act.claim });
    if (askedIn(this.#state) === 'choose') return;
    this.#clock.resume();
    this.#send(act);
  }

  /** What is done at the table is done in the table's time. */
  #send(act: SnapBackAct): void {
    this.#table.act('at' in act ? { ...act, at: this.#clock.now() } : act);
    // After a pause there is a match to wait at again.
    this.#hold();
  }

  #heard(happenings: readonly SnapBackHappening[]): void {
    for (const happening of happenings) {
      if (happening.type === 'shown') this.#state = lessonAfter(this.#state, { type: 'shown', number: happening.number });
      if (happening.type === 'called') this.#state = lessonAfter(this.#state, { type: 'called', seats: happening.seats });
      if (happening.type === 'revealed') this.#state = lessonAfter(this.#state, { type: 'revealed' });
    }
    this.#hold();
    this.#ports.changed(happenings);
  }

  #become(change: LessonChange): void {
    this.#state = lessonAfter(this.#state, change);
    this.#ports.changed([]);
  }

  /** Lets time stand still where it has to. */
  #hold(): void {
    const { beat } = this.#state;
    if (beat === 'choose' || beat === 'seen') this.#clock.pause();
    if (beat === 'call' && !this.#clock.isPaused()) this.#look ??= this.#ports.clock.setTimeout(() => this.#holdMatch(), LOOK_MS);
  }

  /** The match has been looked at for a moment: now it waits. */
  #holdMatch(): void {
    this.#look = null;
    if (this.#state.beat !== 'call' || this.#table.view().paused) return;
    this.#clock.pause();
    this.#ports.changed([]);
  }
}
