/**
 * A house of two processes over a long time: tables open and close, people come and go, lines take their time and are cut. Nothing goes
 * wrong, what the processes hold stays the same, and races come out as in the simulation of the judge. The long program `house-soak` does
 * it with a hundred tables for half an hour.
 */
import { mean } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { amount, LONG, SEED } from '../../long/amount';
import { HERE, LINES } from '../../race/judged/settings';
import { tally } from '../../race/judged/tally';
import type { Line } from '../../race/judged/device';
import { BUILT_WITHIN } from '../process/serverProcess';
import { percent } from '../race/figures';
import { startHouse, type House } from './houseProcesses';
import { HAS_REDIS } from './redisServer';
import { SlowLines, soakTable, type Raced, type Soaked, type SoakOptions } from './soakTables';

const NAMES = ['a', 'b'];
const TABLES = amount(6, 100);
const LASTS_MS = amount(8000, 1_800_000);
const LOOK_MS = amount(2000, 60_000);
/** Who is apart by more than that is told apart by everybody, in milliseconds. */
const APART_MS = 25;
/** Games of fifteen races that are simulated beside them. */
const SIMULATED = amount(10, 400);

/** What is held, in MB: of each process, and of Redis. */
type Held = readonly number[];

async function heldBy(house: House): Promise<Held> {
  const redis = house.redis.client();
  const used = Number(/^used_memory:(\d+)/mu.exec(await redis.info('memory'))![1]);
  redis.disconnect();
  return [...await Promise.all(NAMES.map((name) => house.get(name).memory())), used].map((bytes) => bytes / 1e6);
}

const quicker = ({ reaction: [near, far] }: Raced): number => (far < near ? 1 : 0);
const isApart = ({ reaction: [near, far] }: Raced): boolean => Math.abs(near - far) > APART_MS;

/** Of races over a line: how often the far one won, and, of those who were plainly quicker, how many won. */
function verdicts(line: Line, races: readonly Raced[]) {
  const { second, rightApart } = tally([{ line: HERE }, { line }], SIMULATED, `soak ${SEED} ${line.name}`);
  const found = {
    second: percent(races, ({ winner }) => winner === 1),
    rightApart: percent(races.filter(isApart), (race) => race.winner === quicker(race)),
  };
  const should = percent(races, (race) => quicker(race) === 1);
  return {
    found, should, text: `${line.name} ms: ${races.length} races; the far one won ${found.second.toFixed(1)} % `
      + `(was quicker ${should.toFixed(1)}; simulated ${second.toFixed(1)}); who was quicker by ${APART_MS} ms won `
      + `${found.rightApart.toFixed(1)} % (simulated ${rightApart.toFixed(1)})`,
  };
}

/** Tables come and go until the time is over; meanwhile what is held is looked at. */
async function soak(house: House, soaked: Soaked, held: Held[]): Promise<void> {
  const random = randomFrom(`soak ${SEED}`);
  const slow = new SlowLines();
  const until = performance.now() + LASTS_MS;
  const options: SoakOptions = {
    house, names: NAMES, lines: LINES, soaked, until, chance: () => fraction(random),
    stays: amount(6000, 240_000), cutEvery: amount(4000, 30_000),
  };
  const look = async (): Promise<void> => {
    const one = await heldBy(house);
    held.push(one);
    if (LONG) process.stdout.write(`${held.length}: ${one.map((mb) => mb.toFixed(1)).join(', ')} MB\n`);
  };
  const looking = setInterval(() => void look(), LOOK_MS);
  await Promise.all(Array.from({ length: TABLES }, async (_, nth) => {
    for (let round = 0; performance.now() < until; round += 1) await soakTable(nth, `soak ${nth} ${round}`, slow, options);
  }));
  clearInterval(looking);
  await slow.close();
}

describe.skipIf(!HAS_REDIS)('two processes over a long time', () => {
  test('nothing goes wrong, nothing grows, and races are judged as in the simulation', async () => {
    const house = await startHouse(NAMES);
    const soaked: Soaked = { races: new Map(), fined: 0, cuts: 0, tables: 0, later: 0, troubles: [] };
    const held: Held[] = [];
    try {
      await soak(house, soaked, held);
      const errors = NAMES.map((name) => house.get(name).errors());
      const told = LINES.map((line) => verdicts(line, soaked.races.get(line) ?? []));
      if (LONG) {
        const { tables, cuts, later, fined } = soaked;
        const counts = `${tables} tables, ${cuts} lines cut, asked again ${later} times, fined ${fined}`;
        process.stdout.write(`${[counts, ...told.map(({ text }) => text), ...errors].join('\n')}\n`);
      }
      expect(soaked.troubles).toEqual([]);
      expect(errors).toEqual(NAMES.map(() => ''));
      expect(soaked.fined).toBe(0);
      expect(soaked.cuts).toBeGreaterThan(0);
      if (!LONG) return;
      for (const { found, should } of told) {
        expect(found.rightApart).toBeGreaterThan(97);
        expect(Math.abs(found.second - should)).toBeLessThan(3);
      }
      // The tables of the first minutes have all gone by now, and as many others are there.
      const third = Math.floor(held.length / 3);
      const averages = (part: readonly Held[]): Held => part[0]!.map((_, i) => mean(part.map((one) => one[i]!)));
      const [middle, last] = [averages(held.slice(third, 2 * third)), averages(held.slice(2 * third))];
      const both = middle.map((mb, i) => `${mb.toFixed(1)} → ${last[i]!.toFixed(1)}`);
      process.stdout.write(`held, middle and last third: ${both.join(', ')} MB\n`);
      for (const [i, mb] of last.entries()) expect(mb).toBeLessThan(middle[i]! * 1.1 + 2);
    } finally {
      await house.close();
    }
  }, LONG ? 0 : BUILT_WITHIN);
});
