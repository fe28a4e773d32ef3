/**
 * What tables cost a house: one process with a folder (the baseline), one over Redis, and two over Redis, in one run. For each, how many
 * tables it bears until a move takes longer than promised beyond the judge's wait; what works how much of a core then (processes, Redis,
 * and the people, who all play in this process); and what Redis does and keeps. From that follows what is on paper in docs/growth.md.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { KEYS } from '../../server/house/keys';
import { routedPlayer, startHouse, type House } from '../server/house/houseProcesses';
import { HAS_REDIS } from '../server/house/redisServer';
import { Player } from '../server/process/player';
import { startServer } from '../server/process/serverProcess';
import { at, beyondOf, loadTables, openLoaded, told, type Load, type Loaded } from './loadedTables';

const STEPS = [100, 200, 400, 600, 800, 1000, 1200, 1600];
/** What is promised, beyond the judge's wait. */
const MOST_MS = 50;
/** So often an entry of our own is written, to see how long Redis takes. */
const PROBE_MS = 50;
/** What a table keeps is watched for so long. */
const KEPT_MS = 60_000;
const WATCHED = 20;

const isKept = (load: Load): boolean => at(beyondOf(load), 0.95) <= MOST_MS;
const cores = (value: number): string => `${(100 * value).toFixed(0)} %`;
/** How much of a core it worked, and how late it was. */
const worked = ({ core, late }: Load['people']): string => `${cores(core)} (late by ${late.toFixed(0)} ms)`;

function lineOf(load: Load): string {
  const beyond = beyondOf(load);
  const { count, placed, processes, people } = load;
  const memory = processes.reduce((sum, one) => sum + one.memory, 0) / processes.length;
  return `${String(count).padStart(6)} tables: beyond the judge's wait ${told(beyond)}${isKept(load) ? '' : ' (!)'}, of ${placed.length}; `
    + `of a core: ${processes.map(worked).join(' + ')}, people ${worked(people)}; ${(memory / 1e6).toFixed(2)} MB a table`;
}

/** As many tables as it bears, step by step. @param beside told of each load what is to be said beside it */
async function climb(name: string, on: Loaded, beside: (load: () => Promise<Load>) => Promise<readonly [Load, string]>): Promise<string> {
  const lines: string[] = [];
  let most = 0;
  for (const count of STEPS) {
    const [load, more] = await beside(() => loadTables(on, count));
    lines.push(lineOf(load) + more);
    if (!isKept(load)) break;
    most = count;
  }
  return [`${name}: p95 within ${MOST_MS} ms at ${most} tables`, ...lines].join('\n');
}

async function info(redis: Redis): Promise<(name: string) => number> {
  const text = await redis.info();
  return (name) => Number(new RegExp(`^${name}:([\\d.]+)`, 'mu').exec(text)?.[1] ?? NaN);
}

/** What Redis did meanwhile: of a core, commands, how long an entry of ours took until it was kept. */
async function withRedis(redis: Redis, load: () => Promise<Load>): Promise<readonly [Load, string]> {
  const took: number[] = [];
  const before = await info(redis);
  const from = performance.now();
  const probing = setInterval(() => {
    const asked = performance.now();
    void redis.xadd('probe', 'MAXLEN', 10, '*', 'l', 'x'.repeat(200)).then(() => took.push(performance.now() - asked));
  }, PROBE_MS);
  const done = await load();
  clearInterval(probing);
  const seconds = (performance.now() - from) / 1000;
  const after = await info(redis);
  const each = (name: string): number => (after(name) - before(name)) / seconds;
  return [done, `, Redis ${cores(each('used_cpu_sys') + each('used_cpu_user'))}, ${each('total_commands_processed').toFixed(0)} `
    + `commands a second; an entry is kept after ${told(took)}`];
}

function onHouse(house: House, names: readonly string[]): Loaded {
  return {
    processes: names.map((name) => house.get(name)),
    player: (table, word, every, acted) => routedPlayer(house, () => names[table % names.length]!, word, every, acted),
  };
}

/** What a table keeps in an hour of such play, and what Redis does for it. */
async function kept(on: Loaded, redis: Redis): Promise<string> {
  const tables = await Promise.all(Array.from({ length: WATCHED }, (_, i) => openLoaded(on, i, `kept ${i}`, 1500)));
  const look = async () => {
    const sizes = await Promise.all(tables.map(async ({ host }) =>
      [await redis.memory('USAGE', KEYS.table(host.code)) as number, await redis.xlen(KEYS.table(host.code))] as const));
    const all = await info(redis);
    const sum = (of: 0 | 1): number => sizes.reduce((before, one) => before + one[of], 0);
    return { memory: sum(0), entries: sum(1), file: all('aof_current_size'), done: all('total_commands_processed') };
  };
  await pause(5000);
  const from = await look();
  await pause(KEPT_MS);
  const till = await look();
  for (const { players, host } of tables) {
    host.say({ kind: 'close' });
    for (const one of players) one.stop();
  }
  const hourly = (of: 'memory' | 'entries' | 'file' | 'done'): number => (till[of] - from[of]) * 3_600_000 / KEPT_MS / WATCHED;
  return `A table and hour of such play: ${hourly('entries').toFixed(0)} entries, ${(hourly('memory') / 1e6).toFixed(2)} MB of Redis' `
    + `memory, ${(hourly('file') / 1e6).toFixed(2)} MB of its file; ${(hourly('done') / 3600).toFixed(2)} commands a second`;
}

async function houseOf(names: readonly string[], more: (on: Loaded, redis: Redis) => Promise<readonly string[]>): Promise<string> {
  const house = await startHouse(names, { measures: true });
  const redis = house.redis.client();
  // What is written to see how long it takes lies beside the house.
  const beside = house.redis.client();
  await beside.select(1);
  try {
    const on = onHouse(house, names);
    const name = `${names.length === 1 ? 'One process' : `${names.length} processes`} over Redis`;
    return [await climb(name, on, (load) => withRedis(beside, load)), ...await more(on, redis)].join('\n');
  } finally {
    redis.disconnect();
    beside.disconnect();
    await house.close();
  }
}

export async function houseTablesBench(): Promise<string> {
  if (!HAS_REDIS) return 'Skipped: no redis-server on this machine.';
  const lines = [`Tables of three people and a character, on ${availableParallelism()} cores that the people share:`];
  const server = await startServer({ measures: true });
  const alone: Loaded = {
    processes: [server], player: (_, word, every, acted) => new Player(() => server.url, word, every, acted),
  };
  try {
    lines.push(await climb('One process with a folder', alone, async (load) => [await load(), '']));
  } finally {
    await server.close();
  }
  lines.push(await houseOf(['a'], async (on, redis) => [await kept(on, redis)]), await houseOf(['a', 'b'], async () => []));
  return lines.join('\n');
}
