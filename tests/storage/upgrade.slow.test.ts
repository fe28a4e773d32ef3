/** An older data base is brought into today's form in small pieces: it can end after any of them, and tabs of any version may be open. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toStore } from '../../src/session/savedGame';
import { answer, memoryDisk, type Disk } from '../../src/storage/disk';
import { openStore } from '../../src/storage/openStore';
import type { Store } from '../../src/storage/store';
import { webLocks } from '../../src/storage/tabLocks';
import { fakeLocks } from '../helpers/fakeLocks';
import { restored, type Dump } from '../helpers/fixtures';
import { randomGame } from '../helpers/randomGame';
import { setupOf } from '../helpers/sessions';
import { storeOn } from '../helpers/stores';
import { amount, runs } from '../long/amount';

/** Tens, of which one waits each. */
const GAMES = amount(100, 300);
const BROKEN = { id: 'broken', version: 1, what: 'nonsense' };

/** A game as version 2 of the data base holds it. Each tenth waits. */
function oldGame(i: number): Record<string, unknown> {
  let seed = `old ${i}`;
  let { record } = randomGame(seed);
  // Saved games begin with the first seat.
  for (let n = 0; record.starter !== 0; n += 1) ({ record } = randomGame(seed = `old ${i} ${n}`));
  const ended = i % 10 !== 0;
  const setup = setupOf(record.seats.join(' '), { rules: record.rules, seed });
  return {
    id: `game ${String(i).padStart(3, '0')}`, version: 1, savedAt: i, ended, picks: [], series: `match ${i}`,
    setup: { ...setup, players: setup.players.map((player) => ({ ...player, kind: 'person' })) },
    record: toStore({ ...record, events: ended ? record.events : record.events.slice(0, 40) }),
  };
}

const ENTRIES = [...Array.from({ length: GAMES }, (_, i) => oldGame(i)), BROKEN].map((value) => ({ key: value['id'] as string, value }));

const old = (games: Dump['stores'][string]['entries'] = ENTRIES): Dump => ({
  version: 2,
  stores: {
    games: { keyPath: 'id', autoIncrement: false, entries: games },
    series: { keyPath: 'id', autoIncrement: false, entries: [{ key: 'torn', value: { id: 'torn' } }] },
    aside: { keyPath: null, autoIncrement: true, entries: [] },
  },
});

/** Fills, and is killed after so many pieces. Says whether it came to its end before. */
async function fillFor(store: Store, pieces: number): Promise<boolean> {
  let left = pieces;
  try {
    await store.fillSummaries({ pause: async () => {
      left -= 1;
      if (left < 0) throw new Error('the tab is gone');
    } });
    return true;
  } catch {
    return false;
  }
}

/** All that is listed, and what was set aside. */
async function listed(store: Store) {
  const { games, matches, aside } = await store.readAll();
  return {
    over: await store.list({ over: true }), waiting: await store.list({ over: false }),
    games: games.length, matches: matches.length, aside: aside.map(({ problem }) => problem.code).toSorted(),
  };
}

describe(`an old data base of ${GAMES} games`, () => {
  test('is filled to the same end, wherever it was killed on the way, and how often', async () => {
    const whole = await storeOn(await restored(old()));
    expect(await fillFor(whole, Infinity)).toBe(true);
    const end = await listed(whole);
    expect(end).toMatchObject({ games: GAMES, matches: 0, aside: ['not-a-save', 'not-a-series'] });
    expect(end.over).toHaveLength(GAMES * 0.9);
    expect(end.waiting.map(({ savedAt }) => savedAt)).toEqual(Array.from({ length: GAMES / 10 }, (_, i) => GAMES - 10 - i * 10));

    await fc.assert(fc.asyncProperty(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), async (kills) => {
      const disk = await restored(old());
      for (const pieces of kills) {
        const store = await storeOn(disk);
        await fillFor(store, pieces);
        const { games, over, waiting, aside } = await listed(store);
        // Whatever is listed is whole, and nothing is lost.
        expect(games + aside.filter((code) => code === 'not-a-save').length).toBe(GAMES + 1);
        for (const summary of over) expect(end.over).toContainEqual(summary);
        for (const summary of waiting) expect(end.waiting).toContainEqual(summary);
      }
      const store = await storeOn(disk);
      expect(await fillFor(store, Infinity)).toBe(true);
      expect(await listed(store)).toEqual(end);
    }), runs(4, 40));
  });
  test('is filled by two tabs at once', async () => {
    const disk = await restored(old(ENTRIES.slice(0, 60)));
    const [one, two] = [await storeOn(disk), await storeOn(disk)];
    expect(await Promise.all([fillFor(one, Infinity), fillFor(two, Infinity)])).toEqual([true, true]);
    const { over, waiting, aside } = await listed(one);
    expect(over.length + waiting.length).toBe(60);
    expect(new Set([...over, ...waiting].map(({ id }) => id)).size).toBe(60);
    expect(aside).toEqual(['not-a-series']);
  });
});

/** A tab of the version before: it closes the data base as soon as another one wants it, and writes what it plays when that is taken. */
async function oldTab(disk: Disk, browser: ReturnType<typeof fakeLocks>, id: string): Promise<{ readonly failed: () => boolean }> {
  const db = await answer(disk.factory.open('snag', 2));
  db.addEventListener('versionchange', () => db.close());
  let failed = false;
  const hold = await webLocks(browser, 100).take(id, false, () => {
    void (async () => {
      await new Promise((resolve) => { setTimeout(resolve, 30); });
      try {
        await answer(db.transaction('games', 'readwrite').objectStore('games').put({ ...oldGame(10), id, savedAt: 999 }));
      } catch {
        failed = true;
      }
      hold?.leave();
    })();
  });
  return { failed: () => failed };
}

describe('a tab of the version before', () => {
  test('has written what is played in it before the data base is taken from it', async () => {
    const disk = await restored(old(ENTRIES.slice(0, 20)));
    const browser = fakeLocks();
    const tab = await oldTab(disk, browser, 'game 010');
    const store = await openStore({ now: () => 0, disk: () => disk, locks: webLocks(browser, 100) });
    expect(tab.failed()).toBe(false);
    expect(store.lasting).toBe(true);
    expect(await store.game('game 010')).toMatchObject({ savedAt: 999 });
    await new Promise((resolve) => { setTimeout(resolve, 10); });
    expect(browser.owned()).toBe(0);
  });
  test('of today keeps its game when another one of today opens', async () => {
    const disk = await memoryDisk();
    const browser = fakeLocks();
    const ports = { now: () => 0, disk: () => disk, locks: webLocks(browser, 100) };
    await openStore(ports);
    let lost = false;
    await webLocks(browser, 100).take('a', false, () => { lost = true; });
    expect((await openStore(ports)).lasting).toBe(true);
    expect(lost).toBe(false);
  });
  test('of today writes what it holds, and only then lets a newer one have the data base', async () => {
    const disk = await memoryDisk();
    const store = await storeOn(disk);
    const steps: string[] = [];
    store.whenSuperseded(async () => {
      await new Promise((resolve) => { setTimeout(resolve, 20); });
      steps.push('written');
    }, () => steps.push('let go'));
    const newer = await answer(disk.factory.open('snag', 99));
    steps.push('newer');
    expect(steps.toSorted()).toEqual(['let go', 'newer', 'written']);
    expect(steps[0]).toBe('written');
    newer.close();
    await expect(store.list({ over: true })).rejects.toThrow();
  });
});
