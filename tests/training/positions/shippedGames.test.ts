/** The games that ship: each is whole and legal, they are what their note says, and what is no game is refused. */
import { describe, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../../src/ai/levelNames';
import { liveRuns } from '../../../src/rules/calls';
import { PRINTED_RULES } from '../../../src/rules/options';
import { stepsOf } from '../../../src/rules/steps';
import file from '../../../src/training/positions/games.json';
import { packMoves, unpackMoves } from '../../../src/training/positions/packedMoves';
import { packGame, shippedGames, unpackGame, type GamesFile } from '../../../src/training/positions/shippedGames';
import { makeGames } from '../../../tools/positions/games';

const { games: [packed] } = file as GamesFile;

describe('the shipped games', () => {
  test('are sixty whole games for two, three and four, with every character, and a crossing in each', async () => {
    const games = await shippedGames();
    const sizes = [2, 3, 4].map((seats) => games.filter((game) => game.seats.length === seats).length);
    expect(sizes).toEqual([30, 17, 13]);
    expect(new Set(games.map(({ deal }) => deal.join())).size).toBe(games.length);
    for (const level of LEVEL_NAMES) expect(games.filter(({ seats }) => seats.includes(level)).length).toBeGreaterThan(15);
    for (const game of games) {
      const runs = [...stepsOf(game)].map(({ event: [kind], position }) => (kind === 'place' ? liveRuns(position).length : 0));
      expect(Math.max(...runs)).toBeGreaterThan(1);
    }
  });
  test('are made from a seed: the same games from the same, others from another', async () => {
    const once = await makeGames(1, 7, 0);
    expect(await makeGames(1, 7, 0)).toEqual(once);
    expect((await makeGames(1, 12, 0)).games[0]!.deal).not.toBe(once.games[0]!.deal);
    expect(unpackGame(once.games[0]!).seats).toEqual(once.games[0]!.players);
    expect(file.note).toContain('positions games --count 60 --seed 1');
  });
  test('come back as they were packed', async () => {
    for (const [i, game] of (await shippedGames()).entries()) {
      expect(game.rules).toEqual(PRINTED_RULES);
      expect(packGame(game, (file as GamesFile).games[i]!.players)).toEqual((file as GamesFile).games[i]);
    }
  });
  test.each([
    ['a move by the wrong seat', { moves: `b${packed!.moves.slice(1)}` }, 'does not replay'],
    ['a game cut short', { moves: packed!.moves.split(' ').slice(0, 20).join(' ') }, 'not played to its end'],
    ['a tile twice', { deal: packed!.deal.replace(/\d+$/, packed!.deal.split(' ')[0]!) }, 'does not replay'],
    ['no move', { moves: 'a44 x' }, '"x" is no move'],
    ['no tile', { moves: 'a12' }, '"a12" is no move'],
  ])('are refused with %s', (_, change, sentence) => {
    expect(() => unpackGame({ ...packed!, ...change })).toThrow(sentence);
  });
});

test('calls in and out of the own move are told apart', () => {
  const moves = 'a44 b! b13! a! b14!!';
  expect(unpackMoves(moves)).toEqual([
    ['place', 0, 44], ['draw', 0], ['snag', 1], ['place', 1, 13], ['snag', 1], ['draw', 1], ['snag', 0],
    ['place', 1, 14], ['snag', 1], ['snag', 1], ['draw', 1],
  ]);
  expect(packMoves(unpackMoves(moves))).toBe(moves);
  expect(packMoves([])).toBe('');
  expect(unpackMoves('')).toEqual([]);
  expect(() => packMoves([['place', 0, 44], ['snag', 1], ['draw', 0]])).toThrow('in the move of another');
  expect(() => packMoves([['place', 0, 44]])).toThrow('no draw');
});
