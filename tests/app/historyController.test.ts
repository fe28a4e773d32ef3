/** The history with a disk that refuses on the way: it says so, and keeps nobody waiting for statistics that do not come. */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGameLibrary, type GameLibrary } from '../../src/app/gameLibrary';
import { createHistoryController } from '../../src/app/historyController';
import { sameName } from '../../src/setup/names';
import { dealOf } from '../../src/rules/deal';
import { newGame, type SavedGame } from '../../src/session/savedGame';
import { createSaveQueue } from '../../src/storage/saveQueue';
import { noLocks } from '../../src/storage/tabLocks';
import type { HistoryModel } from '../../src/ui/history/historyScreen';
import { TWO_COMPUTERS } from '../helpers/apps';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { setupOf } from '../helpers/sessions';
import { newStore } from '../helpers/stores';

/** A history of so many games. @param refuses whether the disk refuses this reading, counted from 1 @param others lie there as well */
async function history(games: number, refuses: (reading: number) => boolean, others: readonly SavedGame[] = []) {
  const store = await newStore();
  const { record } = randomGame('history');
  for (let i = 0; i < games; i += 1) await store.save(finished(record, `game ${i}`, i).saved);
  for (const game of others) await store.save(game);
  const library = createGameLibrary({ store, saveQueue: createSaveQueue(store, () => {}), locks: noLocks });
  let readings = 0;
  const refusing: GameLibrary = {
    ...library,
    async list(listing) {
      readings += 1;
      const refused = refuses(readings);
      // A refusal takes its time, too.
      const found = await library.list(listing);
      if (refused) throw new Error('the disk refuses');
      return found;
    },
  };
  let shown: HistoryModel | null = null;
  let drawn = 0;
  const controller = createHistoryController({
    library: refusing, atTable: () => null, isShown: () => true,
    forgetInGames: async () => {},
    agreement: { now: () => TWO_COMPUTERS, names: () => ['Kim', 'ANN'], forget() {} },
    show(screen) {
      shown = screen;
      drawn += 1;
    },
  });
  return { controller, shown: () => shown as HistoryModel | null, drawn: () => drawn };
}

test('statistics that the disk refuses are waited for no longer, and it is told once', async () => {
  // The list is read first, and then what all games come to.
  const { controller, shown, drawn } = await history(60, (reading) => reading === 2);
  await controller.open();
  while (drawn() < 2) await setImmediate();
  expect(shown()).toMatchObject({ statistics: [], more: true, notices: [{ kind: 'storeFailed' }] });
  expect(shown()?.games).toHaveLength(50);
  // At the next reading they are there.
  await controller.showAgain();
  while (drawn() < 4) await setImmediate();
  expect(shown()?.statistics).not.toEqual([]);
  expect(shown()?.notices).toHaveLength(1);
  // Who has finished no game can be forgotten, too.
  expect(shown()?.otherNames).toContain('Kim');
  expect(shown()?.otherNames.filter((name) => shown()?.statistics?.some((one) => sameName(one.name, name)))).toEqual([]);
});

test('an adding up that was begun before another one does not count', async () => {
  const { controller, shown, drawn } = await history(60, (reading) => reading === 3);
  // The first sum is under way when the list is read again, and is refused then.
  await Promise.all([controller.open(), controller.showAgain()]);
  while (shown()?.statistics === null || drawn() < 3) await setImmediate();
  expect(shown()?.statistics).not.toEqual([]);
  expect(shown()?.notices).toEqual([]);
});

test('a disk that refuses the list is told of once, however often it is asked', async () => {
  const { controller, shown } = await history(3, () => true);
  await controller.open();
  await controller.showAgain();
  await controller.moreHistory({});
  expect(shown()).toMatchObject({ games: [], statistics: [], notices: [{ kind: 'storeFailed' }] });
});

test('a game that is still on is in nobody’s records, and without a game that is over there are none', async () => {
  const on = newGame(setupOf('ann computer:otto'), dealOf('on'), 'on', 9).saved;
  const { controller, shown } = await history(0, () => false, [on]);
  await controller.open();
  expect(shown()).toMatchObject({ games: [], statistics: [], personal: null });
});

test('the records are those of whoever is chosen, and go with a name that is deleted', async () => {
  const { controller, shown } = await history(3, () => false);
  await controller.open();
  const people = shown()!.personal!.people;
  expect(people.map(({ name }) => name)).toEqual(shown()!.statistics!.map(({ name }) => name));
  const [first, second] = people;
  expect(shown()?.personal).toMatchObject({ whose: 0 });
  controller.recordsOf({ whose: second! });
  expect(shown()?.personal).toMatchObject({ whose: 1, history: shown()!.statistics![1]!.personal });
  await controller.deletePast({ target: { kind: 'name', name: second!.name } });
  await controller.deletePast({ target: { kind: 'name', name: second!.name } });
  expect(shown()?.personal?.people.map(({ name }) => name)).not.toContain(second!.name);
  // Whoever is left is shown, and has met nobody of that name.
  expect(shown()?.personal).toMatchObject({ whose: 0 });
  expect(JSON.stringify(shown()?.personal)).not.toContain(`"${second!.name}"`);
  expect(shown()?.personal?.people[0]).toEqual(first);
});

test('a record leads to the step at which it was set', async () => {
  const { controller, shown } = await history(1, () => false);
  await controller.open();
  const { people, history: own } = shown()!.personal!;
  const longest = own.records.longest!;
  const to = await controller.replay({ id: longest.game, record: { name: 'longest', by: people[0]! } });
  expect(to).toMatchObject({ to: 'replay', review: null });
  expect((to as { step: number }).step).toBeGreaterThan(0);
  expect(await controller.replay({ id: longest.game })).toMatchObject({ to: 'replay', step: 0 });
});
