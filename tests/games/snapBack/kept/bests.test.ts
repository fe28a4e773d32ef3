/** What somebody's games came to: kept, laid together, and the best of them. */
import { describe, expect, test } from 'vitest';
import { keptBests, MOST_GAMES } from '../../../../src/games/keptBests';
import {
  bestOf, bestsAfter, betteredBy, mergeBests, openBests, spanOf, type Bests, type PlayedGame,
} from '../../../../src/games/snapBack/kept/bests';

const NO_BESTS = openBests(null);

const NOTHING = { asked: 0, right: 0, missed: 0 };

function played(game: string, at: number, changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    game, at, start: 3, end: 4, cards: 200, trueSix: false, called: 8, missed: 8, falseCalls: 2,
    span: [{ asked: 4, right: 3, missed: 1 }, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING], callTime: 900, ...changes,
  };
}

const bests = (...games: PlayedGame[]): Bests => games.reduce(bestsAfter, NO_BESTS);

describe('kept', () => {
  test('is read as it was written', () => {
    const own = bests(played('a', 1), played('b', 2, { trueSix: true, end: 6, callTime: null }));
    expect(openBests(JSON.parse(JSON.stringify(keptBests(own))))).toEqual(own);
  });
  test.each([
    ['nothing', null], ['a word', 'bests'], ['a newer version', { version: 2, games: [played('a', 1)] }],
    ['no list', { version: 1, games: 3 }],
  ])('%s is no game', (_, value) => {
    expect(openBests(value)).toEqual(NO_BESTS);
  });
  test.each<[string, unknown]>([
    ['a die of 7', { ...played('x', 3), end: 7 }],
    ['more right than asked', { ...played('x', 3), span: [{ ...NOTHING, right: 1 }, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING] }],
    ['five numbers for six', { ...played('x', 3), span: [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING] }],
    ['calls below nothing', { ...played('x', 3), falseCalls: -1 }],
    ['no game', null],
  ])('a game with %s is left out alone', (_, game) => {
    expect(openBests({ version: 1, games: [played('a', 1), game, played('b', 2)] }).games.map((one) => one.game)).toEqual(['a', 'b']);
  });
  test('the latest 200, each once, and none in which nobody could call', () => {
    const many = Array.from({ length: MOST_GAMES + 5 }, (_, i) => played(`g${i}`, i));
    // The first of those that were equally good is the best, and stays.
    expect(bests(...many).games).toEqual([many[0], ...many.slice(5)]);
    expect(bests(played('a', 1), played('a', 2, { end: 6 })).games).toEqual([played('a', 2, { end: 6 })]);
    expect(bests(played('a', 1, { cards: 6 }))).toEqual(NO_BESTS);
  });
  test('laid together each game is there once, whichever comes first', () => {
    const [here, there] = [bests(played('a', 1), played('b', 2)), bests(played('b', 5, { end: 6 }), played('c', 3))];
    expect(mergeBests(here, there).games.map(({ game, at }) => [game, at])).toEqual([['a', 1], ['c', 3], ['b', 5]]);
    expect(mergeBests(there, here)).toEqual(mergeBests(here, there));
    expect(mergeBests(here, mergeBests(here, there))).toEqual(mergeBests(here, there));
    const [one, other] = [bests(played('a', 1)), bests(played('a', 1, { end: 5 }))];
    expect(mergeBests(one, other)).toEqual(mergeBests(other, one));
  });
});

test('the span of all games is theirs added up', () => {
  const span = spanOf(bests(played('a', 1), played('b', 2)));
  expect(span[0]).toEqual({ back: 1, asked: 8, right: 6, missed: 2 });
  expect(span.slice(1).map(({ back, asked }) => [back, asked])).toEqual([[2, 0], [3, 0], [4, 0], [5, 0], [6, 0]]);
});

describe('the best', () => {
  const own = bests(
    played('a', 1), played('b', 2, { end: 6, trueSix: true, cards: 150 }),
    played('c', 3, { end: 6, trueSix: true, cards: 120, called: 12, missed: 4 }),
    // Neither a game that began with 6 nor one with hardly a match can be the best.
    played('d', 4, { start: 6, end: 6, trueSix: true, cards: 30 }), played('e', 5, { called: 4, missed: 0, falseCalls: 0 }),
    played('f', 6, { falseCalls: 1 }),
  );
  test('of each, with its first game', () => {
    const worths = Object.entries(bestOf(own)).map(([name, best]) => [name, best?.worth, best?.game.game]);
    expect(worths).toEqual([['cards', 120, 'c'], ['die', 6, 'b'], ['share', 0.75, 'c'], ['falseCalls', 1, 'f']]);
  });
  test('of no game is none', () => {
    expect(bestOf(NO_BESTS)).toEqual({ die: null, cards: null, share: null, falseCalls: null });
  });
  test('is bettered by more of die and share, by fewer cards and false calls, and not by as many', () => {
    expect(betteredBy(own, played('g', 7, { end: 6, trueSix: true, cards: 119, called: 9, missed: 1, falseCalls: 0 })))
      .toEqual(['cards', 'share', 'falseCalls']);
    expect(betteredBy(own, played('g', 7, { end: 6, trueSix: true, cards: 120, called: 12, missed: 4, falseCalls: 1 }))).toEqual([]);
    expect(betteredBy(bests(played('a', 1)), played('b', 2, { end: 5 }))).toEqual(['die']);
  });
  test('is held against what was played before, whatever came later', () => {
    const all = bests(played('a', 1), played('b', 2, { end: 5 }), played('c', 3, { end: 6 }));
    expect(betteredBy(all, played('b', 2, { end: 5 }))).toEqual(['die']);
  });
  test('is not bettered by the first game, nor by the game itself', () => {
    expect(betteredBy(NO_BESTS, played('a', 1, { end: 6 }))).toEqual([]);
    expect(betteredBy(bests(played('a', 1, { end: 4 })), played('a', 1, { end: 5 }))).toEqual([]);
  });
});
