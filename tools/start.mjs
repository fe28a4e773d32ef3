// `npm start`: builds the game and its server of tables, serves both on this machine only, and prints where.
// PORT names the first port to try (4173 if unset); the next free one is taken when it is in use. Options: docs/hosting.md.
// With --built it serves the page that was built before, at that port or not at all: for the browser tests, which must find no other server
// there. Its tables are its own then, and gone with it unless --data says where to keep them.
// With --no-build it builds nothing, and serves what `npm run build` and `npm run build:server` have made; with --json, too, it needs no
// package of npm's and no folder to write to but that of its tables: so it runs in a container.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuiltFiles } from './serve/builtFiles.mjs';
import { builtServer, bundledServer } from './serve/bundle.mjs';
import { createHandler } from './serve/handler.mjs';
import { ALWAYS } from './serve/headers.mjs';
import { ANYWHERE, HOST, listen } from './serve/listen.mjs';
import { readOptions } from './serve/options.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How long tables have to be kept when it ends. */
const CLOSE_WITHIN = 8000;

const options = readOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exit(2);
}

/** Keeps all, then ends. */
function stopWith(close) {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    close().then(() => process.exit(0), () => process.exit(1));
  };
}

/** This process has lost its name to another: nobody is told anything more here. */
function taken(error) {
  process.stderr.write(`SNAG has to stop: ${error.message}\n`);
  process.exit(1);
}

/** Before there are any tables. */
const NOTHING_YET = async () => ({ tables: 0, lines: 0, seats: 0, ready: false });

/** The page without tables. */
function alone(server, page) {
  server.on('request', page);
  return {
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function start({
  port: wanted, lan, names, data, behindProxy, built, noBuild, redis, process: name, mayLose, limits: said, json, metrics: metricsPort,
}) {
  // Several runs of the browser tests may be on at the same time, each at its own port.
  const own = built ? join(root, '.cache/served', String(wanted)) : join(root, '.cache');
  const kept = data === null ? join(built ? own : root, 'data') : resolve(data);
  if (built && data === null) rmSync(kept, { recursive: true, force: true });
  if (!built && !noBuild) await (await import('vite')).build({ root, logLevel: 'warn' });
  const page = createHandler(readBuiltFiles(join(root, 'dist')), { behindProxy });
  const { serve, tablesIn, tablesInHouse, lanAddresses, limitsWith, createLog, createMetrics, serveMetrics, thinker: script } =
    await (noBuild ? builtServer(join(root, 'dist-server')) : bundledServer(root, join(own, 'server')));
  const limits = limitsWith(said);
  if (typeof limits === 'string') throw new Error(limits);
  const log = json ? createLog(name) : undefined;
  let counted = NOTHING_YET;
  const metrics = metricsPort === null ? undefined : createMetrics(() => counted());
  const opening = { script, log, measure: metrics };
  const server = createServer();
  const inHouse = redis === null ? null : await tablesInHouse({ url: redis, process: name, names, mayLose, taken }, opening);
  const tables = inHouse?.tables ?? await tablesIn(kept, opening).catch((error) => {
    // Whoever started it twice gets the page twice; whoever named a folder means that one.
    if (data !== null || error.code !== 'EBUSY') throw error;
    process.stdout.write(`Nobody can play on their own phone here: ${error.message}.\n`);
    return null;
  });
  const { close, isReady } = tables === null ? alone(server, page)
    : await serve({ server, page, tables, house: inHouse?.house, lan, names, behindProxy, headers: ALWAYS, limits, log });
  const counting = inHouse?.counted ?? tables?.counted;
  if (counting !== undefined) counted = async () => ({ ...await counting(), ready: isReady() });
  const stop = stopWith(close);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const host = lan ? ANYWHERE : HOST;
  const listens = async () => {
    // Only this machine asks, unless the house network is served.
    if (metrics !== undefined) (await serveMetrics(metrics, metricsPort, host)).unref();
    // Of a house each process is reached at one port that others know.
    return listen(server, wanted, built || noBuild || redis !== null, host);
  };
  const { port } = await listens().catch(async (error) => {
    // What it had taken it gives back: its name in the house, its folder.
    await close();
    throw error;
  });
  // A stopped npm takes its shell down but not us: once our parent has gone, so do we.
  if (process.env.npm_lifecycle_event === 'start') {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || stop(), 500).unref();
  }
  log?.info('It listens.', { port });
  if (log !== undefined) return;
  const { welcome } = await import('./serve/welcome.mjs');
  process.stdout.write(welcome({ port, host: HOST, lan: lan ? lanAddresses() : null, names, colours: process.stdout.isTTY === true }));
}

try {
  await start(options);
} catch (error) {
  process.stderr.write(`SNAG couldn’t start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
