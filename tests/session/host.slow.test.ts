/**
 * A host without a page, and devices that play at it over text: whole games; nobody is ever sent a tile that their seat could not see; who
 * is cut off comes back to the whole game; and no clock is shared.
 */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { randomFrom, scramble } from '../../src/chance/chance';
import type { ToHost } from '../../src/host/port';
import type { HouseRules } from '../../src/rules/options';
import { replay, type GameRecord } from '../../src/rules/record';
import { dealtOf, stepsOf } from '../../src/rules/steps';
import type { GameSetup } from '../../src/setup/setup';
import { dealPlaying } from '../helpers/arranged';
import {
  allRemote, deviceAt, hostAgain, hostOf, playAt, type Arrived, type Device, type HostedTable, type HostMessage,
} from '../helpers/hosts';
import { setupOf } from '../helpers/sessions';

/** What is only data: functions, undefined and all that JSON has no word for are left out. What comes as `unknown` came as JSON. */
type Plain<T> = unknown extends T ? T : T extends string | number | boolean | null ? T
  : T extends (...given: never) => unknown ? never : T extends object ? { [K in keyof T]: Plain<T[K]> } : T extends undefined ? T : never;

const RULES: readonly (readonly [string, Partial<GameSetup>, Partial<HouseRules>])[] = [
  ['classic', { callSeconds: 3 }, { calls: 'classic' }],
  ['race', { callSeconds: 3, order: 'drawn' }, { calls: 'race', falseCall: 'pay-tile' }],
  ['asked', { callSeconds: 'asked', order: 'drawn' }, { calls: 'classic' }],
];

interface Played extends HostedTable { readonly devices: readonly Device[]; readonly record: GameRecord }

/** A whole game of two people, each at a device of their own, and a computer. */
async function wholeGame(seed: string, setup: Partial<GameSetup>, rules: Partial<HouseRules>): Promise<Played> {
  const table = hostOf(allRemote(setupOf('ann ben computer:pip', { ...setup, seed, pace: 'instant', rules })));
  const devices = [deviceAt(table, [0], { delay: 20, skew: 1_000_000 }), deviceAt(table, [1], { delay: 45, skew: -333 })];
  expect(await playAt(table, devices, seed)).toBe(true);
  return { ...table, devices, record: table.host.played().record };
}

/** Numbers that are no tiles, by the name they go by. All others must be tiles that may be known. */
const NO_TILES = new Set(
  'sequence screen time places seat by unaware enough mover maker picker starter from to won pile startedAt endsAt left lasts index ms'
    .split(' '),
);

/** All tiles in a message. */
function tilesIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return NO_TILES.has(name) ? [] : [value];
  if (typeof value === 'string') {
    // No tile hides in a word.
    expect(value).not.toMatch(/\d/);
    return [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => tilesIn(one, name));
  const entries = Object.entries(value);
  // How many tiles each has won, and how many lie there to be picked.
  const counts = 'type' in value && value.type === 'over' || 'picks' in value;
  return entries.flatMap(([key, part]) => (counts && key === 'tiles' ? [] : tilesIn(part, key)));
}

/** What a seat has seen after each event of a game: its own rack, and all that has been placed. The first: after the deal. */
function knownTo(seat: number, record: GameRecord): ReadonlySet<number>[] {
  const known = new Set<number>();
  const steps = [...stepsOf(record)];
  const sets: ReadonlySet<number>[] = [];
  const note = (tiles: readonly number[]): void => {
    tiles.forEach((tile) => known.add(tile));
    sets.push(new Set(known));
  };
  note(dealtOf(record).racks[seat] ?? []);
  for (const { event, position } of steps) note([...position.racks[seat] ?? [], ...(event[0] === 'place' ? [event[2]] : [])]);
  return sets;
}

/** The tiles in these messages that the seat called `name` could not know when they were sent. */
function leaks(arrived: readonly Arrived[], name: string, record: GameRecord): number[] {
  const seat = record.seats.indexOf(name);
  const known = knownTo(seat, record);
  const picked = new Set<number>();
  return arrived.flatMap(({ text, events }) => {
    const message = JSON.parse(text) as HostMessage;
    if (message.kind === 'refused') return [];
    const dealt = message.view.phase !== 'order';
    message.view.order?.picks.forEach(({ tile }) => picked.add(tile));
    const told = message.kind === 'welcome' ? message.past : message.happenings;
    told.forEach((happening) => { if (happening.type === 'picked') picked.add(happening.tile); });
    return tilesIn(message).filter((tile) => !picked.has(tile) && !(dealt && known[events]?.has(tile)));
  });
}

describe.each(RULES)('by the rules of %s, over text', (_, setup, rules) => {
  test.each(['one', 'two'])('two devices and a computer play to the count; nobody is sent what they cannot see (%s)', async (seed) => {
    const { host, devices, record, saves } = await wholeGame(seed, setup, rules);
    const read = replay(record);
    expect(read).toMatchObject({ ok: true, position: { mover: null } });
    expect(saves.at(-1)).toMatchObject({ ended: true });
    for (const [place, { arrived, client }] of devices.entries()) {
      expect(arrived.length).toBeGreaterThan(150);
      expect(leaks(arrived, ['ann', 'ben'][place]!, record)).toEqual([]);
      const state = client.state()!;
      expect(state).toMatchObject({ phase: 'over', pile: 0 });
      expect(state.seats.map(({ won }) => won)).toEqual(read.ok ? read.position.won.map(({ length }) => length) : []);
      expect(state.seats.map(({ name, kind }) => [name, kind]).toSorted()).toEqual([
        ['Cleo', 'bot'], ['ann', place === 0 ? 'local' : 'remote'], ['ben', place === 1 ? 'local' : 'remote'],
      ]);
    }
    // All have taken part, and the host kept the whole game.
    const kinds = record.events.map(([kind, seat]) => `${record.seats[seat]} ${kind}`);
    for (const name of ['ann', 'ben']) expect(kinds).toEqual(expect.arrayContaining([`${name} place`, `${name} draw`]));
    expect(kinds.filter((kind) => /^(ann|ben) snag$/.test(kind)).length).toBeGreaterThan(0);
    expect(host.record()).toMatchObject({ seats: record.seats });
    expect(host.text()).toContain('ann');
  });
});

describe('two deals that agree in all that a seat has seen', () => {
  /** Plays the first events of a game at a host, each by a device of its seat; gives all devices. */
  async function replayed({ deal, events, rules }: GameRecord, count: number): Promise<Device[]> {
    const setup = setupOf('ann ben cat', { callSeconds: null, rules });
    const table = hostOf(allRemote(setup), deal);
    const devices = [0, 1, 2].map((place) => deviceAt(table, [place], { delay: 10, skew: 7000 * place }));
    await table.clock.pass(100);
    for (const event of events.slice(0, count)) {
      const [kind, seat] = event;
      const device = devices[seat]!;
      device.client.act(kind === 'place' ? { kind, tile: event[2] } : { kind: kind === 'snag' ? 'call' : 'draw' }, device.now());
      await table.clock.pass(100);
      // A run that was taken lies lit before it goes on.
      while (device.client.state()?.breath) await table.clock.pass(100);
    }
    expect(table.host.played().record.events).toEqual(events.slice(0, count));
    // Who comes back is told no more than who stayed.
    devices.push(...[0, 1, 2].map((place) => deviceAt(table, [place])));
    return devices;
  }
  const textsOf = ({ arrived }: Device): string[] => arrived.map(({ text }) => text);

  test.each(['one', 'two', 'three'])('are the same to it, byte for byte (%s)', async (seed) => {
    const table = hostOf(allRemote(setupOf('ann ben cat', { seed, callSeconds: null })));
    const players = [0, 1, 2].map((place) => deviceAt(table, [place]));
    expect(await playAt(table, players, seed)).toBe(true);
    const { record } = table.host.played();
    for (const [seat, share] of [[0, 0.2], [1, 0.4], [2, 0.7]] as const) {
      const count = Math.floor(record.events.length * share);
      const known = knownTo(seat, record)[count]!;
      const unseen = scramble(record.deal.filter((tile) => !known.has(tile)), randomFrom(`${seed}:${seat}`));
      const other = { ...record, deal: record.deal.map((tile) => (known.has(tile) ? tile : unseen.pop()!)) };
      expect(other.deal).not.toEqual(record.deal);
      const [one, two] = [await replayed(record, count), await replayed(other, count)];
      expect(textsOf(two[seat]!)).toEqual(textsOf(one[seat]!));
      expect(textsOf(two[seat + 3]!)).toEqual(textsOf(one[seat + 3]!));
      // It was another game all the same: others can tell.
      const others = [0, 1, 2].filter((place) => place !== seat);
      expect(others.some((place) => textsOf(two[place]!).join() !== textsOf(one[place]!).join())).toBe(true);
    }
  });
});

describe('a device that is cut off', () => {
  test('hears no more, moves nothing, and comes back to the whole game', async () => {
    const table = hostOf(allRemote(setupOf('ann computer:pip ben', { order: 'drawn', callSeconds: 3, pace: 'instant' })));
    const [ann, stays] = [deviceAt(table, [0], { delay: 30 }), deviceAt(table, [0], { delay: 30 })];
    const ben = deviceAt(table, [2]);
    expect(await playAt(table, [ann, ben], 'first half', () => (ben.client.state()?.board.length ?? 0) > 12)).toBe(true);
    ann.client.close();
    const heard = ann.arrived.length;
    const { length } = table.host.played().record.events;
    ann.client.act({ kind: 'place', tile: ann.client.state()?.seats[ann.client.state()?.viewer ?? 0]?.rack[0] ?? 0 }, ann.now());
    ann.client.act({ kind: 'call' }, ann.now());
    await table.clock.pass(40);
    expect(table.host.played().record.events).toHaveLength(length);
    const back = deviceAt(table, [0], { delay: 30 });
    expect(await playAt(table, [back, ben], 'second half')).toBe(true);
    expect(ann.arrived).toHaveLength(heard);
    expect(back.client.state()).toEqual(stays.client.state());
    expect(stays.updates.flatMap(({ happenings }) => happenings)).toEqual(
      [...back.client.past(), ...back.updates.flatMap(({ happenings }) => happenings)]);
  });
});

describe('a host that is ended', () => {
  test('goes on from what it saved, with seats elsewhere, for those who connect again', async () => {
    const table = hostOf(allRemote(setupOf('ann computer:pip ben', { order: 'drawn', callSeconds: 3, pace: 'instant' })));
    const [ann, ben] = [deviceAt(table, [0]), deviceAt(table, [2])];
    expect(await playAt(table, [ann, ben], 'before', () => (ben.client.state()?.board.length ?? 0) > 12)).toBe(true);
    table.host.leave();
    const again = hostAgain(table);
    const back = [deviceAt(again, [0]), deviceAt(again, [2])];
    // No clock runs before the host is there again.
    expect({ ...back[0]!.client.state(), clock: null }).toEqual({ ...ann.client.state(), clock: null });
    expect(back[1]!.client.past()).toEqual([...ben.client.past(), ...ben.updates.flatMap(({ happenings }) => happenings)]
      .filter(({ type }) => type !== 'raced' && type !== 'timeUp'));
    expect(await playAt(again, back, 'after')).toBe(true);
    expect(leaks(back[0]!.arrived, 'ann', again.host.played().record)).toEqual([]);
  });
});

describe('a screen that several people share', () => {
  test('is sent all their racks, shows one at a time, and moves nobody else\'s tiles', async () => {
    const table = hostOf(allRemote(setupOf('ann ben cat', { callSeconds: 8 })));
    const [shared, other] = [deviceAt(table, [0, 1]), deviceAt(table, [2])];
    const racks = ({ client }: Device): boolean[] => client.state()!.seats.map(({ rack }) => rack.every((tile) => tile !== null));
    expect(shared.client.state()!.seats.map(({ kind }) => kind)).toEqual(['local', 'local', 'remote']);
    expect(racks(shared)).toEqual([false, false, false]);
    shared.client.act({ kind: 'look', up: true }, shared.now());
    expect(racks(shared)).toEqual([true, false, false]);
    expect(racks(other)).toEqual([false, false, true]);
    expect(other.client.state()).toMatchObject({ viewer: 2, mover: 0, may: { place: false, look: false } });
    // A device that asks for another's seat is not heard, whatever it sends.
    const head = { kind: 'act', epoch: 'a life', number: 1, place: 0, at: 0, now: 0, seen: null } as const;
    const hostSays: HostMessage[] = [];
    const place = { kind: 'place', tile: table.host.played().record.deal[0]! };
    table.host.connect([2], (said) => { hostSays.push(said); }).send({ ...head, intent: place });
    table.host.connect([], (said) => { hostSays.push(said); }).send({ ...head, intent: { kind: 'draw' } });
    await table.clock.pass(100);
    expect(shared.client.state()!.board).toEqual([]);
    expect(hostSays.map(({ kind }) => kind)).toEqual(['welcome', 'refused', 'welcome', 'refused']);
    // Its own it is heard for, and told why where it is turned down; nobody else is.
    shared.client.act({ kind: 'draw' }, shared.now());
    await table.clock.pass(100);
    expect([shared.refused, other.refused]).toMatchObject([[{ code: 'place-first', seat: 0 }], []]);
    expect(await playAt(table, [shared, other], 'shared')).toBe(true);
    const { record } = table.host.played();
    expect(leaks(other.arrived, 'cat', record)).toEqual([]);
    expect(shared.updates.flatMap(({ happenings }) => happenings).filter((one) => one.type === 'drew' && one.tile !== null)).toEqual([]);
  });
});

describe('a press', () => {
  test.each([[20, 0, 'ann'], [0, 20, 'ben']])(
    'that was handled late is counted as early as it came: %i and %i ms, %s takes it', async (annsAge, bensAge, first) => {
    // Cat makes 31 32 33 34 and does not call.
    const setup = allRemote(setupOf('ann ben cat', { callSeconds: 5, rules: { calls: 'race' } }));
    const table = hostOf(setup, dealPlaying([31, 32, 33, 97, 58, 34], 3));
    const ann = deviceAt(table, [0], { skew: 9_999_999 });
    const ben = deviceAt(table, [1], { skew: -50_000 });
    const cat = deviceAt(table, [2]);
    for (const [device, tile] of [[ann, 31], [ben, 32], [cat, 33], [ann, 97], [ben, 58], [cat, 34]] as const) {
      device.client.act({ kind: 'place', tile }, device.now());
      await table.clock.pass(100);
      if (tile !== 34) device.client.act({ kind: 'draw' }, device.now());
      await table.clock.pass(100);
    }
    await table.clock.pass(1000);
    ben.client.act({ kind: 'call' }, ben.now() - bensAge);
    ann.client.act({ kind: 'call' }, ann.now() - annsAge);
    await table.clock.pass(2000);
    const { record } = table.host.played();
    expect(record.events.at(-1)).toEqual(['snag', ['ann', 'ben'].indexOf(first)]);
    const raced = cat.updates.flatMap(({ happenings }) => happenings).find(({ type }) => type === 'raced');
    expect(raced).toMatchObject({ callers: [{ seat: ['ann', 'ben'].indexOf(first), tied: false }, { tied: false }] });
  });
});

describe('a clock that runs', () => {
  test('is told to each device in its own time', async () => {
    const table = hostOf(allRemote(setupOf('ann ben', { callSeconds: 5 })));
    const [ann, ben] = [deviceAt(table, [0], { skew: 5000 }), deviceAt(table, [1], { skew: -700, delay: 30 })];
    ann.client.act({ kind: 'place', tile: ann.client.state()!.seats[0]!.rack[0]! }, ann.now());
    await table.clock.pass(100);
    const [anns, bens] = [ann.client.state()!.clock!, ben.client.state()!.clock!];
    expect(anns.endsAt - anns.startedAt).toBe(5000);
    expect(anns.startedAt).toBeGreaterThan(ann.now() - 101);
    expect(anns.startedAt).toBeLessThanOrEqual(ann.now());
    // As far as a device can know, a message comes in the moment in which it is sent: it errs by no more than the shortest way.
    expect(bens.startedAt - (anns.startedAt - 5700)).toBe(30);
  });
});

describe('all that goes between host and device', () => {
  test('is plain JSON', async () => {
    // The compiler says so, and a whole game.
    expectTypeOf<HostMessage>().toExtend<Plain<HostMessage>>();
    expectTypeOf<ToHost>().toExtend<Plain<ToHost>>();
    const table = hostOf(allRemote(setupOf('ann computer:pip', { order: 'drawn', pace: 'instant', callSeconds: 3, memoryAid: true })));
    const said: HostMessage[] = [];
    table.host.connect([0], (message) => { said.push(message); });
    const ann = deviceAt(table, [0]);
    ann.client.act({ kind: 'draw' }, ann.now());
    expect(await playAt(table, [ann], 'plain')).toBe(true);
    expect(said.length).toBeGreaterThan(150);
    for (const message of said) expect(JSON.parse(JSON.stringify(message))).toStrictEqual(message);
    const kinds = ann.sent.map((text) => (JSON.parse(text) as { intent?: { kind: string } }).intent?.kind);
    expect(kinds).toEqual(expect.arrayContaining(['pick', 'place', 'draw']));
    expect(said.map((message) => 'sequence' in message && message.sequence)).toEqual(said.map((_, i) => i + 1));
  });
});
