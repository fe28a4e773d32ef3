/**
 * What computer players of all tables think with: a few threads, so that no player waits while one of them thinks. A thread that hangs or
 * fails is replaced, as in a page (`bots/workerClient`).
 */
import { Worker as Thread } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { localAdviser } from '../../src/ai/adviser';
import { localPlayer } from '../../src/ai/player';
import type { Question, Thinker } from '../../src/ai/questions';
import { simplestPlayer } from '../../src/ai/simplest';
import type { Clock } from '../../src/bots/clock';
import { createWorkerClient } from '../../src/bots/workerClient';

export interface ThreadsOptions {
  /** The script that the build made of `thinker.worker.ts`. */
  readonly script: URL;
  readonly clock: Clock;
  readonly threads?: number;
  /** A computer player was asked what can't be: a mistake of the server's own. */
  readonly failed?: (error: Error) => void;
}

/** How long one question may take, in milliseconds, before its thread is replaced. */
const DEADLINE = 5000;

/** A thread in the shape of a page's worker, as far as its client asks for it. */
function asWorker(thread: Thread): Worker {
  const endpoint = nodeEndpoint(thread);
  // It keeps nothing alive: a server that ends doesn't wait for thoughts.
  thread.unref();
  const ofWorker = {
    postMessage: endpoint.postMessage, removeEventListener: endpoint.removeEventListener, terminate: () => { void thread.terminate(); },
    addEventListener(kind: string, heard: (event: unknown) => void) {
      if (kind === 'message') return endpoint.addEventListener(kind, heard as EventListener);
      thread.on(kind, heard);
      if (kind === 'error') thread.on('exit', heard);
    },
  };
  return ofWorker as unknown as Worker;
}

/** Starts them as they're needed. @returns what computer players think with, and what ends it */
export function createThreads({ script, clock, threads = 1, failed = () => {} }: ThreadsOptions): Thinker & { stop(): void } {
  const all = Array.from({ length: threads }, () => ({
    open: 0,
    client: createWorkerClient({
      start: () => asWorker(new Thread(script)), standIn: async () => ({ ...localPlayer, ...localAdviser }), simplest: simplestPlayer,
      deadline: DEADLINE, clock, refused: (problem) => failed(new Error(`A computer player was asked the impossible: ${problem.code}`)),
    }),
  }));
  /** Whichever has least to do. */
  const ask = async <Answer>(put: (player: Thinker) => Answer | Promise<Answer>): Promise<Answer> => {
    const thread = all.reduce((least, one) => (one.open < least.open ? one : least));
    thread.open += 1;
    try {
      return await put(thread.client as Thinker);
    } finally {
      thread.open -= 1;
    }
  };
  return {
    choose: (question: Question) => ask((player) => player.choose(question)),
    look: (question: Question) => ask((player) => player.look(question)),
    stop: () => { for (const { client } of all) client.stop(); },
  };
}
