/** What games are played with comes after the start screen: what is pressed before it is there, and what is told when it does not come. */
import { localAdviser } from '../../src/ai/adviser';
import { gameScreensWith, type CreateGameScreens } from '../../src/app/gameScreens';
import { expect, test } from 'vitest';
import { ALL_SHOWN, NAMES_KNOWN, NO_TABLES, openApp, newLastScreen, TWO_COMPUTERS } from '../helpers/apps';
import { sharpEyes } from '../helpers/sessions';
import { newStore } from '../helpers/stores';

const create = gameScreensWith({ ...localAdviser, ...sharpEyes }, ALL_SHOWN, NAMES_KNOWN, async () => {}, NO_TABLES);

/** What comes when it is told to. */
function slow(): { readonly load: () => Promise<CreateGameScreens>; come(): void; fail(): void; asked(): number } {
  let asked = 0;
  let settle: { readonly come: () => void; readonly fail: () => void } = { come() {}, fail() {} };
  return {
    load: () => new Promise((resolve, reject) => {
      asked += 1;
      settle = { come: () => resolve(create), fail: () => reject(new Error('no connection')) };
    }),
    come: () => settle.come(), fail: () => settle.fail(), asked: () => asked,
  };
}

const isLoading = (app: Awaited<ReturnType<typeof openApp>>): boolean | undefined => app.start()?.loading;

test('Play is taken once while the table is being loaded, and the start screen says that it is', async () => {
  const later = slow();
  const store = await newStore();
  const one = await openApp({ store, ports: { loadGames: later.load } });
  expect([later.asked(), isLoading(one)]).toEqual([0, false]);
  const pressed = [one.ask({ kind: 'play' }), one.ask({ kind: 'play' }), one.ask({ kind: 'history' })];
  expect(isLoading(one)).toBe(true);
  later.come();
  await Promise.all(pressed);
  expect(one.screen()?.kind).toBe('table');
  await one.clock.rest();
  expect([later.asked(), (await store.list({ over: false })).length]).toEqual([1, 1]);
});

test('what does not come is told, can be asked for again, and leaves the start screen as it was', async () => {
  const later = slow();
  const one = await openApp({ ports: { loadGames: later.load } });
  const first = one.ask({ kind: 'play' });
  later.fail();
  await first;
  expect(one.banners).toEqual([{ kind: 'notLoaded' }]);
  expect(isLoading(one)).toBe(false);
  const second = one.ask({ kind: 'play' });
  later.come();
  await second;
  expect([one.screen()?.kind, later.asked()]).toEqual(['table', 2]);
});

test('a tab that cannot come back to its table keeps what it comes back to, for when it is reloaded', async () => {
  const lastScreen = newLastScreen();
  const store = await newStore();
  const before = await openApp({ store, lastScreen, settings: TWO_COMPUTERS });
  await before.ask({ kind: 'play' });
  await before.clock.rest();
  const shown = lastScreen.read();
  const again = await openApp({ store, lastScreen, ports: { loadGames: () => Promise.reject(new Error('no connection')) } });
  expect([again.screen()?.kind, again.banners]).toEqual(['start', [{ kind: 'notLoaded' }]]);
  expect(lastScreen.read()).toEqual(shown);
});

test('nothing is played once a newer version has the data base, though the table comes only then', async () => {
  let superseded = (): Promise<void> => Promise.resolve();
  const store = await newStore();
  const later = slow();
  const one = await openApp({
    store: { ...store, whenSuperseded(flush) { superseded = flush; } }, ports: { loadGames: later.load },
  });
  await superseded();
  const pressed = one.ask({ kind: 'play' });
  later.come();
  await pressed;
  expect(one.table()).toBeNull();
});
