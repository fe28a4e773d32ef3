/** Apps that are left and come back to, for tests: after a game of a match, in another tab, and in the same one reloaded. */
import { expect } from 'vitest';
import type { PlayedFor } from '../../src/rules/scoring';
import { TWO_COMPUTERS, openApp, type TestApp } from './apps';

const playing = (playedFor: PlayedFor): typeof TWO_COMPUTERS => ({ ...TWO_COMPUTERS, playedFor });
/** Two computers that play a match of three games. */
export const THREE = playing({ kind: 'games', games: 3 });
export const ANN_AND_BO = { ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'local' }, { name: 'Bo', kind: 'local' }] } as const;

/** An app in which a game of a match was just counted. */
export async function afterOne(settings = THREE): Promise<TestApp> {
  const one = await openApp({ settings });
  await one.ask({ kind: 'play' });
  expect(await one.toTheEnd()).toBe(true);
  await one.clock.rest();
  return one;
}
/** The same app in a tab that knows nothing. */
export const again = ({ store }: TestApp, settings = THREE): Promise<TestApp> => openApp({ store, settings });
/** The same tab, reloaded. */
export const reloaded = ({ store, lastScreen }: TestApp, settings = THREE): Promise<TestApp> => openApp({ store, lastScreen, settings });
