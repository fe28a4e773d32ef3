/** What the library does with many games at once: a name goes from games and summaries alike. */
import { expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import { openSaved } from '../../src/session/savedGame';
import { summaryOf } from '../../src/session/gameSummary';
import { createSaveQueue } from '../../src/storage/saveQueue';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { dumped, restored } from '../helpers/fixtures';
import { finished as finishedIn, newStore, storeOn } from '../helpers/stores';

const libraryOf = (store: Store) => createGameLibrary({ store, saveQueue: createSaveQueue(store, () => {}), locks: noLocks });

test('a deleted name is gone from games and their summaries, which still belong together; a game of nobody goes', async () => {
  const store = await newStore();
  const { record } = Array.from({ length: 50 }, (_, i) => randomGame(`library ${i}`)).find((game) => game.record.seats.length === 2
    && game.record.starter === 0)!;
  const games = [['Ann', 'Ben'], ['Cat', 'ANN'], ['Ben', 'Cat'], ['Ann', '?']].map((names, i) => {
    return finished({ ...record, seats: names }, `game ${i}`, i).saved;
  });
  for (const game of games) await store.save(game);
  await libraryOf(store).anonymize('ann', null);
  const left = await store.list({ over: true });
  expect(left.map(({ id }) => id)).toEqual(['game 2', 'game 1', 'game 0']);
  expect(JSON.stringify([left, (await store.readAll()).games])).not.toMatch(/ann/iu);
  for (const { saved } of await finishedIn(store)) {
    expect(openSaved(saved)).toMatchObject({ ok: true });
    expect(left).toContainEqual(summaryOf(saved));
  }
});

test.each(['anonymize', 'clear'] as const)('%s waits for older games to be read, so that none of them slips by', async (what) => {
  const store = await storeOn(await restored(dumped()));
  const library = libraryOf(store);
  // Nothing of it is listed yet.
  const filling = library.fill(async () => {});
  await library[what]('Åsa', null);
  await filling;
  const over = JSON.stringify(await store.list({ over: true }));
  if (what === 'clear') expect(over).toBe('[]');
  else expect(over).not.toMatch(/Åsa/u);
  expect(await store.count(false)).toBe(5);
});
