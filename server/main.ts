/** A server's tables, put together: doors, lines and what is behind them, on a server that serves the page too. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { pageClock } from '../src/bots/clock';
import { createCallers, type CallersOptions } from './callers';
import { openLines } from './colyseus';
import { createDoors } from './doors';
import { House, type HouseOptions } from './house/house';
import { inHand } from './inHand';
import { journalsIn } from './journal/folder';
import type { Journals } from './journal/journal';
import { LIMITS, type Limits } from './limits';
import type { Log } from './log';
import type { Counted, Measure } from './measure';
import { takeFolder } from './oneServer';
import { countedOf } from './table/counted';
import { type HouseTables, openTables } from './table/openTables';
import type { Tables } from './tables';
import { createThreads } from './thinker/threads';

export { lanAddresses } from './callers';
export { CannotKeep } from './house/reach';
export { LIMITS, limitsWith } from './limits';
export { createLog } from './log';
export { createMetrics, serveMetrics } from './measure';

export interface ServeOptions extends CallersOptions {
  /** It need not listen yet. */
  readonly server: Server;
  /** Answers all that is asked for besides tables. */
  readonly page: RequestListener;
  readonly tables: Tables;
  /** The house that these tables are one process of; without it they're all there are. */
  readonly house?: InHouse | undefined;
  /** Sent with every answer of a door. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Limits;
  readonly log?: Log;
}

/** A process' part of its house. */
export interface InHouse { readonly house: House; readonly tables: HouseTables }

const now = (): number => performance.now();

/**
 * So long a process of a house that's told to stop only says that it isn't ready, and does all else as before: whoever stands before the
 * house asks each second (hosting/Caddyfile), and sends nobody here any more then. Whoever still asks after that is answered within so
 * many milliseconds.
 */
const LEAVES_AFTER_MS = 1500;
const FINISH_MS = 1000;

/** Serves the page and its tables. @returns what keeps all, and ends it */
export async function serve({ server, page, tables, house, headers = {}, limits = LIMITS, log = plainLog, ...asked }: ServeOptions) {
  const { failed } = log;
  let isStopping = false;
  /** Whether anybody can be let in; a process that's told to stop isn't ready for more. */
  const letsIn = (): boolean => house?.house.isReady ?? true;
  const isReady = (): boolean => !isStopping && letsIn();
  const answers = inHand(server);
  const callers = createCallers(asked);
  const lines = await openLines({
    server, limits, isWelcome: callers.isWelcome, now, failed, ...house ? { below: house.house.below, shared: house.house.shared } : {},
  });
  const desk = house ? await house.house.open(house.tables, lines) : null;
  const doors = createDoors({ tables, lines, desk, callers, limits, headers, letsIn, now });
  // A request that comes in drops, or not at all, holds nothing for long.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.on('request', (req, res) => {
    // Whatever stands before the house leaves the name of a process in the address.
    if (house && req.url?.startsWith(`/${house.house.below}`)) req.url = req.url.slice(house.house.below.length);
    if (!answersHealth(req, res, isReady) && !doors(req, res)) page(req, res);
  });
  return {
    isReady,
    async close(): Promise<void> {
      isStopping = true;
      if (server.listening && house?.house.isReady) await new Promise((done) => { setTimeout(done, LEAVES_AFTER_MS); });
      server.close();
      await answers.finish(FINISH_MS);
      server.closeIdleConnections();
      await tables.close();
      await lines.close();
      await house?.house.leave();
      server.closeAllConnections();
    },
  };
}

/** Said to people: a sentence, and nothing of what somebody sent. */
const plainLog: Log = {
  info() {},
  failed(error) { process.stderr.write(`SNAG: ${error instanceof Error ? error.message : String(error)}\n`); },
};

/** `/healthz`: this process runs. `/readyz`: it lets people in, and may tell them anything. */
function answersHealth({ url, method }: IncomingMessage, res: ServerResponse, isReady: () => boolean): boolean {
  if ((url !== '/healthz' && url !== '/readyz') || (method !== 'GET' && method !== 'HEAD')) return false;
  const isFine = url === '/healthz' || isReady();
  res.writeHead(isFine ? 200 : 503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(method === 'HEAD' ? undefined : isFine ? 'ok\n' : 'not ready\n');
  return true;
}

/** One core is for the tables themselves; more threads than this are never busy. */
const MOST_THREADS = 4;

/** What tables are opened with beside their journals. `script`: what the build made of `thinker/thinker.worker.ts`. */
export interface Opening { readonly script: URL; readonly log?: Log; readonly measure?: Measure }

async function tablesOf(
  journals: Journals, { script, log: { failed } = plainLog, measure }: Opening,
): Promise<{ readonly tables: HouseTables; readonly close: () => Promise<void> }> {
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const thinker = createThreads({ script, clock: pageClock, threads, failed });
  const tables = await openTables({ journals, clock: pageClock, today: () => Date.now(), thinker, failed, ...measure ? { measure } : {} });
  return {
    tables,
    async close() {
      await tables.close();
      thinker.stop();
    },
  };
}

/** The tables that are kept in a folder. */
export async function tablesIn(data: string, opening: Opening): Promise<Tables & { readonly counted: Counting }> {
  const giveBack = await takeFolder(data);
  const { tables, close } = await tablesOf(await journalsIn(data, () => Date.now()), opening);
  return {
    open: (asked) => tables.open(asked), find: (code) => tables.find(code), counted: countingOf(tables),
    async close() {
      await close();
      await giveBack();
    },
  };
}

type Counting = () => Promise<Omit<Counted, 'ready'>>;
const countingOf = (tables: HouseTables): Counting => async () => countedOf(await tables.on());

/**
 * The tables of a process of a house.
 * @throws `CannotKeep` with a sentence, where Redis isn't fit for them
 */
export async function tablesInHouse(options: Omit<HouseOptions, 'clock' | 'failed'>, opening: Opening) {
  const { failed } = opening.log ?? plainLog;
  const house = await House.enter({ ...options, clock: pageClock, failed });
  const { tables, close } = await tablesOf(house.journals, opening);
  const all: Tables = { open: (asked) => tables.open(asked), find: (code) => tables.find(code), close };
  return { tables: all, house: { house, tables } satisfies InHouse, counted: countingOf(tables) };
}
