/** Has a newer version that waits take over. */
import { readTakeAnswer, type TakeAnswer, type ToWorker } from './messages';
import type { TakenWhen } from './tabs';

/** How long a worker is waited for, in milliseconds. */
export interface Patience {
  /** Until it answers. One that does not is as one that may not take over now. */
  readonly answer: number;
  /** Until it has taken over, once it has said that it will. */
  readonly taking: number;
}

const PATIENCE: Patience = { answer: 3000, taking: 6000 };

/** As much of the browser's ServiceWorkerContainer as is asked for here. */
export type Takeover = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>;

/**
 * Asks a worker that waits to take over.
 * @returns `taken` once it serves this page; `busy` where it may not, or does not answer
 */
export function take(
  container: Takeover, waiting: Pick<ServiceWorker, 'postMessage'>, when: TakenWhen, { answer, taking } = PATIENCE,
): Promise<TakeAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let timer = setTimeout(() => end('busy'), answer);
    const changed = (): void => end('taken');
    function end(outcome: TakeAnswer): void {
      clearTimeout(timer);
      port1.close();
      container.removeEventListener('controllerchange', changed);
      resolve(outcome);
    }
    container.addEventListener('controllerchange', changed);
    port1.addEventListener('message', ({ data }) => {
      if (readTakeAnswer(data) === 'busy') return end('busy');
      clearTimeout(timer);
      timer = setTimeout(() => end('busy'), taking);
    });
    port1.start();
    waiting.postMessage({ snag: 'take', when } satisfies ToWorker, [port2]);
  });
}
