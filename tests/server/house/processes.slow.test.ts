/**
 * Two processes, and three, that are one house over a real Redis: whoever comes to the door of one is let in at a table of another. A
 * process that is killed, told to stop, or stands still for a while, a Redis that is pulled out or away: nobody loses what they were shown,
 * or their seat, or types a code, and one epoch writes at a time. The long program `house-kills` does it to a hundred tables at once, and
 * prints how long people were away.
 */
import { median } from 'simple-statistics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { amount, LONG } from '../../long/amount';
import type { Player } from '../process/player';
import { BUILT_WITHIN } from '../process/serverProcess';
import { houseProcesses, shown, type HouseProcesses, type Seated } from './houseProcesses';
import { HAS_REDIS } from './redisServer';

const TABLES = amount(2, 100);
/** Whose tables lie at the first of them; people come by the doors of all. */
const HOUSES = [['a', 'b'], ['a', 'b', 'c']].slice(0, amount(1, 2));
/** The doors of those who stay, in turns. */
const otherOf = (names: readonly string[], i: number): string => names[1 + i % (names.length - 1)]!;
/** For how long Redis is away, in milliseconds. */
const CUT_MS = amount(4000, 20_000);
const WITHIN = LONG ? 0 : 90_000;

describe.skipIf(!HAS_REDIS).each(HOUSES.map((names) => [names.length, names] as const))('%i processes of one house', (_, names) => {
  let house: HouseProcesses;
  beforeAll(async () => { house = await houseProcesses(names); }, BUILT_WITHIN);
  afterEach(() => { house.clear(); });
  afterAll(() => house?.close());

  test('whoever comes to the door of one sits at the table of the other, and nobody comes by a code that isn’t there', async () => {
    const { host, ann, code } = await house.table('first', 'a', 'b');
    expect(ann.table!.seats.map(({ name }) => name)).toEqual(host.table!.seats.map(({ name }) => name));
    expect(new Set(await house.epochs(code))).toEqual(new Set([1]));
    await expect(house.player(() => 'b', 'nobody').come(code === 'CCCC' ? 'DDDD' : 'CCCC')).rejects.toThrow('no-table');
  }, WITHIN);

  interface Kill {
    readonly what: string;
    /** @returns brings all back to how it was */
    readonly happen: () => Promise<() => Promise<void>>;
    /** How many epochs write each table: 1 where its process goes on with it. */
    readonly epochs: number;
    /** After how many milliseconds everybody is back; null: they were never away. */
    readonly within: number | null;
    /** It goes on for a while, until whoever stands before the house knows; then it sends everybody away. */
    readonly goesOn?: boolean;
  }
  const KILLS: readonly Kill[] = [{
    what: 'a process is killed', epochs: 2, within: 5000,
    async happen() {
      await house.get('a').kill();
      return () => house.start('a');
    },
  }, {
    what: 'a process is told to stop', epochs: 2, within: 5000, goesOn: true,
    async happen() {
      const stopped = house.get('a').stop();
      return async () => {
        await stopped;
        await house.start('a');
      };
    },
  }, {
    what: 'a process stands still, and goes on', epochs: 2, within: 6000,
    async happen() {
      process.kill(house.get('a').pid, 'SIGSTOP');
      return async () => { process.kill(house.get('a').pid, 'SIGCONT'); };
    },
  }, {
    what: 'Redis is pulled out, and started again', epochs: 1, within: null,
    async happen() {
      await house.redis.kill();
      await house.redis.start();
      return async () => {};
    },
  }, {
    what: 'Redis is away for a while', epochs: 1, within: null,
    async happen() {
      house.redis.stop();
      await new Promise((done) => { setTimeout(done, CUT_MS); });
      house.redis.go();
      return async () => {};
    },
  }];

  const namesOf = ({ table }: Player): readonly (string | null)[] => table!.seats.map(({ name }) => name);

  /** Everybody is at their table again, by the doors of those who live, and finds all that they were shown. */
  async function allBack(tables: readonly Seated[], { within, happen, goesOn = false }: Kill): Promise<readonly number[]> {
    const people = tables.flatMap(({ ann, bo }) => [ann, bo]);
    const before = people.map((one) => ({ one, number: one.number, shown: shown(one), seats: namesOf(one) }));
    const bringBack = await happen();
    // Ann comes by the door that lives. Bo's page does so once its line is cut; it comes by the other door as soon as that is there again.
    const away = within === null ? [] : await Promise.all(tables.map(async ({ ann }) => {
      if (goesOn) await expect.poll(() => ann.isOpen, { timeout: 10_000, interval: 5 }).toBe(false);
      return house.back(ann);
    }));
    await bringBack();
    if (within !== null) await Promise.all(tables.map(({ bo }) => house.back(bo)));
    for (const { one, number, shown: told, seats } of before) {
      await expect.poll(() => shown(one).slice(0, told.length), { timeout: 30_000 }).toEqual(told);
      expect(one.number).toBe(number);
      expect(namesOf(one)).toEqual(seats);
    }
    return away;
  }

  test.each(KILLS.map((kill) => [kill.what, kill] as const))('%s: nothing that was shown is lost', async (what, kill) => {
    const tables = await Promise.all(Array.from({ length: TABLES }, (__, i) =>
      house.table(`${what} ${i}`.replaceAll(',', ''), 'a', otherOf(names, i))));
    const events = tables.reduce((sum, { ann, bo }) => sum + shown(ann).length + shown(bo).length, 0);
    const away = await allBack(tables, kill);
    for (const { ann, code } of tables) {
      // It goes on.
      const { length } = ann.heard;
      const goesOn = (): boolean => ann.heard.length > length || ann.table!.phase === 'over';
      if (ann.table!.phase === 'playing') await expect.poll(goesOn, { timeout: 40_000 }).toBe(true);
      const all = await house.epochs(code);
      expect(all).toEqual(all.toSorted((one, other) => one - other));
      expect(new Set(all).size).toBe(kill.epochs);
    }
    if (kill.within !== null && !LONG) expect(Math.max(...away)).toBeLessThan(kill.within);
    if (LONG) {
      const counts = `${TABLES} tables, ${events} shown events looked for, none lost, no seat lost`;
      process.stdout.write(`${names.length} processes, ${what}: ${counts}${away.length === 0 ? ''
        : `; back after ${Math.round(median([...away]))} ms (median), ${Math.round(Math.max(...away))} ms (most)`}\n`);
    }
  }, WITHIN);

  test('a rolling update: each process is stopped and started, one after the other, while people play', async () => {
    const tables = await Promise.all(Array.from({ length: TABLES }, (__, i) =>
      house.table(`rolling ${i}`, names[i % names.length]!, names[(i + 1) % names.length]!)));
    const people = tables.flatMap(({ ann, bo }) => [ann, bo]);
    const away: number[] = [];
    for (const name of names) {
      const before = people.map((one) => ({ one, number: one.number, shown: shown(one), seats: namesOf(one) }));
      await house.get(name).stop();
      const started = house.start(name);
      const sentAway = people.filter((one) => !one.isOpen);
      away.push(...await Promise.all(sentAway.map((one) => house.back(one))));
      await started;
      expect(sentAway.length).toBeGreaterThan(0);
      for (const { one, number, shown: told, seats } of before) {
        await expect.poll(() => shown(one).slice(0, told.length), { timeout: 30_000 }).toEqual(told);
        expect([one.number, namesOf(one)]).toEqual([number, seats]);
      }
    }
    for (const { code } of tables) {
      const all = await house.epochs(code);
      expect(all).toEqual(all.toSorted((one, other) => one - other));
    }
    if (LONG) {
      process.stdout.write(`${names.length} processes, a rolling update: ${TABLES} tables, nothing shown lost; `
        + `${away.length} times somebody was sent away, back after ${Math.round(median(away))} ms (median), `
        + `${Math.round(Math.max(...away))} ms (most)\n`);
    }
  }, WITHIN);

  test('while Redis is away nobody plays on, and everybody is told so', async () => {
    const { ann } = await house.table('told', 'a', 'b');
    house.redis.stop();
    await expect.poll(() => ann.held, { timeout: 10_000 }).toBe(true);
    const before = shown(ann);
    house.redis.go();
    await expect.poll(() => ann.held, { timeout: 10_000 }).toBe(false);
    expect(shown(ann).slice(0, before.length)).toEqual(before);
  }, WITHIN);
});
