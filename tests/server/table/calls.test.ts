/** Who called in the last race is told to whoever asks for it: of the game that is on, or has just ended, and to who looks on, too. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFromTable } from '../../../src/apart/client/fromTable';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance } from '../helpers/plays';

let house: House;
beforeEach(async () => { house = await openHouse({ games: GAMES }); });
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

test('who called in the last race is told to anybody who asks', async () => {
  const big = await new Device(house, 'big').open('snap-back', agreedFor('snap-back'));
  await big.ask({ kind: 'calls', game: 'none' });
  expect(big.refused).toEqual(['not-now']);
  const [ann, bo, eve] = await Promise.all(['ann', 'bo', 'eve'].map((name) => new Device(house, name, big.code).come()));
  await ann!.sit('Ann', 'circle');
  await bo!.sit('Bo', 'square');
  await big.ask({ kind: 'start' });
  const game = big.table!.playing!.id;
  await eve!.ask({ kind: 'calls', game });
  expect(eve!.told('calls')).toEqual([{ kind: 'calls', game, calls: [] }]);
  for (const one of [ann!, bo!]) playByChance(one, `calls ${one.secret}`);
  await house.until(() => big.table?.phase === 'over');
  await house.rest();
  const { farCalls } = big.overs[0]!.saved as { readonly farCalls: readonly { race: number; place: number; at: number }[] };
  const last = farCalls.reduce((one, other) => (other.race >= one.race ? other : one));
  expect(last.race).toBeGreaterThan(0);
  for (const one of [ann!, eve!]) await one.ask({ kind: 'calls', game });
  const [, told] = eve!.told('calls');
  expect(told!.calls).toContainEqual(expect.objectContaining({ place: last.place, at: last.at }));
  expect(told!.calls.every((call) => !('race' in call) && !('events' in call))).toBe(true);
  expect(ann!.told('calls')).toEqual([told]);
  expect(readFromTable(JSON.stringify(told))).toEqual(told);
  await big.ask({ kind: 'calls', game: 'another' });
  expect(big.refused).toEqual(['not-now', 'not-now']);
});
