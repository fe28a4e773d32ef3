/**
 * The untimed way of calling: nobody is quicker than anybody. When movers end their move without having called, the draw is held back and
 * everyone else is asked in turn, in private: SNAG or pass? When all have answered, every SNAG counts as pressed at the same instant, and
 * the draw follows. In the last chance everyone is asked once more, and then it is counted. In a race the maker is asked with the others.
 *
 * Of a round nothing is kept and nothing is told before its end, so that a game that is left in its midst comes back before it.
 */
import type { Seat } from '../../rules/position';
import type { TableContext } from '../../table/gameMachine';
import type { Intent } from '../../table/intents';
import { makerOf } from '../../table/judge';
import type { Clock } from '../../bots/clock';
import type { Player } from '../../setup/players';
import type { Round } from '../tableView';
import { answered, askedBefore, fromTheLeftOf, intentsOf, questionsTo, type Questions } from './callQuestions';

export interface CallRoundPorts {
  readonly clock: Clock;
  readonly table: () => TableContext;
  /** In the order in which they sit now. */
  readonly players: () => readonly Player[];
  readonly send: (intent: Intent) => void;
  /** What the computer on a seat answers. Never rejects. */
  readonly computerCalls: (seat: Seat) => Promise<boolean>;
  /** Somebody else is asked now, or nobody any more. */
  readonly changed: () => void;
}

export interface CallRound {
  /** The round that is on, or null. */
  round(): Round | null;
  /** Takes what a player asks of the table, and sends it on: at once, after a round, or not at all where it is not for them to ask. */
  take(intent: Intent): void;
  /** Whoever is asked has answered. */
  answer(seat: Seat, snag: boolean): void;
  /** What was sent has been judged: the round is over. */
  judged(): void;
  /** Sees whether the last chance has come, when all players have been told of it. */
  look(): void;
  stop(): void;
}

interface RoundState {
  /** The round that is on. */
  readonly questions: Questions | null;
  /** A draw that waits for what was pressed before it to be judged. */
  readonly timer: unknown;
  /** Whether everyone has been asked for the last time. */
  readonly askedLast: boolean;
}

/** Nobody is asked yet. */
export function createCallRound(ports: CallRoundPorts): CallRound {
  return new Asking(ports);
}

class Asking implements CallRound {
  readonly #ports: CallRoundPorts;
  #state: RoundState = { questions: null, timer: null, askedLast: false };
  /** What the computers answer in the round that is on. */
  #botCalls: Promise<readonly Seat[]> = Promise.resolve([]);

  constructor(ports: CallRoundPorts) { this.#ports = ports; }

  round(): Round | null {
    const { questions } = this.#state;
    return questions && { seat: questions.left[0] ?? null };
  }

  take(intent: Intent): void {
    const { mover, rules } = this.#ports.table().position;
    const busy = this.#state.questions !== null || this.#state.timer !== null;
    if (intent.kind === 'draw') {
      if (!busy) this.#onceSettled(() => this.#endMove(intent));
    } else if (intent.kind === 'call') {
      // Only the mover calls unasked, and by the rule of the first call not even they.
      if (!busy && intent.seat === mover && rules.calls === 'classic') this.#ports.send(intent);
    } else if (intent.kind !== 'count') this.#ports.send(intent);
  }

  answer(seat: Seat, snag: boolean): void {
    const { questions } = this.#state;
    if (questions?.left[0] !== seat) return;
    this.#goOn(answered(questions, snag));
  }

  judged(): void {
    // A run that is taken lies lit first, and what was sent with it waits.
    if (this.#state.questions?.sent && this.#ports.table().waiting.length === 0) this.#set({ questions: null });
  }

  look(): void {
    const { questions, askedLast } = this.#state;
    const table = this.#ports.table();
    if (table.position.mover !== null || table.counted || askedLast || questions || table.breath) return;
    this.#set({ askedLast: true });
    this.#ask(fromTheLeftOf(makerOf(table), this.#ports.players().length), null);
  }

  stop(): void {
    this.#ports.clock.clearTimeout(this.#state.timer);
    this.#set({ questions: null, askedLast: true });
  }

  #set(changed: Partial<RoundState>): void { this.#state = { ...this.#state, ...changed }; }

  /** Does something once all that was pressed is judged: a call that came before a draw must be known to it. */
  #onceSettled(act: () => void): void {
    const { waiting, breath, input } = this.#ports.table();
    if (waiting.length > 0 || breath) {
      this.#set({ timer: this.#ports.clock.setTimeout(() => this.#onceSettled(act), Math.max(1, input.settle)) });
      return;
    }
    this.#set({ timer: null });
    act();
  }

  #endMove(draw: Intent & { readonly kind: 'draw' }): void {
    const seats = askedBefore(draw, this.#ports.table());
    if (seats) this.#ask(seats, draw);
    else this.#ports.send(draw);
  }

  #ask(seats: readonly Seat[], draw: Questions['draw']): void {
    const { players, computerCalls } = this.#ports;
    const questions = questionsTo(seats, (seat) => players()[seat]?.kind === 'bot', draw);
    const answers = questions.bots.map(async (seat) => (await computerCalls(seat) ? [seat] : []));
    this.#botCalls = Promise.all(answers).then((calls) => calls.flat());
    this.#goOn(questions);
  }

  /** Asks whoever is next; when no person is left, waits for the computers. */
  #goOn(questions: Questions): void {
    this.#set({ questions });
    this.#ports.changed();
    if (questions.left.length === 0) void this.#finish(questions);
  }

  async #finish(questions: Questions): Promise<void> {
    const bots = await this.#botCalls;
    if (this.#state.questions !== questions) return;
    this.#set({ questions: { ...questions, sent: true } });
    for (const intent of intentsOf(questions, bots, this.#ports.clock.now())) this.#ports.send(intent);
  }
}
