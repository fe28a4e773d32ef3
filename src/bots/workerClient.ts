/**
 * The client of the computer players' worker. A worker that hangs, fails, is ended or never loads leaves Comlink's promise
 * pending for ever: so every question has a deadline, a worker that misses it is ended and replaced, and when workers do
 * not come to life at all a player in this thread answers. A question that the player refuses, because it is about a table that
 * cannot be, is answered by the simplest player. The game never notices.
 */
import type { Remote } from 'comlink';
import type {
  Adviser, Choice, JudgedMoment, JudgedMove, JudgeQuestion, Look, Question, QuestionProblem, RecallQuestion, Recount, Thinker, WaitQuestion,
} from '../ai/questions';
import type { Clock } from './clock';
import { openLine, type Line, type Player } from './workerLine';

export interface WorkerClientOptions {
  /** Starts a worker that exposes a `Thinker & Adviser`, perhaps with refusals. May throw. */
  readonly start: () => Worker;
  /** Brings who answers when no worker does; asked again while that fails. */
  readonly standIn: () => Promise<Thinker & Adviser>;
  /** Answers where a question is refused, or the stand-in fails too. */
  readonly simplest: Thinker;
  /** Is told why a question was refused: a mistake of the page's own. */
  readonly refused?: (problem: QuestionProblem) => void;
  /** Milliseconds that one question may take. */
  readonly deadline: number;
  readonly clock: Clock;
}

/** How often in a row a worker may fail before the stand-in answers for good. */
const FAILURES_IN_A_ROW = 4;

export interface WorkerClient extends Player { stop(): void }

/** One question: how it is put to the worker, or to the player in this thread; what a legal answer is, and who answers in their place. */
interface Asked<Answer> {
  readonly put: (player: Pick<Remote<Player>, keyof Player> | (Thinker & Adviser)) => Answer | Promise<Answer>;
  readonly isLegal: (answer: Answer) => boolean;
  /** The simplest one, who can always answer. */
  readonly last: () => Answer | Promise<Answer>;
}

/** A player at the other end of a line. Its promises always come to a legal answer, and never reject. */
export function createWorkerClient(options: WorkerClientOptions): WorkerClient {
  const { simplest } = options;
  const switchboard = new Switchboard(options);
  return {
    choose: (question: Question) => switchboard.answer<Choice>({
      put: (player) => player.choose(question),
      isLegal: ({ tile, takes, after }) => question.view.rack.includes(tile) && Array.isArray(takes) && isTime(after),
      last: () => simplest.choose(question),
    }),
    look: (question: Question) => switchboard.answer<Look>({
      put: (player) => player.look(question),
      isLegal: ({ sees, after }) => Array.isArray(sees) && sees.every((tile) => question.view.board.includes(tile)) && isTime(after),
      last: () => simplest.look(question),
    }),
    evaluate: (question: Question) => switchboard.answer({
      put: (player) => player.evaluate(question),
      isLegal: Array.isArray,
      last: () => [],
    }),
    recall: (question: RecallQuestion) => switchboard.answer({
      put: (player) => player.recall(question),
      isLegal: Array.isArray,
      last: () => [],
    }),
    recount: (question: Question) => switchboard.answer<Recount>({
      put: (player) => player.recount(question),
      isLegal: ({ awaited, unseen }) => Array.isArray(awaited) && Array.isArray(unseen),
      last: () => ({ awaited: [], unseen: [] }),
    }),
    judge: (question: JudgeQuestion) => switchboard.answer<JudgedMove>({
      put: (player) => player.judge(question),
      isLegal: ({ tiles }) => Array.isArray(tiles)
        && tiles.every(({ tile, chance }) => question.view.rack.includes(tile) && isChance(chance)),
      last: () => ({ tiles: [], errors: [], exact: false }),
    }),
    chance: (question: WaitQuestion) => switchboard.answer<JudgedMoment | null>({
      put: (player) => player.chance(question),
      isLegal: (given) => given === null || isChance(given.chance),
      last: () => null,
    }),
    stop: () => switchboard.hangUp(),
  };
}

interface SwitchboardState {
  /** The worker that answers now; null before it is started, and after it was ended. */
  readonly line: Line | null;
  /** How often in a row a worker has failed. */
  readonly failures: number;
}

class Switchboard {
  readonly #options: WorkerClientOptions;
  #state: SwitchboardState = { line: null, failures: 0 };

  constructor(options: WorkerClientOptions) { this.#options = options; }

  hangUp(): void {
    this.#state.line?.end();
    this.#state = { ...this.#state, line: null };
  }

  async answer<Answer>(asked: Asked<Answer>): Promise<Answer> {
    const given = await this.#fromWorker(asked);
    if (given) return given.answer ?? asked.last();
    try {
      return await asked.put(await this.#options.standIn());
    } catch {
      return asked.last();
    }
  }

  /** What the worker answers, null where it refuses the question; and null for it all where no worker is to be had. */
  async #fromWorker<Answer>(asked: Asked<Answer>): Promise<{ readonly answer: Answer | null } | null> {
    // Once with the worker there is, once with a new one.
    for (let tries = 0; tries < 2 && this.#state.failures < FAILURES_IN_A_ROW; tries += 1) {
      let used: Line | null = null;
      try {
        used = this.#line();
        const given = await used.ask(async (player) => asked.put(player), this.#options);
        const problem = refusalIn(given);
        if (!problem && !asked.isLegal(given)) throw new Error('the worker answered with what cannot be played');
        this.#state = { ...this.#state, failures: 0 };
        if (problem) this.#options.refused?.(problem);
        return { answer: problem ? null : given };
      } catch {
        this.#failed(used);
      }
    }
    return null;
  }

  #line(): Line {
    const line = this.#state.line ?? openLine(this.#options.start);
    this.#state = { ...this.#state, line };
    return line;
  }

  #failed(used: Line | null): void {
    // Several seats share the worker: its end is one failure, however many questions were under way.
    if (used !== this.#state.line) return;
    this.#state = { ...this.#state, failures: this.#state.failures + 1 };
    this.hangUp();
  }
}

/** The code with which a question was refused; null where it was answered. */
function refusalIn(given: unknown): QuestionProblem | null {
  return typeof given === 'object' && given !== null && 'refused' in given ? given.refused as QuestionProblem : null;
}

function isChance(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value < 60_000;
}
