/**
 * Many tables of three people and a character who thinks, at one server or at several processes of one house: how long it takes from
 * placing a tile to its update, how much of that the judge waits for others (by how far away the server has measured them to be), and what
 * it costs. Everybody who plays runs in this process: where others are at work on the machine, too, figures are too high.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { meanLag, quotaOf, type MeanLag } from '../../src/race/credit';
import { TIE_MS } from '../../src/race/order';
import { agreedFor } from '../server/helpers/plays';
import type { Player } from '../server/process/player';
import type { ServerProcess } from '../server/process/serverProcess';
import { rising, shareOf } from '../server/race/figures';

const WARM_MS = 4000;
const WATCHED_MS = 12_000;
/** How often each of them does something, in milliseconds. */
const EVERY_MS = 1500;
/** So often it's looked up how far away everybody was measured to be. */
const LOOK_MS = 1000;

/** What is loaded. */
export interface Loaded {
  readonly processes: readonly Pick<ServerProcess, 'used' | 'measured'>[];
  /** Somebody at one of its tables, by its number. @param every how often they do something, in milliseconds */
  player(table: number, word: string, every: number, acted: (at: number, intent: { readonly kind: string }) => void): Player;
}

/** One placing of a tile, in milliseconds: until its update, and how much of that the judge waited. */
export interface Placed { readonly total: number; readonly wait: number }

/** What a load came to. */
export interface Load {
  readonly count: number;
  readonly placed: readonly Placed[];
  /** Of each process: the share of a core that it worked, what it grew by a table, in bytes, and how late it was (p99, in milliseconds). */
  readonly processes: readonly { readonly core: number; readonly memory: number; readonly late: number }[];
  /** The share of a core that the people worked, and how late they were. */
  readonly people: { readonly core: number; readonly late: number };
}

export interface TableOf { readonly players: readonly Player[]; readonly host: Player }

/** @param share from 0 to 1 */
export const at = (values: readonly number[], share: number): number => shareOf(rising(values), share);

export const told = (values: readonly number[]): string =>
  `${at(values, 0.5).toFixed(0)} ms (p50), ${at(values, 0.95).toFixed(0)} ms (p95)`;

/** How long placings took beyond the judge's wait, in milliseconds. */
export const beyondOf = ({ placed }: Load): readonly number[] => placed.map(({ total, wait }) => total - wait);

/** How far away devices are, by the server's own measurement. */
class Lines {
  readonly #means = new Map<string, Map<number, MeanLag>>();

  async look({ processes }: Loaded): Promise<void> {
    for (const [code, device, ms] of (await Promise.all(processes.map((one) => one.measured()))).flat()) {
      const table = this.#means.get(code) ?? new Map<number, MeanLag>();
      this.#means.set(code, table.set(device, meanLag(table.get(device) ?? null, ms)));
    }
  }

  /** For how long what a device does waits, from when it was pressed: until nobody else's press can count before it. */
  waitAt({ code, number }: Player): number {
    const others = [...this.#means.get(code) ?? []].filter(([device]) => device !== number);
    return TIE_MS + Math.max(...others.map(([, ms]) => quotaOf(ms.ms, 0)));
  }
}

/** A table of three people and a character, in the midst of its game. @param took told how long each placing took */
export async function openLoaded(
  on: Loaded, table: number, word: string, every: number, took: (ms: number, by: Player) => void = () => {},
): Promise<TableOf> {
  const players = ['circle', 'square', 'triangle'].map((mark) => {
    let placedAt: number | null = null;
    const player: Player = on.player(table, `bench ${word} ${mark}`, every, (now, { kind }) => {
      if (kind === 'place') placedAt ??= now;
    });
    player.updated = (now, happenings) => {
      const { seats, mover, places } = player.seen!.view as { seats: object[]; mover: number | null; places: number[] };
      const own = happenings.some((one) => one.type === 'placed' && places[(one as { seat?: number }).seat ?? -1] === mine(player));
      if (own && placedAt !== null) took(now - placedAt, player);
      if (own || seats.length === 0 || mover === null || places[mover] !== mine(player)) placedAt = null;
    };
    return player;
  });
  const [host, ...others] = players as [Player, ...Player[]];
  await host.open('snag', { ...agreedFor('snag'), order: 'given', callSeconds: null });
  for (const one of others) await one.come(host.code);
  for (const [i, mark] of (['circle', 'square', 'triangle'] as const).entries()) {
    players[i]!.say({ kind: 'sit', seat: i, name: `Player ${i}`, mark });
  }
  host.say({ kind: 'character', seat: 3, level: 'otto' });
  while (host.table!.seats.some(({ name, level }) => name === null && level === null)) await pause(10);
  host.say({ kind: 'start' });
  for (const one of players) one.play();
  return { players, host };
}

function mine({ table, number }: Player): number {
  const { playing, seats } = table!;
  return playing?.seats.findIndex((seat) => seats[seat]?.device === number) ?? -1;
}

/** So many tables, all at once, each opened anew and closed again. */
export async function loadTables(on: Loaded, count: number): Promise<Load> {
  const used = () => Promise.all(on.processes.map((one) => one.used()));
  const before = await used();
  const lines = new Lines();
  let placed: Placed[] = [];
  const tables: TableOf[] = [];
  while (tables.length < count) {
    const from = tables.length;
    tables.push(...await Promise.all(Array.from({ length: Math.min(10, count - from) }, (_, i) =>
      openLoaded(on, from + i, `${count} ${from + i}`, EVERY_MS, (total, by) => { placed.push({ total, wait: lines.waitAt(by) }); }))));
  }
  await pause(WARM_MS);
  await lines.look(on);
  placed = [];
  const [from, own] = [await used(), process.cpuUsage()];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  for (let left = WATCHED_MS; left > 0; left -= LOOK_MS) {
    await pause(LOOK_MS);
    await lines.look(on);
  }
  const [till, { user, system }] = [await used(), process.cpuUsage(own)];
  for (const { players, host } of tables) {
    host.say({ kind: 'close' });
    for (const one of players) one.stop();
  }
  const core = (microseconds: number): number => microseconds / (WATCHED_MS * 1000);
  return {
    count, placed, people: { core: core(user + system), late: loop.percentile(99) / 1e6 - 1 },
    processes: till.map(({ cpu, memory, late }, i) => ({
      core: core(cpu - from[i]!.cpu), memory: (memory - before[i]!.memory) * on.processes.length / count, late,
    })),
  };
}
