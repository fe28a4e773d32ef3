/** Processes of one house over a Redis of a test's own, and people who play at their tables, by any door. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { KEYS } from '../../../server/house/keys';
import { LIMITS } from '../../../server/limits';
import { builtServer, type BuiltServer } from '../builtServer';
import { agreedFor } from '../helpers/plays';
import { Player } from '../process/player';
import { redisServer, type RedisServer } from './redisServer';

const MANY = { most: 1_000_000, within: 1000 };
const ROOMY = {
  ...LIMITS, newcomers: MANY, opened: MANY, openedOfAll: MANY, messages: MANY, messagesOfOthers: MANY, linesOfAll: 100_000,
};
/** What people are shown that is written down. */
const SHOWN = ['picked', 'seated', 'placed', 'drew', 'snagged', 'falseCall'];
const AGAIN_MS = 100;
/** Nobody asks for longer. */
const PATIENCE_MS = 40_000;

export const shown = ({ heard }: Player): readonly string[] =>
  heard.filter(({ type }) => SHOWN.includes(type)).map((one) => JSON.stringify(one));

export interface Seated { readonly host: Player; readonly ann: Player; readonly bo: Player; readonly code: string }

/** The processes alone. */
export interface House {
  readonly redis: RedisServer;
  get(name: string): BuiltServer;
  start(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface HouseProcesses extends House {
  /** A table of two people, opened at one door; Ann comes by another. */
  table(word: string, opened: string, other: string): Promise<Seated>;
  /** Somebody of this word, who comes by the first of these doors that lives. */
  player(door: () => string, word: string): Player;
  /** Comes back, as a page does that asks again and again, by this door. @returns after how many milliseconds */
  back(one: Player): Promise<number>;
  /** In the order in which a table's entries were written, the epoch of each. */
  epochs(code: string): Promise<readonly number[]>;
  /** Everybody who came goes. */
  clear(): void;
}

/** @param names of the processes @param measures whether they tell what they measure of lines */
export async function startHouse(names: readonly string[], { measures = false } = {}): Promise<House> {
  const build = await builtServer();
  const redis = await redisServer();
  const running = new Map<string, BuiltServer>();
  const start = async (name: string): Promise<void> => {
    running.set(name, await build.start({ limits: ROOMY, measures, house: { url: redis.url, process: name } }));
  };
  for (const name of names) await start(name);
  return {
    redis, start, get: (name) => running.get(name)!,
    async close() {
      for (const server of running.values()) await server.kill();
      build.remove();
      await redis.close();
    },
  };
}

/** The process that the path of a line names. */
export const processOf = (path: string): string => /^p\/([a-z]+)\//u.exec(path)![1]!;

/**
 * Asks until somebody is let in, as a page does.
 * @param patience for how long, in milliseconds
 * @param again told of each time that they weren't
 * @returns after how many milliseconds; rejects where they aren't for so long
 */
export async function keepAsking(come: () => Promise<void>, patience: number, again: () => void = () => {}): Promise<number> {
  const from = performance.now();
  for (;;) {
    try {
      await come();
      return performance.now() - from;
    } catch (error) {
      if (performance.now() - from > patience) throw error;
      again();
      await pause(AGAIN_MS);
    }
  }
}

/** Somebody who comes by this door. Their lines go where a proxy would send them: their path names the process. */
export function routedPlayer(
  house: Pick<House, 'get'>, door: () => string, word: string, every: number,
  acted?: (at: number, intent: { readonly kind: string }) => void,
): Player {
  return new Player(() => house.get(door()).url, word, every, acted, (path) => ({ url: house.get(processOf(path)).url, path }));
}

/** @param names of the processes */
export async function houseProcesses(names: readonly string[]): Promise<HouseProcesses> {
  const house = await startHouse(names);
  const { redis, get, start } = house;
  let players: Player[] = [];

  function player(door: () => string, word: string): Player {
    const one = routedPlayer(house, door, word, 120);
    players.push(one);
    return one;
  }

  const clear = (): void => {
    for (const one of players) one.stop();
    players = [];
  };
  return {
    redis, get, start, player,
    async table(word, opened, other) {
      const [host, bo] = [player(() => opened, `${word} host`), player(() => opened, `${word} bo`)];
      const ann = player(() => other, `${word} ann`);
      // After Redis was away a process lets nobody in until it has its lease again.
      await keepAsking(() => host.open('snag', agreedFor('snag')), PATIENCE_MS);
      for (const one of [ann, bo]) await keepAsking(() => one.come(host.code), PATIENCE_MS);
      ann.say({ kind: 'sit', seat: null, name: 'Ann', mark: 'circle' });
      bo.say({ kind: 'sit', seat: null, name: 'Bo', mark: 'square' });
      await expect.poll(() => host.table?.seats.filter(({ name }) => name !== null).length, { timeout: 20_000 }).toBe(2);
      host.say({ kind: 'start' });
      for (const one of [ann, bo]) one.play();
      await expect.poll(() => ann.heard.length, { timeout: 60_000 }).toBeGreaterThan(6);
      return { host, ann, bo, code: host.code };
    },
    back: (one) => keepAsking(() => one.come(), PATIENCE_MS),
    async epochs(code) {
      const client = redis.client();
      const entries = await client.xrange(KEYS.table(code), '-', '+');
      client.disconnect();
      return entries.map(([id]) => Number(id.split('-')[0]));
    },
    clear,
    async close() {
      clear();
      await house.close();
    },
  };
}
