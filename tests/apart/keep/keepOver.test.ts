/** A game that a table has played comes among a device's own: once, with its card, its bests and its names; what isn't whole never does. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameTypes } from '../../../src/contract/contract';
import { keepOver } from '../../../src/apart/keep/keepOver';
import type { AtTable, House, Over } from '../../../src/apart/keep/house';
import { keptIds } from '../../../src/apart/keep/keptIds';
import type { CardRow } from '../../../src/apart/tableShown';
import { openSaved } from '../../../src/session/savedGame';
import type { Store } from '../../../src/storage/store';
import { createBackup } from '../../../src/storage/backup/backup';
import { noLocks } from '../../../src/storage/tabLocks';
import { memoryDisk } from '../../../src/storage/disk';
import { memoryStorage } from '../../helpers/apps';
import { matchIn, newStore, storeOn } from '../../helpers/stores';
import { asTold, playedAtTable } from '../../helpers/tableGames';
import { snagTest } from '../../games/snag/test';
import { snapBackTest } from '../../games/snapBack/test';
import type { TestGame } from '../../games/testGame';

const NOBODYS: AtTable = { places: [], card: [] };

const over = async (one: TestGame<GameTypes>, seed: string, most = Infinity) => {
  const saved = await playedAtTable(one, seed, [], most);
  return { game: one.game.name, id: saved.id, saved: asTold(one, saved) } satisfies Over;
};

let first: Over;
let second: Over;
let cards: Over;
beforeAll(async () => {
  const snag = snagTest as unknown as TestGame<GameTypes>;
  first = await over(snag, 'one');
  second = await over(snag, 'three');
  cards = await over(snapBackTest as unknown as TestGame<GameTypes>, 'ab', 80);
}, 60_000);

const houseOf = (store: Store, me: string | null = 'Seat a', storage = memoryStorage()): House & { readonly remembered: string[] } => {
  const remembered: string[] = [];
  return {
    store: { game: store.game, change: store.change, guests: store.guests, lasting: true }, me: () => me, today: () => 7,
    names: () => remembered, remember: (names) => { remembered.push(...names); }, remembered, ids: keptIds(storage),
  };
};

/** A line of the table's card. */
const row = (id: string, names: readonly string[], game = 'snag'): CardRow =>
  ({ id, game, players: names.map((name) => ({ name, score: 10, won: false })) });
const NAMES = ['Seat c', 'Seat a', 'Seat b'];

const gameIn = async (store: Store, id: string) => {
  const opened = openSaved(await store.game(id));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  return opened.game.saved;
};

describe('a game of SNAG', () => {
  test('comes into the history, counted, on a card of its own, which nobody here can go on with', async () => {
    const store = await newStore();
    expect(await keepOver(first, { places: [0], card: [] }, houseOf(store))).toEqual({ kept: 'now' });
    const [listed] = await store.list({ over: true });
    expect(listed).toMatchObject({ id: first.id, over: 1, match: first.id });
    expect(listed!.seats.filter(({ me }) => me).map(({ name }) => name)).toEqual(['Seat a']);
    const match = await matchIn(store, first.id);
    expect(match).toMatchObject({ closed: true, games: [{ id: first.id }] });
    expect((await store.openMatches()).open).toEqual([]);
    expect(await store.count(false)).toBe(0);
  });

  test('that comes twice, in two tabs or after it was deleted, is kept once', async () => {
    const disk = await memoryDisk();
    const storage = memoryStorage();
    const [one, other] = [await storeOn(disk), await storeOn(disk)];
    const both = await Promise.all([one, other].map((store) => keepOver(first, NOBODYS, houseOf(store, null, memoryStorage()))));
    expect(both.map(({ kept }) => kept).toSorted()).toEqual(['now', 'there']);
    expect((await matchIn(one, first.id))?.games).toHaveLength(1);
    expect(await keepOver(first, NOBODYS, houseOf(one, null, storage))).toEqual({ kept: 'there' });
    await one.remove(first.id);
    expect(await keepOver(first, NOBODYS, houseOf(one, null, storage))).toEqual({ kept: 'there' });
    expect(await one.count(true)).toBe(0);
  });

  test('stands on one card with those before it of the same people, as the table has them', async () => {
    const store = await newStore();
    const card = [row('earlier', ['Seat a', 'Eve', 'Seat c']), row('bell', NAMES, 'bell'), row(first.id, NAMES), row(second.id, NAMES)];
    await keepOver(first, { places: [1], card }, houseOf(store));
    await keepOver(second, { places: [1], card }, houseOf(store));
    expect((await gameIn(store, second.id)).match).toBe(first.id);
    expect((await matchIn(store, first.id))?.games.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('begins another card where somebody’s name is gone from the one before', async () => {
    const store = await newStore();
    const card = [row(first.id, NAMES), row(second.id, NAMES)];
    await keepOver(first, { places: [1], card }, houseOf(store));
    const match = (await matchIn(store, first.id))!;
    await store.saveMatch({ ...match, players: match.players.map((player, i) => (i === 0 ? { ...player, name: '?' } : player)) });
    await keepOver(second, { places: [1], card }, houseOf(store));
    expect((await gameIn(store, second.id)).match).toBe(second.id);
    expect((await matchIn(store, first.id))?.games).toHaveLength(1);
  });

  test('of a later version is put aside, once', async () => {
    const store = await newStore();
    const later = { ...first, saved: { ...first.saved as object, version: 2 } };
    for (const _ of [1, 2]) expect(await keepOver(later, NOBODYS, houseOf(store))).toEqual({ kept: 'later' });
    expect((await store.readAll()).aside).toMatchObject([{ game: { id: first.id }, problem: { code: 'unknown-version' }, since: 7 }]);
    expect(await store.count(true)).toBe(0);
  });
});

describe('a game of cards', () => {
  test('comes onto its shelf, with what the people of this device came to', async () => {
    const store = await newStore();
    const house = houseOf(store, 'Seat 0');
    const names = (cards.saved as { setup: { players: { name: string }[] } }).setup.players.map(({ name }) => name);
    expect(await keepOver(cards, { places: [0], card: [] }, { ...house, me: () => names[0]! })).toEqual({ kept: 'now' });
    const shelf = await store.guests();
    expect((await shelf.game('snap-back', cards.id)).found).toMatchObject({ over: true });
    expect((await shelf.person('snap-back', [''])).found).toMatchObject({ games: [{ game: cards.id }] });
    // Only a name that is known here can be deleted: so it is, and so are their figures.
    expect(house.remembered).toContain(names[1]);
    expect((await shelf.person('snap-back', [names[1]!.toLowerCase()])).found).toMatchObject({ games: [{ game: cards.id }] });
    expect(await keepOver(cards, NOBODYS, houseOf(store))).toEqual({ kept: 'there' });
  });

  test('tells nothing of those who sat elsewhere, where their names can’t be remembered', async () => {
    const store = await newStore();
    const { remembered: _, ...house } = houseOf(store, 'Nobody here');
    await keepOver(cards, { places: [0], card: [] }, { ...house, names: () => [] });
    expect((await store.readAll()).guests).toHaveLength(2);
  });

  test('of a later version waits for it as it came', async () => {
    const store = await newStore();
    const saved = { ...cards.saved as object, version: 99 };
    expect(await keepOver({ ...cards, saved }, NOBODYS, houseOf(store))).toEqual({ kept: 'later' });
    expect((await store.readAll()).guests).toMatchObject([{ guest: 'snap-back', id: cards.id, value: saved }]);
  });
});

describe('refused with a code, with nothing kept', () => {
  test.each([
    ['what is no game', 'snag', null, 'not-a-save'], ['a game that nobody knows', 'chess', {}, 'no-such-game'],
    ['cards that are none', 'snap', { version: 1 }, 'not-a-save'],
  ])('%s', async (_, game, saved, code) => {
    const store = await newStore();
    const before = JSON.stringify(await store.readAll());
    expect(await keepOver({ game, id: 'x', saved }, NOBODYS, houseOf(store))).toEqual({ kept: 'refused', code });
    expect(JSON.stringify(await store.readAll())).toBe(before);
  });

  test('a game under another’s id', async () => {
    const store = await newStore();
    expect(await keepOver({ ...first, id: 'x' }, NOBODYS, houseOf(store))).toEqual({ kept: 'refused', code: 'other-game' });
    expect(await keepOver({ ...cards, id: 'x' }, NOBODYS, houseOf(store))).toEqual({ kept: 'refused', code: 'other-game' });
    expect(await store.count(true)).toBe(0);
  });
});

test('where the disk refuses, nothing is lost: the table tells of it again', async () => {
  const store = await newStore();
  const house = houseOf(store);
  const refuses = { ...house, store: { ...house.store, change: () => Promise.reject(new Error('full')) } };
  expect(await keepOver(first, NOBODYS, refuses)).toEqual({ kept: 'failed' });
  expect(house.ids.all()).toEqual([]);
  expect(await keepOver(first, NOBODYS, house)).toEqual({ kept: 'now' });
  expect(house.ids.all()).toEqual([first.id]);
});

test('what lies in a page’s memory alone is told to the next page again', async () => {
  const house = houseOf(await newStore());
  await keepOver(first, NOBODYS, { ...house, store: { ...house.store, lasting: false } });
  expect(house.ids.all()).toEqual([]);
});

test('who took over, calls over lines and the draw’s tiles go through a backup; both games come together', async () => {
  const held = [[0, 20, { level: 'otto' }], [0, 30, { name: 'Seat a' }]];
  const farCalls = [{ race: 1, events: 20, place: 0, at: 900, credit: 31, lag: 40, line: 24 }];
  const [here, there] = [await newStore(), await newStore()];
  const withHeld = (one: Over): Over => ({ ...one, saved: { ...one.saved as object, held, farCalls } });
  for (const one of [first, cards].map(withHeld)) {
    expect(await keepOver(one, { places: [0], card: [] }, houseOf(here, null))).toEqual({ kept: 'now' });
  }
  const [from, to] = [here, there].map((store) =>
    createBackup({ store, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 7 }));
  for (const text of (await from!.texts())!) {
    expect(await to!.read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
  }
  const [mine, theirs] = await Promise.all([here, there].map((store) => gameIn(store, first.id)));
  expect(theirs).toEqual(mine);
  expect(theirs!.held).toEqual([[0, 20, { level: 'otto' }], [0, 30, { name: 'Seat a', local: true }]]);
  expect(theirs!.farCalls).toEqual(farCalls);
  const rows = await Promise.all([here, there].map(async (store) => (await (await store.guests()).game('snap-back', cards.id)).found));
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[1]!.value).toMatchObject({ held, farCalls });
});
