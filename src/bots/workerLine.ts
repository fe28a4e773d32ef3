/** One worker at the other end of a line: a question comes back as its answer, or as an error where the worker fails or is late. */
import { wrap, type Remote } from 'comlink';
import type { Adviser, Thinker } from '../ai/questions';
import type { Clock } from './clock';

export type Player = Thinker & Adviser;

/** How many milliseconds an answer may take, by which clock. */
export interface Deadline {
  readonly deadline: number;
  readonly clock: Clock;
}

export interface Line {
  /** Puts a question. Rejects where the worker fails, or does not answer in time. */
  ask<Answer>(put: (player: Remote<Player>) => Promise<Answer>, within: Deadline): Promise<Answer>;
  /** Ends the worker. */
  end(): void;
}

/** Starts a worker. Throws where none can be started. */
export function openLine(start: () => Worker): Line {
  const worker = start();
  const player = wrap<Player>(worker);
  let failure: Error | null = null;
  /** How each question that is under way is given up. A promise that outlived them would keep every answer of a long evening. */
  const giveUp = new Set<(error: Error) => void>();
  const fail = (what: string): void => {
    const error = new Error(what);
    failure = error;
    giveUp.forEach((reject) => reject(error));
  };
  worker.addEventListener('error', () => fail('the worker failed'));
  worker.addEventListener('messageerror', () => fail('the worker sent what cannot be read'));
  return {
    async ask(put, { deadline, clock }) {
      // With no question under way a failure waits for the next one.
      if (failure) throw failure;
      let timer: unknown;
      let lose: ((error: Error) => void) | undefined;
      const lost = new Promise<never>((_, reject) => {
        lose = reject;
        giveUp.add(reject);
        timer = clock.setTimeout(() => reject(new Error('the worker did not answer in time')), deadline);
      });
      try {
        return await Promise.race([put(player), lost]);
      } finally {
        clock.clearTimeout(timer);
        if (lose) giveUp.delete(lose);
      }
    },
    end: () => worker.terminate(),
  };
}
