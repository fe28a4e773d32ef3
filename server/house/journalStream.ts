/**
 * The stream of one journal. Each entry's id is EPOCH-NUMBER, and ids only ever grow: whoever takes a table over writes the first entry of
 * the next epoch, and from then on Redis itself turns down all that an older one still sends. What is sent twice is turned down, too, so
 * nothing is ever written twice.
 */
import type { Redis } from 'ioredis';
import type { Journal, JournalPorts } from '../journal/journal';
import { OutOfReach } from '../journal/journal';
import { KEYS } from './keys';

/** After so many milliseconds a Redis that did not answer is asked again. */
const AGAIN_MS = 250;
/** A table goes so long after its last move; how often that is put off, in seconds. */
export const KEPT_S = 30 * 86_400;
const PUT_OFF_S = 3600;
/** For how long a closed table's code is remembered, in seconds. */
const CLOSED_S = 86_400;

/** What an entry holds: a line, who has the table from now on, or that whoever had it lets go. */
export const FIELD = { line: 'l', owner: 'o', free: 'f' } as const;

export type Entry = readonly [id: string, fields: readonly string[]];

/** An id's two numbers. */
export function readId(id: string): { readonly epoch: number; readonly number: number } {
  const [epoch, number] = id.split('-').map(Number);
  return { epoch: epoch!, number: number! };
}

/** Whether an entry with this id, or a later one, is there already. */
export const isTooLate = (error: unknown): boolean => error instanceof Error && error.message.includes('equal or smaller');

/** The last entry; null where there is no stream. @throws `OutOfReach` */
export async function lastEntry(redis: Redis, code: string): Promise<Entry | null> {
  try {
    const [last] = await redis.xrevrange(KEYS.table(code), '+', '-', 'COUNT', 1);
    return last ?? null;
  } catch (error) {
    throw new OutOfReach('Redis doesn’t answer.', { cause: error });
  }
}

/** Deletes the stream where this epoch is still its last. */
const REMOVE = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if not last or string.match(last[1], '^%d+') ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
redis.call('SET', KEYS[2], '1', 'EX', ARGV[2])
return 1`;

export class JournalStream implements Journal {
  readonly #redis: Redis;
  readonly #code: string;
  readonly #epoch: number;
  readonly #ports: JournalPorts;
  /** How many bytes and entries of this epoch are kept; the first entry says whose it is. */
  #length: number;
  #number = 0;
  #waiting: string[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;
  #lost = false;
  #putOffAt: number;

  /** @param epoch which this process has begun @param length in bytes, of what earlier epochs wrote */
  constructor(redis: Redis, code: string, epoch: number, length: number, ports: JournalPorts) {
    [this.#redis, this.#code, this.#epoch, this.#length, this.#ports] = [redis, code, epoch, length, ports];
    this.#putOffAt = ports.clock.now();
  }

  get length(): number { return this.#length; }

  append(line: object): void {
    if (this.#closed || this.#lost) return;
    this.#waiting.push(JSON.stringify(line));
    this.#writing ??= this.#write();
  }

  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async check(): Promise<boolean> {
    const last = await lastEntry(this.#redis, this.#code);
    return !this.#lost && last !== null && readId(last[0]).epoch === this.#epoch;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.flush();
    if (this.#lost) return;
    // If nobody hears it, the lease of this process ends soon.
    await this.#redis.xadd(KEYS.table(this.#code), 'NOMKSTREAM', this.#id(this.#number + 1), FIELD.free, '1').catch(this.#ports.failed);
  }

  async remove(): Promise<void> {
    this.#closed = true;
    this.#waiting = [];
    await this.flush();
    const keys = [KEYS.table(this.#code), KEYS.closed(this.#code)];
    while (!this.#lost) {
      try {
        await this.#redis.eval(REMOVE, 2, ...keys, this.#epoch, CLOSED_S);
        return;
      } catch (error) {
        this.#ports.failed(error);
        await this.#again();
      }
    }
  }

  #id(number: number): string { return `${this.#epoch}-${number}`; }

  #again(): Promise<void> { return new Promise((resolve) => { this.#ports.clock.setTimeout(resolve, AGAIN_MS); }); }

  async #write(): Promise<void> {
    // What is added in the same turn is sent together.
    await Promise.resolve();
    while (this.#waiting.length > 0 && !this.#lost) {
      try {
        this.#took(await this.#send([...this.#waiting]));
      } catch (error) {
        this.#ports.failed(error);
        if (this.#closed) break;
        await this.#again();
      }
    }
    this.#writing = null;
  }

  /** So many of those that wait are kept. */
  #took(count: number): void {
    for (const line of this.#waiting.splice(0, count)) this.#length += Buffer.byteLength(line);
    this.#number += count;
    if (count > 0) this.#ports.synced(this.#number);
  }

  /** @returns how many of them are kept */
  async #send(lines: readonly string[]): Promise<number> {
    const key = KEYS.table(this.#code);
    const sent = this.#redis.pipeline();
    lines.forEach((line, i) => sent.xadd(key, 'NOMKSTREAM', this.#id(this.#number + 1 + i), FIELD.line, line));
    const now = this.#ports.clock.now();
    const putsOff = now - this.#putOffAt > PUT_OFF_S * 1000;
    if (putsOff) sent.expire(key, KEPT_S);
    const answers = await sent.exec() ?? [];
    for (const [i, [error, id]] of answers.slice(0, lines.length).entries()) {
      if (error === null && id !== null) continue;
      if (error === null || isTooLate(error)) return this.#kept();
      if (i > 0) return i;
      throw error;
    }
    if (answers.length < lines.length) throw new OutOfReach('Redis has answered a part only.');
    if (putsOff) this.#putOffAt = now;
    return lines.length;
  }

  /** One was turned down: it's there already, since an answer got lost; or somebody else has the table. */
  async #kept(): Promise<number> {
    const last = await lastEntry(this.#redis, this.#code);
    const { epoch, number } = last === null ? { epoch: Infinity, number: 0 } : readId(last[0]);
    if (epoch === this.#epoch) return Math.max(0, Math.min(this.#waiting.length, number - this.#number));
    this.#lost = true;
    this.#waiting = [];
    this.#ports.lost();
    return 0;
  }
}
