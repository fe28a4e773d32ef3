/** The list of everybody who has sat here stands in the settings alone: anywhere else a name that is deleted would live on. */
import { expect, test } from 'vitest';
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
  lastScreen.put({ kind: 'start', draft: { ...settings, pace: 'slow' } });
  const { ask, start } = await openApp({ settings, lastScreen });
  expect(start()?.draft.pace).toBe('slow');
  expect(JSON.stringify(start()?.draft)).not.toMatch(/Gregor|Ida/);
  // They are offered all the same.
  expect(start()?.names).toEqual(settings.names);
  await ask({ kind: 'change', draft: { ...start()!.draft, pace: 'fast' } });
  expect(JSON.stringify(lastScreen.read())).not.toMatch(/Gregor|Ida/);
});
