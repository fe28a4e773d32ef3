/** The real server as a process of its own, on real files: it can be killed at any moment and started again. */
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { LIMITS } from '../../../server/limits';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const child = fileURLToPath(new URL('child.mjs', import.meta.url));

/** Everybody here comes from one address, and all at once. */
const MANY = { most: 1_000_000, within: 1000 };
const ROOMY = {
  ...LIMITS, newcomers: MANY, opened: MANY, openedOfAll: MANY, messages: MANY, messagesOfOthers: MANY, linesOfAll: 100_000,
};

export interface ServerProcess {
  readonly data: string;
  readonly url: string;
  readonly port: number;
  /** Bytes of memory, and microseconds of work so far. */
  /** Lets it run on one core alone, where this machine can do that. */
  onOneCore(): boolean;
  used(): Promise<{ readonly memory: number; readonly cpu: number }>;
  /** As if it were pulled out; then another starts on the same files. @returns after how many milliseconds it listened */
  kill(): Promise<number>;
  close(): Promise<void>;
}

/** A busy machine builds it within so many milliseconds. */
export const BUILT_WITHIN = 120_000;

export async function startServer(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const bundle = join(folder, 'bundle');
  const data = join(folder, 'data');
  await build({ root, configFile: join(root, 'vite.server.config.ts'), logLevel: 'error', build: { outDir: bundle } });
  let port = 0;
  let running: ChildProcess;
  const ended = (process: ChildProcess): Promise<void> => new Promise((resolve) => { process.once('exit', () => resolve()); });
  const start = (): Promise<void> => new Promise((resolve, reject) => {
    running = fork(child, [bundle, data, String(port), JSON.stringify(ROOMY)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    running.once('message', (said) => {
      ({ port } = said as { readonly port: number });
      resolve();
    });
    running.once('exit', (code) => { reject(new Error(`the server ended by itself: ${code}`)); });
  });
  await start();
  return {
    data, get port() { return port; }, get url() { return `http://127.0.0.1:${port}/`; },
    onOneCore: () => spawnSync('taskset', ['-a', '-p', '-c', '0', String(running.pid)]).status === 0,
    async used() {
      const said = new Promise<{ memory: number; cpu: NodeJS.CpuUsage }>((resolve) => { running.once('message', resolve); });
      running.send('memory');
      const { memory, cpu } = await said;
      return { memory, cpu: cpu.user + cpu.system };
    },
    async kill() {
      const gone = ended(running);
      running.kill('SIGKILL');
      await gone;
      const from = performance.now();
      await start();
      return performance.now() - from;
    },
    async close() {
      const gone = ended(running);
      running.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
