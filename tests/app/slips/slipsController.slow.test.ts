/** The slips of all games, found and reviewed in the background: what is found is kept, nothing is done twice, and it can be stopped. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { JudgedMove, JudgeQuestion } from '../../../src/ai/questions';
import { createGameLibrary } from '../../../src/app/gameLibrary';
import { createSlipsController } from '../../../src/app/slips/slipsController';
import { createSaveQueue } from '../../../src/storage/saveQueue';
import type { Store } from '../../../src/storage/store';
import { noLocks } from '../../../src/storage/tabLocks';
import type { SlipsModel } from '../../../src/ui/slips/slipsModel';
import { TWO_COMPUTERS } from '../../helpers/apps';
import { finished } from '../../helpers/finished';
import { randomGame } from '../../helpers/randomGame';
import { newStore } from '../../helpers/stores';

const NO_REASONS = { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] };
const ME = { name: 'Ann', me: false };

/** The last tile of a rack is the best by far. */
function lastIsBest({ view: { rack } }: JudgeQuestion): JudgedMove {
  return {
    tiles: rack.map((tile, i) => ({ tile, chance: i === rack.length - 1 ? 0.6 : 0.5, takes: 0, reasons: NO_REASONS })),
    errors: rack.map(() => rack.map(() => 0)), exact: false,
  };
}

/** A list over so many games of Ann's. @param questions how many are answered before the worker says nothing any more */
async function listed(games: number, questions = Infinity) {
  const store = await newStore();
  const { record } = randomGame('slips');
  for (let i = 0; i < games; i += 1) await store.save(finished(record, `game ${i}`, i).saved);
  return { store, ...openOn(store, questions) };
}

function openOn(store: Store, questions: number, refuses = false) {
  const library = createGameLibrary({ store, saveQueue: createSaveQueue(store, () => {}), locks: noLocks });
  let shown: SlipsModel | null = null;
  let asked = 0;
  const answer = <T>(given: T): T | Promise<T> => {
    asked += 1;
    return asked <= questions ? given : new Promise<T>(() => {});
  };
  const controller = createSlipsController({
    again: { open: async () => false }, history: { review: async () => ({ to: 'stay' }) },
    library, agreement: { now: () => TWO_COMPUTERS }, isShown: () => true, show(screen) { shown = screen; },
    store: refuses ? { reviews: store.reviews, putReview: () => Promise.reject(new Error('the disk is full')) } : store,
    adviser: {
      judge: (question) => answer(lastIsBest(question)), recall: () => [], chance: () => answer({ chance: 0.5, error: 0, exact: false }),
      recount: () => answer({ awaited: [], unseen: [] }),
    },
  });
  const until = async (wanted: (model: SlipsModel) => boolean): Promise<SlipsModel> => {
    for (;;) {
      if (shown !== null && wanted(shown)) return shown;
      await setImmediate();
    }
  };
  return { controller, until, asked: () => asked };
}

describe('the slips of all games', () => {
  test('are found while one looks on, and then are known: a second list asks nothing', async () => {
    const one = await listed(3);
    one.controller.open(ME);
    const done = await one.until(({ work }) => work === 'done');
    expect(done).toMatchObject({ reviewed: 3, games: 3, notices: [] });
    expect(done.all).toBeGreaterThan(0);
    expect(done.slips.every(({ points }, i) => points <= (done.slips[i - 1]?.points ?? 100))).toBe(true);
    const two = openOn(one.store, Infinity);
    two.controller.open(ME);
    expect((await two.until(({ work }) => work === 'done')).slips).toEqual(done.slips);
    expect(two.asked()).toBe(0);
  });

  test('stop where somebody stops it, and go on there', async () => {
    const one = await listed(4);
    one.controller.open(ME);
    await one.until(({ reviewed }) => reviewed === 1);
    one.controller.workOnSlips({ on: false });
    const stopped = await one.until(({ work }) => work === 'stopped');
    expect(stopped.reviewed).toBeLessThan(4);
    const asked = one.asked();
    for (let i = 0; i < 50; i += 1) await setImmediate();
    expect(one.asked()).toBeLessThanOrEqual(asked + 1);
    one.controller.workOnSlips({ on: true });
    expect(await one.until(({ work }) => work === 'done')).toMatchObject({ reviewed: 4 });
  });

  test('rest while one of them is looked at, and are there again after it', async () => {
    const one = await listed(3);
    one.controller.open(ME);
    await one.until(({ reviewed }) => reviewed === 1);
    const [slip, ...others] = one.controller.leave(1);
    expect(slip).toEqual((await one.until(() => true)).slips[1]);
    expect(others.length).toBeGreaterThan(0);
    expect(one.controller.isOpen()).toBe(true);
    one.controller.again();
    expect(await one.until(({ work }) => work === 'done')).toMatchObject({ seen: 1, reviewed: 3 });
    one.controller.close();
    expect(one.controller.isOpen()).toBe(false);
  });

  test('are shown where the disk keeps nothing, and that is told', async () => {
    const { store } = await listed(2);
    const one = openOn(store, Infinity, true);
    one.controller.open(ME);
    const done = await one.until(({ work }) => work === 'done');
    expect(done).toMatchObject({ reviewed: 2, notices: [{ kind: 'storeFailed' }] });
    expect(done.all).toBeGreaterThan(0);
  });

  test('a name without games has none', async () => {
    const one = await listed(1);
    one.controller.open({ name: 'Nobody here', me: false });
    expect(await one.until(({ work }) => work === 'done')).toMatchObject({ games: 0, all: 0 });
  });
});
