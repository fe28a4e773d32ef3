/** Games in which nothing was played yet: they make room for others, unless somebody sits before them in another tab. */
import { describe, expect, test } from 'vitest';
import { webLocks } from '../../src/storage/tabLocks';
import { createSaveQueue } from '../../src/storage/saveQueue';
import { isEmptyGame } from '../../src/session/emptyGame';
import type { SavedGame } from '../../src/session/savedGame';
import type { Store } from '../../src/storage/store';
import { pruneEmptyGames } from '../../src/storage/pruneEmpty';
import { fakeLocks } from '../helpers/fakeLocks';
import { openApp } from '../helpers/apps';
import { setupOf, sit } from '../helpers/sessions';
import { newStore, unfinished } from '../helpers/stores';

const idsOf = async (store: Store): Promise<string[]> => (await unfinished(store)).map(({ saved }) => saved.id);

/** A game of which nothing but the deal is there, and the same with the order drawn by hand. */
const fresh = (id: string, savedAt: number): SavedGame => ({ ...sit(setupOf('ann ben')).saves[0] as SavedGame, id, savedAt });
async function played(id: string, savedAt: number): Promise<SavedGame> {
  const { clock, session, saves } = sit(setupOf('computer computer', { pace: 'instant' }));
  await clock.until(() => session.state().board.length > 2);
  session.stop();
  return { ...saves.at(-1) as SavedGame, id, savedAt };
}
async function storeWith(games: readonly SavedGame[]): Promise<Store> {
  const store = await newStore();
  for (const game of games) await store.save(game);
  return store;
}

/** A game as it is listed. */
const listed = (game: SavedGame) => ({ id: game.id, begun: !isEmptyGame(game) });

describe('a lock that is asked for only if it is free', () => {
  test('is had at once or not at all', async () => {
    const browser = fakeLocks();
    const [one, two] = [webLocks(browser, 100), webLocks(browser, 100)];
    const hold = await one.take('a', false, () => {});
    expect(await two.takeFree('a')).toBeNull();
    // Nor does this tab have twice what it has.
    expect(await one.takeFree('a')).toBeNull();
    const other = await two.takeFree('b');
    expect(other).not.toBeNull();
    other?.leave();
    hold?.leave();
    await expect.poll(() => two.takeFree('a')).not.toBeNull();
  });
  test('is as good as had where there are none', async () => {
    const refusing = { request: () => Promise.reject(new Error('not here')) };
    for (const locks of [webLocks(undefined), webLocks(refusing, 100)]) expect(await locks.takeFree('a')).not.toBeNull();
  });
});

describe('what is untouched', () => {
  test('is cleared away if it is so still, and nobody plays it', async () => {
    const browser = fakeLocks();
    const locks = webLocks(browser, 100);
    const games = [fresh('free', 1), fresh('held', 2), fresh('played since', 3)];
    const store = await storeWith(games);
    await store.save(await played('played since', 4));
    await locks.take('held', false, () => {});
    const gone = await pruneEmptyGames([...games, await played('played', 5)].map(listed), {
      locks, saveQueue: createSaveQueue(store, () => {}), store,
    });
    expect([...gone]).toEqual(['free']);
    expect((await idsOf(store)).toSorted()).toEqual(['held', 'played since']);
    expect(browser.owned()).toBe(2);
  });
  test('stays where the disk refuses, and is let go', async () => {
    const browser = fakeLocks();
    const store = await storeWith([fresh('a', 1)]);
    const saveQueue = createSaveQueue({ ...store, remove: () => Promise.reject(new Error('the disk refuses')) }, () => {});
    expect((await pruneEmptyGames([fresh('a', 1)].map(listed), { locks: webLocks(browser, 100), saveQueue, store })).size).toBe(0);
    await expect.poll(() => browser.owned()).toBe(0);
  });
});

describe('on the start screen', () => {
  test('of untouched games only the newest waits, and the others are gone from the store', async () => {
    const store = await storeWith([fresh('older', 1), fresh('newest', 3), fresh('oldest', 0), await played('played', 2)]);
    const { start } = await openApp({ store });
    expect(start()?.waiting.map(({ id }) => id)).toEqual(['newest', 'played']);
    expect(await idsOf(store)).toEqual(['newest', 'played']);
  });
  test('an older one that another tab plays waits too, and can be continued once it is free', async () => {
    const browser = fakeLocks();
    const store = await storeWith([fresh('older', 1), fresh('newest', 3)]);
    const hold = await webLocks(browser, 100).take('older', false, () => {});
    const { start, ask, table } = await openApp({ store, ports: { locks: webLocks(browser, 100) } });
    expect(start()?.waiting.map(({ id }) => id)).toEqual(['newest', 'older']);
    hold?.leave();
    await ask({ kind: 'continue', id: 'older' });
    expect(table()).not.toBeNull();
    expect(await idsOf(store)).toContain('older');
  });
});

describe('a new game', () => {
  test('clears away what is untouched, but not what another tab sits before', async () => {
    const browser = fakeLocks();
    const store = await newStore();
    const open = (word: string) => openApp({ store, word, ports: { locks: webLocks(browser, 100) } });
    const one = await open('one');
    await one.ask({ kind: 'play' });
    const [held] = await idsOf(store);
    const two = await open('two');
    expect(two.start()?.waiting.map(({ id }) => id)).toEqual([held]);
    await two.ask({ kind: 'play' });
    expect(await idsOf(store)).toContain(held);
    // One's own makes room at once, without being asked for.
    const before = (await idsOf(store)).find((id) => id !== held);
    await two.ask({ kind: 'newGame' });
    expect(await idsOf(store)).toHaveLength(2);
    expect(await idsOf(store)).not.toContain(before);
    expect(await idsOf(store)).toContain(held);
  });
});
