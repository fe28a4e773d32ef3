/** An evening of several games at a table: its places are counted by seat, it survives a server that ends, and nobody's seat moves. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EveningShown } from '../../../src/apart/tableShown';
import { arePlaces } from '../../../src/evening/points';
import { MARKS } from '../../../src/seats/marks';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance } from '../helpers/plays';

let house: House;
let big: Device;
let people: readonly Device[];
let stops: (() => void)[] = [];
beforeEach(async () => {
  house = await openHouse({ games: GAMES });
  big = await new Device(house, 'big').open('salute', agreedFor('salute'));
  people = await Promise.all(['Ann', 'Bo', 'Cleo'].map((name) => new Device(house, name, big.code).come()));
  for (const [i, device] of people.entries()) await device.sit(device.secret.replaceAll('_', ''), MARKS[i]!);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  expect(house.failures).toEqual([]);
  await house.close();
});

const plan = (...games: readonly string[]): Promise<void> =>
  big.ask({ kind: 'evening', games: games.map((game) => ({ game, agreed: { ...agreedFor(game) } })) });
const start = (): Promise<void> => big.ask({ kind: 'start' });
const evening = (): EveningShown => big.table!.evening!;
const isOver = (): boolean => big.table?.phase === 'over';
const play = (): void => { stops = people.map((device) => playByChance(device, device.secret)); };

test('one game after the other begins, each counts for the seats, and a server that ends in between loses nothing', async () => {
  await plan('slapjack', 'snap', 'salute');
  // As many seats as each of them has: nobody has to move for a game.
  expect(big.table).toMatchObject({ game: 'slapjack', evening: { players: null } });
  expect(big.table!.seats).toHaveLength(6);
  await big.ask({ kind: 'character', seat: 4, level: 'pip' });
  await start();
  expect(evening().players!.map(({ seat, name }) => [seat, name])).toEqual([[0, 'Ann'], [1, 'Bo'], [2, 'Cleo'], [4, 'Pip']]);
  play();
  await house.until(isOver);
  expect(big.table!.game).toBe('snap');
  const [first] = evening().games;
  expect(arePlaces(first!.places!, 4)).toBe(true);
  const { players } = big.table!.card[0]!;
  for (const [i, { name }] of evening().players!.entries()) {
    expect(first!.places![i] === 1).toBe(players.find((one) => one.name === name)!.won);
  }
  const before = evening();
  await house.restart();
  for (const device of [big, ...people]) await device.come();
  expect(evening()).toEqual(before);
  play();
  await start();
  expect(big.table!.playing!.game).toBe('snap');
  await house.until(isOver);
  await start();
  await house.until(isOver);
  expect(evening().games.map(({ game, places }) => [game, places !== null]))
    .toEqual([['slapjack', true], ['snap', true], ['salute', true]]);
  // Once it's over the table goes on as any other.
  await big.ask({ kind: 'agree', game: 'snag', agreed: { ...agreedFor('snag') } });
  expect(big.table!.game).toBe('snag');
});

test('a server that ends in the midst of a game of it comes back with that game, and it counts', async () => {
  await plan('slapjack', 'snap', 'salute');
  await start();
  play();
  await house.until(() => (big.table!.playing !== null && people[0]!.happenings.length > 20) || isOver());
  expect(isOver()).toBe(false);
  const { id } = big.table!.playing!;
  for (const stop of stops.splice(0)) stop();
  await house.restart();
  for (const device of [big, ...people]) await device.come();
  const games = [{ id, places: null }, {}, {}];
  expect(big.table).toMatchObject({ phase: 'playing', playing: { id, game: 'slapjack' }, evening: { games } });
  play();
  await house.until(isOver);
  const [first] = evening().games;
  expect(first!.id).toBe(id);
  expect(arePlaces(first!.places!, 3)).toBe(true);
  expect(big.table!.game).toBe('snap');
});

test('a character plays for whoever leaves, whoever comes looks on, and a game that was stopped counts for nobody', async () => {
  await plan('snap', 'slapjack', 'salute');
  await start();
  play();
  await big.ask({ kind: 'stop' });
  await house.until(isOver);
  expect(evening().games[0]).toEqual({ game: 'snap', id: null, places: null });
  expect(big.table!.game).toBe('snap');
  await people[1]!.ask({ kind: 'rise', seat: 1 });
  const eve = await new Device(house, 'Eve', big.code).come();
  await eve.sit('Eve', 'star', 4);
  await start();
  expect(evening().players!.map(({ seat, level }) => [seat, level])).toEqual([[0, null], [1, 'otto'], [2, null]]);
  expect(big.table!.playing!.seats).toEqual([0, 1, 2]);
  expect(eve.places).toEqual([]);
  await house.until(isOver);
  // Whoever sits down at that seat goes on with what it has.
  await eve.ask({ kind: 'rise', seat: 4 });
  await eve.sit('Eve', 'star', 1);
  await start();
  expect(evening().players![1]).toMatchObject({ seat: 1, name: 'Eve', level: null });
  expect(evening().games[0]!.places).toHaveLength(3);
});

test('the host leaves out a game, puts another in its place, or ends the evening', async () => {
  await plan('snap', 'slapjack', 'salute');
  await big.ask({ kind: 'skip' });
  expect(evening().games[0]).toMatchObject({ skipped: true });
  expect(big.table!.game).toBe('slapjack');
  await big.ask({ kind: 'agree', game: 'window', agreed: { ...agreedFor('window') } });
  expect(evening().games.map(({ game }) => game)).toEqual(['snap', 'window', 'salute']);
  await people[0]!.ask({ kind: 'skip' });
  expect(people[0]!.refused).toEqual(['not-host']);
  await big.ask({ kind: 'evening', games: [] });
  expect(big.table!.evening).toBeUndefined();
  await big.ask({ kind: 'skip' });
  expect(big.refused).toEqual(['not-now']);
});

test.each([
  ['two games', ['snap', 'slapjack'], 'bad-setup'], ['a game that there is not', ['snap', 'canasta', 'slapjack'], 'bad-setup'],
] as const)('%s are no evening', async (_, games, code) => {
  await big.ask({ kind: 'evening', games: games.map((game) => ({ game, agreed: {} })) });
  expect([big.refused, big.table!.evening]).toEqual([[code], undefined]);
});

test('in the midst of a game none is planned, and none whose seats are too few for those who sit', async () => {
  for (const [i, name] of ['Dora', 'Eve'].entries()) {
    const device = await new Device(house, name, big.code).come();
    await device.sit(name, MARKS[3 + i]!);
  }
  await plan('snap', 'slapjack', 'snag');
  expect(big.refused).toEqual(['not-now']);
  await plan('salute', 'slapjack', 'snap');
  await start();
  await plan('slapjack', 'snap', 'salute');
  expect(big.refused).toEqual(['not-now', 'not-now']);
});
