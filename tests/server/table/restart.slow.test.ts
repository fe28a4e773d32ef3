/** A server that ends anywhere, and another that starts on the same files: every table, every seat and all that was shown is there. */
import { appendFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLines } from '../../../server/journal/journalFile';
import { checkedState, stateIn } from '../../../server/journal/replayJournal';
import { placesOf } from '../../../src/apart/tableShown';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance } from '../helpers/plays';

let house: House;
beforeEach(async () => { house = await openHouse({ games: GAMES }); });
afterEach(() => house.close());

/** A table with two who play, in the midst of a game. */
async function playing(name: string, milliseconds: number): Promise<{ readonly devices: readonly Device[]; readonly stop: () => void }> {
  const big = await new Device(house, 'big').open(name, agreedFor(name));
  const ann = await new Device(house, 'ann', big.code).come();
  const bo = await new Device(house, 'bo', big.code).come();
  await ann.sit('Ann', 'circle');
  await bo.sit('Bo', 'square');
  await big.ask({ kind: 'character', seat: 2, level: 'pip' });
  await big.ask({ kind: 'start' });
  const stops = [ann, bo].map((one) => playByChance(one, `restart ${one.secret}`));
  await house.pass(milliseconds);
  return { devices: [big, ann, bo], stop: () => { for (const stop of stops) stop(); } };
}

describe.each(['snag', 'snap', 'snap-back'])('%s', (name) => {
  test('goes on where everybody saw it last, with everybody at their seat, after an hour in which nothing counted', async () => {
    const { devices } = await playing(name, 15_000);
    const [big, ann] = devices as [Device, Device];
    const seen = devices.map((one) => ({ view: one.seen!.view, table: one.table! }));
    const time = ann.screen!.time();
    await house.restart(3_600_000);
    for (const [i, one] of devices.entries()) {
      await one.come();
      expect(one.number, 'a device keeps its number').toBe(seen[i]!.table.you);
      expect(placesOf(one.table!)).toEqual(one.places);
      expect(one.refused).toEqual([]);
    }
    const { seats, playing: game } = big.table!;
    expect(seats.map(({ name: who, level }) => [who, level])).toEqual(seen[0]!.table.seats.map(({ name: who, level }) => [who, level]));
    expect(game).toEqual(seen[0]!.table.playing);
    expect(ann.seen!.standing.paused).toBe(false);
    expect(ann.screen!.time() - time).toBeLessThan(2000);
    await house.until(() => big.table?.phase === 'over');
    await house.rest();
    expect(devices.map(({ overs }) => overs.length)).toEqual([1, 1, 1]);
    expect(house.failures).toEqual([]);
  });
});

test('the calls that came over lines are written down, and there after another start', async () => {
  const { devices, stop } = await playing('snap', 20_000);
  const [big] = devices as [Device];
  const calls = (): unknown[] => {
    const { playing: on } = stateIn(readLines(Buffer.from(house.journal(big.code))).lines)!;
    return (on!.saved as unknown as { readonly farCalls?: unknown[] }).farCalls ?? [];
  };
  stop();
  await house.pass(2000);
  const before = calls();
  expect(before.length).toBeGreaterThan(0);
  await house.restart();
  for (const one of devices) {
    await one.come();
    playByChance(one, `again ${one.secret}`);
  }
  await house.until(() => big.table?.phase === 'over');
  await house.rest();
  const { farCalls } = big.overs[0]!.saved as { readonly farCalls: unknown[] };
  expect(farCalls.length).toBeGreaterThan(before.length);
  expect(farCalls.slice(0, before.length)).toEqual(before);
});

test('a line that was cut for a moment goes on from the last that it was told, in one message', async () => {
  const { devices } = await playing('snag', 6000);
  const [, ann] = devices as [Device, Device];
  const sequence = (): unknown[] => ann.told('game').map(({ message }) =>
    (message.kind === 'refused' ? null : [message.kind, message.sequence]));
  ann.cut();
  await house.pass(8000);
  const before = sequence();
  await ann.come();
  const [kind, number] = before.at(-1) as [string, number];
  expect(kind).toBe('update');
  expect(sequence()[before.length]).toEqual(['update', number + 1]);
  expect(sequence().filter((one) => (one as readonly unknown[])[0] === 'welcome')).toHaveLength(1);
});

test('nobody goes on from what somebody else was told', async () => {
  const { devices } = await playing('snap', 3000);
  const [big] = devices as [Device];
  const eve = await new Device(house, 'eve', big.code).come();
  const game = big.table!.playing!.id;
  const own = big.told('game').at(-1)!.message as { readonly epoch: string; readonly screen: number; readonly sequence: number };
  // Both only look on, at the same places: none.
  await eve.ask({ kind: 'look', game, back: { epoch: own.epoch, screen: own.screen, sequence: 1 } });
  expect(eve.told('game').at(-1)!.message.kind).toBe('welcome');
  const heard = big.frames.length;
  await house.pass(3000);
  expect(big.frames.length).toBeGreaterThan(heard);
});

test('who looks anew again and again is turned down, and heard again later', async () => {
  const { devices } = await playing('snap', 1000);
  const [, ann] = devices as [Device, Device];
  const game = ann.table!.playing!.id;
  for (let i = 0; i < 40; i += 1) ann.say({ kind: 'look', game, back: null });
  await house.rest();
  expect(ann.refused.filter((code) => code === 'too-many').length).toBeGreaterThan(20);
  const heard = ann.told('game').length;
  await house.pass(12_000);
  expect(ann.told('game').length).toBeGreaterThan(heard);
  await ann.ask({ kind: 'look', game, back: null });
  expect(ann.told('game').at(-1)!.message.kind).toBe('welcome');
});

test('a journal that is cut after any of its lines is a table, and the whole of it the one that was on', async () => {
  const { devices, stop } = await playing('snag', 60_000);
  const [big, ann] = devices as [Device, Device];
  stop();
  await house.rest();
  const { lines } = readLines(Buffer.from(house.journal(big.code)));
  expect(lines.length).toBeGreaterThan(30);
  for (let count = 1; count <= lines.length; count += 1) {
    const state = checkedState(stateIn(lines.slice(0, count))!, GAMES);
    expect(state.code).toBe(big.code);
  }
  const state = stateIn(lines)!;
  expect(state.playing!.saved.id).toBe(ann.table!.playing!.id);
  expect(state.seats.map(({ person }) => person?.name ?? null)).toEqual(['Ann', 'Bo', null, null]);
});

test('a torn last line is cut, and nothing else', async () => {
  const { devices, stop } = await playing('snag', 5000);
  const [big] = devices as [Device];
  stop();
  await house.restart();
  const before = house.journal(big.code);
  const path = join(house.data, `${big.code}.journal`);
  appendFileSync(path, '{"kind":"played","saved":{"in":{"ev');
  for (const one of devices) await one.come();
  expect(house.failures).toEqual([]);
  expect(house.journal(big.code).startsWith(before)).toBe(true);
  expect(house.journal(big.code)).not.toContain('{"in":{"ev{');
  await house.restart();
  // Half of what was synced is gone as well: that's a table all the same.
  truncateSync(path, Math.floor(before.length / 2));
  await expect(big.come()).resolves.toBe(big);
});

test('a journal with nothing in it is no table; one that is spoiled is told of, and its code stays taken', async () => {
  const code = 'ACEF';
  writeFileSync(join(house.data, `${code}.journal`), '');
  expect(await house.tables().find(code)).toBe('no-table');
  expect(house.files()).toEqual([]);
  writeFileSync(join(house.data, `${code}.journal`), '{"kind":"opened","version":7}\n{}\n');
  expect(await house.tables().find(code)).toBe('no-table');
  expect(String(house.failures[0])).toContain('a later version (7)');
  expect(house.files()).toEqual([`${code}.journal`]);
});

test('however many ask for a code at once, its table is brought up once', async () => {
  const { devices, stop } = await playing('snag', 2000);
  stop();
  await house.restart();
  const found = await Promise.all(Array.from({ length: 20 }, () => house.tables().find(devices[0]!.code)));
  expect(new Set(found).size).toBe(1);
  expect(typeof found[0]).toBe('object');
});
