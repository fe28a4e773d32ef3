/**
 * Games that this version does not know, and games that a later version has written: they stay as they lie there, come and go with backups,
 * and are nobody's when another name is deleted. How many there are is told.
 */
import { describe, expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import { GAMES } from '../../src/games/catalogue';
import type { GameName } from '../../src/games/gameEntry';
import { createBackup } from '../../src/storage/backup/backup';
import { restoredSentence } from '../../src/strings/words/refusals/restored';
import { answer, memoryDisk, type Disk } from '../../src/storage/disk';
import { createSaveQueue } from '../../src/storage/saveQueue';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { newStore, storeOn } from '../helpers/stores';

interface Row { readonly guest: string; readonly kind: 'game' | 'person'; readonly id: string; readonly names?: readonly string[] }

/** What a later version might write: a set-up and events that nobody here can read. */
const laterGame = (id: string) =>
  ({ version: 99, id, seed: 'word', setup: { chairs: [[1, { cards: null }]] }, events: [['fly', 3]], more: 7 });
const rowOf = ({ guest, kind, id, names = ['ann'] }: Row) => ({
  guest, kind, id, age: -5, ...(kind === 'game' ? { over: 1, names, value: laterGame(id) } : { value: { version: 9, tricks: 7 } }),
});

const STRANGE: readonly Row[] = [
  { guest: 'whist', kind: 'game', id: 'w1' }, { guest: 'whist', kind: 'game', id: 'w2', names: ['bo'] },
  { guest: 'whist', kind: 'person', id: 'ann' }, { guest: '__proto__', kind: 'game', id: 'p' },
];
const LATER: readonly Row[] = GAMES.map((guest) => ({ guest, kind: 'game', id: `later ${guest}` }));

async function put(disk: Disk, rows: readonly object[]): Promise<void> {
  const db = await answer(disk.factory.open('snag'));
  const write = db.transaction('guests', 'readwrite').objectStore('guests');
  for (const row of rows) await answer(write.put(row));
  db.close();
}

async function kept(rows: readonly Row[] = [...STRANGE, ...LATER]) {
  const disk = await memoryDisk();
  const store = await storeOn(disk);
  const there = rows.map(rowOf);
  await put(disk, there);
  return { disk, store, guests: await store.guests(), there };
}

const backupOf = (store: Store) =>
  createBackup({ store, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 9 });
const textOf = async (store: Store): Promise<string> => (await backupOf(store).texts())![0]!;
const read = (store: Store, text: string) => backupOf(store).read({ size: text.length, text: async () => text }, false);

const byId = (rows: readonly unknown[] = []): readonly unknown[] =>
  rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

test('they stay untouched, whatever is asked of the games that are known; and are counted', async () => {
  const { store, guests, there } = await kept();
  for (const game of GAMES) {
    expect(await guests.games(game, { over: true, limit: 9 })).toEqual({ found: [], broken: 0, later: 1 });
    expect(await guests.game(game, `later ${game}`)).toEqual({ found: null, broken: 0, later: 1 });
    expect(await guests.card(game, ['ann'])).toEqual({ found: null, broken: 0 });
  }
  expect(await guests.unknown()).toBe(3);
  const { guests: rows, aside } = await store.readAll();
  expect([byId(rows), aside]).toEqual([byId(there), []]);
});

test('another name is deleted without them', async () => {
  const { store, there } = await kept();
  const library = createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) });
  await library.anonymize('Cleo', 'Zoë');
  expect(byId((await store.readAll()).guests)).toEqual(byId(there));
  // With the name that stands in them they go: nobody could take it out.
  await library.anonymize('Bo', 'Zoë');
  expect(byId((await store.readAll()).guests)).toEqual(byId(there.filter(({ id }) => id !== 'w2')));
});

describe('a backup', () => {
  test('takes them along and brings them back as they were, and tells how many; a second time nothing', async () => {
    const { store, there } = await kept();
    const text = await textOf(store);
    const here = await newStore();
    const outcome = await read(here, text);
    expect(outcome).toMatchObject({ ok: true, told: { games: { added: 0 }, aside: 0, unknown: 3 + GAMES.length } });
    expect(outcome.ok && restoredSentence(outcome.told, false))
      .toBe(`${3 + GAMES.length} games are from a newer version. They’re saved here, and you can play them after an update.`);
    expect(byId((await here.readAll()).guests)).toEqual(byId(there));
    const again = await read(here, text);
    expect(again).toMatchObject({ ok: true, told: { unknown: 0, aside: 0 } });
    expect(again.ok && restoredSentence(again.told, false)).toBe('Nothing new: you already had everything in this backup.');
    expect(byId((await here.readAll()).guests)).toEqual(byId(there));
    expect(await textOf(here)).toBe(text);
  });

  test('of one that a newer version saved again puts the newer in its place', async () => {
    const [own] = [rowOf(STRANGE[0]!)];
    for (const [mine, theirs] of [[-5, -8], [-8, -5]] as const) {
      const { disk, store } = await kept([]);
      await put(disk, [{ ...own, age: mine }]);
      const from = await kept([]);
      await put(from.disk, [{ ...own, age: theirs }]);
      await read(store, await textOf(from.store));
      expect((await store.readAll()).guests).toEqual([{ ...own, age: -8 }]);
    }
  });
});

describe.each(GAMES)('a game of %s that is known here, and as a later version has it', (guest: GameName) => {
  /** A backup of before: its games are known here. */
  const known = { guest, kind: 'game', id: 'same', age: -7, over: 1, names: [], value: 'not sound' };

  test.each([true, false])('are both kept, whichever is here: the later %s', async (isLaterHere) => {
    const later = rowOf({ guest, kind: 'game', id: 'same' });
    const [here, theirs] = isLaterHere ? [later, known] : [known, later];
    const { store, disk } = await kept([]);
    await put(disk, [here]);
    const from = await kept([]);
    await put(from.disk, [theirs]);
    for (let time = 0; time < 2; time += 1) expect(await read(store, await textOf(from.store))).toMatchObject({ ok: true });
    const { guests: rows, aside } = await store.readAll();
    expect(rows).toEqual([here]);
    expect(aside.map(({ game }) => game)).toEqual([theirs]);
  });
});
