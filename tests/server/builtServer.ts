/** The server of tables as it is built, in a process of its own: what it prints, how much memory it takes, how it ends. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Limits } from '../../server/limits';

export interface BuiltServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** All that it said on its error output. */
  errors(): string;
  /** What it holds, in bytes, once all that can go has gone. */
  memory(): Promise<number>;
  /**
   * Bytes that the process takes as a whole, and microseconds of work so far. `late`: how late its event loop was since this was asked last
   * (p99, in milliseconds), if it was started with `measures`.
   */
  used(): Promise<{ readonly memory: number; readonly cpu: number; readonly late: number }>;
  /** What it has measured of lines since it was asked last, if it was started so: table, device, milliseconds there and back. */
  measured(): Promise<readonly (readonly [code: string, device: number, ms: number])[]>;
  /** Asks it to end, as a computer does that shuts down. @returns its status */
  stop(): Promise<number | null>;
  /** Ends it as if it were pulled out. */
  kill(): Promise<void>;
}

/** `data`: the folder of its tables. `port`: any that is free, where none is named. `measures`: whether `measured` has anything to tell. */
export interface StartOptions {
  readonly data?: string;
  readonly limits?: Partial<Limits>;
  readonly port?: number;
  readonly measures?: boolean;
  /** One process of a house: what it's called, and the Redis that it's in. Then it has no folder. */
  readonly house?: { readonly url: string; readonly process: string };
}

export interface Build {
  /** Starts one of what was built. */
  start(options: StartOptions): Promise<BuiltServer>;
  remove(): void;
}

const SCRIPT = `
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LIMITS, serve, tablesIn, tablesInHouse } from './main.js';
const { data, limits, port = 0, measures = false, house } = JSON.parse(process.argv[2]);
const server = createServer();
const script = new URL('./thinker.worker.js', import.meta.url);
const taken = (error) => { console.error(error.message); process.exit(1); };
const inHouse = house && await tablesInHouse({ ...house, names: [], mayLose: false, taken }, { script });
const kept = inHouse ? inHouse.tables : await tablesIn(data, { script });
let measured = [];
const loop = measures ? monitorEventLoopDelay({ resolution: 1 }) : null;
loop?.enable();
const listened = (table) => typeof table === 'string' ? table : {
  code: table.code, knows: (secret) => table.knows(secret), holds: (device) => table.holds(device), enter: (secret) => table.enter(secret),
  connect(device, line) {
    const at = table.connect(device, line);
    const lag = (ms) => { measured.push([table.code, device, ms]); at.lag(ms); };
    return { receive: (text) => at.receive(text), cut: () => at.cut(), lag };
  },
};
const tables = !measures ? kept : {
  open: async (asked) => listened(await kept.open(asked)), find: async (code) => listened(await kept.find(code)), close: () => kept.close(),
};
const page = (req, res) => { res.end('page'); };
const { close } = await serve({
  server, page, tables, house: inHouse?.house, names: [], lan: false, behindProxy: true, limits: { ...LIMITS, ...limits },
});
server.listen(port, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('message', async (asked) => {
  if (asked === 'used') {
    const { user, system } = process.cpuUsage();
    const late = loop === null ? 0 : loop.percentile(99) / 1e6 - 1;
    loop?.reset();
    return process.send({ used: { memory: process.memoryUsage().rss, cpu: user + system, late } });
  }
  if (asked === 'measured') {
    process.send({ measured });
    measured = [];
    return;
  }
  for (let n = 0; n < 3; n += 1) { gc(); await new Promise((done) => { setImmediate(done); }); }
  const { heapUsed, external } = process.memoryUsage();
  process.send({ memory: heapUsed + external });
});
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => { close().then(() => process.exit(0)); });
`;

/** The next message of a process that has what is asked for. */
function told<Value>(child: ChildProcess, what: string): Promise<Value> {
  return new Promise((done, fail) => {
    const ended = (): void => fail(new Error('It has ended.'));
    const hear = (message: unknown): void => {
      if (!Object.hasOwn(message as object, what)) return;
      child.off('message', hear).off('exit', ended);
      done((message as Record<string, Value>)[what]!);
    };
    child.on('message', hear).once('exit', ended);
  });
}

async function startIn(folder: string, options: object): Promise<BuiltServer> {
  const child = fork(join(folder, 'run.mjs'), [JSON.stringify(options)], { execArgv: ['--expose-gc'], silent: true });
  let errors = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => { errors += text; });
  const ended = new Promise<number | null>((done) => { child.once('exit', done); });
  const port = await told<number>(child, 'port').catch(() => { throw new Error(`The server did not start: ${errors}`); });
  return {
    port, url: `http://127.0.0.1:${port}/`, errors: () => errors,
    pid: child.pid!,
    memory() {
      const answer = told<number>(child, 'memory');
      child.send('memory');
      return answer;
    },
    used() {
      const answer = told<Awaited<ReturnType<BuiltServer['used']>>>(child, 'used');
      child.send('used');
      return answer;
    },
    measured() {
      const answer = told<Awaited<ReturnType<BuiltServer['measured']>>>(child, 'measured');
      child.send('measured');
      return answer;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Builds the server as `npm start` does. */
export async function builtServer(): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), 'snag-server-'));
  await build({ configFile: resolve('vite.server.config.ts'), logLevel: 'error', build: { outDir: folder } });
  writeFileSync(join(folder, 'run.mjs'), SCRIPT);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return { start: (options) => startIn(folder, options), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
