/** While Redis is away: a process that's told to stop ends, and a door says at once that nobody is let in; once it's back all goes on. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agreedFor } from '../helpers/plays';
import { BUILT_WITHIN } from '../process/serverProcess';
import { houseProcesses, shown, type HouseProcesses } from './houseProcesses';
import { HAS_REDIS } from './redisServer';

/** A lease is over by then, and somebody who asks has been answered: a page asks no longer than this. */
const WITHIN_MS = 8000;

describe.skipIf(!HAS_REDIS)('while Redis is away', () => {
  let house: HouseProcesses;
  beforeAll(async () => { house = await houseProcesses(['a', 'b']); }, BUILT_WITHIN);
  afterEach(() => { house.clear(); });
  afterAll(() => house?.close());

  test('a process that is told to stop ends, and its tables come up at another once Redis is back', async () => {
    const { ann, bo } = await house.table('stopped', 'a', 'b');
    const told = [ann, bo].map((one) => shown(one));
    house.redis.stop();
    expect(await house.get('a').stop()).toBe(0);
    house.redis.go();
    await Promise.all([ann, bo].map((one, i) => {
      const back = house.player(() => 'b', `stopped ${i === 0 ? 'ann' : 'bo'}`);
      return house.back(Object.assign(back, { code: one.code })).then(() =>
        expect.poll(() => shown(back).slice(0, told[i]!.length), { timeout: 20_000 }).toEqual(told[i]));
    }));
    await house.start('a');
  }, 90_000);

  test('a door lets nobody in, and says so before a page has given up; once Redis is back it lets them in', async () => {
    const { ann, code } = await house.table('door', 'a', 'b');
    house.redis.stop();
    const asked = performance.now();
    const [opens, comes] = [house.player(() => 'a', 'opens'), house.player(() => 'b', 'comes')];
    await Promise.all([
      expect(opens.open('snag', agreedFor('snag'))).rejects.toThrow('503'), expect(comes.come(code)).rejects.toThrow('503'),
    ]);
    expect(performance.now() - asked).toBeLessThan(WITHIN_MS);
    // Whoever is known at a table, and asks once its process has lost its lease: another may have the table by now.
    await expect.poll(() => ann.held, { timeout: 10_000 }).toBe(true);
    await expect(ann.come()).rejects.toThrow('503');
    house.redis.go();
    for (const one of [Object.assign(comes, { code }), ann]) await house.back(one);
    expect(comes.table?.code).toBe(code);
  }, 90_000);
});
