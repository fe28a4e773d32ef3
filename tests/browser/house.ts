// A house of three real processes, as docs/hosting.md has it, behind nginx or Caddy, for a browser that trusts its certificate: only then
// is a page a secure one. Where somebody merely looks away from a wrong certificate, no service worker registers.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { APART_VERSION } from '../../src/apart/tableShown';
import { type Certificate, certificateFor, NAMES, type Proxy, startProxy } from '../server/house/proxies';
import { freePort, redisServer } from '../server/house/redisServer';
import { expect, test as base } from './helpers';

/** The name in the ready files. It's nobody's. */
export const HOUSE_NAME = 'snag.example';
/** It builds its server first, on a machine that builds two others. */
const STARTED_WITHIN = 120_000;

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
  /** From which address of this machine: each is somebody else's. */
  readonly from?: string;
}
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** A house behind a proxy. */
export interface House {
  readonly url: string;
  readonly port: number;
  readonly certificate: Certificate;
  /** Asks as no page can: with any header, and told of each that comes back, however often. A line that opens is closed again. */
  ask(path: string, asked?: Asked): Promise<Answer>;
}

/** The three processes. */
interface Processes {
  readonly ports: readonly number[];
  /** Tells one to stop, as `npm start` is told. @returns its status */
  stop(name: string): Promise<number | null>;
  /** Starts one that was stopped. */
  start(name: string): Promise<void>;
  close(): Promise<void>;
}

async function threeProcesses(houseName: string): Promise<Processes> {
  const redis = await redisServer();
  const ports = await Promise.all(NAMES.map(() => freePort()));
  const running = new Map<string, ChildProcess>();
  const start = async (name: string): Promise<void> => {
    const port = ports[NAMES.findIndex((one) => one === name)]!;
    // Whoever tries what happens to others opens many tables.
    const more = ['--behind-proxy', '--limit', 'opened=10000', '--limit', 'openedOfAll=10000'];
    const child = spawn(process.execPath, ['tools/start.mjs', '--built', '--process', name, '--name', houseName, ...more], {
      stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PORT: String(port), REDIS_URL: redis.url },
    });
    running.set(name, child);
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, () => child.exitCode), {
      timeout: STARTED_WITHIN, message: `process ${name} lets people in`,
    }).toBe(200);
  };
  const end = (name: string, signal: NodeJS.Signals): Promise<number | null> => new Promise((done) => {
    const child = running.get(name)!;
    if (child.exitCode !== null) return done(child.exitCode);
    child.once('exit', done).kill(signal);
  });
  await Promise.all(NAMES.map((name) => start(name)));
  return {
    ports, start, stop: (name) => end(name, 'SIGTERM'),
    async close() {
      await Promise.all(NAMES.map((name) => end(name, 'SIGKILL')));
      for (const port of ports) rmSync(join('.cache/served', String(port)), { recursive: true, force: true });
      await redis.close();
    },
  };
}

function asker(port: number, { pem }: Certificate): House['ask'] {
  return (path, { method = 'GET', headers = {}, body, from } = {}) => new Promise((done, fail) => {
    const asking = request({
      host: '127.0.0.1', port, path, method, ca: pem, servername: HOUSE_NAME, ...from === undefined ? {} : { localAddress: from },
      headers: { Host: `${HOUSE_NAME}:${port}`, ...headers },
    }, (answer) => {
      const parts: Buffer[] = [];
      const { rawHeaders } = answer;
      const all = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1]!] as const] : []));
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', fail);
      answer.on('end', () => done({ status: answer.statusCode!, headers: all, body: Buffer.concat(parts).toString('utf8') }));
    });
    asking.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      done({ status: statusCode!, headers: [], body: '' });
    });
    asking.on('error', fail).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What somebody says who comes to a table, or opens one. @param word whose secret is made of it */
export const entering = (word: string, more: object = {}): object => ({ version: APART_VERSION, secret: word.padEnd(40, '-'), ...more });

interface OfWorker { readonly houseName: string; readonly certificate: Certificate; readonly processes: Processes }
/** `inFront`: what stands before the house. */
interface Fixtures { readonly inFront: Proxy | null; readonly house: House }

export const test = base.extend<Fixtures, OfWorker>({
  houseName: [HOUSE_NAME, { scope: 'worker' }],
  certificate: [async ({ houseName }, use) => {
    const certificate = certificateFor(houseName);
    await use(certificate);
    certificate.remove();
  }, { scope: 'worker' }],
  processes: [async ({ houseName }, use) => {
    const processes = await threeProcesses(houseName);
    await use(processes);
    await processes.close();
  }, { scope: 'worker', timeout: STARTED_WITHIN }],
  launchOptions: [async ({ launchOptions, certificate }, use) => {
    const { args = [] } = launchOptions;
    const rules = '--host-resolver-rules=';
    const others = args.find((arg) => arg.startsWith(rules));
    await use({ ...launchOptions, args: [
      ...args.filter((arg) => arg !== others), `${others ?? rules}, MAP ${HOUSE_NAME} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
    ] });
  }, { scope: 'worker' }],
  inFront: [null, { option: true }],
  house: async ({ inFront, certificate, processes }, use) => {
    const { url, port, stop } = await startProxy(inFront!, HOUSE_NAME, certificate, processes.ports);
    const ask = asker(port, certificate);
    await expect.poll(() => ask('/rooms').then(({ status }) => status, () => 0), { message: `${inFront!.program} answers` }).toBe(200);
    await use({ url, port, certificate, ask });
    await stop();
  },
});
