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

// A worker takes over within milliseconds, or not before the older one has rested for half a minute (Chrome 153): no use in waiting longer.
const PATIENCE: Patience = { answer: 3000, taking: 1500 };

/** What became of it. `late`: it may take over and will, but an older worker that has not come to rest stands in its way. */
export type Taken = TakeAnswer | 'late';

/** As much of the browser's ServiceWorkerContainer as is asked for here. */
export type Takeover = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>;

/**
 * Asks a worker that waits to take over.
 * @returns `taken` once it serves this page; `busy` where it may not, or does not answer; `late` where it has not taken over in time
 */
export function take(
  container: Takeover, waiting: Pick<ServiceWorker, 'postMessage'>, when: TakenWhen, { answer, taking } = PATIENCE,
): Promise<Taken> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let timer = setTimeout(() => end('busy'), answer);
    const changed = (): void => end('taken');
    function end(outcome: Taken): void {
      clearTimeout(timer);
      port1.close();
      container.removeEventListener('controllerchange', changed);
      resolve(outcome);
    }
    container.addEventListener('controllerchange', changed);
    port1.addEventListener('message', ({ data }) => {
      if (readTakeAnswer(data) === 'busy') return end('busy');
      clearTimeout(timer);
      timer = setTimeout(() => end('late'), taking);
    });
    port1.start();
    waiting.postMessage({ snag: 'take', when } satisfies ToWorker, [port2]);
  });
}
