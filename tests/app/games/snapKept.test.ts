/** What Snap keeps, in the house that keeps it: the store, a backup on another device, a name that is deleted, and what was agreed. */
import { expect, test } from 'vitest';
import { createGameLibrary } from '../../../src/app/gameLibrary';
import { forgetInDrafts } from '../../../src/app/library/gameDrafts';
import { areBests, keptBests } from '../../../src/games/keptBests';
import { agreement } from '../../../src/games/snap/kept/setup';
import { createBackup } from '../../../src/storage/backup/backup';
import { createSaveQueue } from '../../../src/storage/saveQueue';
import type { Store } from '../../../src/storage/store';
import { noLocks } from '../../../src/storage/tabLocks';
import { memoryStorage } from '../../helpers/apps';
import { ANN, begun, BO, PIP, playedOn, setupFor } from '../../helpers/snap/savedGames';
import { newStore } from '../../helpers/stores';
import { openBests, rowOf } from '../../helpers/snap/snap';

const DRAFT_KEY = agreement.of.storageKey;

const NO_BESTS = openBests(null);

const backupOf = (store: Store) => createBackup({ store, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 9 });

/** A game of two people and Pip that is over, one of them that waits, and what is known of Ann and Bo. */
async function kept(): Promise<Store> {
  const store = await newStore();
  const guests = await store.guests();
  const setup = setupFor([ANN, BO, PIP]);
  await guests.putGame('snap', rowOf(playedOn(begun(setup, 'over'))));
  await guests.putGame('snap', rowOf(playedOn(begun(setup, 'waits'), 7)));
  for (const who of ['ann', 'bo']) await guests.changePerson('snap', [who], () => keptBests(NO_BESTS));
  return store;
}

test('a backup brings games and people to another device, and changes nothing a second time', async () => {
  const [here, there] = [await kept(), await newStore()];
  const text = (await backupOf(here).texts())?.[0] ?? '';
  for (let time = 0; time < 2; time += 1) {
    expect(await backupOf(there).read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
    expect((await there.readAll()).guests).toEqual((await here.readAll()).guests);
  }
  expect((await there.readAll()).guests).toHaveLength(4);
  const guests = await there.guests();
  expect((await guests.games('snap', { over: false, limit: 9 })).found.map(({ id }) => id)).toEqual(['waits']);
});

test('a name that is deleted goes from games that are over, and from the people; a game that waits keeps it', async () => {
  const store = await kept();
  await createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) }).anonymize('ANN', 'Zoë');
  const guests = await store.guests();
  const over = (await guests.game('snap', 'over')).found!;
  expect(over.names).toEqual(['bo']);
  expect(JSON.stringify(over)).not.toMatch(/ann"/iu);
  expect((await guests.game('snap', 'waits')).found?.names).toEqual(['ann', 'bo']);
  expect((await guests.person('snap', ['ann'])).found).toBeUndefined();
  expect(areBests((await guests.person('snap', ['bo'])).found)).toBe(true);
});

test('a name that is deleted goes from what was agreed on last', async () => {
  const storage = memoryStorage();
  storage().setItem(DRAFT_KEY, JSON.stringify({ seats: [{ kind: 'local', name: 'Ann' }, { kind: 'local', name: 'Bo' }] }));
  await forgetInDrafts(storage, 'ann');
  expect(storage().getItem(DRAFT_KEY)).toMatch(/"Bo"/u);
  expect(storage().getItem(DRAFT_KEY)).not.toMatch(/"Ann"/u);
});

test('a row that cannot be read is put aside, and the rest stays', async () => {
  const store = await kept();
  const text = (await backupOf(store).texts())?.[0] ?? '';
  const file = JSON.parse(text) as { guests: Record<string, unknown>[] };
  const spoiled = JSON.stringify({ ...file, guests: [...file.guests, { ...file.guests[0], id: 'torn', value: { seats: 7 } }] });
  const there = await newStore();
  expect(await backupOf(there).read({ size: spoiled.length, text: async () => spoiled }, false)).toMatchObject({ ok: true });
  const { guests: rows, aside } = await there.readAll();
  expect([rows?.length, aside.length]).toEqual([4, 1]);
});
