/**
 * What tables cost a server: many of them on one core, and what a whole game sends. Told is how long it takes from placing a tile to its
 * update, how much of that the judge waits, and the memory of a table.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Player } from '../server/process/player';
import { startServer } from '../server/process/serverProcess';
import { at, beyondOf, loadTables, openLoaded, told, type Load, type Loaded } from './loadedTables';

const STEPS = [25, 50, 100, 200, 300];
/** What is promised, beyond the judge's wait. */
const MOST_MS = 50;

function lineOf(load: Load): string {
  const { count, placed, processes: [one] } = load;
  const beyond = beyondOf(load);
  return `${String(count).padStart(4)} tables: ${told(placed.map(({ total }) => total))} from placing to update, of ${placed.length}: `
    + `the judge's wait ${told(placed.map(({ wait }) => wait))}, beyond it ${told(beyond)}${at(beyond, 0.95) > MOST_MS ? ' (!)' : ''}; `
    + `${(one!.core * 100).toFixed(0)} % of a core; ${(one!.memory / 1e6).toFixed(2)} MB a table; `
    + `the machine's load ${loadavg()[0]!.toFixed(1)}`;
}

/** What a whole game sends to each who plays. */
async function wholeGame(on: Loaded): Promise<string> {
  const { players, host } = await openLoaded(on, 0, 'whole', 250);
  while (host.table?.phase !== 'over') await pause(100);
  const lines = players.map(({ bytes }) => bytes);
  const mean = (of: (one: Player['bytes']) => number): number => lines.reduce((sum, one) => sum + of(one), 0) / lines.length;
  for (const one of players) one.stop();
  return `A game and client: ${mean(({ frames }) => frames).toFixed(0)} frames, ${(mean((one) => one.in) / 1000).toFixed(0)} kB in, `
    + `${(mean((one) => one.out) / 1000).toFixed(1)} kB out`;
}

export async function tablesBench(): Promise<string> {
  const server = await startServer({ measures: true });
  const on: Loaded = {
    processes: [server], player: (_, word, every, acted) => new Player(() => server.url, word, every, acted),
  };
  try {
    const core = server.onOneCore() ? 'on one core' : 'on any core';
    const lines = [`Tables of three people and a character, ${core}:`, await wholeGame(on)];
    for (const count of STEPS) lines.push(lineOf(await loadTables(on, count)));
    return lines.join('\n');
  } finally {
    await server.close();
  }
}
