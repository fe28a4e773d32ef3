/**
 * A house of several processes over one Redis: each has a lease, a desk at which the others ask it, and the tables whose streams it writes.
 * As long as it can't renew its lease its tables stand still; once it can again, each goes on here or is somewhere else.
 */
import { randomBytes } from 'node:crypto';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';
import type { Clock } from '../../src/bots/clock';
import { admit } from '../admit';
import type { Lines, Shared } from '../colyseus';
import type { Journals } from '../journal/journal';
import type { HouseTables } from '../table/openTables';
import { type AnsweredIn, type AskedIn, openDesk, type Desk } from './desk';
import { Lease } from './lease';
import { CannotKeep, checkKeeps, moveIn, reach, reachInTime } from './reach';
import { streamsOf } from './streams';

export interface HouseOptions {
  readonly url: string;
  /** What this process is called in the house. */
  readonly process: string;
  /** By which names the house is reached: another house has others. */
  readonly names: readonly string[];
  /** Whether a Redis will do that may lose the last seconds. */
  readonly mayLose: boolean;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
  /** Another process has this one's name now: it has to end. */
  readonly taken: (error: Error) => void;
}

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

/** Everything that a process has of its house. */
export class House {
  readonly name: string;
  readonly journals: Journals;
  readonly shared: Shared;
  /** Where lines to this process are, below the page's address. */
  readonly below: string;
  readonly #redis: Redis;
  readonly #lease: Lease;
  readonly #ends: (() => void)[] = [];
  #tables: HouseTables | null = null;

  private constructor(redis: Redis, options: HouseOptions) {
    const { url, process, clock, failed, taken } = options;
    this.#redis = redis;
    this.name = process;
    this.below = `p/${process}/`;
    this.#lease = new Lease(redis, process, randomBytes(12).toString('base64url'), {
      clock,
      lost: () => {
        failed(new Error('The lease of this process couldn’t be renewed: its tables stand still.'));
        this.#tables?.hold().catch(failed);
      },
      back: async () => { await this.#tables?.goOn(); },
      taken: () => taken(new CannotKeep(`Another process of this house is called “${process}” now.`)),
    });
    this.journals = streamsOf(redis, this.#lease);
    const [presence, driver] = [reachInTime(url), reachInTime(url)];
    this.shared = { presence: new RedisPresence(presence), driver: new RedisDriver(driver) };
    this.#ends.push(() => this.shared.presence.shutdown(), () => driver.disconnect());
  }

  /** Moves in. @throws `CannotKeep` with a sentence, where that can't be; nothing was touched then */
  static async enter(options: HouseOptions): Promise<House> {
    const { url, names, mayLose, process } = options;
    if (!NAME.test(process)) {
      throw new CannotKeep(`--process takes a name of small letters, digits and dashes, like “a” or “house-2”, not “${process}”.`);
    }
    const redis = await reach(url);
    try {
      await moveIn(redis, url, names);
      await checkKeeps(redis, url, mayLose);
      const house = new House(redis, options);
      await house.#lease.take().catch((error: unknown) => {
        house.#end();
        throw error;
      });
      return house;
    } catch (error) {
      redis.disconnect();
      throw error;
    }
  }

  /** Whether this process may tell anybody anything of its tables. */
  get isReady(): boolean { return this.#lease.isHeld && this.#tables !== null; }

  /** Opens its desk: from now on the others find its tables. */
  async open(tables: HouseTables, lines: Pick<Lines, 'reserve'>): Promise<Desk> {
    this.#tables = tables;
    return openDesk(this.shared.presence, this.name, (asked) => answer(tables, lines, asked));
  }

  /** Leaves, once its tables are closed: whoever wants one of them takes it at once. */
  async leave(): Promise<void> {
    await this.#lease.release();
    this.#end();
  }

  #end(): void {
    for (const end of this.#ends) end();
    this.#redis.disconnect();
  }
}

/** What this process answers to another at whose door somebody stands. */
async function answer(tables: HouseTables, lines: Pick<Lines, 'reserve'>, { code, secret, letsNew }: AskedIn): Promise<AnsweredIn> {
  const table = await tables.find(code);
  if (typeof table === 'string') return { refused: table };
  if ('at' in table) return { elsewhere: true };
  const isNew = !table.knows(secret);
  if (isNew && !letsNew) return { refused: 'too-many' };
  const entered = await admit(lines, table, secret);
  return typeof entered === 'string' ? { refused: entered } : { entered, isNew };
}
