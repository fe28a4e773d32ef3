/** Has a newer version that waits take over. */
import { readTakeAnswer, type TakeAnswer, type ToWorker } from './messages';
import type { TakenWhen } from './tabs';

/** How long a worker may take to answer, and to take over, in milliseconds. One that does not is as if it could not be taken now. */
const PATIENCE_MS = 3000;

/** As much of the browser's ServiceWorkerContainer as is asked for here. */
export type Takeover = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>;

/**
 * Asks a worker that waits to take over.
 * @returns `taken` once it serves this page; `busy` where it may not, or does not answer
 */
export async function take(container: Takeover, waiting: Pick<ServiceWorker, 'postMessage'>, when: TakenWhen): Promise<TakeAnswer> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), PATIENCE_MS);
  try {
    return await new Promise<TakeAnswer>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const changed = (): void => resolve('taken');
      over.signal.addEventListener('abort', () => {
        resolve('busy');
        port1.close();
        container.removeEventListener('controllerchange', changed);
      });
      container.addEventListener('controllerchange', changed, { once: true });
      port1.addEventListener('message', ({ data }) => { if (readTakeAnswer(data) === 'busy') resolve('busy'); });
      port1.start();
      waiting.postMessage({ snag: 'take', when } satisfies ToWorker, [port2]);
    });
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
