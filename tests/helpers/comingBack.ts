/** Houses that are left and come back to, for tests: after a game of a series, in another tab, and in the same one reloaded. */
import { expect } from 'vitest';
import type { PlayedFor } from '../../src/rules/scoring';
import { TWO_COMPUTERS, openHouse, type TestHouse } from './houses';

/** Until what was asked of store and locks has come back. */
export const rest = (milliseconds = 30): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const playing = (playedFor: PlayedFor): typeof TWO_COMPUTERS => ({ ...TWO_COMPUTERS, playedFor });
/** Two computers that play a match of three games. */
export const THREE = playing({ kind: 'games', games: 3 });
export const ANN_AND_BO = { ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'local' }, { name: 'Bo', kind: 'local' }] } as const;

/** A house in which a game of a series was just counted. */
export async function afterOne(settings = THREE): Promise<TestHouse> {
  const one = await openHouse({ settings });
  one.house.play();
  expect(await one.toTheEnd()).toBe(true);
  await one.clock.rest();
  return one;
}
/** The same house in a tab that knows nothing. */
export const again = ({ store }: TestHouse, settings = THREE): Promise<TestHouse> => openHouse({ store, settings });
/** The same tab, reloaded. */
export const reloaded = ({ store, bookmark }: TestHouse, settings = THREE): Promise<TestHouse> => openHouse({ store, bookmark, settings });
