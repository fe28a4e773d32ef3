/** A table whose server can keep nothing for a while: everybody is told so at once, and nobody plays on or is told what isn’t kept. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance } from '../helpers/plays';

let house: House;
let big: Device;
let ann: Device;
let stops: (() => void)[] = [];
beforeEach(async () => {
  house = await openHouse({ games: GAMES });
  big = await new Device(house, 'big').open('snag', agreedFor('snag'));
  ann = await new Device(house, 'Ann', big.code).come();
  await ann.sit('Ann', 'circle');
  await big.ask({ kind: 'character', seat: 1, level: 'pip' });
  await big.ask({ kind: 'start' });
  stops = [playByChance(ann, 'ann')];
  await house.until(() => ann.happenings.length > 6);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await house.close();
});

test('it stands still, and goes on where it was', async () => {
  await house.tables().hold();
  expect([big.held, ann.held]).toEqual([true, true]);
  const { length } = ann.frames;
  await house.pass(60_000);
  // Nobody is told anything of what isn't kept, and no character has played on.
  expect(ann.frames.slice(length)).toEqual([]);
  // Whoever comes now is told so, too.
  const bo = await new Device(house, 'Bo', big.code).come();
  expect(bo.held).toBe(true);
  expect(bo.table).toBeNull();
  await house.tables().goOn();
  await house.rest();
  expect([big.held, ann.held, bo.held]).toEqual([false, false, false]);
  expect(bo.table).not.toBeNull();
  const happened = ann.happenings.length;
  await house.until(() => ann.happenings.length > happened || ann.table!.phase === 'over');
});

test('whose journal somebody else writes by now sends everybody to the door again', async () => {
  await house.tables().hold();
  // As if another process had taken it over.
  const [table] = await house.tables().on();
  table!.leave();
  table!.yield();
  expect([big.cuts, ann.cuts]).toEqual([1, 1]);
  expect([big.gone, ann.gone]).toEqual([null, null]);
});
