/** What the version before one contract for every game wrote: games of SNAG, Snap and Snap Back are opened, and are what they were. */
import { describe, expect, test } from 'vitest';
import { gameLink } from '../../src/app/games/gameLink';
import { CATALOGUE } from '../../src/games/catalogue';
import type { StoredRow } from '../../src/games/gameStore';
import { agreement as snap } from '../../src/games/snap/kept/setup';
import { openSaved as openSnapBack } from '../../src/games/snapBack/kept/savedGame';
import { agreement as snapBack } from '../../src/games/snapBack/kept/setup';
import { setupFromLink } from '../../src/setup/links';
import { createBackup } from '../../src/storage/backup/backup';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { dumped, fixture, restored } from '../helpers/fixtures';
import { finished, newStore, storeOn, unfinished } from '../helpers/stores';
import { openSaved as openSnap } from '../helpers/snap/snap';

const FROM = '2026-11-26';

type Written =
  Omit<StoredRow, 'names' | 'over'> & { readonly guest: typeof GAMES_THEN[number]; readonly over: 0 | 1; readonly age: number };
const WRITTEN = dumped(FROM).stores['guests']!.entries.map(({ value }) => value as Written);
/** The games that there were. */
const GAMES_THEN = ['snap', 'snap-back'] as const;
const OPEN = { snap: openSnap, 'snap-back': openSnapBack } as const;

const sorted = (ids: readonly string[]): string[] => ids.toSorted();

/** Everything of the fixture is there, and can be gone on with or looked at. */
async function expectNothingLost(store: Store): Promise<void> {
  expect((await finished(store)).map(({ saved }) => saved.id)).toEqual(['8fg7zj9j']);
  expect((await unfinished(store)).map(({ saved }) => saved.id)).toEqual(['7kk2vjh7']);
  const guests = await store.guests();
  for (const game of GAMES_THEN) {
    for (const over of [true, false]) {
      const { found, broken } = await guests.games(game, { over, limit: 99 });
      const wanted = WRITTEN.filter((row) => row.guest === game && row.kind === 'game' && (row.over === 1) === over);
      expect(broken).toBe(0);
      expect(sorted(found.map(({ id }) => id))).toEqual(sorted(wanted.map(({ id }) => id)));
      expect(wanted.length).toBeGreaterThan(0);
    }
    for (const { id, value } of WRITTEN.filter((row) => row.guest === game && row.kind === 'person')) {
      expect((await guests.person(game, [id])).found).toEqual(value);
    }
  }
  expect((await store.readAll()).aside).toEqual([]);
}

describe('what was written before one contract for every game', () => {
  test('the data base is opened, with every game, and what was best, in it', async () => {
    await expectNothingLost(await storeOn(await restored(dumped(FROM))));
  });

  test('each game of cards is written again with every word of it', async () => {
    for (const { guest, kind, id, value, age } of WRITTEN) {
      const adapter = await CATALOGUE[guest].adapter();
      const row = adapter.open({ kind, id, at: -age, over: false, names: [], value });
      // What could not be agreed on then may stand there besides.
      expect(row?.value).toMatchObject(value as object);
      expect(adapter.isTorn({ kind, id, at: -age, over: false, names: [], value })).toBe(false);
      if (kind !== 'game') continue;
      const opened = OPEN[guest](value);
      expect(opened.ok && opened.game.saved.events).toEqual((value as { events: unknown }).events);
    }
  });

  test('the backup comes in whole, and a second time brings nothing', async () => {
    const store = await newStore();
    const text = fixture('backup.json', FROM);
    const backup = createBackup({ store, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 9 });
    for (const added of [8, 0]) {
      const read = await backup.read({ size: text.length, text: async () => text }, false);
      expect(read.ok).toBe(true);
      expect(read.ok && read.told.games).toMatchObject({ added, here: 8 - added });
      await expectNothingLost(store);
    }
  });

  test('links lead to the same games', () => {
    const links = fixture('links.txt', FROM).trim().split('\n').map((line) => line.slice(line.indexOf('?')));
    const named = links.map((link) => {
      const read = gameLink(new URLSearchParams(link));
      if (read === null || read === 'house') return setupFromLink(link, () => 'fresh')?.ok;
      const { game: guest, asked } = read;
      const linked = (guest === 'snap' ? snap : snapBack).linked(asked);
      return linked && `${guest} ${linked.draft.seats.length} ${linked.seed} ${linked.problem}`;
    });
    expect(named).toEqual([
      true, 'snap-back 4 3 null', 'snap-back 2 leaf null', 'snap 2 word null', 'snap 4 word null', 'snap 2 word null',
    ]);
  });
});
