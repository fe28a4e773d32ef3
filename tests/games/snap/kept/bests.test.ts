/** What somebody's games came to: kept, laid together, and the best of them. */
import { describe, expect, test } from 'vitest';
import { keptBests, MOST_GAMES } from '../../../../src/games/keptBests';
import { bestOf, bestsAfter, betteredBy, mergeBests, openBests, winsOf, type Bests, type PlayedGame } from '../../../helpers/snap/snap';

const NO_BESTS = openBests(null);

function played(game: string, at: number, changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    game, at, table: 'B', seats: 3, cards: 200, won: false, called: 8, matches: 20, missed: 2, falseCalls: 2, quickest: 700, callTime: 900,
    ...changes,
  };
}

const bests = (...games: PlayedGame[]): Bests => games.reduce(bestsAfter, NO_BESTS);

describe('kept', () => {
  test('is read as it was written', () => {
    const own = bests(played('a', 1), played('b', 2, { table: 'C', won: true, quickest: null, callTime: null }));
    expect(openBests(JSON.parse(JSON.stringify(keptBests(own))))).toEqual(own);
  });
  test.each([
    ['nothing', null], ['a word', 'bests'], ['a newer version', { version: 2, games: [played('a', 1)] }],
    ['no list', { version: 1, games: 3 }],
  ])('%s is no game', (_, value) => {
    expect(openBests(value)).toEqual(NO_BESTS);
  });
  test.each<[string, unknown]>([
    ['a table D', { ...played('x', 3), table: 'D' }], ['more called than there was', { ...played('x', 3), called: 19 }],
    ['calls below nothing', { ...played('x', 3), falseCalls: -1 }], ['no time at all', { ...played('x', 3), quickest: Number.NaN }],
    ['no game', null],
  ])('a game with %s is left out alone', (_, game) => {
    expect(openBests({ version: 1, games: [played('a', 1), game, played('b', 2)] }).games.map((one) => one.game)).toEqual(['a', 'b']);
  });
  test('the latest 200, each once, and none in which nobody could call', () => {
    const many = Array.from({ length: MOST_GAMES + 5 }, (_, i) => played(`g${i}`, i));
    // The first of those that were equally good is the best, and stays.
    expect(bests(...many).games).toEqual([many[0], ...many.slice(5)]);
    expect(bests(played('a', 1), played('a', 2, { won: true })).games).toEqual([played('a', 2, { won: true })]);
    expect(bests(played('a', 1, { cards: 1 }))).toEqual(NO_BESTS);
  });
  test('laid together each game is there once, whichever comes first', () => {
    const [here, there] = [bests(played('a', 1), played('b', 2)), bests(played('b', 5, { won: true }), played('c', 3))];
    expect(mergeBests(here, there).games.map(({ game, at }) => [game, at])).toEqual([['a', 1], ['c', 3], ['b', 5]]);
    expect(mergeBests(there, here)).toEqual(mergeBests(here, there));
    expect(mergeBests(here, mergeBests(here, there))).toEqual(mergeBests(here, there));
    const [one, other] = [bests(played('a', 1)), bests(played('a', 1, { seats: 5 }))];
    expect(mergeBests(one, other)).toEqual(mergeBests(other, one));
  });
});

describe('the best', () => {
  const own = bests(
    played('a', 1), played('b', 2, { quickest: 650, called: 10 }), played('c', 3, { won: true, callTime: 800 }),
    // A game with hardly a match can be quick, but says nothing of the rest.
    played('d', 4, { called: 4, missed: 0, matches: 4, falseCalls: 0, quickest: 600, callTime: 600 }), played('e', 5, { falseCalls: 1 }),
  );
  test('of each, with its first game', () => {
    const worths = Object.entries(bestOf(own)).map(([name, best]) => [name, best?.worth, best?.game.game]);
    expect(worths).toEqual([['quickest', 600, 'd'], ['callTime', 800, 'c'], ['share', 0.5, 'b'], ['falseCalls', 1, 'e']]);
  });
  test('of no game is none', () => {
    expect(bestOf(NO_BESTS)).toEqual({ quickest: null, callTime: null, share: null, falseCalls: null });
  });
  test('is bettered by a larger share, by quicker calls, by fewer false ones, and not by as many', () => {
    expect(betteredBy(own, played('g', 7, { quickest: 599, callTime: 799, called: 11, falseCalls: 0 })))
      .toEqual(['quickest', 'callTime', 'share', 'falseCalls']);
    expect(betteredBy(own, played('g', 7, { quickest: 600, callTime: 800, called: 10, falseCalls: 1 }))).toEqual([]);
  });
  test('is held against what was played before, whatever came later', () => {
    const all = bests(played('a', 1), played('b', 2, { quickest: 650 }), played('c', 3, { quickest: 500 }));
    expect(betteredBy(all, played('b', 2, { quickest: 650 }))).toEqual(['quickest']);
  });
  test('is not bettered by the first game, nor by the game itself', () => {
    expect(betteredBy(NO_BESTS, played('a', 1, { quickest: 500 }))).toEqual([]);
    expect(betteredBy(bests(played('a', 1, { quickest: 700 })), played('a', 1, { quickest: 500 }))).toEqual([]);
  });
  test('games that were won are counted', () => {
    expect([winsOf(NO_BESTS), winsOf(own)]).toEqual([0, 1]);
  });
});
