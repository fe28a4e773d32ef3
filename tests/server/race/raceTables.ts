/** Many tables of a real server at which people race over real sockets, each over a line of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localPlayer } from '../../../src/ai/player';
import { pageClock } from '../../../src/bots/clock';
import type { Game, GameTypes } from '../../../src/contract/contract';
import { MARKS } from '../../../src/seats/marks';
import { LIMITS } from '../../../server/limits';
import { journalsIn } from '../../../server/journal/folder';
import { openTables } from '../../../server/table/openTables';
import { served } from '../served';
import type { RaceGame } from './games';
import { lagProxy, type Lag, type LagProxy } from './lagProxy';
import { Player } from '../process/player';
import { Racer } from './racer';
import { listened, Recording } from './recording';
import { verdictsOf, type Verdicts } from './verdicts';

/** Everybody here comes from one address, and all at once. */
const MANY = { most: 1_000_000, within: 1000 };
const ROOMY = { ...LIMITS, newcomers: MANY, opened: MANY, openedOfAll: MANY, linesOfAll: 100_000 };

/** Nobody takes longer from what is painted to the press, and nothing is longer on its way. */
const HUMAN_MS = 1000;
const ON_ITS_WAY_MS = 5000;

export interface RaceTable {
  readonly racers: readonly Racer[];
  readonly recording: Recording;
  readonly proxies: readonly LagProxy[];
  /** What came of it so far. */
  verdicts(): Verdicts;
  /** Nobody does anything any more; comes back once all has come that was on its way, or can't come any more. */
  rest(): Promise<void>;
}

export interface RaceTables {
  /** Opens a table, and lets people race there. @param lags the line of each */
  open(game: RaceGame, lags: readonly Lag[]): Promise<RaceTable>;
  close(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** @param word what all chance hangs on */
export async function raceTables(word: string): Promise<RaceTables> {
  const data = mkdtempSync(join(tmpdir(), 'races-'));
  // A game of its own for each table, so that each is written down by itself.
  const games = new Map<string, Game<GameTypes>>();
  const recordings = new Map<string, Recording>();
  const failures: unknown[] = [];
  const tables = await openTables({
    journals: await journalsIn(data, () => Date.now()), games,
    clock: pageClock, today: () => Date.now(), thinker: localPlayer, failed: (error) => { failures.push(error); },
  });
  const server = await served({ tables: listened(tables, (code) => recordings.get(code)), limits: ROOMY });
  const proxies = new Map<Lag, Promise<LagProxy>>();
  const proxyOf = (lag: Lag): Promise<LagProxy> => {
    const known = proxies.get(lag) ?? lagProxy(server.port, lag, `${word} line ${proxies.size}`);
    proxies.set(lag, known);
    return known;
  };
  const open: RaceTable[] = [];
  return {
    async open(game, lags) {
      const recording = new Recording();
      const name = `${game.name} ${games.size}`;
      games.set(name, recording.of(game.game));
      const lines = await Promise.all(lags.map(proxyOf));
      const racers = lines.map(({ url }, i) => {
        const whose = `${word} ${name} at ${i}`;
        return new Racer(new Player(() => url, whose, 0), whose, game);
      });
      const [host, ...others] = racers.map(({ player }) => player);
      await host!.open(name, game.agreed);
      recordings.set(host!.code, recording);
      for (const one of others) await one.come(host!.code);
      for (const [i, { player }] of racers.entries()) player.say({ kind: 'sit', seat: i, name: `Player ${i}`, mark: MARKS[i]! });
      while (racers.some((_, i) => host!.table!.seats[i]?.name == null)) await pause(5);
      recording.devices = racers.map(({ player }) => player.number);
      host!.say({ kind: 'start' });
      for (const one of racers) one.play();
      const table: RaceTable = {
        racers, recording, proxies: lines,
        verdicts() {
          const said = racers.flatMap((one) => one.said);
          const lives = recording.lives.map((life) => verdictsOf(life, said));
          return {
            races: lives.flatMap(({ races }) => races), acts: lives.reduce((sum, { acts }) => sum + acts, 0),
            faults: [...lives.flatMap(({ faults }) => faults), ...failures.map(String)],
          };
        },
        async rest() {
          for (const one of racers) one.rest();
          const end = performance.now() + ON_ITS_WAY_MS;
          const said = (): number => racers.reduce((sum, one) => sum + one.said.length, 0);
          await pause(HUMAN_MS);
          while (table.verdicts().acts < said() && performance.now() < end) await pause(20);
        },
      };
      open.push(table);
      return table;
    },
    async close() {
      for (const { racers } of open) for (const one of racers) one.stop();
      for (const one of await Promise.all(proxies.values())) await one.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
