/** The Redis of a house: how it's reached, and whether it's fit to keep tables. What is wrong is said in a sentence; nothing is touched. */
import { Redis, type RedisOptions } from 'ioredis';
import { KEYS } from './keys';

/** What somebody who starts a server can mend. */
export class CannotKeep extends Error {
  override readonly name = 'CannotKeep';
}

/** So long a Redis that is there may take to answer, in milliseconds; and so long nobody asks one anew that is not. */
const ANSWERS_WITHIN = 1500;
const AGAIN_MS = 200;

/** Commands fail at once where nobody answers: whoever gave them knows what to do. */
const AT_ONCE: RedisOptions = {
  lazyConnect: true, enableOfflineQueue: false, autoResendUnfulfilledCommands: false, maxRetriesPerRequest: 0,
  commandTimeout: ANSWERS_WITHIN, connectTimeout: ANSWERS_WITHIN, retryStrategy: () => AGAIN_MS,
};
/** They wait until somebody answers: what the engine of the rooms wants. */
const IN_TIME: RedisOptions = { maxRetriesPerRequest: null, connectTimeout: ANSWERS_WITHIN, retryStrategy: () => AGAIN_MS };

/** An address without its password, to be shown. @throws `CannotKeep` where it's none */
export function shownAddress(url: string): string {
  const told = URL.canParse(url) ? new URL(url) : null;
  if (told === null || !/^rediss?:$/.test(told.protocol) || told.hostname === '' || !/^(?:\/\d{0,3})?$/.test(told.pathname)) {
    throw new CannotKeep('REDIS_URL must be an address like redis://127.0.0.1:6379/0. The number at the end is the database.');
  }
  return `${told.protocol}//${told.host}${told.pathname}`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function whyNot(error: unknown, address: string): CannotKeep {
  const told = messageOf(error);
  if (/NOAUTH|WRONGPASS|invalid password/i.test(told)) {
    return new CannotKeep(`The Redis at ${address} wants another password. Write it into REDIS_URL, like redis://:PASSWORD@HOST:6379/0.`);
  }
  if (/NOPERM/i.test(told)) return new CannotKeep(`The Redis at ${address} doesn’t let this user do what SNAG needs: ${told}.`);
  if (/DB index|SELECT is not allowed/i.test(told)) return new CannotKeep(`The Redis at ${address} has no database with that number.`);
  return new CannotKeep(`No Redis answers at ${address}. Start it, or correct REDIS_URL.`);
}

/** A connection whose commands fail at once where nobody answers. @throws `CannotKeep` where none does now */
export async function reach(url: string): Promise<Redis> {
  const address = shownAddress(url);
  const redis = new Redis(url, AT_ONCE);
  let last: unknown = null;
  redis.on('error', (error) => { last = error; });
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw whyNot(last ?? error, address);
  }
}

/** Another one, whose commands wait until somebody answers. */
export function reachInTime(url: string): Redis {
  const redis = new Redis(url, IN_TIME);
  // It says so at every attempt; the lease says it once.
  redis.on('error', () => {});
  return redis;
}

/** What Redis says of a setting; null where it doesn't say. */
async function setting(redis: Redis, name: string): Promise<string | null> {
  const told = await redis.config('GET', name).catch(() => []) as string[];
  return told[1] ?? null;
}

/**
 * Sees to it that what Redis has answered is on its disk.
 * @param mayLose whether whoever starts the server has said that some seconds may be lost
 * @throws `CannotKeep` where it isn't, and may not be lost
 */
export async function checkKeeps(redis: Redis, url: string, mayLose: boolean): Promise<void> {
  const [appendonly, appendfsync] = [await setting(redis, 'appendonly'), await setting(redis, 'appendfsync')];
  if (mayLose || (appendonly === 'yes' && appendfsync === 'always')) return;
  const found = appendonly === null ? 'doesn’t say how it keeps its data'
    : appendonly === 'yes' ? `writes to its disk by “appendfsync ${appendfsync}”` : `keeps its data by “appendonly ${appendonly}”`;
  throw new CannotKeep(`The Redis at ${shownAddress(url)} ${found}, so moves could be lost. Give it “appendonly yes” and `
    + '“appendfsync always” (hosting/redis.conf does), or start SNAG with --may-lose-seconds.');
}

/** By which version of the house its keys were written. */
const HOUSE_VERSION = 1;

interface HouseKey { readonly format: 'snag-house'; readonly version: number; readonly names: readonly string[] }

function readHouse(text: string): HouseKey | null {
  try {
    const value = JSON.parse(text) as Partial<HouseKey> | null;
    return value?.format === 'snag-house' && typeof value.version === 'number' && Array.isArray(value.names) ? value as HouseKey : null;
  } catch {
    return null;
  }
}

/**
 * Sees to it that a Redis is this house's own, or becomes it where it's empty.
 * @param names by which this house is called: two houses share none
 * @throws `CannotKeep` where it's somebody else's
 */
export async function moveIn(redis: Redis, url: string, names: readonly string[]): Promise<void> {
  const address = shownAddress(url);
  const own: HouseKey = { format: 'snag-house', version: HOUSE_VERSION, names };
  const text = await redis.get(KEYS.house);
  if (text === null) {
    const count = await redis.dbsize();
    if (count === 0 && await redis.set(KEYS.house, JSON.stringify(own), 'NX') === 'OK') return;
    if (count > 0) {
      throw new CannotKeep(`The database at ${address} already has something else in it. Give SNAG one of its own: `
        + 'another number at the end of REDIS_URL.');
    }
    return moveIn(redis, url, names);
  }
  const house = readHouse(text);
  if (house === null) {
    throw new CannotKeep(`The database at ${address} isn’t SNAG’s. Give SNAG one of its own: another number in REDIS_URL.`);
  }
  if (house.version !== HOUSE_VERSION) {
    throw new CannotKeep(`The tables at ${address} were kept by another version of SNAG (${house.version}; this one is ${HOUSE_VERSION}). `
      + 'Start that one, or give this one a database of its own.');
  }
  const isSame = names.length === 0 ? house.names.length === 0 : names.some((name) => house.names.includes(name));
  if (!isSame) {
    const other = house.names.join(', ') || 'one without a name';
    throw new CannotKeep(`The database at ${address} belongs to another house (${other}). Give each house a database of its own, `
      + 'or each of its processes the same --name.');
  }
}
