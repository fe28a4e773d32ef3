/** What is written while games are played: in order, and whatever the disk refuses is tried again. No event is lost. */
import { describe, expect, test } from 'vitest';
import { LATE_MS, createSaveQueue } from '../../src/storage/saveQueue';
import { openSaved, type SavedGame } from '../../src/session/savedGame';
import { newMatch, type Match } from '../../src/match/match';
import type { Store } from '../../src/storage/store';
import { TWO_COMPUTERS, openApp } from '../helpers/apps';
import { jumpingClock } from '../helpers/clock';
import { reopened, setupOf, sit } from '../helpers/sessions';
import { newStore } from '../helpers/stores';
import { LONG, amount } from '../long/amount';

const eventsOf = (game: SavedGame | undefined): readonly unknown[] => (game?.record['events'] ?? []) as unknown[];

/** A disk whose contents can be seen, and whose writes fail where `refuses` says so, counted from 1. */
async function disk(
  refuses: (write: number) => boolean = () => false,
): Promise<{ store: Store; games: Map<string, SavedGame>; cards: Map<string, Match>; seen: SavedGame[]; writes: () => number }> {
  const games = new Map<string, SavedGame>();
  const cards = new Map<string, Match>();
  const seen: SavedGame[] = [];
  let writes = 0;
  const write = async (put: () => void): Promise<void> => {
    writes += 1;
    const fails = refuses(writes);
    await Promise.resolve();
    if (fails) throw new Error('the disk is full');
    put();
  };
  const store: Store = {
    ...await newStore(),
    save: (game, match) => write(() => {
      seen.push(game);
      games.set(game.id, game);
      if (match) cards.set(match.id, match);
    }),
    saveMatch: (match) => write(() => { cards.set(match.id, match); }),
    match: async (id) => cards.get(id),
  };
  return { store, games, cards, seen, writes: () => writes };
}

describe('writes of different lengths', () => {
  test('never leave an older state over a newer one', async () => {
    // Each write is committed when it is done, and every third takes long.
    const shelf = new Map<string, SavedGame>();
    const steps: number[] = [];
    let writes = 0;
    const store: Store = {
      ...await newStore(),
      async save(game) {
        writes += 1;
        for (let turns = writes % 3 === 0 ? 400 : 1; turns > 0; turns -= 1) await Promise.resolve();
        steps.push(eventsOf(game).length - eventsOf(shelf.get(game.id)).length);
        shelf.set(game.id, game);
      },
    };
    const { ask, toTheEnd, clock } = await openApp({ store });
    await ask({ kind: 'play' });
    expect(await toTheEnd()).toBe(true);
    for (let i = 0; i < 100; i += 1) await clock.rest();
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    const [last] = shelf.values();
    expect(last?.ended).toBe(true);
    expect(openSaved(last)).toMatchObject({ ok: true });
  });
});

describe('a write that fails', () => {
  // Once alone, and once as the first of a few: the disk may be full for a while.
  const nths = Array.from({ length: 50 }, (_, i) => i + 1).filter((nth) => LONG || nth % 11 === 1);
  test.each(nths)('the write %i of a match: play goes on, a banner tells it until all of it is kept', async (nth) => {
    const length = nth % 2 === 0 ? 1 : 7;
    const { store, games, cards, seen } = await disk((write) => write >= nth && write < nth + length);
    const {
      ask, banners, table, toTheEnd, clock,
    } = await openApp({ store, settings: { ...TWO_COMPUTERS, playedFor: { kind: 'games', games: 2 } } });
    await ask({ kind: 'play' });
    for (let game = 1; game <= 2; game += 1) {
      expect(await toTheEnd()).toBe(true);
      await clock.rest();
      expect(table()?.phase).toBe('over');
      if (game === 1) await ask({ kind: 'newGame' });
    }
    for (let i = 0; i < 10; i += 1) await clock.rest();
    expect(banners).toEqual([{ kind: 'saveFailed' }, null]);
    // Whatever lay on the disk at any time was a legal beginning of the game as it ended.
    for (const saved of seen) {
      const whole = eventsOf(games.get(saved.id));
      expect(eventsOf(saved)).toEqual(whole.slice(0, eventsOf(saved).length));
    }
    for (let i = 0; i < seen.length; i += 9) expect(openSaved(JSON.parse(JSON.stringify(seen[i])))).toMatchObject({ ok: true });
    expect([...games.values()].map((game) => [game.ended, openSaved(game).ok])).toEqual([[true, true], [true, true]]);
    const [card] = cards.values();
    expect(card?.games.map(({ id }) => id)).toEqual([...games.keys()]);
  });
  test('at every write of a whole game: nothing is kept, and the game is played to its end', async () => {
    const { store, games } = await disk(() => true);
    const { ask, banners, toTheEnd } = await openApp({ store });
    await ask({ kind: 'play' });
    expect(await toTheEnd()).toBe(true);
    expect(games.size).toBe(0);
    expect(banners).toEqual([{ kind: 'saveFailed' }]);
  });
  test('at the very last event is tried again as soon as the table is left', async () => {
    let full = false;
    const { store, games } = await disk(() => full);
    const { ask, toTheEnd, table, clock, start } = await openApp({ store });
    await ask({ kind: 'play' });
    await clock.until(() => (table()?.board.length ?? 0) > 0);
    full = true;
    await toTheEnd();
    expect([...games.values()][0]?.ended).toBe(false);
    full = false;
    await ask({ kind: 'leave' });
    await clock.until(() => start() !== null);
    expect([...games.values()][0]?.ended).toBe(true);
  });
});

describe('a write that never completes', () => {
  test('hangs out the banner after some seconds, once, and takes it in when the disk answers after all', async () => {
    let answers: (() => void)[] = [];
    const store: Store = { ...await newStore(), save: () => new Promise((resolve) => { answers.push(resolve); }) };
    const clock = jumpingClock();
    const players = [{ kind: 'local', name: 'Ann' }, { kind: 'local', name: 'Bo' }] as const;
    const { ask, banners } = await openApp({ store, clock, settings: { ...TWO_COMPUTERS, players, pace: 'normal' } });
    await ask({ kind: 'play' });
    await clock.pass(LATE_MS - 100);
    expect(banners).toEqual([]);
    await clock.pass(200);
    expect(banners).toEqual([{ kind: 'saveFailed' }]);
    await clock.pass(10 * LATE_MS);
    expect(banners).toHaveLength(1);
    for (; answers.length > 0; await clock.rest()) {
      for (const written of answers) written();
      answers = [];
    }
    expect(banners).toEqual([{ kind: 'saveFailed' }, null]);
  });
});

describe('a tab that ends at any event', () => {
  test.each(['one', 'two', 'three'].slice(0, amount(1, 3)))('before, during and after the write: game %s', async (seed) => {
    const setup = setupOf('computer computer', { order: 'drawn', seed, pace: 'instant' });
    const { clock, session, saves } = sit(setup);
    await clock.until(() => session.state().phase === 'over');
    session.stop();
    const whole = saves.at(-1);
    for (const [i, save] of saves.entries()) {
      let refuses = false;
      const { store, games } = await disk(() => refuses);
      const queue = createSaveQueue(store, () => {});
      const before = saves[i - 1];
      if (before) queue.save(before);
      await queue.settled();
      const found = (): SavedGame | undefined => games.get(save.id);
      const holds = (least: SavedGame | undefined): void => {
        if (!least) return;
        const { replayed } = reopened(found());
        expect(replayed.record.events.length).toBeGreaterThanOrEqual(eventsOf(least).length);
        expect(replayed.record.events).toEqual(eventsOf(whole).slice(0, replayed.record.events.length));
      };
      // Before the write, and while it is under way, the store holds what was committed; a write that breaks off changes nothing.
      holds(before);
      refuses = i % 3 === 0;
      queue.save(save);
      holds(before);
      await clock.rest();
      holds(refuses ? before : save);
      refuses = false;
      await queue.settled();
      holds(save);
      expect(found()).toEqual(save);
      // And it is played on from there to its end.
      if (i % 40 === 7) {
        const again = sit(reopened(found()).saved.setup, { game: reopened(found()) });
        expect(await again.clock.until(() => again.session.state().phase === 'over')).toBe(true);
        again.session.stop();
      }
    }
  });
});

describe('the save queue', () => {
  const { saves } = sit(setupOf('ann ben'));
  const game = (id: string, savedAt: number): SavedGame => ({ ...(saves[0] as SavedGame), id, savedAt });
  const match = (id: string, createdAt: number): Match =>
    newMatch({
      id, createdAt, playedFor: { kind: 'single' }, players: [{ name: 'Ann', shape: 'circle' }, { name: 'Ben', shape: 'square' }],
    });

  test('writes the newest state of what waits, and keeps a game together with its card', async () => {
    const { store, games, cards, writes } = await disk((write) => write === 1);
    const queue = createSaveQueue(store, () => {});
    queue.save(game('a', 1), match('s', 1));
    queue.save(game('a', 2));
    queue.save(game('a', 3));
    await queue.settled();
    expect(writes()).toBe(2);
    expect([games.get('a')?.savedAt, cards.get('s')?.createdAt]).toEqual([3, 1]);
  });
  test('never puts an older card over a newer one, whatever fails', async () => {
    for (let failing = 1; failing < 64; failing += 1) {
      const { store, cards } = await disk((write) => (failing >> (write - 1)) % 2 === 1);
      const queue = createSaveQueue(store, () => {});
      queue.save(game('a', 1), match('s', 1));
      queue.saveMatch(match('s', 2));
      queue.save(game('a', 2));
      queue.save(game('b', 1), match('s', 3));
      queue.saveMatch(match('s', 4));
      queue.save(game('b', 2));
      for (let i = 0; i < 8; i += 1) await queue.settled();
      expect(cards.get('s')?.createdAt).toBe(4);
    }
  });
  test('takes a game out of the store for good, even one that is being written', async () => {
    const { store, games } = await disk();
    const queue = createSaveQueue({ ...store, async remove(id) { games.delete(id); } }, () => {});
    queue.save(game('a', 1));
    queue.save(game('a', 2));
    await queue.remove('a');
    await queue.settled();
    expect(games.size).toBe(0);
  });
  test('hands over what it could not write, once', async () => {
    const { store } = await disk(() => true);
    const queue = createSaveQueue(store, () => {});
    queue.save(game('a', 1));
    queue.saveMatch(match('s', 1));
    expect((await queue.handOver()).map(({ game: one, match: card }) => one?.id ?? card?.id)).toEqual(['a', 's']);
    expect(await queue.handOver()).toEqual([]);
  });
});
