/** What a report tells of a game of Snap: some by hand, where each figure can be counted, and what must hold in any. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { keptBests } from '../../../../src/games/keptBests';
import { runs } from '../../../long/amount';
import { midGame, type MidGame } from '../../../helpers/snap/midGame';
import { randomReplayed, replayedFrom } from '../../../helpers/snap/replayed';
import { bestsAfter, openBests, matchesOf, playedOf, reportOf, type Replayed } from '../../../helpers/snap/snap';

const NO_BESTS = openBests(null);

const reported = (replayed: Replayed, timed = true) => reportOf({ saved: { setup: { asked: !timed } }, replayed });

const B: MidGame = {
  table: 'B', stocks: ['5c 2c 7h 9s', '5d 3d 7s 9c', '8h 2d Js 3s'], piles: ['', '', ''], flipper: 2, turn: 0, flips: 0,
};

describe('of a game at table B', () => {
  /** 5 and 5 are called by seat 2 after 900 ms; 2 and 2 by nobody; seat 1 calls where nothing matches. */
  const replayed = replayedFrom(midGame(B), [
    ['flip', 0], ['flip', 1], ['snap', 2], ['flip', 2], ['flip', 0], ['flip', 1], ['flip', 2], ['flip', 0], ['snap', 1],
  ], [1000, 2000, 2900, 4000, 5000, 6000, 7000, 9000, 9500]);
  const report = reported(replayed);

  test('it tells what could be called, and what became of it', () => {
    expect(matchesOf(replayed)).toEqual([
      { kind: 'snap', rank: '5', from: 1, until: 2, end: 'called' }, { kind: 'snap', rank: '2', from: 6, until: 7, end: 'missed' },
    ]);
  });
  test('it counts for each seat what they called, won and missed', () => {
    expect(report.cards).toBe(7);
    expect(report.seats.map(({ called, matches, missed, falseCalls, cardsWon }) => [called, matches, missed, falseCalls, cardsWon]))
      .toEqual([[0, 2, 1, 0, 0], [0, 2, 1, 1, 0], [1, 2, 1, 0, 2]]);
    expect(report.seats[2]).toMatchObject({ quickest: { ms: 900, event: 2 }, callTime: 900, won: false, isOut: false });
    expect(report.seats.reduce((sum, { cards }) => sum + cards, 0)).toBe(12);
  });
  test('it leads to each call, and to the card that nobody called', () => {
    expect(report.moments).toEqual([
      { kind: 'took', event: 2, card: 2, call: 'snap', seat: 2, callers: [2], cards: 2, ms: 900 },
      { kind: 'missed', event: 6, card: 6, call: 'snap', seats: [0, 1, 2] },
      { kind: 'falseCall', event: 8, card: 7, call: 'snap', seats: [1] },
    ]);
  });
  test('where nothing was timed no time is told', () => {
    expect(reported(replayed, false).seats[2]).toMatchObject({ called: 1, quickest: null, callTime: null });
  });
});

test('tied calls count for each who made them, and the pot that they feed is a match of its own', () => {
  const replayed = replayedFrom(midGame({ ...B, stocks: ['5c 5h 7h', '5d 3d 7s', '8h 2d Js'] }), [
    ['flip', 0], ['flip', 1], ['snap', 0, 2], ['flip', 2], ['flip', 0], ['pot', 2],
  ], [0, 1000, 1700, 3000, 4000, 4600]);
  expect(matchesOf(replayed).map(({ kind, from, end }) => [kind, from, end])).toEqual([['snap', 1, 'called'], ['pot', 4, 'called']]);
  const report = reported(replayed);
  expect(report.seats.map(({ called, cardsWon }) => [called, cardsWon])).toEqual([[1, 0], [0, 0], [2, 3]]);
  expect(report.seats[2]).toMatchObject({ quickest: { ms: 600, event: 5 }, callTime: 650 });
  expect(report.moments.map(({ kind }) => kind)).toEqual(['tied', 'took']);
});

test('at table A the match is of the card before, and whoever is out by it is told', () => {
  const replayed = replayedFrom(midGame({ table: 'A', stocks: ['5c', '5d 3d', 'Kh 2d'], piles: [''], flipper: 2, turn: 0, flips: 0 }), [
    ['flip', 0], ['flip', 1], ['snap', 2],
  ]);
  const report = reported(replayed);
  expect(report.moments).toMatchObject([{ kind: 'took', seat: 2, ms: null }, { kind: 'out', seats: [0] }]);
  expect(report.seats.map(({ isOut, cards }) => [isOut, cards])).toEqual([[true, 0], [false, 1], [false, 4]]);
});

test('a match that still lies there at the end counts for nobody', () => {
  const report = reported(replayedFrom(midGame(B), [['flip', 0], ['flip', 1]]));
  expect(report.seats.map(({ matches, missed }) => [matches, missed])).toEqual([[0, 0], [0, 0], [0, 0]]);
  expect(report.end).toBeNull();
});

test('in random games the figures fit each other and the game', () => {
  fc.assert(fc.property(fc.string(), (seed) => {
    const replayed = randomReplayed(seed);
    const report = reported(replayed);
    const happened = replayed.happenings.flat();
    const matches = matchesOf(replayed);
    const right = happened.filter(({ type }) => type === 'took' || type === 'tied');
    expect(matches.filter(({ end }) => end === 'called')).toHaveLength(right.length);
    expect(report.moments.filter(({ kind }) => kind === 'took' || kind === 'tied')).toHaveLength(right.length);
    expect(report.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(report.end!.winners);
    for (const [i, seat] of report.seats.entries()) {
      expect(seat.called + seat.missed).toBeLessThanOrEqual(seat.matches);
      expect(seat.missed).toBe(report.moments.filter((one) => one.kind === 'missed' && one.seats.includes(i)).length);
      const played = {
        ...playedOf({ saved: { setup: replayed.record.options } }, report, i), game: `of ${seed}`.slice(0, 99), at: 0,
      };
      expect(openBests(keptBests(bestsAfter(NO_BESTS, played))).games).toEqual([played]);
    }
    const won = report.seats.reduce((sum, { cardsWon }) => sum + cardsWon, 0);
    expect(won).toBe(happened.reduce((sum, one) => (one.type === 'took' ? sum + one.cards : sum), 0));
  }), runs(25, 1000));
});
