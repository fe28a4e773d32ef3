/**
 * The lease of a process: as long as it's renewed, nobody takes over the tables that the process has. Here it ends before it can end in
 * Redis, since it's counted from when it was asked for.
 */
import type { Redis } from 'ioredis';
import type { Clock } from '../../src/bots/clock';
import { CannotKeep } from './reach';
import { KEYS } from './keys';

/** How long it lasts, how often it's renewed, and how soon again where nobody answered, in milliseconds. */
export const LEASE_MS = 3000;
const EVERY_MS = 1000;
const AGAIN_MS = 250;

/** Renews it for the life that has it, or that had it last; 0: another life has it. */
const RENEW = `
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;

export interface LeasePorts {
  readonly clock: Clock;
  /** It couldn't be renewed in time: from now on another process may take over any table. */
  readonly lost: () => void;
  /** It's held again. Rejects where the tables couldn't be looked through: then it's told again. */
  readonly back: () => Promise<void>;
  /** Another process has this name now. */
  readonly taken: () => void;
}

export class Lease {
  readonly name: string;
  /** The word of this life of the process. */
  readonly life: string;
  readonly #redis: Redis;
  readonly #ports: LeasePorts;
  #until = -Infinity;
  #isHeld = false;
  #timer: unknown = null;
  #ending: unknown = null;
  #ended = false;

  constructor(redis: Redis, name: string, life: string, ports: LeasePorts) {
    [this.#redis, this.name, this.life, this.#ports] = [redis, name, life, ports];
  }

  /** Whether nobody else can have taken over a table. */
  get isHeld(): boolean { return this.#isHeld && this.#ports.clock.now() < this.#until; }

  /** Takes it. One that was killed leaves it behind for as long as it lasts. @throws `CannotKeep` where another process has the name */
  async take(): Promise<void> {
    const end = this.#ports.clock.now() + LEASE_MS + EVERY_MS;
    while (!await this.#renew()) {
      if (this.#ports.clock.now() > end) {
        throw new CannotKeep(`Another process of this house is called “${this.name}”. Give each a name of its own with --process NAME.`);
      }
      await new Promise<void>((resolve) => { this.#ports.clock.setTimeout(resolve, AGAIN_MS); });
    }
    this.#isHeld = true;
    this.#wait(EVERY_MS);
  }

  /** Gives it back: whoever wants a table of this process takes it at once. */
  async release(): Promise<void> {
    this.#ended = true;
    this.#ports.clock.clearTimeout(this.#timer);
    this.#ports.clock.clearTimeout(this.#ending);
    await this.#redis.eval(RELEASE, 1, KEYS.lease(this.name), this.life).catch(() => {});
  }

  async #renew(): Promise<boolean> {
    const asked = this.#ports.clock.now();
    const answer = await this.#redis.eval(RENEW, 1, KEYS.lease(this.name), this.life, LEASE_MS);
    if (answer !== 1) return false;
    this.#until = asked + LEASE_MS;
    const { clock } = this.#ports;
    clock.clearTimeout(this.#ending);
    this.#ending = clock.setTimeout(() => this.#lose(), this.#until - clock.now());
    return true;
  }

  #wait(milliseconds: number): void {
    if (!this.#ended) this.#timer = this.#ports.clock.setTimeout(() => void this.#again(), milliseconds);
  }

  async #again(): Promise<void> {
    // This computer slept, or the process stood still: nobody goes on before it's known whether it still has what it had.
    if (!this.isHeld) this.#lose();
    try {
      if (!await this.#renew()) {
        this.#ended = true;
        this.#lose();
        return this.#ports.taken();
      }
      if (!this.#isHeld) {
        await this.#ports.back();
        this.#isHeld = true;
      }
      this.#wait(EVERY_MS);
    } catch {
      this.#wait(AGAIN_MS);
    }
  }

  #lose(): void {
    if (!this.#isHeld || this.#ports.clock.now() < this.#until) return;
    this.#isHeld = false;
    this.#ports.lost();
  }
}
