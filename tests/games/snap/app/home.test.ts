/** The lists of the first screen: a few games at first, and more of them at each press, none twice. */
import { expect, test } from 'vitest';
import type { Stage } from '../../../../src/shell/app/stage';
import { HomeController } from '../../../../src/shell/home/homeController';
import { openedHome, type HomeModel } from '../../../../src/shell/home/homeModel';
import { agreement } from '../../../../src/games/snap/kept/setup';
import { ANN, begun, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import { rowOf, snapShell, type SnapShell } from '../../../helpers/snap/snap';

const listed = playedOn(begun(setupFor([ANN, PIP]), 'listed'), 9);

test('every game that waits or is over can be reached, the newest first', async () => {
  const rows = Array.from({ length: 15 }, (_, i) => rowOf(
    { ...listed, id: `game ${i}`, ended: i < 14 ? null : 'stopped', savedAt: 1000 - i }));
  let model: HomeModel<SnapShell> = openedHome<SnapShell>(agreement.openDraft(null), { me: null, names: [], from: 'cardTable' });
  const stage = {
    game: snapShell, ports: { me: () => null, names: () => [], from: () => 'cardTable', shelf: {
      games: async ({ over, limit, after }: { over: boolean; limit: number; after?: { at: number } }) =>
        rows.filter((row) => row.over === over && (after === undefined || row.at < after.at)).slice(0, limit),
      person: async () => undefined,
    } },
    device: { page: null }, here: () => () => true, shown: () => model,
    show() {}, change(_: string, after: (now: typeof model) => typeof model) { model = after(model); },
  } as unknown as Stage<SnapShell>;
  const home = new HomeController(stage);
  home.open(model.draft);
  await new Promise((resolve) => { setImmediate(resolve); });
  expect(model).toMatchObject({ waiting: { length: 6 }, over: { length: 1 }, more: { waiting: true, over: false } });
  await home.moreGames(false);
  expect(model).toMatchObject({ waiting: { length: 12 }, more: { waiting: true } });
  // It is played on meanwhile, here or in another tab: it moves up, and is not listed twice.
  rows.splice(12, 1, { ...rows[3]!, at: rows[12]!.at });
  await home.moreGames(false);
  expect(model.waiting?.map(({ id }) => id)).toEqual([...Array.from({ length: 12 }, (_, i) => `game ${i}`), 'game 13']);
  expect(model.more).toEqual({ waiting: false, over: false });
});
