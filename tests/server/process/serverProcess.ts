/** A real server on real files that is killed at any moment and started again, for many at once who all come from one address. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../../../server/limits';
import { builtServer, type BuiltServer } from '../builtServer';

/** Everybody here comes from one address, and all at once. */
const MANY = { most: 1_000_000, within: 1000 };
const ROOMY = {
  ...LIMITS, newcomers: MANY, opened: MANY, openedOfAll: MANY, messages: MANY, messagesOfOthers: MANY, linesOfAll: 100_000,
};

export interface ServerProcess extends Pick<BuiltServer, 'used' | 'measured'> {
  readonly data: string;
  readonly url: string;
  readonly port: number;
  /** Lets it run on one core alone, where this machine can do that. */
  onOneCore(): boolean;
  /** As if it were pulled out; then another starts on the same files. @returns after how many milliseconds it listened */
  kill(): Promise<number>;
  close(): Promise<void>;
}

/** A busy machine builds it within so many milliseconds. */
export const BUILT_WITHIN = 120_000;

/** @param measures whether it tells what it measures of lines */
export async function startServer({ measures = false } = {}): Promise<ServerProcess> {
  const build = await builtServer();
  const data = mkdtempSync(join(tmpdir(), 'server-'));
  let running = await build.start({ data, limits: ROOMY, measures });
  const { port, url } = running;
  let errors = '';
  return {
    data, port, url, used: () => running.used(), measured: () => running.measured(),
    onOneCore: () => spawnSync('taskset', ['-a', '-p', '-c', '0', String(running.pid)]).status === 0,
    async kill() {
      await running.kill();
      errors += running.errors();
      const from = performance.now();
      running = await build.start({ data, limits: ROOMY, port, measures });
      return performance.now() - from;
    },
    async close() {
      await running.kill();
      process.stderr.write(errors + running.errors());
      build.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
