/** What comes in fits into a backup that can be restored, and so does all that is played, however much it is. */
import { expect, test } from 'vitest';
import type { SavedGame } from '../../../src/session/savedGame';
import { readBackup } from '../../../src/storage/backup/backupFile';
import { createBackup } from '../../../src/storage/backup/backup';
import { MAX_BACKUP_BYTES, MAX_ROW_BYTES, writeBackups } from '../../../src/storage/backup/writeBackup';
import { openKeptRow, keptRow } from '../../../src/storage/entries/gameRows';
import type { Everything } from '../../../src/storage/everything';
import type { Store } from '../../../src/storage/store';
import { noLocks } from '../../../src/storage/tabLocks';
import { FOUND_VERSION } from '../../../src/review/found';
import { NO_TRAINING } from '../../../src/training/progress';
import { finished } from '../../helpers/finished';
import { randomGame } from '../../helpers/randomGame';
import { newStore } from '../../helpers/stores';

const { record } = randomGame('whole');
const games = (count: number): SavedGame[] => Array.from({ length: count }, (_, i) => finished(record, `game ${i}`, i).saved);
const nothing: Everything = { games: [], matches: [], aside: [] };
const large = (size: number): string => 'å'.repeat(size / 2);
const asideOf = (game: unknown) => ({ game, problem: { code: 'not-a-save' }, since: 1 });
const guestOf = (id: string, value: unknown) => keptRow(openKeptRow({ guest: 'unknown', kind: 'game', id, value, age: -5 })!);
const fileWith = (part: string, ...rows: readonly unknown[]): string =>
  JSON.stringify({ format: 'snag-house', version: 2, settings: null, games: [], matches: [], aside: [], [part]: rows });
const backupOf = (store: Store) =>
  createBackup({ store, locks: noLocks, today: () => 9, settings: { kept: () => null, write() {} } });
const restore = (store: Store, text: string) =>
  backupOf(store).read({ size: new TextEncoder().encode(text).length, text: async () => text }, false);

test('a row of any kind that is too large for a backup is refused with the whole file', () => {
  const huge = large(2 * MAX_ROW_BYTES + 1000);
  const rows: Readonly<Record<string, unknown>> = {
    aside: asideOf(huge), guests: guestOf('a', huge), reviews: { game: huge, version: 1, seats: [] },
    training: { name: huge, version: 1, cards: {}, sessions: {}, slips: [] },
    games: { ...games(1)[0], id: huge }, matches: { id: huge, version: 1 },
  };
  for (const [part, row] of Object.entries(rows)) {
    const outcome = readBackup(fileWith(part, row));
    // A finding that nobody can read counts for nothing.
    if (part !== 'reviews') expect(outcome).toMatchObject({ ok: false });
    if (['aside', 'guests', 'training'].includes(part)) {
      expect(outcome).toMatchObject({ problem: { code: 'row-too-large', most: MAX_ROW_BYTES } });
    }
  }
});

test('whatever is taken in is in the backup that is made afterwards, and that can be restored', async () => {
  const store = await newStore();
  for (let i = 0; i < 40; i += 1) {
    expect(await restore(store, fileWith('guests', guestOf(`big ${i}`, large(MAX_ROW_BYTES - 500))))).toMatchObject({ ok: true });
  }
  await restore(store, fileWith('aside', asideOf(large(MAX_ROW_BYTES * 2 - 500))));
  const texts = (await backupOf(store).texts())!;
  expect(texts.length).toBeGreaterThan(1);
  const there = await newStore();
  // In any order.
  for (const text of texts.toReversed()) {
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_BACKUP_BYTES);
    expect(await restore(there, text)).toMatchObject({ ok: true });
  }
  const all = await there.readAll();
  expect([all.guests?.length, all.aside.length]).toEqual([40, 1]);
});

test('what an earlier version took in stays where it is, and keeps nothing else out of the backup', async () => {
  const store = await newStore();
  let deep: unknown = 1;
  for (let i = 0; i < 99; i += 1) deep = [deep];
  await store.change('all', () => ({ games: games(2), matches: [], aside: [asideOf(large(50_000_000)), asideOf(deep), asideOf('small')] }));
  const texts = (await backupOf(store).texts())!;
  expect(texts).toHaveLength(1);
  expect(readBackup(texts[0]!)).toMatchObject({ ok: true, contents: { aside: [asideOf('small')] } });
  expect((await store.readAll()).aside).toHaveLength(3);
});

test('many games make several files, each whole by itself, with the findings of its games', () => {
  const all = games(300);
  const seats = [{ seat: 0, pass: 1, slips: [] }];
  const found = (game: string) => ({ game, version: FOUND_VERSION, seats });
  const texts = writeBackups({
    ...nothing, games: all, reviews: all.map(({ id }) => found(id)), daily: { version: 1, days: [] },
    training: [{ name: 'ann', version: 1, ...NO_TRAINING }],
  }, null, 1, 200_000);
  expect(texts.length).toBeGreaterThan(3);
  const ids = texts.flatMap((text) => {
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(200_000);
    const read = readBackup(text);
    if (!read.ok) throw new Error(read.problem.code);
    const own = read.contents.games.map(({ id }) => id);
    for (const { game } of read.contents.reviews) expect(own).toContain(game);
    return own;
  });
  expect(ids).toEqual(all.map(({ id }) => id));
  expect(JSON.parse(texts.at(-1)!)).toMatchObject({ training: [{ name: 'ann' }] });
  for (const text of texts.slice(0, -1)) expect(JSON.parse(text)).toMatchObject({ training: [] });
});

test('a file of the rescue may be larger, since it is always one; what of it is too large for a backup stays out', async () => {
  const raw = JSON.stringify({
    format: 'snag-raw', version: 1, settings: null, stores: { games: games(1), aside: [asideOf(large(60_000_000))] },
  });
  const store = await newStore();
  const file = {
    size: raw.length * 2, text: async () => raw,
    slice: (from: number, to: number) => ({ text: async () => raw.slice(from, to) }),
  };
  expect(file.size).toBeGreaterThan(MAX_BACKUP_BYTES);
  expect(await backupOf(store).read(file, false)).toMatchObject({ ok: true });
  const all = await store.readAll();
  expect([all.games.length, all.aside.length]).toEqual([1, 0]);
});
