/** The score card's arithmetic: cards worked out by hand, and what must hold whatever the tiles are. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GAME_BONUS, PARTS, MATCH_BONUS, isMatchOver, nextStarter, scoresOf, matchScores, totalsOf, winnersOf, type PlayedFor, type Score,
  type Tiles,
} from '../../src/rules/scoring';

const SINGLE: PlayedFor = { kind: 'single' };
const TO_100: PlayedFor = { kind: 'to-100' };
const inGames = (games: 2 | 3 | 4 | 5 | 6 | 7): PlayedFor => ({ kind: 'games', games });

/** Plus and minus in points, as one would pencil them; thirds and halves as fractions of whole numbers. */
const plus = (points: number): Score => ({ plus: points * PARTS, minus: 0 });
const minus = (points: number): Score => ({ plus: 0, minus: points * PARTS });
const both = (up: number, down: number): Score => ({ plus: up * PARTS, minus: down * PARTS });

interface WorkedCard {
  readonly title: string;
  readonly playedFor: PlayedFor;
  readonly games: readonly Tiles[];
  /** The totals after the last game. */
  readonly totals: Tiles;
  /** After which game, counted from 1, the match is over; null: it goes on. */
  readonly overAfter: number | null;
  readonly scores: readonly Score[] | null;
}

// Each was worked out with pencil and paper; the sums stand beside them.
const CARDS: readonly WorkedCard[] = [
  {
    title: 'one game of two: 31 to 28. The winner gets 10 and the 3 between them',
    playedFor: SINGLE, games: [[31, 28]], totals: [31, 28], overAfter: 1,
    scores: [plus(13), minus(3)],
  },
  {
    title: 'two games of three, each by itself: the columns add up',
    // First 10 + 7 + 25 = 42 to Sally; then 10 + 8 + 16 = 34 to Ann.
    playedFor: SINGLE, games: [[24, 31, 6], [30, 22, 14]], totals: [54, 53, 20], overAfter: 1,
    scores: [both(34, 7), both(42, 8), minus(25 + 16)],
  },
  {
    title: 'one game of three, two tied at the top: they share the bonus, and what the third is short of',
    // 10 / 2 = 5 each; the loser is 17 short, 8½ to each.
    playedFor: SINGLE, games: [[25, 8, 25]], totals: [25, 8, 25], overAfter: 1,
    scores: [plus(13.5), minus(17), plus(13.5)],
  },
  {
    title: 'one game of four, three tied at the top: thirds of the bonus and of the difference',
    // The loser is 18 short: (10 + 18) / 3 = 9⅓.
    playedFor: SINGLE, games: [[20, 20, 2, 20]], totals: [20, 20, 2, 20], overAfter: 1,
    scores: [plus(28 / 3), plus(28 / 3), minus(18), plus(28 / 3)],
  },
  {
    title: 'one game of four in which nobody won a tile: all share the bonus',
    playedFor: SINGLE, games: [[0, 0, 0, 0]], totals: [0, 0, 0, 0], overAfter: 1,
    scores: [plus(2.5), plus(2.5), plus(2.5), plus(2.5)],
  },
  {
    title: 'a match to 100 of two that goes on: nothing is scored yet',
    playedFor: TO_100, games: [[40, 30], [25, 44]], totals: [65, 74], overAfter: null,
    scores: null,
  },
  {
    title: 'a match to 100 of two, over in the third game',
    // 65 + 38 = 103, 74 + 21 = 95: 100 + 8 = 108.
    playedFor: TO_100, games: [[40, 30], [25, 44], [38, 21]], totals: [103, 95], overAfter: 3,
    scores: [plus(108), minus(8)],
  },
  {
    title: 'two players over 100 in one game: the higher total has won, and the other pays all the same',
    // 90 + 14 = 104; 66 + 41 = 107; 40. To the winner 100 + 3 + 67 = 170.
    playedFor: TO_100, games: [[30, 22, 14], [30, 22, 13], [30, 22, 13], [14, 41, 0]], totals: [104, 107, 40], overAfter: 4,
    scores: [minus(3), plus(170), minus(67)],
  },
  {
    title: 'a match to 100 in which two stand at 101 together: another game decides',
    // 34 + 34 + 33 = 33 + 34 + 34 = 101. Then 20 to 25, and 121 to 126: 100 + 5 = 105.
    playedFor: TO_100, games: [[34, 33], [34, 34], [33, 34], [20, 25]], totals: [121, 126], overAfter: 4,
    scores: [minus(5), plus(105)],
  },
  {
    title: 'exactly 100 is enough, and losers who are tied each pay their own difference',
    // 50 + 50 = 100; the others 10 + 15 = 25, each 75 short: 100 + 75 + 75 = 250.
    playedFor: TO_100, games: [[50, 10, 15], [50, 15, 10]], totals: [100, 25, 25], overAfter: 2,
    scores: [plus(250), minus(75), minus(75)],
  },
  {
    title: 'three games of four: over with the third, though nobody has 100',
    // 24 + 30 + 31 = 85; 29 + 22 + 32 = 83; 6 + 14 + 4 = 24; 9 + 3 + 5 = 17. To the winner 100 + 2 + 61 + 68 = 231.
    playedFor: inGames(3), games: [[24, 29, 6, 9], [30, 22, 14, 3], [31, 32, 4, 5]], totals: [85, 83, 24, 17], overAfter: 3,
    scores: [plus(231), minus(2), minus(61), minus(68)],
  },
  {
    title: 'two games of three, tied at their end: no more games, half of 100 and of the difference to each',
    // 30 + 20 = 20 + 30 = 50; the third 11 + 12 = 23, 27 short: 50 + 13½ each.
    playedFor: inGames(2), games: [[30, 20, 11], [20, 30, 12]], totals: [50, 50, 23], overAfter: 2,
    scores: [plus(63.5), plus(63.5), minus(27)],
  },
];

describe('cards worked out by hand', () => {
  test('there are twelve, of every kind and for every number of players', () => {
    expect(CARDS).toHaveLength(12);
    expect(new Set(CARDS.map(({ playedFor }) => playedFor.kind))).toEqual(new Set(['single', 'to-100', 'games']));
    expect(new Set(CARDS.map(({ totals }) => totals.length))).toEqual(new Set([2, 3, 4]));
    for (const { games } of CARDS) for (const tiles of games) expect(tiles.reduce((a, b) => a + b)).toBeLessThanOrEqual(76);
  });

  test.each(CARDS)('$title', ({ playedFor, games, totals, overAfter, scores }) => {
    expect(totalsOf(games, totals.length)).toEqual(totals);
    games.forEach((_, i) => expect(isMatchOver(playedFor, games.slice(0, i + 1))).toBe(overAfter !== null && i + 1 >= overAfter));
    expect(isMatchOver(playedFor, [])).toBe(false);
    expect(matchScores(playedFor, games, totals.length)).toEqual(scores);
  });
});

describe('who starts next', () => {
  test.each([
    ['the winner', [3, 9, 1], 0, 1],
    ['the winner, though they started this one', [3, 9, 1], 1, 1],
    ['of tied winners the first to the last starter’s left', [9, 2, 9, 9], 1, 2],
    ['of tied winners the last starter', [9, 2, 9, 9], 3, 3],
    ['round the table', [9, 9, 2, 1], 2, 0],
  ])('%s', (_, tiles, last, next) => {
    expect(nextStarter(tiles, last)).toBe(next);
  });
});

/** What a game can come to: up to 76 tiles between two to four. */
const tilesFor = (players: number): fc.Arbitrary<Tiles> =>
  // Small numbers as well as large ones, so that ties come often.
  fc.tuple(fc.constantFrom(2, 6, 19), fc.array(fc.nat(76), { minLength: players, maxLength: players }))
    .map(([most, tiles]) => tiles.map((one) => one % (most + 1)));
const players = fc.constantFrom(2, 3, 4);
const game = players.chain(tilesFor);
const playedFor = fc.constantFrom(SINGLE, TO_100, inGames(2), inGames(5), inGames(7));
const match = players.chain((n) => fc.array(tilesFor(n), { minLength: 1, maxLength: 12 }));
const bonus = fc.constantFrom(GAME_BONUS, MATCH_BONUS);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('whatever the tiles are', () => {
  test('what the winners get from differences is what the losers pay; the bonus is paid by nobody', () => {
    fc.assert(fc.property(game, bonus, (tiles, extra) => {
      const scores = scoresOf(tiles, extra);
      expect(sum(scores.map((score) => score.plus)) - extra * PARTS).toBe(sum(scores.map((score) => score.minus)));
    }));
  });
  test('winners have plus, all alike, and no minus; the others have minus, and no plus', () => {
    fc.assert(fc.property(game, bonus, (tiles, extra) => {
      const winners = winnersOf(tiles);
      const scores = scoresOf(tiles, extra);
      scores.forEach((score, player) => {
        if (winners.includes(player)) expect(score).toEqual({ plus: scores[winners[0] ?? 0]?.plus, minus: 0 });
        else expect(score.plus).toBe(0);
        expect(score.plus > 0).toBe(winners.includes(player));
        expect(score.minus > 0).toBe(!winners.includes(player));
      });
    }));
  });
  test('scores are whole parts of a point: nothing is rounded', () => {
    fc.assert(fc.property(game, bonus, (tiles, extra) => {
      for (const score of scoresOf(tiles, extra)) expect([score.plus, score.minus].every(Number.isInteger)).toBe(true);
    }));
  });
  test('in which order the players stand does not matter', () => {
    fc.assert(fc.property(match, playedFor, fc.nat(3), (games, what, turn) => {
      const rotated = <T>(row: readonly T[]): T[] => [...row.slice(turn % row.length), ...row.slice(0, turn % row.length)].toReversed();
      const seats = games[0]?.length ?? 0;
      const scores = matchScores(what, games, seats);
      expect(matchScores(what, games.map(rotated), seats)).toEqual(scores && rotated(scores));
      expect(isMatchOver(what, games.map(rotated))).toBe(isMatchOver(what, games));
    }));
  });
  test('a match is scored when it is over, and then as one game of its totals; games by themselves one by one', () => {
    fc.assert(fc.property(match, playedFor, (games, what) => {
      const seats = games[0]?.length ?? 0;
      const scores = matchScores(what, games, seats);
      if (what.kind === 'single') {
        const each = games.map((tiles) => scoresOf(tiles, GAME_BONUS));
        expect(scores).toEqual(Array.from({ length: seats }, (_, player) => ({
          plus: sum(each.map((one) => one[player]?.plus ?? 0)), minus: sum(each.map((one) => one[player]?.minus ?? 0)),
        })));
      } else {
        expect(scores).toEqual(isMatchOver(what, games) ? scoresOf(totalsOf(games, seats), MATCH_BONUS) : null);
      }
    }));
  });
  test('a match to 100 is over exactly when one player alone is ahead with 100 or more', () => {
    fc.assert(fc.property(match, (games) => {
      const [most = 0, second = 0] = totalsOf(games, games[0]?.length ?? 0).toSorted((a, b) => b - a);
      expect(isMatchOver(TO_100, games)).toBe(most >= 100 && second < most);
    }));
  });
  test('who starts next has won, and nobody who has won sits between the last starter and them', () => {
    fc.assert(fc.property(game, fc.nat(3), (tiles, start) => {
      const last = start % tiles.length;
      const next = nextStarter(tiles, last);
      const winners = winnersOf(tiles);
      expect(winners).toContain(next);
      for (let at = last; at !== next; at = (at + 1) % tiles.length) expect(winners).not.toContain(at);
    }));
  });
});
