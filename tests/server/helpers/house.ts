/** A server's tables in a test: real files in a folder of their own, a time that jumps, and a server that can be started again. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localPlayer } from '../../../src/ai/player';
import type { Thinker } from '../../../src/ai/questions';
import type { Clock } from '../../../src/bots/clock';
import type { Game, GameTypes } from '../../../src/contract/contract';
import { journalsIn } from '../../../server/journal/folder';
import { openTables, type HouseTables } from '../../../server/table/openTables';
import { jumpingClock } from '../../helpers/clock';

export interface House {
  readonly clock: Clock;
  readonly data: string;
  readonly failures: unknown[];
  tables(): HouseTables;
  /** Lets all promises run, and the disk. */
  rest(): Promise<void>;
  /** Lets what is due next come due; false when nothing waits. */
  step(): Promise<boolean>;
  pass(milliseconds: number): Promise<void>;
  until(done: () => boolean): Promise<void>;
  /** Time leaps, and nothing comes due in it: this computer slept. */
  leap(milliseconds: number): void;
  /** The server ends as if it were pulled out, after so many milliseconds another one starts on the same files. */
  restart(after?: number): Promise<void>;
  /** The text of a table's journal. */
  journal(code: string): string;
  files(): readonly string[];
  close(): Promise<void>;
}

const HOURS = 7_200_000;

export async function openHouse(
  options: { readonly games?: ReadonlyMap<string, Game<GameTypes>>; readonly thinker?: Thinker; readonly today?: () => number } = {},
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'tables-'));
  const { today = () => Date.now() } = options;
  const time = jumpingClock({ settled: () => life.tables.settled() });
  const failures: unknown[] = [];
  /** A life of the server: what it waits for is lost with it. */
  const open = async (): Promise<{ readonly tables: HouseTables; readonly end: () => void }> => {
    let isOn = true;
    const clock: Clock = {
      ...time,
      setTimeout: (act, after) => time.setTimeout(() => { if (isOn) act(); }, after),
    };
    const tables = await openTables({
      journals: await journalsIn(data, today), clock, today, thinker: options.thinker ?? localPlayer,
      failed: (error) => { failures.push(error); }, ...options.games ? { games: options.games } : {},
    });
    return { tables, end: () => { isOn = false; } };
  };
  let life = await open();
  const lives = [life];
  const { rest, step, pass, leap } = time;
  return {
    clock: time, data, failures, rest, step, pass, leap, tables: () => life.tables,
    async until(done) {
      const end = time.now() + HOURS;
      while (!done() && time.now() < end && await step());
      if (!done()) throw new Error('It never was so.');
    },
    async restart(after = 0) {
      await rest();
      life.end();
      leap(after);
      life = await open();
      lives.push(life);
    },
    journal: (code) => readFileSync(join(data, `${code}.journal`), 'utf8'),
    files: () => readdirSync(data),
    async close() {
      for (const { tables } of lives) await tables.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
