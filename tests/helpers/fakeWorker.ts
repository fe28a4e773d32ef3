/** A worker's stand-in for tests: a message channel with a player at the other end, who may hang, die or talk rubbish. */
import { expose } from 'comlink';
import { localPlayer } from '../../src/ai/player';

/** What the worker answers with; null: it never loads, and so never listens. */
export type Inhabitant = object | null;

/** A promise that never comes to anything. */
export const never = new Promise<never>(() => {});

/** Answers nothing, ever. */
export const hanging = { choose: () => never, look: () => never };

/** Answers well. */
export const healthy = localPlayer;

/** Throws at each question. */
export const throwing = {
  choose() { throw new Error('a fault in the worker'); },
  look() { throw new Error('a fault in the worker'); },
};

/** Answers each question with the same thing, whatever it is. */
export const saying = (answer: unknown): object => ({ choose: () => answer, look: () => answer });

export class FakeWorker extends EventTarget {
  ended = false;
  readonly #page: MessagePort;
  readonly #inside: MessagePort;

  constructor(inhabitant: Inhabitant) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#page = port1;
    this.#inside = port2;
    port1.addEventListener('message', (event) => {
      if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data: event.data as unknown }));
    });
    port1.start();
    if (inhabitant !== null) expose(inhabitant, port2);
  }

  postMessage(message: unknown): void { this.#page.postMessage(message, []); }

  terminate(): void {
    this.ended = true;
    this.#page.close();
    this.#inside.close();
  }

  /** The worker dies as browsers tell it: with an error event, and silence. */
  die(): void {
    this.#inside.close();
    this.dispatchEvent(new Event('error'));
  }
}

/** A starter of workers, the first with the first inhabitant, and so on; the last one again and again. */
export function starter(...inhabitants: readonly (Inhabitant | 'refuses')[]): { start: () => Worker; readonly started: FakeWorker[] } {
  const started: FakeWorker[] = [];
  let count = 0;
  return {
    started,
    start() {
      const inhabitant = inhabitants[Math.min(count, inhabitants.length - 1)] ?? null;
      count += 1;
      if (inhabitant === 'refuses') throw new Error('no worker can be started');
      const worker = new FakeWorker(inhabitant as Inhabitant);
      started.push(worker);
      return worker as unknown as Worker;
    },
  };
}
