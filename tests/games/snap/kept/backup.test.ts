/** Rows of Snap in the house's data base: brought to another device, put aside where they are spoiled, and gone with a name. */
import { expect, test } from 'vitest';
import { createGameLibrary } from '../../../../src/app/gameLibrary';
import { keptBests } from '../../../../src/games/keptBests';
import type { SavedSnap } from '../../../../src/games/snap/kept/savedGame';
import { createBackup, type Backup } from '../../../../src/storage/backup/backup';
import { createSaveQueue } from '../../../../src/storage/saveQueue';
import type { Store } from '../../../../src/storage/store';
import { noLocks } from '../../../../src/storage/tabLocks';
import { ANN, begun, BO, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import { newStore } from '../../../helpers/stores';
import { bestsAfter, openBests, rowOf, playedOf, reportOfOpened, openSaved } from '../../../helpers/snap/snap';

const GUEST = 'snap';
const over = playedOn(begun(setupFor([ANN, BO, PIP]), 'over'));
const waiting = playedOn(begun(setupFor([ANN, BO]), 'waiting'), 12);

const backupOf = (store: Store): Backup =>
  createBackup({ store, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 9 });
const textOf = async (store: Store): Promise<string> => (await backupOf(store).texts())?.[0] ?? '';
const read = (store: Store, text: string): ReturnType<Backup['read']> =>
  backupOf(store).read({ size: text.length, text: async () => text }, false);

/** What Ann has played in a game, as it lies with her row. */
function playedBy(saved: SavedSnap): (now: unknown) => unknown {
  const opened = openSaved(rowOf(saved).value);
  if (!opened.ok) throw new Error('the game does not open');
  const played = { ...playedOf(opened.game, reportOfOpened(opened.game), 0), game: saved.id, at: saved.savedAt };
  return (now) => keptBests(bestsAfter(openBests(now), played));
}

/** A device on which one game is over and another waits. */
async function device(): Promise<Store> {
  const store = await newStore();
  const guests = await store.guests();
  for (const saved of [over, waiting]) await guests.putGame(GUEST, rowOf(saved));
  await guests.changePerson(GUEST, ['ann'], playedBy(over));
  return store;
}

test('a backup brings games and bests to another device, and changes nothing a second time', async () => {
  const [here, there] = [await device(), await newStore()];
  for (let time = 0; time < 2; time += 1) {
    expect(await read(there, await textOf(here))).toMatchObject({ ok: true, told: { games: { added: time === 0 ? 2 : 0 } } });
    expect((await there.readAll()).guests).toEqual((await here.readAll()).guests);
  }
});

test.each<[string, (value: { events: unknown[]; setup: object }) => unknown]>([
  ['nothing', () => null],
  ['no game', () => ({ version: 1 })],
  ['a card that nobody could turn', (value) => ({ ...value, events: [['flip', 5], ...value.events] })],
  ['no rules', (value) => ({ ...value, setup: { ...value.setup, table: 'Z' } })],
  ['nobody at the table', (value) => ({ ...value, setup: { ...value.setup, players: [] } })],
])('a game in which there is %s is put aside once, and the rest of the backup comes', async (_, spoilt) => {
  const here = await device();
  const file = JSON.parse(await textOf(here)) as { guests: { id: string; value: never }[] };
  const rows = file.guests.map((row) => (row.id === over.id ? { ...row, value: spoilt(row.value) } : row));
  const there = await newStore();
  for (let time = 0; time < 2; time += 1) expect(await read(there, JSON.stringify({ ...file, guests: rows }))).toMatchObject({ ok: true });
  const { guests = [], aside } = await there.readAll();
  expect(guests.map((row) => (row as { id: string }).id).toSorted()).toEqual(['ann', waiting.id].toSorted());
  expect(aside).toHaveLength(1);
});

test('a name that is deleted is in no game but one that waits, and its bests are gone', async () => {
  const store = await device();
  await createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) }).anonymize('ANN', 'Zoë');
  const { guests = [] } = await store.readAll();
  expect(guests.map((row) => (row as { id: string }).id).toSorted()).toEqual([over.id, waiting.id].toSorted());
  const found = (await (await store.guests()).game(GUEST, over.id)).found;
  expect([found?.names, /"ann"/iu.test(JSON.stringify(found))]).toEqual([['bo'], false]);
});
