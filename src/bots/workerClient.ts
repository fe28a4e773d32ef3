/**
 * The wire to the computer players' worker. A worker that hangs, fails, is ended or never loads leaves Comlink's promise
 * pending for ever: so every question has a deadline, a worker that misses it is ended and replaced, and when workers do
 * not come to life at all a player in this thread answers. A question that the player refuses, because it is about a table that
 * cannot be, is answered by the simplest player. The game never notices.
 */
import { wrap, type Remote } from 'comlink';
import type { Adviser, Choice, Look, Question, QuestionProblem, Recount, Thinker } from '../ai/questions';
import type { Clock } from './clock';

export interface WorkerClientOptions {
  /** Starts a worker that exposes a `Thinker & Adviser`, perhaps with refusals. May throw. */
  readonly start: () => Worker;
  /** Answers when no worker does. */
  readonly standIn: Thinker & Adviser;
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

interface Line { readonly worker: Worker; readonly player: Remote<Player>; readonly broken: Promise<never> }

type Player = Thinker & Adviser;

export interface WorkerClient extends Player { stop(): void }

/** A player at the other end of a wire. Its promises always come to a legal answer, and never reject. */
export function createWorkerClient({ start, standIn, simplest, refused, deadline, clock }: WorkerClientOptions): WorkerClient {
  let line: Line | null = null;
  let failures = 0;

  const open = (): Line => {
    const worker = start();
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      worker.addEventListener('messageerror', () => reject(new Error('the worker sent what cannot be read')));
    });
    // Heard by whoever asks; with no question under way a failure waits for the next one.
    broken.catch(() => {});
    return { worker, player: wrap<Player>(worker), broken };
  };

  const hangUp = (): void => {
    line?.worker.terminate();
    line = null;
  };

  async function ask<Answer>({ player, broken }: Line, put: (player: Remote<Player>) => Promise<Answer>): Promise<Answer> {
    let timer: unknown;
    const late = new Promise<never>((_, reject) => {
      timer = clock.setTimeout(() => reject(new Error('the worker did not answer in time')), deadline);
    });
    try {
      return await Promise.race([put(player), broken, late]);
    } finally {
      clock.clearTimeout(timer);
    }
  }

  async function answer<Answer>(
    put: (player: Remote<Player>) => Promise<Answer>, isLegal: (answer: Answer) => boolean, own: () => Answer | Promise<Answer>, last: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    // Once with the worker there is, once with a new one.
    for (let tries = 0; tries < 2 && failures < FAILURES_IN_A_ROW; tries += 1) {
      let used: Line | null = null;
      try {
        used = line ??= open();
        const given = await ask(used, put);
        const problem = refusalIn(given);
        if (problem) {
          failures = 0;
          refused?.(problem);
          return await last();
        }
        if (!isLegal(given)) throw new Error('the worker answered with what cannot be played');
        failures = 0;
        return given;
      } catch {
        // Several seats share the worker: its end is one failure, however many questions were under way.
        if (used === line) {
          failures += 1;
          hangUp();
        }
      }
    }
    try {
      return await own();
    } catch {
      return last();
    }
  }

  return {
    choose: (question: Question) => answer<Choice>(
      (player) => player.choose(question),
      ({ tile, takes, after }) => question.view.rack.includes(tile) && Array.isArray(takes) && isTime(after),
      () => standIn.choose(question), () => simplest.choose(question)),
    look: (question: Question) => answer<Look>(
      (player) => player.look(question),
      ({ sees, after }) => Array.isArray(sees) && sees.every((tile) => question.view.board.includes(tile)) && isTime(after),
      () => standIn.look(question), () => simplest.look(question)),
    evaluate: (question: Question) => answer(
      (player) => player.evaluate(question), (given) => Array.isArray(given), () => standIn.evaluate(question), () => []),
    recount: (question: Question) => answer<Recount>(
      (player) => player.recount(question),
      ({ awaited, unseen }) => [awaited, unseen].every((list) => Array.isArray(list)),
      () => standIn.recount(question), () => ({ awaited: [], unseen: [] })),
    stop: hangUp,
  };
}

/** The code with which a question was refused; null where it was answered. */
function refusalIn(given: unknown): QuestionProblem | null {
  return typeof given === 'object' && given !== null && 'refused' in given ? given.refused as QuestionProblem : null;
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value < 60_000;
}
