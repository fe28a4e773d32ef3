/**
 * A server that is killed while people play at many tables: of what any device was shown nothing is lost, everybody has their seat, and
 * nobody types a code again. Each kill meets each table at another event.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { amount } from '../../long/amount';
import { agreedFor } from '../helpers/plays';
import { Player, type Happened } from './player';
import { BUILT_WITHIN, startServer, type ServerProcess } from './serverProcess';

const TABLES = amount(4, 10);
/** So many pairs of a table and an event of its game are met: kills go on until they are. */
const PAIRS = amount(8, 200);
const MOST_KILLS = 3 * PAIRS;
/** What people are shown that is written down: refusals and the like are said once. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  snag: ['picked', 'seated', 'placed', 'drew', 'snagged', 'falseCall'], 'snap-back': ['shown', 'called', 'revealed'],
};
const GAMES = Object.keys(EVENTS);

let server: ServerProcess | undefined;
beforeAll(async () => { server = await startServer(); }, BUILT_WITHIN);
afterAll(() => server?.close());

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

interface Seats { readonly game: string; readonly players: readonly Player[] }

/** A table at which two play with a character, again and again. */
async function open(i: number): Promise<Seats> {
  const game = GAMES[i % GAMES.length]!;
  const players = ['host', 'ann', 'bo'].map((name) => new Player(() => server!.url, `kills ${i} ${name}`, 120));
  const [host, ann, bo] = players as [Player, Player, Player];
  await host.open(game, { ...agreedFor(game), ...(game === 'snap-back' ? { pace: 1500 } : {}) });
  for (const one of [ann, bo]) await one.come(host.code);
  ann.say({ kind: 'sit', seat: null, name: 'Ann', mark: 'circle' });
  bo.say({ kind: 'sit', seat: null, name: 'Bo', mark: 'square' });
  host.say({ kind: 'character', seat: 2, level: 'pip' });
  await expect.poll(() => host.table?.seats.filter(({ name, level }) => name !== null || level !== null).length).toBe(3);
  host.say({ kind: 'start' });
  for (const one of [ann, bo]) one.play();
  return { game, players };
}

/** What was shown and counts: a card that a call from before it took back is told anew from the one that lies there then. */
function shownOf(game: string, happened: readonly Happened[]): readonly (readonly string[])[] {
  const cards: string[] = [];
  const others: string[] = [];
  for (const one of happened.filter(({ type }) => EVENTS[game]!.includes(type))) {
    const { number } = one as { readonly number?: number };
    const text = JSON.stringify(one);
    // Who calls is told again with each who calls at the same instant.
    if (number === undefined && others.at(-1) !== text) others.push(text);
    if (number !== undefined) cards.splice(number - 1, cards.length, text);
  }
  return [cards, others];
}

test(`${PAIRS} pairs of table and event: nothing shown is lost, no seat is lost, no code is typed`, async () => {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, i) => open(i)));
  const met = new Set<string>();
  const back: number[] = [];
  let events = 0;
  for (let kill = 0; kill < MOST_KILLS && met.size < PAIRS; kill += 1) {
    await pause(700 + 137 * (kill % 7));
    const startsIn = server!.kill();
    const before = tables.map(({ players }) => players.map(({ table, heard, number }) => ({ table, heard: [...heard], number })));
    back.push(await startsIn);
    await Promise.all(tables.flatMap(({ players }) => players.map((one) => one.come())));
    await expect.poll(() => tables.every(({ players }) => players.every(({ seen }) => seen !== null))).toBe(true);
    for (const [i, { game, players }] of tables.entries()) {
      for (const [p, player] of players.entries()) {
        const { table, heard, number } = before[i]![p]!;
        expect(player.number).toBe(number);
        expect(player.refused.filter((code) => code !== 'not-now')).toEqual([]);
        expect(player.table!.seats.map(({ name }) => name)).toEqual(table!.seats.map(({ name }) => name));
        if (player.table!.playing?.id !== table!.playing?.id) continue;
        const shown = shownOf(game, heard);
        const count = shown.flat().length;
        events += count;
        await vi.waitFor(() => {
          expect(shownOf(game, player.heard).map((list, k) => list.slice(0, shown[k]!.length))).toEqual(shown);
        }, { timeout: 5000 });
        if (p === 0) met.add(`${i} ${table!.playing!.id} ${count}`);
      }
      // Play again at once, where it was over.
      if (players[0]!.table!.phase === 'over') players[0]!.say({ kind: 'start' });
    }
  }
  for (const { players } of tables) for (const one of players) one.stop();
  expect(met.size).toBeGreaterThanOrEqual(PAIRS);
  back.sort((one, other) => one - other);
  process.stdout.write(`${met.size} pairs met by ${back.length} kills, ${events} shown events looked for; listening again after `
    + `${Math.round(back[back.length >> 1]!)} ms (median), ${Math.round(back.at(-1)!)} ms (most)\n`);
});
