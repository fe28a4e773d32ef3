/** A round of a drill at the table: moves it on by presses and by time, shows it, and tells what was answered. */
import type { Clock } from '../../../bots/clock';
import type { Act, TableHappening } from '../../../session/viewState';
import type { Said } from '../../../training/question';
import { keptDrill, type DrillState, type KeptDrill } from '../../../training/drill';
import { DRILL_KINDS } from './drillKinds';
import { happenedIn, marksOf, tableOf } from './drillTable';
import {
  comesBy, lastGiven, pressGoesOn, questionOf, roundAfter, roundOf, stepsOf, stretchNow, waitsForPress, type Round, type RoundEvent,
} from './round';
import type { DrillSaid } from '../../../strings/drillSaid';
import type { DrillEnd, DrillModel } from '../../../ui/training/trainingModel';

export interface DrillPorts {
  readonly clock: Clock;
  readonly show: (screen: DrillModel, happenings: readonly TableHappening[]) => void;
  /** What is set on this device. */
  readonly liking: () => Pick<DrillModel, 'pace' | 'input'>;
  readonly unhurried: () => boolean;
  /** A question was answered; it was the last one, and the session comes to this. */
  readonly answered: (drill: DrillState) => void;
  readonly ended: (drill: DrillState) => DrillEnd;
}

/** A round that is on. */
export interface DrillGame {
  act(act: Act, at: number): void;
  judge(gone: boolean, at: number): void;
  /** A press goes on. */
  on(at: number): void;
  read(): void;
  painted(): void;
  pause(paused: boolean): void;
  showAgain(): void;
  stop(): void;
}

/** @param round names it: another round is another table @param kept what a reload of it comes back to, made of how the session stands */
export function createDrill(
  drill: DrillState, round: number, kept: (drill: KeptDrill | null) => unknown, ports: DrillPorts,
): DrillGame {
  return new Drill(roundOf(drill, ports.unhurried()), round, kept, ports);
}

class Drill implements DrillGame {
  readonly #ports: DrillPorts;
  readonly #number: number;
  readonly #kept: (drill: KeptDrill | null) => unknown;
  #round: Round;
  #end: DrillEnd | null = null;
  #times = 0;
  #timer: unknown = null;

  constructor(round: Round, number: number, kept: (drill: KeptDrill | null) => unknown, ports: DrillPorts) {
    this.#round = round;
    this.#number = number;
    this.#kept = kept;
    this.#ports = ports;
    this.#show([]);
  }

  act(act: Act, at: number): void {
    const { phase } = this.#round;
    if (phase !== 'asked') {
      // The keys of the table go on, too. A tile of the rack does not: it is meant for the question.
      if (act.kind === 'call' || act.kind === 'draw') this.on(at);
      return;
    }
    const said = saidBy(act);
    if (said !== null) this.#happen({ type: 'answered', said, at });
  }

  judge(gone: boolean, at: number): void {
    if (this.#round.phase !== 'asked') this.on(at);
    else this.#happen({ type: 'answered', said: gone ? 'gone' : 'come', at });
  }

  on(at: number): void {
    if (pressGoesOn(this.#round, at)) this.#happen({ type: 'on' });
  }

  read(): void { this.#happen({ type: 'read' }); }

  painted(): void {
    if (this.#round.phase === 'asked' && this.#round.askedAt === null) this.#happen({ type: 'painted', at: this.#ports.clock.now() });
  }

  pause(paused: boolean): void {
    if (this.#round.phase !== 'over' && this.#round.paused !== paused) this.#happen({ type: 'paused', paused });
  }

  showAgain(): void {
    const unhurried = this.#ports.unhurried();
    if (unhurried !== this.#round.unhurried) this.#happen({ type: 'hurry', unhurried });
    else this.#show([]);
  }

  stop(): void { this.#ports.clock.clearTimeout(this.#timer); }

  #happen(event: RoundEvent): void {
    const before = this.#round;
    const now = roundAfter(before, event);
    if (now === before) return;
    this.#round = now;
    if (now.drill.given.length > before.drill.given.length) {
      this.#ports.answered(now.drill);
      // What is told of the last answer may never be seen to its end: the page is reloaded, or left.
      if (now.drill.given.length === now.drill.questions.length) this.#end = this.#ports.ended(now.drill);
    }
    if (saysAnother(before, now)) this.#times += 1;
    this.#wait();
    this.#show(happenedIn(before, now));
  }

  #wait(): void {
    const { clock } = this.#ports;
    clock.clearTimeout(this.#timer);
    const next = comesBy(this.#round, clock.now());
    if (next) this.#timer = clock.setTimeout(() => this.#happen(next.event), next.ms);
  }

  #show(happenings: readonly TableHappening[]): void {
    const round = this.#round;
    const { drill, phase } = round;
    const question = questionOf(round);
    this.#ports.show({
      kind: 'drill', session: drill.session, drill: question.drill, answered: DRILL_KINDS[question.drill], round: this.#number,
      state: tableOf(round), ...this.#ports.liking(), phase, answers: drill.given.map(({ verdict }) => verdict.right),
      of: drill.questions.length, said: saidIn(round), times: this.#times, marks: marksOf(round), waits: waitsForPress(round),
      end: phase === 'over' ? this.#end : null, kept: this.#kept(keptDrill(drill)),
    }, happenings);
  }
}

/** What an act of the table answers; null where it answers nothing. */
function saidBy(act: Act): Said | null {
  switch (act.kind) {
    case 'call': return 'call';
    case 'draw': return 'pass';
    case 'place': return act.tile;
    default: return null;
  }
}

/** What is said at a moment of a round. */
function saidIn(round: Round): DrillSaid {
  const { phase, drill, unhurried, shown, late } = round;
  const question = questionOf(round);
  switch (phase) {
    case 'ready': return { kind: 'how', drill: question.drill };
    case 'look': {
      const stretch = stretchNow(drill);
      if (stretch === null) return { kind: 'look', unhurried };
      return { kind: 'watch', step: shown === 0 ? null : stepsOf(stretch)[shown - 1]!, unhurried };
    }
    case 'asked': return { kind: 'asked', question };
    case 'told': return { kind: 'told', question, given: lastGiven(drill)!, late };
    case 'over': return { kind: 'over' };
  }
}

/** Whether something is said that was not said before. */
function saysAnother(before: Round, now: Round): boolean {
  return before.phase !== now.phase || before.shown !== now.shown || before.drill.given.length !== now.drill.given.length
    || before.drill.phase !== now.drill.phase;
}
