/** Journals as streams of a real Redis: nobody writes but the last who has taken over, nothing is written twice, nothing is lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Redis } from 'ioredis';
import { pageClock } from '../../../src/bots/clock';
import type { Journal, JournalPorts, OpenedJournal } from '../../../server/journal/journal';
import { KEYS } from '../../../server/house/keys';
import { Lease } from '../../../server/house/lease';
import { checkKeeps, moveIn, reach, shownAddress } from '../../../server/house/reach';
import { streamsOf } from '../../../server/house/streams';
import { HAS_REDIS, redisServer, type RedisServer } from './redisServer';

const CODE = 'KXNT';

describe.skipIf(!HAS_REDIS)('over a real Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await redisServer();
    redis = await reach(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });
  beforeEach(async () => {
    // Whatever a test before it left standing still.
    server.go();
    await redis.flushall();
  });

  const told: string[] = [];
  const leaseOf = (name: string): Lease => new Lease(redis, name, `life-of-${name}`, {
    clock: pageClock, lost: () => { told.push(`${name} lost`); }, back: async () => { told.push(`${name} back`); },
    taken: () => { told.push(`${name} taken`); },
  });
  function ports() {
    const seen = { synced: 0, lost: 0, failures: [] as unknown[] };
    const made: JournalPorts = {
      clock: pageClock, synced: (lines) => { seen.synced = lines; }, lost: () => { seen.lost += 1; },
      failed: (error) => { seen.failures.push(error); },
    };
    return { seen, made };
  }
  /** Everything that the stream holds. */
  const entries = () => redis.xrange(KEYS.table(CODE), '-', '+');
  const opened = async (journals: ReturnType<typeof streamsOf>, made: JournalPorts): Promise<OpenedJournal> => {
    const found = await journals.open(CODE, made);
    if (found === null || 'at' in found) throw new Error(JSON.stringify(found));
    return found;
  };
  async function written(journal: Journal, ...lines: readonly object[]): Promise<void> {
    for (const line of lines) journal.append(line);
    await journal.flush();
  }

  test('a journal is made once, and found where it lives until that process lets go of it', async () => {
    const [a, b] = [leaseOf('a'), leaseOf('b')];
    await a.take();
    await b.take();
    const [mine, theirs] = [streamsOf(redis, a), streamsOf(redis, b)];
    const { seen, made } = ports();
    const journal = (await mine.create(CODE, made))!;
    expect(await theirs.create(CODE, ports().made)).toBeNull();
    await written(journal, { n: 1 }, { n: 2 });
    expect(seen).toEqual({ synced: 2, lost: 0, failures: [] });
    expect(await theirs.open(CODE, ports().made)).toEqual({ at: 'a' });
    expect(await journal.check()).toBe(true);
    await journal.close();
    const { lines, journal: other } = await opened(theirs, ports().made);
    expect(lines).toEqual([{ n: 1 }, { n: 2 }]);
    expect(other.length).toBe(journal.length);
    expect(await journal.check()).toBe(false);
    await Promise.all([a.release(), b.release()]);
  });

  test('whoever has taken over writes alone: what the older one still sends is turned down', async () => {
    const [a, b] = [leaseOf('a'), leaseOf('b')];
    await a.take();
    await b.take();
    const old = ports();
    const first = (await streamsOf(redis, a).create(CODE, old.made))!;
    await written(first, { n: 1 });
    // Its lease ends without a word, as where the process stands still.
    await a.release();
    const { lines, journal } = await opened(streamsOf(redis, b), ports().made);
    expect(lines).toEqual([{ n: 1 }]);
    await written(first, { n: 'late' });
    await written(journal, { n: 2 });
    expect(old.seen).toEqual({ synced: 1, lost: 1, failures: [] });
    const epochs = (await entries()).map(([id]) => Number(id.split('-')[0]));
    expect(epochs).toEqual(epochs.toSorted((one, other) => one - other));
    expect((await entries()).flatMap(([, [field, text]]) => (field === 'l' ? [text] : []))).toEqual(['{"n":1}', '{"n":2}']);
    // Deleting it is no longer the older one's either.
    await first.remove();
    expect(await redis.exists(KEYS.table(CODE))).toBe(1);
    await b.release();
  });

  test('of two that take over at once one has it', async () => {
    const [a, b, c] = [leaseOf('a'), leaseOf('b'), leaseOf('c')];
    await Promise.all([b.take(), c.take()]);
    await written((await streamsOf(redis, a).create(CODE, ports().made))!, { n: 1 });
    const found = await Promise.all([b, c].map((lease) => streamsOf(redis, lease).open(CODE, ports().made)));
    expect(found.filter((one) => one !== null && 'journal' in one)).toHaveLength(1);
    expect(found.filter((one) => one !== null && 'at' in one)).toHaveLength(1);
    await Promise.all([b.release(), c.release()]);
  });

  test('a table that was closed is gone, and its code is remembered', async () => {
    const a = leaseOf('a');
    await a.take();
    const journals = streamsOf(redis, a);
    const journal = (await journals.create(CODE, ports().made))!;
    await written(journal, { n: 1 });
    await journal.remove();
    expect(await journals.open(CODE, ports().made)).toBeNull();
    expect(await journals.wasClosed(CODE)).toBe(true);
    expect(await journals.create(CODE, ports().made)).toBeNull();
    await a.release();
  });

  test('what waits while Redis stands still is kept once it goes on, once each and in order', async () => {
    const a = leaseOf('a');
    await a.take();
    const { seen, made } = ports();
    const journal = (await streamsOf(redis, a).create(CODE, made))!;
    await written(journal, { n: 1 });
    server.stop();
    journal.append({ n: 2 });
    // Whoever asks gets no answer: what was sent may have arrived, or not.
    await expect.poll(() => seen.failures.length, { timeout: 5000 }).toBeGreaterThan(0);
    journal.append({ n: 3 });
    expect(seen.synced).toBe(1);
    server.go();
    await journal.flush();
    expect(seen.synced).toBe(3);
    expect((await entries()).flatMap(([, [field, text]]) => (field === 'l' ? [text] : []))).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
    await a.release();
  }, 15_000);

  test('what was told as kept is there after Redis was pulled out', async () => {
    const a = leaseOf('a');
    await a.take();
    const { seen, made } = ports();
    const journal = (await streamsOf(redis, a).create(CODE, made))!;
    for (let n = 0; n < 20; n += 1) journal.append({ n });
    await journal.flush();
    await server.kill();
    await server.start();
    await written(journal, { n: 20 });
    expect(seen.synced).toBe(21);
    expect((await entries()).filter(([, [field]]) => field === 'l')).toHaveLength(21);
    await a.release();
  }, 15_000);

  test('a lease that can’t be renewed is lost in time, and comes back; a name is one process’s', async () => {
    told.length = 0;
    const a = leaseOf('a');
    await a.take();
    expect(a.isHeld).toBe(true);
    const other = new Lease(redis, 'a', 'another life', { clock: pageClock, lost() {}, back: async () => {}, taken() {} });
    await expect(other.take()).rejects.toThrow('Another process of this house is called “a”.');
    server.stop();
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['a lost']);
    expect(a.isHeld).toBe(false);
    server.go();
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['a lost', 'a back']);
    await expect.poll(() => a.isHeld).toBe(true);
    await a.release();
  }, 20_000);

  test('a Redis that isn’t fit is refused with a sentence, and not touched', async () => {
    await checkKeeps(redis, server.url, false);
    await redis.config('SET', 'appendfsync', 'everysec');
    await expect(checkKeeps(redis, server.url, false)).rejects.toThrow('writes to its disk by “appendfsync everysec”');
    await checkKeeps(redis, server.url, true);
    await redis.config('SET', 'appendfsync', 'always');
    await redis.set('theirs', '1');
    await expect(moveIn(redis, server.url, [])).rejects.toThrow('already has something else in it');
    expect(await redis.keys('*')).toEqual(['theirs']);
    await redis.del('theirs');
    await moveIn(redis, server.url, ['snag.example']);
    await moveIn(redis, server.url, ['snag.example', 'www.snag.example']);
    await expect(moveIn(redis, server.url, ['other.example'])).rejects.toThrow('belongs to another house (snag.example)');
    await redis.set(KEYS.house, JSON.stringify({ format: 'snag-house', version: 7, names: [] }));
    await expect(moveIn(redis, server.url, [])).rejects.toThrow('kept by another version of SNAG (7; this one is 1)');
    await redis.set(KEYS.house, 'theirs');
    await expect(moveIn(redis, server.url, [])).rejects.toThrow('isn’t SNAG’s');
    await expect(reach('redis://127.0.0.1:1/0')).rejects.toThrow('No Redis answers at redis://127.0.0.1:1/0.');
    for (const url of ['http://127.0.0.1', 'redis', 'redis:///0', 'redis://h/x']) {
      expect(() => shownAddress(url), url).toThrow('REDIS_URL must be an address like redis://127.0.0.1:6379/0.');
    }
    expect(shownAddress('redis://user:secret@h:6380/2')).toBe('redis://h:6380/2');
  }, 15_000);
});
