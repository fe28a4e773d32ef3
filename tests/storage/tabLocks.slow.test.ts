/** Two tabs and one game: one plays it, the other is told so, may take it over, and nothing that was played is lost on the way. */
import { describe, expect, test } from 'vitest';
import type { LockManagerLike } from '../../src/storage/answeringLocks';
import { noLocks, webLocks } from '../../src/storage/tabLocks';
import { openSaved, type SavedGame } from '../../src/session/savedGame';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../helpers/fakeLocks';
import { TWO_COMPUTERS, openApp, type TestApp } from '../helpers/apps';
import { newStore } from '../helpers/stores';

const soon = (milliseconds = 5): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

describe('locks that are there and cannot be had', () => {
  const refuse = (): never => { throw new DOMException('no locks in this frame', 'SecurityError'); };
  const MANAGERS: readonly (readonly [string, LockManagerLike])[] = [
    ['throw', { request: refuse, query: refuse }],
    ['reject', { request: async () => refuse(), query: async () => refuse() }],
    ['know no query', { request: refuse }],
    ['never answer', { request: () => new Promise(() => {}), query: () => new Promise(() => {}) }],
  ];
  test.each(MANAGERS)('if they %s, every tab gets every game, as where there are none', async (_, manager) => {
    const locks = webLocks(manager, 100, 100);
    for (const steal of [false, true]) {
      const hold = await locks.take('a', steal, () => { throw new Error('nothing is lost'); });
      expect(hold).not.toBeNull();
      hold?.leave();
    }
    expect(await locks.takeFree('a')).not.toBeNull();
    expect(await locks.held()).toEqual([]);
  });
  test('that answer too late are let go of again', async () => {
    const browser = fakeLocks();
    const slow: LockManagerLike = {
      request: async (...asked) => {
        await soon(60);
        return browser.request(...asked);
      },
    };
    expect(await webLocks(slow, 100, 20).takeFree('a')).not.toBeNull();
    await soon(100);
    expect(browser.owned()).toBe(0);
  });
});

describe('locks of a game', () => {
  test('are one tab\'s, until it leaves', async () => {
    const browser = fakeLocks();
    const [one, two] = [webLocks(browser, 100), webLocks(browser, 100)];
    const hold = await one.take('a', false, () => {});
    expect(hold).not.toBeNull();
    expect(await two.take('a', false, () => {})).toBeNull();
    expect(await two.take('b', false, () => {})).not.toBeNull();
    hold?.leave();
    const next = await two.take('a', false, () => {});
    expect(next).not.toBeNull();
    next?.leave();
  });
  test('are waited for a moment where the other tab is just leaving', async () => {
    const browser = fakeLocks();
    const hold = await webLocks(browser, 100).take('a', false, () => {});
    const asked = webLocks(browser, 100).take('a', false, () => {});
    await soon(30);
    hold?.leave();
    expect(await asked).not.toBeNull();
  });
  test('that are taken over are had only when the other tab has written', async () => {
    const browser = fakeLocks();
    const told: string[] = [];
    const hold = await webLocks(browser, 100).take('a', false, () => { told.push('lost'); });
    const thief = webLocks(browser, 100).take('a', true, () => { told.push('lost again'); });
    await soon(30);
    expect(told).toEqual(['lost']);
    let had = false;
    void thief.then(() => { had = true; return had; });
    await soon(30);
    expect(had).toBe(false);
    hold?.leave();
    (await thief)?.leave();
    expect(told).toEqual(['lost']);
    await soon();
    expect(browser.owned()).toBe(0);
  });
  test('are taken over from a tab that sleeps, too', async () => {
    const browser = fakeLocks();
    await webLocks(browser, 100).take('a', false, () => {});
    const before = Date.now();
    expect(await webLocks(browser, 100).take('a', true, () => {})).not.toBeNull();
    expect(Date.now() - before).toBeLessThan(4000);
  });
  test('that are missing or refused keep nobody from playing', async () => {
    const refusing = { request: () => Promise.reject(new Error('not here')) };
    for (const locks of [noLocks, webLocks(undefined), webLocks(refusing, 100)]) {
      expect(await locks.take('a', false, () => {})).not.toBeNull();
      expect(await locks.take('a', false, () => {})).not.toBeNull();
      (await locks.take('a', true, () => {}))?.leave();
    }
  });
});

/** A store that several tabs share, and whose writes take a while. */
async function shared(slow: number): Promise<{ store: Store; shelf: Map<string, SavedGame>; steps: number[] }> {
  const inner = await newStore();
  const shelf = new Map<string, SavedGame>();
  const steps: number[] = [];
  const eventsOf = (game: SavedGame | undefined): number => ((game?.record['events'] ?? []) as unknown[]).length;
  const note = (game: SavedGame): void => {
    steps.push(eventsOf(game) - eventsOf(shelf.get(game.id)));
    shelf.set(game.id, game);
  };
  const store: Store = {
    ...inner,
    async save(game, match) {
      for (let turns = slow; turns > 0; turns -= 1) await Promise.resolve();
      note(game);
      await inner.save(game, match);
    },
    change: (which, change) => inner.change(which, (now) => {
      const changes = change(now);
      changes.games.forEach(note);
      return changes;
    }),
  };
  return { store, shelf, steps };
}
const first = (tab: TestApp): string => tab.start()?.waiting[0]?.id ?? '';

describe('a game that is open in two tabs', () => {
  test.each([3, 20, 60, 150, 290])('is taken over after %i timers with all that was played', async (timers) => {
    const browser = fakeLocks();
    const { store, shelf, steps } = await shared(timers * 5);
    const one = await openApp({ store, word: 'one', ports: { locks: webLocks(browser, 100) } });
    await one.ask({ kind: 'play' });
    await one.clock.until(() => false, timers);
    await one.clock.rest();
    const two = await openApp({ store, word: 'two', ports: { locks: webLocks(browser, 100) } });
    const id = first(two);
    await two.ask({ kind: 'continue', id });
    expect(two.start()?.waiting[0]?.heldByOtherTab).toBe(true);
    expect(two.table()).toBeNull();
    expect(one.table()).not.toBeNull();

    const record = JSON.parse(await one.ask({ kind: 'record' })) as { events: unknown[] };
    await two.ask({ kind: 'continue', id, steal: true });
    await expect.poll(() => one.start() !== null).toBe(true);
    expect(two.table()).not.toBeNull();
    expect(one.start()?.notices).toEqual([{ kind: 'takenByOtherTab' }]);
    const taken = JSON.parse(await two.ask({ kind: 'record' })) as { events: unknown[] };
    expect(taken.events.slice(0, record.events.length)).toEqual(record.events);
    expect(await two.toTheEnd()).toBe(true);
    await expect.poll(() => shelf.get(id)?.ended).toBe(true);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(openSaved(shelf.get(id))).toMatchObject({ ok: true });
    // The first tab plays nothing more, and offers what is there now.
    expect(await one.clock.step()).toBe(false);
    await one.ask({ kind: 'continue', id });
    await two.ask({ kind: 'leave' });
    expect(one.start()?.waiting).toEqual([]);
  });
  test('goes back and forth, and is let go at the start screen', async () => {
    const browser = fakeLocks();
    const { store } = await shared(3);
    const settings = { ...TWO_COMPUTERS, pace: 'slow' } as const;
    const [one, two] = await Promise.all(
      ['one', 'two'].map((word) => openApp({ store, word, settings, ports: { locks: webLocks(browser, 100) } })),
    ) as [TestApp, TestApp];
    await one.ask({ kind: 'play' });
    await one.clock.until(() => (one.table()?.board.length ?? 0) > 2);
    await two.ask({ kind: 'leave' });
    const id = first(two);
    for (const [taker, loser] of [[two, one], [one, two], [two, one]] as const) {
      await taker.ask({ kind: 'continue', id, steal: true });
      await expect.poll(() => loser.start() !== null).toBe(true);
      expect(taker.table()).not.toBeNull();
      const tiles = taker.table()?.board.length ?? 0;
      await taker.clock.until(() => (taker.table()?.board.length ?? 0) !== tiles);
    }
    await two.ask({ kind: 'leave' });
    expect(two.start()).not.toBeNull();
    await one.ask({ kind: 'continue', id });
    expect(one.table()).not.toBeNull();
  });
  test('is continued as it lies in the store, not as it was when the list was shown', async () => {
    const { store } = await shared(1);
    const one = await openApp({ store, word: 'one' });
    await one.ask({ kind: 'play' });
    await one.clock.until(() => (one.table()?.board.length ?? 0) > 0);
    const two = await openApp({ store, word: 'two' });
    await one.clock.until(() => false, 60);
    const events = async (tab: TestApp): Promise<number> => (
      JSON.parse(await tab.ask({ kind: 'record' })) as { events: unknown[] }
    ).events.length;
    const played = await events(one);
    await one.ask({ kind: 'leave' });
    await two.ask({ kind: 'continue', id: first(two) });
    expect(await events(two)).toBe(played);
  });
});
