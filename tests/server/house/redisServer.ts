/** Debian's redis-server for a test, on a port and in a folder of its own: it can be killed, stopped for a while, and started again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** Whether it's there: a test that needs it is told as skipped where it isn't. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Another one of its own. */
  client(): Redis;
  /** Stands still until `go`. */
  stop(): void;
  go(): void;
  /** As if it were pulled out. */
  kill(): Promise<void>;
  /** Starts again on what lies on its disk. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A port that nobody listens at now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** @param more settings beside those that the house asks for */
export async function redisServer(...more: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const url = `redis://127.0.0.1:${port}/0`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn('redis-server', [
      '--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always',
      ...more,
    ], { stdio: 'ignore' });
    const asking = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    asking.on('error', () => {});
    await asking.ping();
    asking.disconnect();
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((done) => { child.once('exit', done); });
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url, port, start, kill, client: () => new Redis(url),
    stop: () => void child.kill('SIGSTOP'), go: () => void child.kill('SIGCONT'),
    async close() {
      child.kill('SIGCONT');
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
