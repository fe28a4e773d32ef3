/** The next game of the same people: whoever won the last one begins it, where the rules of the game say so. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromTable } from '../../../src/session/game/kept/fromTable';
import { MARKS } from '../../../src/seats/marks';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance } from '../helpers/plays';

let house: House;
let big: Device;
let people: readonly Device[];
beforeEach(async () => {
  house = await openHouse({ games: GAMES });
});
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

const nameOf = ({ secret }: Device): string => secret.replaceAll('_', '');

/** Three people at a table, who have played a game to its end. */
async function played(game: string): Promise<void> {
  big = await new Device(house, 'big').open(game, { ...agreedFor(game), order: 'drawn' });
  people = await Promise.all(['Ann', 'Bo', 'Cleo'].map((name) => new Device(house, name, big.code).come()));
  for (const [i, device] of people.entries()) await device.sit(nameOf(device), MARKS[i]!);
  await start();
  for (const device of people) playByChance(device, device.secret);
  await house.until(() => big.table?.phase === 'over');
  expect(big.table!.card).toHaveLength(1);
}

const start = (): Promise<void> => big.ask({ kind: 'start' });
const setup = (): { readonly order: string; readonly players: readonly { readonly name: string }[] } =>
  big.table!.playing!.setup as ReturnType<typeof setup>;
const names = (): readonly string[] => setup().players.map(({ name }) => name);

/** The names in the order in which they played, as the game itself has them now. */
const inOrder = (): readonly string[] =>
  (big.seen!.view as unknown as { readonly seats: readonly { readonly name: string }[] }).seats.map(({ name }) => name);

test('of SNAG is begun by the winner, and everybody sits as before', async () => {
  await played('snag');
  const before = inOrder();
  const winner = big.table!.card[0]!.players.find(({ won }) => won)!.name;
  const first = before.indexOf(winner);
  await start();
  expect(setup().order).toBe('given');
  expect(names()).toEqual([...before.slice(first), ...before.slice(0, first)]);
  // Each still plays from their own seat, and the terms are as they were agreed.
  const { seats } = big.table!.playing!;
  expect(seats.map((seat) => big.table!.seats[seat]!.name)).toEqual(names());
  for (const device of people) expect(device.places).toEqual([names().indexOf(nameOf(device))]);
  expect(big.table!.agreed).toMatchObject({ order: 'drawn' });
  expect(big.refused).toEqual([]);
  await house.until(() => big.table?.phase === 'over');
  expect(big.table!.card).toHaveLength(2);
  // It comes among a device's own like any other.
  const here = { places: people[0]!.places, me: 'Ann' };
  expect(fromTable(big.overs.at(-1)!.saved, here, 'series')).toMatchObject({ ok: true, game: { picks: [] } });
});

test('of SNAG is drawn for anew by other people, and after a game that was stopped', async () => {
  await played('snag');
  await people[1]!.ask({ kind: 'rise', seat: 1 });
  const eve = await new Device(house, 'eve', big.code).come();
  await eve.sit('Eve', 'square', 1);
  await start();
  expect(setup().order).toBe('drawn');
  expect(names()).toEqual(['Ann', 'Eve', 'Cleo']);
  await big.ask({ kind: 'stop' });
  await start();
  expect(setup().order).toBe('drawn');
  expect(names()).toEqual(['Ann', 'Eve', 'Cleo']);
});

test('of a game whose rules say nothing of it is as it was agreed', async () => {
  await played('snap');
  await start();
  expect(names()).toEqual(['Ann', 'Bo', 'Cleo']);
});
