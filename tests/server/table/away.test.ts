/** Who is away: a minute's patience, a character that plays on, and a time that stands still where nobody is. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestGame } from '../../games/testGame';
import type { GameTypes } from '../../../src/contract/contract';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance, testGame } from '../helpers/plays';

let house: House;
let big: Device;
let ann: Device;
let bo: Device;
beforeEach(async () => {
  house = await openHouse({ games: GAMES });
  big = await new Device(house, 'big').open('snag', agreedFor('snag'));
  [ann, bo] = [await device('ann'), await device('bo')];
  await ann.sit('Ann', 'circle');
  await bo.sit('Bo', 'square');
  await big.ask({ kind: 'standIn', level: 'wanda' });
});
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

const device = (name: string): Promise<Device> => new Device(house, name, big.code).come();
const start = (): Promise<void> => big.ask({ kind: 'start' });
const seat = (of: Device, number: number): object => of.table!.seats[number]!;
/** Who has taken over from whom so far, as it's written down when the game is over. */
async function heldAfter(): Promise<readonly (readonly [number, number, object])[] | undefined> {
  await big.ask({ kind: 'stop' });
  return (big.overs.at(-1)!.saved as { readonly held?: readonly (readonly [number, number, object])[] }).held;
}

test('who is never away leaves no trace of it', async () => {
  await start();
  await house.pass(200_000);
  expect(await heldAfter()).toBeUndefined();
});

test('a minute is waited for, then a character of the host’s choosing plays, and whoever is back has their seat at once', async () => {
  await start();
  ann.cut();
  await house.pass(59_000);
  expect(seat(bo, 0)).toMatchObject({ name: 'Ann', isHere: false, level: null });
  await house.pass(2000);
  expect(seat(bo, 0)).toMatchObject({ name: 'Ann', isHere: false, level: 'wanda' });
  await ann.come();
  expect(seat(bo, 0)).toMatchObject({ name: 'Ann', isHere: true, level: null });
  expect(ann.places).toEqual([0]);
  expect(ann.refused).toEqual([]);
  expect((await heldAfter())?.map(([place, , who]) => [place, who])).toEqual([[0, { level: 'wanda' }], [0, { name: 'Ann' }]]);
});

test('while a character plays for somebody the game goes on', async () => {
  await start();
  playByChance(bo, 'bo');
  ann.cut();
  await house.until(() => bo.table?.phase === 'over');
  expect(bo.table!.card).toMatchObject([{ players: [{ name: 'Ann' }, { name: 'Bo' }] }]);
});

test('leaving gives the seat up: a character plays on, and a late phone takes over from it', async () => {
  await start();
  await ann.ask({ kind: 'rise', seat: 0 });
  expect(seat(bo, 0)).toMatchObject({ name: null, level: 'wanda' });
  expect(ann.places).toEqual([]);
  const late = await device('late');
  await late.sit('Bo', 'triangle');
  expect(late.refused).toEqual(['name-taken']);
  await late.sit('Eve', 'triangle');
  expect(seat(bo, 0)).toMatchObject({ name: 'Eve', level: null });
  expect(late.places).toEqual([0]);
  expect((await heldAfter())?.map(([place, , who]) => [place, who])).toEqual([[0, { level: 'wanda' }], [0, { name: 'Eve' }]]);
  await start();
  expect(bo.table!.playing!.setup).toMatchObject({ players: [{ name: 'Eve' }, { name: 'Bo' }] });
});

test('with nobody who plays there is no time at all, until somebody is back', async () => {
  await start();
  ann.cut();
  await house.pass(30_000);
  expect(big.table).toMatchObject({ paused: false });
  bo.cut();
  await house.rest();
  expect(big.table).toMatchObject({ paused: true });
  expect(big.seen!.standing.paused).toBe(true);
  await house.pass(3_600_000);
  expect(seat(big, 0)).toMatchObject({ level: null });
  const time = bo.screen!.time();
  await bo.come();
  expect(big.table).toMatchObject({ paused: false });
  // An hour ago is now, as for the game itself.
  expect(bo.screen!.time() - time).toBeLessThan(-3_500_000);
  // For whoever is still away their minute begins now.
  await house.pass(59_000);
  expect(seat(big, 0)).toMatchObject({ level: null });
  await house.pass(2000);
  expect(seat(big, 0)).toMatchObject({ level: 'wanda' });
});

test('who comes back to a game that the host has paused doesn’t let it go on', async () => {
  await start();
  await big.ask({ kind: 'pause', on: true });
  for (const one of [ann, bo]) one.cut();
  await house.pass(1000);
  await ann.come();
  expect(ann.table).toMatchObject({ paused: true });
  expect(ann.seen!.standing.paused).toBe(true);
});

test('the host’s table is that of whoever sat down first, once the host has been away for a minute; and the host’s again', async () => {
  await start();
  big.cut();
  await house.pass(59_000);
  await ann.ask({ kind: 'pause', on: true });
  expect(ann.refused).toEqual(['not-host']);
  await house.pass(2000);
  expect(bo.table!.host).toBe(ann.number);
  await ann.ask({ kind: 'pause', on: true });
  expect(bo.table).toMatchObject({ paused: true });
  ann.cut();
  await house.rest();
  expect(bo.table!.host).toBe(bo.number);
  await big.come();
  expect(bo.table!.host).toBe(big.number);
});

describe('what somebody reads or holds', () => {
  /** Counts what comes by itself. */
  const bell = { agreed: agreedFor('bell'), game: testGame('bell') as TestGame<GameTypes> };

  test('holds for all until their device lets go, or is cut', async () => {
    await big.ask({ kind: 'agree', game: bell.game.game.name, agreed: bell.agreed });
    await start();
    const rings = (): number => bo.happenings.filter(({ type }) => type === 'rang').length;
    ann.screen!.hold(true);
    bo.screen!.hold(true);
    await house.pass(30_000);
    expect(rings()).toBe(0);
    ann.screen!.hold(false);
    await house.pass(30_000);
    expect(rings()).toBe(0);
    // Who only looks on holds nothing.
    big.screen!.hold(true);
    bo.cut();
    await house.pass(30_000);
    await bo.come();
    expect(rings()).toBeGreaterThan(0);
  });
});

test('a server that slept goes on by itself', async () => {
  await start();
  await house.pass(2000);
  house.leap(3_600_000);
  await house.pass(3000);
  expect(ann.table).toMatchObject({ paused: false });
  expect(ann.seen!.standing.paused).toBe(false);
  expect(seat(big, 0)).toMatchObject({ level: null });
});

describe('a server that slept, or whose loop stood still', () => {
  test('counts that for nobody who is away: their minute goes on from where it was', async () => {
    await start();
    ann.cut();
    await house.pass(30_000);
    house.leap(3_600_000);
    await house.pass(25_000);
    expect(seat(bo, 0)).toMatchObject({ isHere: false, level: null });
    // Once more in the same minute.
    house.leap(70_000);
    await house.pass(1000);
    expect(seat(bo, 0)).toMatchObject({ level: null });
    await house.pass(6000);
    expect(seat(bo, 0)).toMatchObject({ level: 'wanda' });
  });
  test('leaves the table its host’s, whoever says something first', async () => {
    await start();
    big.cut();
    await house.pass(20_000);
    house.leap(3_600_000);
    ann.say({ kind: 'pause', on: true });
    await house.rest();
    expect(ann.refused).toEqual(['not-host']);
    await house.pass(35_000);
    expect(bo.table!.host).toBe(big.number);
    await house.pass(8000);
    expect(bo.table!.host).toBe(ann.number);
  });
});
