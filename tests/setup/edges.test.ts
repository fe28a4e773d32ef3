/** Where people sit around the screen: everybody at an edge of their own, which stays theirs whatever order of play is drawn. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atEdges, edgesOf, withEdges } from '../../src/setup/edges';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Player } from '../../src/setup/players';
import { checkSetup, nextGame, type GameSetup } from '../../src/setup/setup';

const people = (...names: string[]): Player[] => names.map((name) => ({ name, kind: 'local' }));
const setupOf = (players: readonly Player[], changes: Partial<GameSetup> = {}): GameSetup => ({
  players, order: 'drawn', seed: 'word', rules: PRINTED_RULES, callSeconds: null, pace: 'normal', memoryAid: false,
  playedFor: { kind: 'single' }, ...changes,
});

/** Who sits where. */
function seatsIn(setup: GameSetup, names = setup.players.map(({ name }) => name)): Record<string, number> {
  const edges = edgesOf(setup, names);
  return Object.fromEntries(names.map((name, i) => [name, edges[i]!]));
}

describe('a game that begins', () => {
  test('gives everybody an edge, clockwise as they sat down, and whoever follows whom in play leaves them there', () => {
    const setup = withEdges(setupOf(people('Ann', 'Bo', 'Cleo', 'Dan')));
    const where = { Ann: 0, Bo: 1, Cleo: 2, Dan: 3 };
    fc.assert(fc.property(fc.shuffledSubarray(['Ann', 'Bo', 'Cleo', 'Dan'], { minLength: 4 }), (order) => {
      expect(seatsIn(setup, order)).toEqual(where);
      // The next games, too, and those that are drawn for anew.
      const inOrder = { ...setup, players: order.map((name) => setup.players.find((player) => player.name === name)!) };
      expect(seatsIn(nextGame(inOrder, order[2]!, 'next'))).toEqual(where);
      expect(seatsIn(withEdges({ ...inOrder, order: 'drawn' }))).toEqual(where);
    }));
  });

  test('gives none where one person plays', () => {
    const setup = setupOf([...people('Ann'), { name: 'Pip', kind: 'bot', level: 'pip' }]);
    expect(withEdges(setup)).toBe(setup);
  });
});

describe('a game of an older version', () => {
  test('has everybody in order of play, clockwise from the edge of the first', () => {
    expect(seatsIn(setupOf(people('Ann', 'Bo', 'Cleo'), { firstEdge: 2 }), ['Cleo', 'Ann', 'Bo'])).toEqual({ Cleo: 2, Ann: 0, Bo: 1 });
    expect(seatsIn(setupOf(people('Ann', 'Bo')), ['Bo', 'Ann'])).toEqual({ Bo: 0, Ann: 1 });
  });

  test('leaves them there in the games that follow', () => {
    const setup = setupOf(people('Ann', 'Bo', 'Cleo'), { firstEdge: 2, order: 'given' });
    expect(seatsIn(withEdges(nextGame(setup, 'Cleo', 'next')))).toEqual(seatsIn(setup));
  });
});

test('edges that two would share, or that nobody can sit at, are none', () => {
  const [ann, bo] = people('Ann', 'Bo') as [Player, Player];
  for (const edges of [[0, 0], [1, undefined], [0, 2]]) {
    const players = [{ ...ann, edge: edges[0] }, { ...bo, edge: edges[1] }];
    expect(atEdges(players)).toEqual([ann, bo]);
    const checked = checkSetup(setupOf(players));
    expect(checked.ok && checked.setup.players).toMatchObject([{ name: 'Ann' }, { name: 'Bo' }]);
    expect(checked.ok && checked.setup.players.some((player) => 'edge' in player)).toBe(false);
  }
  const checked = checkSetup(setupOf([{ ...ann, edge: 1 }, { ...bo, edge: 0 }]));
  expect(checked.ok && checked.setup.players.map(({ edge }) => edge)).toEqual([1, 0]);
});
