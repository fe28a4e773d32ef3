/**
 * Tables of a house where people come and go for a long time: at some three play SNAG, at others two race at Snap, one of them over a line
 * that takes its time. Lines are cut, people come back by another door, they close their table and open the next.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MARKS } from '../../../src/seats/marks';
import type { Line } from '../../race/judged/device';
import { agreedFor } from '../helpers/plays';
import { Player } from '../process/player';
import { RACES } from '../race/games';
import { lagProxy, type LagProxy } from '../race/lagProxy';
import { Racer, type Said } from '../race/racer';
import { keepAsking, processOf, type House } from './houseProcesses';

const SNAP = RACES.find(({ name }) => name === 'snap')!;
/** How often whoever races looks for what else is to be done, and whoever plays does something, in milliseconds. */
const LOOKS_MS = 400;
const EVERY_MS = 1500;
/** For how long somebody is away, and then asks to be let in at most. */
const AWAY_MS = 1500;
const PATIENCE_MS = 20_000;
/** So often it's looked whether the next game is to be started, or a line to be cut. */
const TURN_MS = 1000;

/** A race that somebody won, and how long each took from what their own screen showed. `winner`: 0 near, 1 far. */
export interface Raced { readonly reaction: readonly [near: number, far: number]; readonly winner: number }

/** What has come of it all so far. */
export interface Soaked {
  readonly races: Map<Line, Raced[]>;
  /** How often somebody had to pay: each pressed only for what was there. */
  fined: number;
  cuts: number;
  tables: number;
  /** How often a door said that nobody can be let in just now: whoever wants in asks again, as a page does. */
  later: number;
  /** What went wrong with those who play, in words. */
  readonly troubles: string[];
}

export interface SoakOptions {
  readonly house: House;
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  /** From 0 up to but not including 1. */
  readonly chance: () => number;
  readonly soaked: Soaked;
  /** So long a table stays, and so often one of its lines is cut, about, in milliseconds; and when all of it ends. */
  readonly stays: number;
  readonly cutEvery: number;
  readonly until: number;
}

/** Slow lines to each process, made as they're asked for. */
export class SlowLines {
  readonly #made = new Map<string, Promise<LagProxy>>();

  to(port: number, line: Line): Promise<LagProxy> {
    const { delay, jitter, name } = line;
    const key = `${port} ${name}`;
    const made = this.#made.get(key) ?? lagProxy(port, { delay: delay + jitter / 2, jitter: jitter / 2 }, key);
    this.#made.set(key, made);
    return made;
  }

  async close(): Promise<void> {
    for (const one of await Promise.all(this.#made.values())) await one.close();
  }
}

/** What two who race say and hear, as races. */
class Watch {
  readonly #racers: readonly Racer[];
  readonly #won = new Map<string, number>();
  /** What was pressed as a line was cut may not have come. */
  readonly #lost = new Set<Said>();

  constructor(racers: readonly Racer[], soaked: Soaked) {
    this.#racers = racers;
    const [near] = racers as [Racer, Racer];
    near.player.updated = (_, happenings) => {
      for (const { type, seat } of happenings as readonly { readonly type: string; readonly seat: number }[]) {
        if (type === 'wrong') soaked.fined += 1;
        if (type !== 'took') continue;
        const said = racers[seat]?.said.findLast(({ thing, game }) => thing !== null && game === near.player.table?.playing?.id);
        if (said !== undefined && !this.#won.has(keyOf(said))) this.#won.set(keyOf(said), seat);
      }
    };
  }

  cut(): void {
    for (const { said } of this.#racers) for (const one of said.slice(-1)) this.#lost.add(one);
  }

  races(): Raced[] {
    const [near, far] = this.#racers.map(({ said }) =>
      new Map(said.flatMap((one) => (one.thing === null || this.#lost.has(one) ? [] : [[keyOf(one), one] as const]))));
    return [...this.#won].flatMap(([key, winner]) => {
      const [one, other] = [near!.get(key), far!.get(key)];
      return one && other ? [{ reaction: [one.reaction, other.reaction] as const, winner }] : [];
    });
  }
}

const keyOf = ({ game, thing }: Said): string => `${game} ${thing}`;

/** Comes in, and asks again where that can't be just now. @throws where it can't be for long */
async function comeIn(come: () => Promise<void>, soaked: Soaked): Promise<void> {
  await keepAsking(come, PATIENCE_MS, () => { soaked.later += 1; });
}

/** Somebody is away for a moment, and comes back. */
async function cut(one: Player, { soaked }: SoakOptions): Promise<void> {
  soaked.cuts += 1;
  one.stop();
  await pause(AWAY_MS);
  await comeIn(() => one.come(), soaked);
}

async function sitDown(people: readonly Player[], game: string, agreed: object, soaked: Soaked): Promise<void> {
  const [host, ...others] = people as [Player, ...Player[]];
  await comeIn(() => host.open(game, agreed), soaked);
  for (const one of others) await comeIn(() => one.come(host.code), soaked);
  for (const [i, one] of people.entries()) one.say({ kind: 'sit', seat: i, name: `Player ${i}`, mark: MARKS[i]! });
  while (people.some((_, i) => host.table?.seats[i]?.name == null)) await pause(10);
  host.say({ kind: 'start' });
}

/** Until the table's time is over: now and then somebody's line is cut, and whoever opened it starts the next game. */
async function comeAndGo(people: readonly Player[], options: SoakOptions, wasCut: (one: Player) => void): Promise<void> {
  const { chance, cutEvery, stays, until: end } = options;
  const [host] = people as [Player];
  for (const until = Math.min(end, performance.now() + stays * (0.5 + chance())); performance.now() < until;) {
    await pause(TURN_MS);
    if (host.table?.phase === 'over') host.say({ kind: 'start' });
    if (chance() > TURN_MS / cutEvery) continue;
    const one = people[Math.floor(chance() * people.length)]!;
    wasCut(one);
    await cut(one, options);
    if (!one.isOpen) return;
    wasCut(one);
  }
}

/** A table that opens, stays for a while, and closes; with its number. */
export async function soakTable(nth: number, word: string, slow: SlowLines, options: SoakOptions): Promise<void> {
  const { house, names, lines, soaked } = options;
  soaked.tables += 1;
  const portOf = (path: string): number => house.get(processOf(path)).port;
  const isRace = nth % 2 === 0;
  const line = lines[Math.floor(nth / 2) % lines.length]!;
  const proxies = new Map<number, string>();
  if (isRace) for (const name of names) proxies.set(house.get(name).port, (await slow.to(house.get(name).port, line)).url);
  const people = Array.from({ length: isRace ? 2 : 3 }, (_, i) => {
    const door = (): string => house.get(names[(nth + i) % names.length]!).url;
    const way = (path: string): string => (isRace && i === 1 ? proxies.get(portOf(path))! : `http://127.0.0.1:${portOf(path)}/`);
    return new Player(door, `${word} ${i}`, EVERY_MS, undefined, (path) => ({ url: way(path), path }));
  });
  const racers = isRace ? people.map((one, i) => new Racer(one, `${word} racer ${i}`, SNAP, LOOKS_MS)) : [];
  const watch = isRace ? new Watch(racers, soaked) : null;
  try {
    await sitDown(people, isRace ? 'snap' : 'snag', isRace ? SNAP.agreed : agreedFor('snag'), soaked);
    for (const one of isRace ? racers : people) one.play();
    await comeAndGo(people, options, (one) => {
      watch?.cut();
      if (!isRace && one.isOpen) one.play();
    });
    people[0]!.say({ kind: 'close' });
  } catch (error) {
    soaked.troubles.push(`table ${nth}: ${String(error)}`);
  }
  for (const one of isRace ? racers : people) one.stop();
  if (watch !== null) soaked.races.set(line, [...soaked.races.get(line) ?? [], ...watch.races()]);
}
