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
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.addEventListener('messageerror', () => reject(new Error('the worker sent what cannot be read')));
  });
  // Heard by whoever asks; with no question under way a failure waits for the next one.
  broken.catch(() => {});
  return {
    async ask(put, { deadline, clock }) {
      let timer: unknown;
      const late = new Promise<never>((_, reject) => {
        timer = clock.setTimeout(() => reject(new Error('the worker did not answer in time')), deadline);
      });
      try {
        return await Promise.race([put(player), broken, late]);
      } finally {
        clock.clearTimeout(timer);
      }
    },
    end: () => worker.terminate(),
  };
}
