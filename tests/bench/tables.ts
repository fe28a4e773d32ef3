/**
 * What tables cost a server: many of them, each with three people who hold a real socket and a character that thinks, on one core. Told is
 * how long it takes from placing a tile to its update, how much of that the judge waits for others (by how far away the server has measured
 * them to be), the memory of a table, and what a whole game sends. Everybody who plays runs in this process, beside the server's: where
 * others are at work on the machine, too, figures are too high.
 */
import { loadavg } from 'node:os';
import { meanLag, quotaOf, type MeanLag } from '../../src/race/credit';
import { TIE_MS } from '../../src/race/order';
import { agreedFor } from '../server/helpers/plays';
import { Player } from '../server/process/player';
import { startServer, type ServerProcess } from '../server/process/serverProcess';

const STEPS = [25, 50, 100, 200, 300];
const WARM_MS = 4000;
const WATCHED_MS = 12_000;
/** How often each of them does something, in milliseconds. */
const EVERY_MS = 1500;
/** What is promised, beyond the judge's wait. */
const MOST_MS = 50;
/** So often it's looked up how far away everybody was measured to be. */
const LOOK_MS = 1000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? NaN;

const told = (values: readonly number[]): string => `${at(values, 0.5).toFixed(0)} ms (p50), ${at(values, 0.95).toFixed(0)} ms (p95)`;

/** How far away devices are, by the server's own measurement. */
class Lines {
  readonly #means = new Map<string, Map<number, MeanLag>>();

  async look(server: ServerProcess): Promise<void> {
    for (const [code, device, ms] of await server.measured()) {
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

/** One placing of a tile. */
interface Placed { readonly total: number; readonly wait: number }

interface TableOf { readonly players: readonly Player[]; readonly host: Player }

/** A table of three people and a character, in the midst of its game. */
async function open(server: ServerProcess, word: string, every: number, took: (ms: number, by: Player) => void): Promise<TableOf> {
  const players = ['circle', 'square', 'triangle'].map((mark) => {
    let placedAt: number | null = null;
    const player: Player = new Player(() => server.url, `bench ${word} ${mark}`, every, (now, { kind }) => {
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

/** So many tables, all at once. */
async function load(server: ServerProcess, count: number): Promise<string> {
  const before = await server.used();
  const lines = new Lines();
  let times: Placed[] = [];
  const tables: TableOf[] = [];
  while (tables.length < count) {
    tables.push(...await Promise.all(Array.from({ length: Math.min(10, count - tables.length) }, (_, i) =>
      open(server, `${count} ${tables.length + i}`, EVERY_MS, (total, by) => { times.push({ total, wait: lines.waitAt(by) }); }))));
  }
  await pause(WARM_MS);
  await lines.look(server);
  times = [];
  const from = await server.used();
  for (let left = WATCHED_MS; left > 0; left -= LOOK_MS) {
    await pause(LOOK_MS);
    await lines.look(server);
  }
  const till = await server.used();
  for (const { players, host } of tables) {
    host.say({ kind: 'close' });
    for (const one of players) one.stop();
  }
  const core = (till.cpu - from.cpu) / (WATCHED_MS * 10);
  const memory = (till.memory - before.memory) / count / 1e6;
  const beyond = times.map(({ total, wait }) => total - wait);
  return `${String(count).padStart(4)} tables: ${told(times.map(({ total }) => total))} from placing to update, of ${times.length}: `
    + `the judge's wait ${told(times.map(({ wait }) => wait))}, beyond it ${told(beyond)}${at(beyond, 0.95) > MOST_MS ? ' (!)' : ''}; `
    + `${core.toFixed(0)} % of a core; ${memory.toFixed(2)} MB a table; the machine's load ${loadavg()[0]!.toFixed(1)}`;
}

/** What a whole game sends to each who plays. */
async function wholeGame(server: ServerProcess): Promise<string> {
  const { players, host } = await open(server, 'whole', 250, () => {});
  while (host.table?.phase !== 'over') await pause(100);
  const lines = players.map(({ bytes }) => bytes);
  const mean = (of: (one: Player['bytes']) => number): number => lines.reduce((sum, one) => sum + of(one), 0) / lines.length;
  for (const one of players) one.stop();
  return `A game and client: ${mean(({ frames }) => frames).toFixed(0)} frames, ${(mean((one) => one.in) / 1000).toFixed(0)} kB in, `
    + `${(mean((one) => one.out) / 1000).toFixed(1)} kB out`;
}

export async function tablesBench(): Promise<string> {
  const server = await startServer({ measures: true });
  try {
    const core = server.onOneCore() ? 'on one core' : 'on any core';
    const lines = [`Tables of three people and a character, ${core}:`, await wholeGame(server)];
    for (const count of STEPS) lines.push(await load(server, count));
    return lines.join('\n');
  } finally {
    await server.close();
  }
}
