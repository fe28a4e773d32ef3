/** What guests of the house keep in the data base: listed by age, laid together in backups, gone with a name, and never lost. */
import { describe, expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import type { GameRow } from '../../src/games/gameStore';
import { keptBests } from '../../src/games/keptBests';
import { bestsAfter, openBests, type PlayedGame } from '../../src/games/snapBack/kept/bests';
import { rowOf } from '../../src/games/snapBack/kept/savedGame';
import { createBackup, type Backup } from '../../src/storage/backup/backup';
import { answer, memoryDisk, type Disk } from '../../src/storage/disk';
import type { GamesOfTable } from '../../src/storage/entries/gamesOfTable';
import { createSaveQueue } from '../../src/storage/saveQueue';
import type { Store } from '../../src/storage/store';
import { noLocks, type GameLocks } from '../../src/storage/tabLocks';
import { TWO_COMPUTERS } from '../helpers/apps';
import { dumped, restored } from '../helpers/fixtures';
import { playersCalled, randomSaved, savedGame } from '../helpers/snapBack/randomGame';
import { newStore, storeOn } from '../helpers/stores';

const GUEST = 'snap-back';
const SPAN = Array.from({ length: 6 }, () => ({ asked: 0, right: 0, missed: 0 }));

const played = (game: string, end: PlayedGame['end'] = 4) => (now: unknown): unknown => keptBests(bestsAfter(openBests(now), {
  game, at: 5, start: 3, end, cards: 100, trueSix: false, called: 1, missed: 1, falseCalls: 0, span: SPAN, callTime: null,
}));
const gamesOf = (value: unknown): string[] => openBests(value).games.map(({ game }) => game);

function gameOf(id: string, names: readonly string[], at: number, over = true): GameRow {
  const saved = savedGame(id, playersCalled(names, names.length), 3, [], over ? { ended: 'time' } : {});
  return rowOf({ ...saved, id, savedAt: at });
}

/** Puts what is no row of the guest where one lies. */
async function spoil(disk: Disk, row: Record<string, unknown>): Promise<void> {
  const db = await answer(disk.factory.open('snag'));
  await answer(db.transaction('guests', 'readwrite').objectStore('guests').put(row));
  db.close();
}

async function opened() {
  const disk = await memoryDisk();
  const store = await storeOn(disk);
  return { disk, store, guests: await store.guests() };
}

const libraryOf = (store: Store) => createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) });

function backupOf(store: Store, me?: string, locks: Pick<GameLocks, 'takeFree'> = noLocks): Backup {
  const kept = () => (me === undefined ? null : { ...TWO_COMPUTERS, me });
  return createBackup({ store, locks, settings: { kept, write() {} }, today: () => 9 });
}
async function fileOf(store: Store, me?: string) {
  const text = (await backupOf(store, me).texts())?.[0] ?? '';
  return { size: text.length, text: async () => text };
}

test('a data base of before opens with all that it held, and has room for guests', async () => {
  const disk = await restored(dumped());
  const before = dumped().stores['games']!.entries.length;
  const store = await storeOn(disk);
  expect((await store.readAll()).games).toHaveLength(before);
  const guests = await store.guests();
  expect(await guests.games(GUEST, { over: true, limit: 9 })).toEqual({ found: [], broken: 0, later: 0 });
  await guests.putGame(GUEST, gameOf('a', ['Ann'], 7));
  expect((await guests.game(GUEST, 'a')).found).toMatchObject({ id: 'a', at: 7, over: true, names: ['ann'] });
});

test('the data base of the version before opens with what was trained and reviewed in it', async () => {
  const store = (keyPath: string | null, ...values: readonly unknown[]) =>
    ({ keyPath, autoIncrement: keyPath === null, entries: values.map((value, key) => ({ key, value })) });
  const disk = await restored({ version: 5, stores: {
    games: store('id'), series: store('id'), aside: store(null), summaries: store('id'), matchSummaries: store('id'),
    device: store(null), reviews: store('game', { game: 'g' }), training: store('name', { name: 'ann' }),
  } });
  const today = await storeOn(disk);
  expect(await today.readAll()).toMatchObject({ reviews: [{ game: 'g' }], training: [{ name: 'ann' }], guests: [] });
  await (await today.guests()).changePerson(GUEST, ['ann'], played('a'));
  expect((await today.readAll()).guests).toHaveLength(1);
});

test('games are listed by when they were changed, those that wait and those that are over, and page by page', async () => {
  const { guests } = await opened();
  for (const [id, at, over] of [['a', 1, true], ['b', 3, true], ['c', 2, false], ['d', 2, true], ['e', 2, true]] as const) {
    await guests.putGame(GUEST, gameOf(id, ['Ann'], at, over));
  }
  const list = async (over: boolean, limit = 9, after?: GameRow) =>
    (await guests.games(GUEST, { over, limit, ...(after ? { after } : {}) })).found.map(({ id }) => id);
  expect(await list(true)).toEqual(['b', 'd', 'e', 'a']);
  expect(await list(false)).toEqual(['c']);
  expect(await list(true, 2)).toEqual(['b', 'd']);
  expect(await list(true, 2, gameOf('d', ['Ann'], 2))).toEqual(['e', 'a']);
  await guests.removeGame(GUEST, 'e');
  expect(await list(true)).toEqual(['b', 'd', 'a']);
});

test("somebody's row is theirs under their name and, on this device, under none; two tabs lose nothing", async () => {
  const { guests } = await opened();
  await guests.changePerson(GUEST, ['ann'], played('a'));
  await Promise.all(['b', 'c'].map((game) => guests.changePerson(GUEST, [''], played(game))));
  // The player of this device is called Ann from now on.
  expect(gamesOf((await guests.person(GUEST, ['', 'ann'])).found).toSorted()).toEqual(['a', 'b', 'c']);
  await guests.changePerson(GUEST, ['', 'ann'], played('d', 6));
  expect((await guests.person(GUEST, ['ann'])).found).toBeUndefined();
  const { found: card } = await guests.card(GUEST, ['']);
  expect(card).toMatchObject({ best: 6, most: 6 });
  expect(card!.curve).toHaveLength(4);
  expect((await guests.card(GUEST, ['bo'])).found).toBeNull();
});

test('what cannot be read is told, put aside, and stands in no list; the rest stands', async () => {
  const { disk, store, guests } = await opened();
  await guests.putGame(GUEST, gameOf('whole', ['Ann'], 1));
  const broken = { guest: GUEST, kind: 'game', id: 'torn', age: -5, over: 1, names: ['ann'], value: { version: 1 } };
  await spoil(disk, broken);
  const { found, broken: told } = await guests.games(GUEST, { over: true, limit: 9 });
  expect([found.map(({ id }) => id), told]).toEqual([['whole'], 1]);
  const { aside, guests: rows } = await store.readAll();
  expect(aside.map(({ game, problem }) => [game, problem.code])).toEqual([[broken, 'not-a-guest']]);
  expect(rows).toHaveLength(1);
  expect((await guests.games(GUEST, { over: true, limit: 9 })).broken).toBe(0);
});

test('what another tab has put in the place of something that cannot be read stays', async () => {
  const { disk, guests } = await opened();
  await spoil(disk, { guest: GUEST, kind: 'game', id: 'mended', age: -5, over: 1, names: [], value: 7 });
  // The reading comes first, then the tab that puts it, then what was found to be broken.
  await Promise.all([guests.games(GUEST, { over: true, limit: 9 }), guests.putGame(GUEST, gameOf('mended', ['Ann'], 5))]);
  expect((await guests.game(GUEST, 'mended')).found).not.toBeNull();
});

test("of somebody's games one that cannot be read is told and put aside with its row, and the others stay", async () => {
  const sound = played('a')(undefined) as { readonly games: readonly object[] };
  const torn = { guest: GUEST, kind: 'person', id: 'ann', age: -5, value: { ...sound, games: [...sound.games, { game: 'b' }] } };
  const looks: Record<string, (guests: GamesOfTable) => Promise<{ readonly broken: number }>> = {
    card: (guests) => guests.card(GUEST, ['ann']), person: (guests) => guests.person(GUEST, ['ann']),
    change: (guests) => guests.changePerson(GUEST, ['ann'], played('c')),
  };
  for (const look of Object.values(looks)) {
    const { disk, store, guests } = await opened();
    await spoil(disk, torn);
    expect((await look(guests)).broken).toBe(1);
    expect((await store.readAll()).aside.map(({ game }) => game)).toEqual([torn]);
    const { found, broken } = await guests.person(GUEST, ['ann']);
    expect([gamesOf(found)[0], broken]).toEqual(['a', 0]);
  }
});

describe('what is deleted', () => {
  async function kept() {
    const all = await opened();
    await all.guests.putGame(GUEST, gameOf('both', ['Ann', 'Bo'], 1));
    await all.guests.putGame(GUEST, gameOf('alone', ['Ann'], 2));
    await all.guests.putGame(GUEST, gameOf('waits', ['Ann', 'Bo'], 3, false));
    for (const who of ['ann', 'bo', '']) await all.guests.changePerson(GUEST, [who], played('x'));
    // A guest of a newer version of the house.
    await spoil(all.disk, { guest: 'whist', kind: 'game', id: 'w', age: -1, over: 1, names: ['ann'], value: 'Ann' });
    await spoil(all.disk, { guest: 'whist', kind: 'person', id: 'ann', age: -1, value: 1 });
    return all;
  }

  test('goes with its name: nothing of it is left but in a game that waits', async () => {
    const { store, guests } = await kept();
    await libraryOf(store).anonymize('ANN', 'Zoë');
    const { guests: rows = [] } = await store.readAll();
    expect(rows.filter((row) => (row as { id: string }).id !== 'waits').filter((row) => /"ann"/iu.test(JSON.stringify(row)))).toEqual([]);
    expect(rows.map((row) => (row as { id: string }).id).toSorted()).toEqual(['', 'bo', 'both', 'waits']);
    expect((await guests.game(GUEST, 'both')).found?.names).toEqual(['bo']);
  });
  test('is all but the games that wait, where everything goes', async () => {
    const { store } = await kept();
    await libraryOf(store).clear();
    expect((await store.readAll()).guests).toMatchObject([{ id: 'waits' }]);
  });
});

describe('a backup', () => {
  test('brings it all to another device, an unknown guest among it, and changes nothing a second time', async () => {
    const { disk, store, guests } = await opened();
    await guests.putGame(GUEST, gameOf('a', ['Ann'], 1));
    await guests.changePerson(GUEST, [''], played('a'));
    await spoil(disk, { guest: 'whist', kind: 'person', id: 'ann', age: -1, value: { tricks: 7 } });
    const there = await newStore();
    const file = await fileOf(store);
    expect(await backupOf(there).read(file, false)).toMatchObject({ ok: true, told: { games: { added: 1 } } });
    expect((await there.readAll()).guests).toEqual((await store.readAll()).guests);
    expect(await backupOf(there).read(file, false)).toMatchObject({ ok: true, told: { games: { added: 0, further: 0, here: 1 } } });
    expect((await there.readAll()).guests).toEqual((await store.readAll()).guests);
  });
  test('keeps the longer of two states of a game, and lays what people have played together', async () => {
    const long = randomSaved('one', 60);
    const short = { ...long, events: long.events.slice(0, 5), callTimes: [], ended: null, savedAt: long.savedAt + 1 };
    for (const [here, read] of [[long, short], [short, long]] as const) {
      const [mine, theirs] = [await newStore(), await newStore()];
      await (await mine.guests()).putGame(GUEST, rowOf(here));
      await (await mine.guests()).changePerson(GUEST, ['ann'], played('a'));
      await (await theirs.guests()).putGame(GUEST, rowOf(read));
      await (await theirs.guests()).changePerson(GUEST, ['ann'], played('b'));
      await backupOf(mine).read(await fileOf(theirs), false);
      const { found } = await (await mine.guests()).game(GUEST, long.id);
      expect((found!.value as typeof long).events).toHaveLength(long.events.length);
      expect(gamesOf((await (await mine.guests()).person(GUEST, ['ann'])).found).toSorted()).toEqual(['a', 'b']);
    }
  });
  test("of another device's player brings their games under their name, and mine to me", async () => {
    const { store, guests } = await opened();
    await guests.changePerson(GUEST, [''], played('theirs'));
    await guests.changePerson(GUEST, ['ann'], played('mine'));
    const [bo, ann] = playersCalled(['Bo', 'Ann'], 2);
    await guests.putGame(GUEST, rowOf({ ...savedGame('g', [{ ...bo!, me: true }, ann!], 3, [], { ended: 'time' }), id: 'g' }));
    const here = await newStore();
    await backupOf(here, 'Ann').read(await fileOf(store, 'Bo'), false);
    const came = await here.guests();
    expect(gamesOf((await came.person(GUEST, ['bo'])).found)).toEqual(['theirs']);
    expect(gamesOf((await came.person(GUEST, [''])).found)).toEqual(['mine']);
    expect(JSON.stringify((await came.game(GUEST, 'g')).found)).not.toContain('"me"');
  });
  test('makes its names known here, so that what it brought for them can be looked up and deleted', async () => {
    const theirs = createBackup({
      store: await newStore(), locks: noLocks, today: () => 9,
      settings: { kept: () => ({ ...TWO_COMPUTERS, me: 'Bo', names: ['Cleo'] }), write() {} },
    });
    const text = (await theirs.texts())?.[0] ?? '';
    const written: unknown[] = [];
    const mine = { ...TWO_COMPUTERS, me: 'Ann', names: ['Dan'] };
    const here = createBackup({
      store: await newStore(), locks: noLocks, today: () => 9,
      settings: { kept: () => mine, write(settings) { written.push(settings); } },
    });
    await here.read({ size: text.length, text: async () => text }, false);
    expect(written).toEqual([{ ...mine, names: ['Dan', 'Bo', 'Cleo'] }]);
  });
  test('with a row that was edited is read as far as it is sound, and the row put aside once', async () => {
    const { store, guests } = await opened();
    await guests.putGame(GUEST, gameOf('a', ['Ann'], 1));
    const file = JSON.parse(await (await fileOf(store)).text()) as { guests: Record<string, unknown>[] };
    const text = JSON.stringify({ ...file, guests: [...file.guests, { ...file.guests[0], id: 'torn' }, 7, { guest: GUEST }] });
    const there = await newStore();
    for (let time = 0; time < 2; time += 1) {
      expect(await backupOf(there).read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
    }
    const { guests: rows, aside } = await there.readAll();
    expect([rows?.length, aside.length]).toEqual([1, 1]);
  });
  test("with somebody's row that was edited brings their other games, and puts the row aside once", async () => {
    const [from, here] = [await newStore(), await newStore()];
    await (await from.guests()).changePerson(GUEST, ['ann'], played('a'));
    await (await here.guests()).changePerson(GUEST, ['ann'], played('mine'));
    const text = (await (await fileOf(from)).text()).replace('"games":[{"game":"a"', '"games":[{"game":""},{"game":"a"');
    for (let time = 0; time < 2; time += 1) await backupOf(here).read({ size: text.length, text: async () => text }, false);
    expect(gamesOf((await (await here.guests()).person(GUEST, ['ann'])).found).toSorted()).toEqual(['a', 'mine']);
    expect((await here.readAll()).aside).toHaveLength(1);
  });
  test('of the rescue brings all that can be read of it', async () => {
    const { store, guests } = await opened();
    await guests.putGame(GUEST, gameOf('a', ['Ann'], 1));
    await guests.changePerson(GUEST, ['ann'], played('a'));
    const { guests: rows } = await store.readAll();
    const text = JSON.stringify({ format: 'snag-raw', version: 1, stores: { guests: [...rows ?? [], null] } });
    const there = await newStore();
    expect(await backupOf(there).read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
    expect((await there.readAll()).guests).toEqual(rows);
  });
  test('is refused while another tab plays a game that it would change', async () => {
    const { store, guests } = await opened();
    await guests.putGame(GUEST, gameOf('a', ['Ann'], 1));
    const asked: string[] = [];
    const locks = { takeFree: async (id: string) => { asked.push(id); return null; } };
    expect(await backupOf(await newStore(), undefined, locks).read(await fileOf(store), false))
      .toEqual({ ok: false, problem: { code: 'played-elsewhere' } });
    expect(asked).toEqual(['snap-back a']);
  });
});
