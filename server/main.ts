/** A server's tables, put together: doors, lines and what is behind them, on a server that serves the page too. */
import type { RequestListener, Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { pageClock } from '../src/bots/clock';
import { createCallers, type CallersOptions } from './callers';
import { openLines } from './colyseus';
import { createDoors } from './doors';
import { LIMITS, type Limits } from './limits';
import { takeFolder } from './oneServer';
import { openTables } from './table/openTables';
import type { Tables } from './tables';
import { createThreads } from './thinker/threads';

export { lanAddresses } from './callers';
export { LIMITS } from './limits';

export interface ServeOptions extends CallersOptions {
  /** It need not listen yet. */
  readonly server: Server;
  /** Answers all that is asked for besides tables. */
  readonly page: RequestListener;
  readonly tables: Tables;
  /** Sent with every answer of a door. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Limits;
}

const now = (): number => performance.now();

/** Serves the page and its tables. @returns what keeps all, and ends it */
export async function serve({ server, page, tables, headers = {}, limits = LIMITS, ...asked }: ServeOptions) {
  const callers = createCallers(asked);
  const lines = await openLines({ server, limits, isWelcome: callers.isWelcome, now, failed });
  const doors = createDoors({ tables, lines, callers, limits, headers, now });
  // A request that comes in drops, or not at all, holds nothing for long.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.on('request', (req, res) => {
    if (!doors(req, res)) page(req, res);
  });
  return {
    async close(): Promise<void> {
      server.close();
      await tables.close();
      await lines.close();
      server.closeAllConnections();
    },
  };
}

/** What failed without harm to anybody: a sentence, and nothing of what somebody sent. */
function failed(error: unknown): void {
  process.stderr.write(`SNAG: ${error instanceof Error ? error.message : String(error)}\n`);
}

/** One core is for the tables themselves; more threads than this are never busy. */
const MOST_THREADS = 4;

/**
 * The tables that are kept in a folder.
 * @param script what the build made of `thinker/thinker.worker.ts`
 */
export async function tablesIn(data: string, script: URL): Promise<Tables> {
  const giveBack = await takeFolder(data);
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const thinker = createThreads({ script, clock: pageClock, threads, failed });
  const tables = await openTables({ data, clock: pageClock, today: () => Date.now(), thinker, failed });
  return {
    open: (asked) => tables.open(asked),
    find: (code) => tables.find(code),
    async close() {
      await tables.close();
      thinker.stop();
      await giveBack();
    },
  };
}
