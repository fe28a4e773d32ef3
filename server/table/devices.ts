/** The devices that a table knows, by their numbers: those that hold something there for good, and those that only look on. */
import type { DoorRefusal } from '../../src/apart/messages';
import type { Connection, LastTold } from '../../src/host/port';
import type { MeanLag } from '../../src/race/credit';
import type { TableState } from '../journal/tableState';
import type { Line } from '../tables';
import { playingDevices, type Presence } from './holders';

/** How a device looks at the game that is on. */
export interface Look {
  readonly game: string;
  readonly places: readonly number[];
  connection: Connection | null;
  /** Whether it looks now. */
  isOn: boolean;
  /** The screen that it was given, for when it comes back. */
  screen: Pick<LastTold, 'epoch' | 'screen'> | null;
}

export interface Device {
  readonly number: number;
  /** The hash of its secret. */
  readonly secret: string;
  line: Line | null;
  /** Whether it has said who it is on this line: it's told nothing before that. */
  isGreeted: boolean;
  /** The games that are over which it has. */
  readonly has: Set<string>;
  look: Look | null;
  /** How long a message takes there and back, as others are told; null: nobody knows. */
  ms: number | null;
  /** The mean of what was measured on the line that it has. */
  lag: MeanLag | null;
  /** Since when it's away, in the time that the server was awake; what was away before the server began is so for ever. */
  since: number;
  /** What it was told of the table last. */
  told: string;
  /** When its last signs were given. */
  signs: readonly number[];
  /** When it has looked anew lately: each time it's told all that has happened. */
  looks: readonly number[];
}

/** So many look on at once, and so many others are known that may come to do so. */
const MOST_WATCHING = 32;
const MOST_KNOWN = 256;

export class Devices {
  readonly #all = new Map<number, Device>();
  #next: number;

  /** @param isAway whether a device has been away for so long that somebody plays for it */
  constructor({ devices }: TableState, now: number, isAway: (device: number) => boolean) {
    const numbers = Object.keys(devices).map(Number);
    this.#next = Math.max(...numbers) + 1;
    for (const number of numbers) this.#all.set(number, newDevice(number, devices[number]!, isAway(number) ? -Infinity : now));
  }

  get(number: number): Device | undefined { return this.#all.get(number); }

  all(): Device[] { return [...this.#all.values()]; }

  withSecret(hash: string): Device | undefined { return this.all().find(({ secret }) => secret === hash); }

  isHere(number: number): boolean { return this.#all.get(number)?.isGreeted ?? false; }

  /** Lets in a device that nobody knows yet. */
  enter(hash: string, { devices }: TableState, now: number): Device | DoorRefusal {
    const guests = this.all().filter(({ number }) => devices[number] === undefined);
    if (guests.filter(({ line }) => line !== null).length >= MOST_WATCHING) return 'full';
    // Who was let in and never came makes room.
    const first = guests.length >= MOST_KNOWN ? guests.find(({ line }) => line === null) : undefined;
    if (first) this.#all.delete(first.number);
    const entered = newDevice(this.#next, hash, now);
    this.#next += 1;
    this.#all.set(entered.number, entered);
    return entered;
  }

  /** In how many milliseconds the next one has been away for so long; null: none will have. */
  untilAway(now: number, long: number): number | null {
    const left = this.all().flatMap(({ isGreeted, since }) => (isGreeted || since + long <= now ? [] : [since + long - now]));
    return left.length === 0 ? null : Math.min(...left);
  }

  /** Somebody who plays is back where nobody was: for all others their minute begins now. */
  beginAgain({ number }: Device, state: TableState, now: number): void {
    if (state.playing === null || !playingDevices(state, state.playing).includes(number)) return;
    for (const device of this.all()) if (device.since > -Infinity) device.since = now;
  }

  /** Knows nothing more of it. */
  forget(number: number): void { this.#all.delete(number); }
}

/** Who is here of a table's people. @param isHeld whether nobody can play for the time being, whoever is here */
export function presenceOf(state: TableState, devices: Devices, now: number, isHeld: boolean): Presence {
  const isHere = (device: number): boolean => devices.isHere(device);
  return {
    isHere, awayFor: (device) => (isHere(device) ? 0 : now - (devices.get(device)?.since ?? now)),
    somebody: !isHeld && state.playing !== null && playingDevices(state, state.playing).some(isHere),
  };
}

function newDevice(number: number, secret: string, since: number): Device {
  return {
    number, secret, line: null, isGreeted: false, has: new Set(), look: null, ms: null, lag: null, since, told: '', signs: [], looks: [],
  };
}
