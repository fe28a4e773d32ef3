/** How often something may be done, and how much: what a server takes from one device, one address, one table, and from all of them. */

/** At most so many in any stretch of so many milliseconds. */
export interface Rate { readonly most: number; readonly within: number }

const minute = (most: number): Rate => ({ most, within: 60_000 });

export const LIMITS = {
  /** Codes that no table has: guessing one of 65,536 takes an address days. */
  wrongCodes: minute(20),
  wrongCodesOfAll: minute(1000),
  /** Devices of one address that hold nothing at a table yet, and are let in: a family, a class, a school. */
  newcomers: minute(240),
  opened: minute(60),
  openedOfAll: minute(600),
  /** Messages of one device: somebody who hammers on a key is well below. */
  messages: { most: 120, within: 4000 },
  /** Those of all at a table who hold nothing there: however many they are, whoever plays there is heard. */
  messagesOfOthers: { most: 400, within: 4000 },
  /** The first of each line don't count among those: whoever comes in the midst of a flood is let in, and can sit down. */
  first: 10,
  /** So many turned down for being too many, and the line is closed. */
  patience: { most: 60, within: 10_000 },
  /**
   * Lines of a table that are open or reserved, and lines of the house. Whoever only looks on gets none of the last ones: those who play
   * there come back whatever the others do.
   */
  linesOfTable: 200,
  linesForOthers: 120,
  linesOfAll: 4000,
  /** Bytes of a request's body, of a message that is read, and of a frame: a longer one closes the line. */
  body: 16_384,
  message: 49_152,
  frame: 65_536,
  /** What a device has not taken in yet: whoever takes nothing is cut off. */
  backlog: 4_000_000,
} as const;
export type Limits = { readonly [K in keyof typeof LIMITS]: (typeof LIMITS)[K] extends number ? number : Rate };

/**
 * The limits with some of them set otherwise: a number, or of a rate how often at most.
 * @param said by name, as `linesOfAll=8000`
 * @returns a sentence where one isn't known, or isn't a number that makes sense
 */
export function limitsWith(said: readonly string[]): Limits | string {
  const set: Record<string, number | Rate> = {};
  for (const one of said) {
    const [, name = '', value = ''] = /^(\w+)=(\d{1,9})$/.exec(one) ?? [];
    const known = Object.hasOwn(LIMITS, name) ? LIMITS[name as keyof Limits] : undefined;
    if (known === undefined) return `--limit takes NAME=NUMBER, not “${one}”. Names: ${Object.keys(LIMITS).join(', ')}.`;
    if (Number(value) < 1) return `--limit ${name} must be at least 1: nobody could play otherwise.`;
    set[name] = typeof known === 'number' ? Number(value) : { ...known, most: Number(value) };
  }
  return { ...LIMITS, ...set };
}

/** When something was done last, as often as it may be. */
class Recent {
  readonly #times: number[] = [];
  #oldest = 0;

  constructor(private readonly rate: Rate) {}

  isSpent(now: number): boolean {
    return this.#times.length >= this.rate.most && now - this.#times[this.#oldest]! < this.rate.within;
  }

  take(now: number): boolean {
    if (this.isSpent(now)) return false;
    if (this.#times.length < this.rate.most) this.#times.push(now);
    else {
      this.#times[this.#oldest] = now;
      this.#oldest = (this.#oldest + 1) % this.rate.most;
    }
    return true;
  }

  /** Whether all of it lies so far back that it counts no more. */
  isOver(now: number): boolean {
    const newest = this.#times.at(this.#oldest - 1);
    return newest === undefined || now - newest >= this.rate.within;
  }
}

/** A rate for each of many keys: addresses, devices. */
export interface Limit {
  /** Counts one, if there may be one more. */
  take(key: string): boolean;
  isSpent(key: string): boolean;
  /** How many keys it remembers. */
  readonly size: number;
}

/** @param now a clock that never goes back, in milliseconds */
export function createLimit(rate: Rate, now: () => number): Limit {
  const kept = new Map<string, Recent>();
  let sweptAt = now();
  /** Forgets whom nothing holds back any more: what is remembered is bounded by what was done lately. */
  const sweep = (at: number): void => {
    if (at - sweptAt < rate.within) return;
    sweptAt = at;
    for (const [key, recent] of kept) if (recent.isOver(at)) kept.delete(key);
  };
  return {
    take(key) {
      const at = now();
      sweep(at);
      const recent = kept.get(key) ?? new Recent(rate);
      kept.set(key, recent);
      return recent.take(at);
    },
    isSpent: (key) => kept.get(key)?.isSpent(now()) ?? false,
    get size() { return kept.size; },
  };
}
