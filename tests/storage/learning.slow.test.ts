/** Reviews and training in the data base: kept by game and by name, gone with them, and nowhere left when a name is deleted. */
import { describe, expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import { FOUND_VERSION, type FoundSeat } from '../../src/review/found';
import { createBackup, type Backup } from '../../src/storage/backup/backup';
import { answer, memoryDisk, type Disk } from '../../src/storage/disk';
import { createSaveQueue } from '../../src/storage/saveQueue';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { NO_TRAINING, type KeptSlip, type TrainingState } from '../../src/training/progress';
import { TWO_COMPUTERS } from '../helpers/apps';
import { dumped, restored } from '../helpers/fixtures';
import { newStore, storeOn } from '../helpers/stores';

/** Games of that data base that are over: of Ann, Bo, Zoë and Otto, and of Åsa and 李. */
const FOUR = 'b032n28m';
const TWO = 'lhbasojb';

const foundIn = (seat: FoundSeat['seat'], pass: 1 | 2 = 1): FoundSeat => ({
  seat, pass, slips: [{ kind: 'choice', step: 3, ply: 1, points: 6.5, tile: 45, better: 46, forgot: null, tiles: [] }],
});
const slipOf = (game: string): KeptSlip => ({
  id: `${game}/3`, game, added: 5, card: null,
  ref: { drill: 'flash', skill: 'flash:quiet', source: { kind: 'own', game }, event: 3 },
});
const trained = (...at: number[]): TrainingState => ({
  ...NO_TRAINING,
  sessions: {
    ...NO_TRAINING.sessions, gone: at.map((one) => ({ at: one, answers: [{ skill: 'gone:3', right: true, ms: 800, plies: 4 }] })),
  },
});
const times = ({ sessions }: TrainingState): readonly number[] => sessions.gone.map(({ at }) => at);

const libraryOf = (store: Store) => createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) });

/** The data base of November 2026 in today's form. */
async function opened(): Promise<{ disk: Disk; store: Store }> {
  const disk = await restored(dumped());
  const store = await storeOn(disk);
  await libraryOf(store).fill(async () => {});
  return { disk, store };
}

/** The same with reviews of both games, and with training of Ann, of 李 and of the player of this device. */
async function learned() {
  const { disk, store } = await opened();
  for (const seat of [0, 1, 2] as const) await store.putReview(FOUR, foundIn(seat));
  await store.putReview(TWO, foundIn(0, 2));
  await store.changeTraining(['ann'], () => ({ ...trained(1), slips: [slipOf(FOUR), slipOf(TWO)] }));
  await store.changeTraining(['李'], () => trained(2));
  await store.changeTraining([''], () => trained(3));
  return { disk, store };
}

const seatsOf = async (store: Store, game: string) => (await store.reviews([game])).get(game)?.seats.map(({ seat }) => seat) ?? null;

describe('reviews', () => {
  test('are kept of each person, the newest in the place of the last, and never of a game that is gone', async () => {
    const { store } = await opened();
    await store.putReview(FOUR, foundIn(2));
    await store.putReview(FOUR, foundIn(0));
    await store.putReview(FOUR, foundIn(2, 2));
    // A first look never takes the place of a closer one.
    await store.putReview(FOUR, foundIn(2, 1));
    await store.putReview('nowhere', foundIn(0));
    const found = await store.reviews([FOUR, TWO, 'nowhere']);
    expect([...found]).toEqual([[FOUR, { game: FOUR, version: FOUND_VERSION, seats: [foundIn(0), foundIn(2, 2)] }]]);
  });
  test('of another version, or that are not sound, count as none; a seat gives way alone', async () => {
    const { disk, store } = await learned();
    const db = await answer(disk.factory.open('snag'));
    const put = (value: unknown) => answer(db.transaction('reviews', 'readwrite').objectStore('reviews').put(value));
    await put({ game: FOUR, version: FOUND_VERSION, seats: [foundIn(0), { ...foundIn(1), slips: [{ kind: 'luck' }] }, 7] });
    expect(await seatsOf(store, FOUR)).toEqual([0]);
    const older = { game: FOUR, version: 0, seats: [foundIn(0)] };
    for (const spoiled of [older, { game: FOUR }, { game: FOUR, version: FOUND_VERSION, seats: 'x' }]) {
      await put(spoiled);
      expect(await seatsOf(store, FOUR)).toBeNull();
    }
    await store.putReview(FOUR, foundIn(1));
    expect(await seatsOf(store, FOUR)).toEqual([1]);
    db.close();
  });
});

describe('what is deleted', () => {
  test('goes with its game: its reviews, and the slips of everybody who practises them', async () => {
    const { store } = await learned();
    await libraryOf(store).remove(FOUR);
    expect(await seatsOf(store, FOUR)).toBeNull();
    expect(await seatsOf(store, TWO)).toEqual([0]);
    const { slips, sessions } = await store.training(['ann']);
    expect(slips.map(({ game }) => game)).toEqual([TWO]);
    expect(sessions.gone).toHaveLength(1);
  });
  test('goes with its name: nothing of it is left in the data base or in a backup, and the rest stands', async () => {
    const { disk, store } = await learned();
    await libraryOf(store).anonymize('ANN', 'Zoë');
    expect(await store.training(['ann'])).toEqual(NO_TRAINING);
    expect(times(await store.training(['']))).toEqual([3]);
    // Bo's and Zoë's reviews stay.
    expect(await seatsOf(store, FOUR)).toEqual([1, 2]);
    const db = await answer(disk.factory.open('snag'));
    for (const name of ['training', 'reviews']) {
      const values: unknown[] = await answer(db.transaction(name).objectStore(name).getAll());
      expect(JSON.stringify(values)).not.toMatch(/"ann"/iu);
    }
    db.close();
    const [text = ''] = await backupOf(store).texts() ?? [];
    const { games, matches, reviews, training } = JSON.parse(text) as Record<string, { id: string }[]>;
    const over = games!.filter(({ id }) => id === FOUR || id === TWO);
    expect([over.length, matches!.length > 0]).toEqual([2, true]);
    expect(JSON.stringify([over, reviews, training])).not.toMatch(/"ann"/iu);
  });
  test('is the training of this device\'s player, where it is their name', async () => {
    const { store } = await learned();
    await libraryOf(store).anonymize('zoë', 'Zoë');
    expect(await store.training([''])).toEqual(NO_TRAINING);
    expect(times(await store.training(['ann']))).toEqual([1]);
  });
  test('is all of it, where everything goes', async () => {
    const { disk, store } = await learned();
    await libraryOf(store).clear();
    const db = await answer(disk.factory.open('snag'));
    for (const name of ['training', 'reviews']) expect(await answer(db.transaction(name).objectStore(name).count())).toBe(0);
    db.close();
  });
});

function backupOf(store: Store, me?: string): Backup {
  const kept = () => (me === undefined ? null : { ...TWO_COMPUTERS, me });
  return createBackup({ store, locks: noLocks, settings: { kept, write() {} }, today: () => 9 });
}
async function fileOf(store: Store, me?: string) {
  const text = (await backupOf(store, me).texts())?.[0] ?? '';
  return { size: text.length, text: async () => text };
}

describe('a backup', () => {
  test('brings reviews and training to another device, and changes nothing a second time', async () => {
    const { store } = await learned();
    const file = await fileOf(store);
    const there = await newStore();
    for (let time = 0; time < 2; time += 1) {
      expect(await backupOf(there).read(file, false)).toMatchObject({ ok: true });
      expect(await there.reviews([FOUR, TWO])).toEqual(await store.reviews([FOUR, TWO]));
      for (const who of ['ann', '李', '']) expect(await there.training([who])).toEqual(await store.training([who]));
    }
  });
  test('brings no slip whose game it does not bring: it could never be asked', async () => {
    const { store } = await learned();
    const file = JSON.parse(await (await fileOf(store)).text()) as { games: { id: string }[] };
    const text = JSON.stringify({ ...file, games: file.games.filter(({ id }) => id !== TWO) });
    const there = await newStore();
    await backupOf(there).read({ size: text.length, text: async () => text }, false);
    expect((await there.training(['ann'])).slips.map(({ game }) => game)).toEqual([FOUR]);
  });
  test('keeps of two reviews the closer one, and of training all', async () => {
    const { store } = await learned();
    const file = await fileOf(store);
    await store.putReview(FOUR, foundIn(0, 2));
    await store.putReview(TWO, foundIn(0, 1));
    await store.changeTraining(['ann'], () => trained(8));
    await backupOf(store).read(file, false);
    expect((await store.reviews([FOUR])).get(FOUR)?.seats.map(({ pass }) => pass)).toEqual([2, 1, 1]);
    expect((await store.reviews([TWO])).get(TWO)?.seats.map(({ pass }) => pass)).toEqual([2]);
    expect(times(await store.training(['ann']))).toEqual([1, 8]);
  });
  test('of another device\'s player brings their training under their name, and mine to me', async () => {
    const { store } = await learned();
    const here = await newStore();
    await here.changeTraining([''], () => trained(4));
    await backupOf(here, 'Ann').read(await fileOf(store, 'Bo'), false);
    // Their own is Bo's here; what Ann trained there is mine.
    expect(times(await here.training(['bo']))).toEqual([3]);
    expect(times(await here.training(['']))).toEqual([1, 4]);
    expect(await here.training(['ann'])).toEqual(NO_TRAINING);
  });
  test('of before has none, and one that was edited is read as far as it is sound', async () => {
    const { store } = await learned();
    const { reviews: _, training: __, ...before } = JSON.parse(await (await fileOf(store)).text()) as Record<string, unknown>;
    const spoiled = { reviews: [null, { game: FOUR }], training: [{ name: 4 }, { version: 1 }] };
    for (const edited of [{}, { reviews: 7, training: 'x' }, spoiled]) {
      const text = JSON.stringify({ ...before, ...edited });
      const there = await newStore();
      expect(await backupOf(there).read({ size: text.length, text: async () => text }, false)).toMatchObject({ ok: true });
      const { reviews, training } = await there.readAll();
      expect([reviews, training]).toEqual([[], []]);
    }
  });
  test('made by the rescue brings them too', async () => {
    const { store } = await learned();
    const { games, reviews, training } = await store.readAll();
    const text = JSON.stringify({ format: 'snag-raw', version: 1, stores: { games, reviews, training } });
    const there = await newStore();
    await backupOf(there).read({ size: text.length, text: async () => text }, false);
    expect(await seatsOf(there, FOUR)).toEqual([0, 1, 2]);
    expect(times(await there.training(['李']))).toEqual([2]);
  });
});

/** The data base as its fourth version made it, with these games. */
async function fourth(games: readonly object[]): Promise<Disk> {
  const disk = await memoryDisk();
  const opening = disk.factory.open('snag', 4);
  opening.addEventListener('upgradeneeded', () => {
    const make = (name: string, keyPath: string | null): IDBObjectStore => opening.result.createObjectStore(name, { keyPath });
    const kept = make('games', 'id');
    for (const game of games) kept.add(game);
    opening.result.createObjectStore('aside', { autoIncrement: true });
    make('series', 'id');
    make('device', null).add({ version: 1, days: [{ date: '2026-11-20', game: 'a', outcome: 'won' }] }, 'daily');
    for (const [name, indexes] of Object.entries({
      summaries: { newest: ['over', 'age', 'id'], match: ['match', 'over'], version: ['version', 'id'] },
      matchSummaries: { open: 'open', version: ['version', 'id'] },
    })) {
      const store = make(name, 'id');
      for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
      store.createIndex('name', 'names', { multiEntry: true });
    }
  });
  (await answer(opening)).close();
  return disk;
}

test('a data base of the fourth version is opened with all that it held, and has room for both', async () => {
  const store = await storeOn(await fourth(dumped().stores['games']!.entries.map(({ value }) => value as object)));
  await libraryOf(store).fill(async () => {});
  expect(store.lasting).toBe(true);
  expect([await store.count(true), await store.count(false)]).toEqual([11, 5]);
  expect((await store.daily()).days).toHaveLength(1);
  expect(await store.reviews([FOUR])).toEqual(new Map());
  await store.putReview(FOUR, foundIn(1));
  await store.changeTraining(['ann'], () => trained(1));
  expect([await seatsOf(store, FOUR), times(await store.training(['ann']))]).toEqual([[1], [1]]);
});
