/**
 * Races over real sockets and lines that take their time: every verdict of the server is that of the formulas, worked out once more from
 * what each device knows it pressed and from when it came. Nobody pays who pressed for what was there.
 */
import { expect, test } from 'vitest';
import { amount, LONG, SEED } from '../../long/amount';
import { figuresOf, percent, wasRight, wouldBeRight } from './figures';
import { RACES, type RaceGame } from './games';
import type { Lag } from './lagProxy';
import { raceTables, type RaceTable, type RaceTables } from './raceTables';

const LOST = { lost: 0.01, again: 300 };
const NEAR: Lag = { delay: 0 };
const HOME: Lag = { delay: 20, jitter: 3 };
const FAR: Lag = { delay: 90, jitter: 5, ...LOST };
const LINES: readonly { readonly name: string; readonly lag: Lag }[] = [
  { name: '40 ms', lag: HOME }, { name: '180 ms', lag: FAR }, { name: '0 ms', lag: { ...NEAR } },
  { name: '120 ± 50 ms', lag: { delay: 60, jitter: 25, ...LOST } }, { name: '330 ms', lag: { delay: 165, jitter: 8, ...LOST } },
].slice(0, amount(2, 5));

/** So many calls of each game at each line, and at so many tables at once. Snap Back takes its time between them. */
const CALLS = amount(12, 400);
const TABLES: Readonly<Record<string, number>> = LONG ? { snag: 16, snap: 16, 'snap-back': 24 } : { snag: 3, snap: 3, 'snap-back': 5 };

/** Some press when nobody else does: so many more are waited for. */
const ALONE = 1.05;

/** Whoever sits near, whoever sits far away, and at some of the tables a third. */
const linesOf = (lag: Lag, i: number): readonly Lag[] => [NEAR, lag, ...i % 3 === 2 ? [FAR] : []];

const callsIn = (tables: readonly RaceTable[]): number =>
  tables.flatMap(({ racers }) => racers).reduce((sum, { said }) => sum + said.filter(({ thing }) => thing !== null).length, 0);

/** Lets people race over one line until there are calls enough. */
async function races(tables: RaceTables, game: RaceGame, lag: Lag): Promise<readonly RaceTable[]> {
  const open = await Promise.all(Array.from({ length: TABLES[game.name]! }, (_, i) => tables.open(game, linesOf(lag, i))));
  await expect.poll(() => callsIn(open), { timeout: 3_600_000, interval: 500 }).toBeGreaterThanOrEqual(CALLS * ALONE);
  await Promise.all(open.map((one) => one.rest()));
  return open;
}

test(`each of ${CALLS} calls of every game at every line is judged as the times say`, async () => {
  const tables = await raceTables(`races ${SEED}`);
  const play = async (game: RaceGame): Promise<void> => {
    await Promise.all(LINES.map(async ({ name, lag }) => {
      const all = (await races(tables, game, lag)).map((one) => one.verdicts());
      expect(all.flatMap(({ faults }) => faults)).toEqual([]);
      const won = all.flatMap((one) => one.races);
      process.stdout.write(figuresOf(`${game.name}, 0 ms against ${name}`, won));
      if (LONG && lag.delay >= FAR.delay) expect(percent(won, wasRight)).toBeGreaterThan(percent(won, wouldBeRight));
    }));
  };
  try {
    // All of it, one game after the other: each table of hundreds would wait for the others.
    if (LONG) for (const game of RACES) await play(game);
    else await Promise.all(RACES.map(play));
  } finally {
    await tables.close();
  }
});
