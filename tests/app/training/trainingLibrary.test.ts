/** What questions are made of: the latest own games, those that somebody slipped in however old they are, and those that ship. */
import { expect, test } from 'vitest';
import type { GameLibrary } from '../../../src/app/gameLibrary';
import { gatherLibrary } from '../../../src/app/training/trainingLibrary';
import { randomGame } from '../../helpers/randomGame';

/** As much of a library of games as is asked for: thirty games, the latest first. One cannot be read. */
const games = {
  list: async ({ limit }: { limit: number }) => Array.from({ length: limit }, (_, i) => ({ id: `game ${i}` })),
  find: async (id: string) => ({ game: id === 'game 3' || id === 'deleted' ? null : { replayed: { record: randomGame(id).record } } }),
} as unknown as GameLibrary;

test('an old game is among them where it is slipped in, once; one that is gone or cannot be read is passed over', async () => {
  const { games: found } = await gatherLibrary(games, ['game 29', 'game 1', 'deleted']);
  const own = found.filter(({ source }) => source.kind === 'own').map(({ source }) => source.game);
  expect(own).toEqual(['game 0', 'game 1', 'game 2', ...Array.from({ length: 8 }, (_, i) => `game ${i + 4}`), 'game 29']);
  expect(found.filter(({ source }) => source.kind === 'shipped').length).toBeGreaterThan(20);
});

test('where the disk refuses one game, the others are there', async () => {
  const find: GameLibrary['find'] = async (id) => (id === 'game 5' ? Promise.reject(new Error('no disk')) : games.find(id));
  const { games: found } = await gatherLibrary({ list: games.list, find }, []);
  expect(found.filter(({ source }) => source.kind === 'own')).toHaveLength(10);
});

test('where no own game can be listed, those that ship are there', async () => {
  const refuses = { ...games, list: async () => { throw new Error('no disk'); } } as unknown as GameLibrary;
  const { games: found } = await gatherLibrary(refuses, []);
  expect(found.every(({ source }) => source.kind === 'shipped')).toBe(true);
});
