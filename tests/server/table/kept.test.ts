/** How long tables are kept, and what of them is on. */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutOfReach } from '../../../server/journal/journal';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES } from '../helpers/plays';

const DAY = 86_400_000;

let house: House;
let today = Date.now();
beforeEach(async () => {
  today = Date.now();
  house = await openHouse({ games: GAMES, today: () => today });
});
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

test('a table goes thirty days after its last move', async () => {
  const ann = await new Device(house, 'ann').open('snag', agreedFor('snag'));
  const age = (days: number): void => utimesSync(join(house.data, `${ann.code}.journal`), new Date(), new Date(today - days * DAY));
  await house.restart();
  age(29.9);
  await house.restart();
  expect(house.files()).toHaveLength(1);
  await ann.come();
  await ann.sit('Ann', 'circle');
  await house.restart();
  expect(house.files()).toHaveLength(1);
  age(30.1);
  await house.restart();
  expect(house.files()).toEqual([]);
  expect(await house.tables().find(ann.code)).toBe('no-table');
});

test('a table at which nobody is rests in its file, and is there again for whoever comes', async () => {
  const ann = await new Device(house, 'ann').open('snag', agreedFor('snag'));
  await ann.sit('Ann', 'circle');
  const table = await house.tables().find(ann.code);
  await house.pass(1_500_000);
  expect(await house.tables().find(ann.code)).toBe(table);
  ann.cut();
  await house.pass(1_500_000);
  const other = await house.tables().find(ann.code);
  expect(other).not.toBe(table);
  await ann.come();
  expect(ann.table!.seats[0]).toMatchObject({ name: 'Ann', isHere: true });
});

test('every table has a code of its own', async () => {
  const hosts = Array.from({ length: 40 }, (_, i) => new Device(house, `host ${i}`).open('snag', agreedFor('snag')));
  const codes = (await Promise.all(hosts)).map(({ code }) => code);
  expect(new Set(codes).size).toBe(40);
  for (const code of codes) expect(code).toMatch(/^[ACEFHJKMNPRTUWXY]{4}$/u);
});

test('tables that are let go never say that there are none: whoever asks comes again', async () => {
  const ann = await new Device(house, 'ann').open('snag', agreedFor('snag'));
  const tables = house.tables();
  await tables.close();
  await expect(tables.find(ann.code)).rejects.toThrow(OutOfReach);
  await expect(tables.open({ secret: 'another', game: 'snag', agreed: agreedFor('snag') })).rejects.toThrow(OutOfReach);
  expect(await tables.find('no code')).toBe('no-table');
  await house.restart();
  expect(await house.tables().find(ann.code)).toMatchObject({ code: ann.code });
});
