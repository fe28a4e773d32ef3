/** Evenings in the house that keeps them: the store, a backup on another device, a name that is deleted, and what nobody can read. */
import { expect, test } from 'vitest';
import { createGameLibrary } from '../../../src/app/gameLibrary';
import { forgetInDrafts } from '../../../src/app/library/gameDrafts';
import { AGREED_KEY, eveningRow } from '../../../src/evening/eveningAdapter';
import { eveningAfter, type Evening } from '../../../src/evening/evening';
import { createBackup } from '../../../src/storage/backup/backup';
import { createSaveQueue } from '../../../src/storage/saveQueue';
import type { Store } from '../../../src/storage/store';
import { noLocks } from '../../../src/storage/tabLocks';
import { memoryStorage } from '../../helpers/apps';
import { newStore } from '../../helpers/stores';
import { threeGames } from '../../evening/evenings';

const backupOf = (store: Store) => createBackup({ store, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 9 });

const begun = (evening: Evening, id: string): Evening => eveningAfter(evening, { type: 'begun', id }, 2000);
const counted = (evening: Evening, id: string): Evening =>
  eveningAfter(begun(evening, id), { type: 'counted', id, places: [1, 1, 3] }, 3000);

const waits = begun(counted(threeGames('waits'), 'a'), 'b');
const over = eveningAfter(counted(threeGames('over'), 'c'), { type: 'closed' }, 4000);

async function kept(...evenings: readonly Evening[]): Promise<Store> {
  const store = await newStore();
  const guests = await store.guests();
  for (const evening of evenings) await guests.putGame('evening', eveningRow(evening));
  return store;
}

const evenings = async (store: Store, isOver: boolean): Promise<readonly unknown[]> =>
  (await (await store.guests()).games('evening', { over: isOver, limit: 9 })).found.map(({ value }) => value);

test('a backup brings them to another device as they are, and changes nothing a second time', async () => {
  const [here, there] = [await kept(waits, over), await newStore()];
  const text = (await backupOf(here).texts())?.[0] ?? '';
  for (let time = 0; time < 2; time += 1) {
    expect(await backupOf(there).read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
    expect((await there.readAll()).guests).toEqual((await here.readAll()).guests);
  }
  expect([await evenings(there, false), await evenings(there, true)]).toEqual([[waits], [over]]);
});

test('a backup of one that has come further takes the place of what is here, and an older one does not', async () => {
  const [further, there] = [counted(counted(threeGames(), 'a'), 'b'), await kept(begun(threeGames(), 'a'))];
  for (const evening of [further, threeGames()]) {
    const text = (await backupOf(await kept(evening)).texts())?.[0] ?? '';
    expect(await backupOf(there).read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
    expect(await evenings(there, false)).toEqual([further]);
  }
});

test('a name that is deleted goes from those that are over, and from what was planned last; one that waits keeps it', async () => {
  const store = await kept(waits, over);
  await createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) }).anonymize('BO', 'Ann');
  expect(await evenings(store, false)).toEqual([waits]);
  expect(await evenings(store, true)).toEqual([{ ...over, players: over.players.with(1, { ...over.players[1]!, name: '?' }) }]);
  const storage = memoryStorage();
  storage().setItem(AGREED_KEY, JSON.stringify({ seats: [{ kind: 'local', name: 'Ann' }, { kind: 'local', name: 'Bo' }] }));
  await forgetInDrafts(storage, 'bo');
  expect(JSON.parse(storage().getItem(AGREED_KEY)!)).toEqual({ seats: [{ kind: 'local', name: 'Ann' }, { kind: 'local' }] });
});

test('what nobody can read is put aside, what a later version wrote stays, and the rest is listed', async () => {
  const store = await kept(waits);
  const guests = await store.guests();
  await guests.putGame('evening', { ...eveningRow(waits), id: 'broken', value: { ...waits, id: 'broken', players: [] } });
  await guests.putGame('evening', { ...eveningRow(waits), id: 'later', value: { ...waits, id: 'later', version: 2 } });
  expect(await guests.games('evening', { over: false, limit: 9 })).toMatchObject({ found: [{ id: 'waits' }], broken: 1, later: 1 });
  const { aside, guests: rows } = await store.readAll();
  expect(aside).toHaveLength(1);
  expect(rows).toHaveLength(2);
  expect(await guests.unknown()).toBe(0);
});
