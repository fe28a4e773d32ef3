/** The history with a disk that refuses on the way: it says so, and keeps nobody waiting for statistics that do not come. */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGameLibrary, type GameLibrary } from '../../src/app/gameLibrary';
import { createHistoryController } from '../../src/app/historyController';
import { sameName } from '../../src/setup/names';
import { createSaveQueue } from '../../src/storage/saveQueue';
import { noLocks } from '../../src/storage/tabLocks';
import type { HistoryModel } from '../../src/ui/history/historyScreen';
import { TWO_COMPUTERS } from '../helpers/apps';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { newStore } from '../helpers/stores';

/** A history of so many games. @param refuses whether the disk refuses this reading, counted from 1 */
async function history(games: number, refuses: (reading: number) => boolean) {
  const store = await newStore();
  const { record } = randomGame('history');
  for (let i = 0; i < games; i += 1) await store.save(finished(record, `game ${i}`, i).saved);
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
    forgetInGuests: async () => {},
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
  await controller.more();
  expect(shown()).toMatchObject({ games: [], statistics: [], notices: [{ kind: 'storeFailed' }] });
});
