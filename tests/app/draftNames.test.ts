/** The list of everybody who has sat here stands in the settings alone: anywhere else a name that is deleted would live on. */
import { expect, test } from 'vitest';
import { createLastScreen } from '../../src/app/lastScreen';
import { TWO_COMPUTERS, newLastScreen, openApp } from '../helpers/apps';

const settings = { ...TWO_COMPUTERS, names: ['Gregor', 'Ida'] };
const LIST = /Gregor|Ida|names|sitting/;

test('neither a game that is begun at the start screen nor one after it holds them', async () => {
  const { ask, store, toTheEnd } = await openApp({ settings: { ...settings, playedFor: { kind: 'games', games: 2 } } });
  await ask({ kind: 'play' });
  expect(await toTheEnd()).toBe(true);
  await ask({ kind: 'newGame' });
  expect(await toTheEnd()).toBe(true);
  await ask({ kind: 'leave' });
  const all = await store.readAll();
  expect(all.games).toHaveLength(2);
  expect(all.matches).toHaveLength(1);
  expect(JSON.stringify(all)).toContain('Viola');
  expect(JSON.stringify(all)).not.toMatch(LIST);
});

test('a tab that is reloaded comes back to a draft without them, even to one that an older version kept with them', async () => {
  const lastScreen = newLastScreen();
  const older = createLastScreen(() => ({
    getItem: () => JSON.stringify({ kind: 'start', draft: { ...settings, pace: 'slow' } }), setItem() {}, removeItem() {},
  }));
  lastScreen.put(older.read());
  const { ask, setup } = await openApp({ settings, lastScreen });
  expect(setup()?.draft.pace).toBe('slow');
  expect(JSON.stringify(setup()?.draft)).not.toMatch(/Gregor|Ida/);
  // They are offered all the same.
  expect(setup()?.names).toEqual(settings.names);
  await ask({ kind: 'change', draft: { ...setup()!.draft, pace: 'fast' } });
  expect(JSON.stringify(lastScreen.read())).not.toMatch(/Gregor|Ida/);
});
