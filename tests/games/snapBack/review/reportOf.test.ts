/** What a report tells of a game: one by hand, where each figure can be counted, and what must hold in any. */
import { describe, expect, test } from 'vitest';
import { openSaved, toStore, type OpenedSnapBack, type SavedSnapBack } from '../../../../src/games/snapBack/kept/savedGame';
import { keptBests } from '../../../../src/games/keptBests';
import { bestsAfter, openBests } from '../../../../src/games/snapBack/kept/bests';
import { playedOf, reportOf, theirBack } from '../../../../src/games/snapBack/review/report';
import { backsOf, type Claim, type Rank } from '../../../../src/games/snapBack/rules/cards';
import type { GameEvent } from '../../../../src/games/snapBack/rules/game';
import { dealtGame, playersCalled, randomSaved } from '../../../helpers/snapBack/randomGame';

const NO_BESTS = openBests(null);

function gameOf(deck: readonly Rank[], events: readonly GameEvent[], callTimes: readonly (number | null)[]): OpenedSnapBack {
  return dealtGame(deck, playersCalled(['Ann', 'Otto'], 1), events, { callTimes, ended: 'stopped' });
}

const show: GameEvent = ['show'];
const shows = (count: number): GameEvent[] => Array.from({ length: count }, () => show);
const reveal = (...claims: Claim[]): GameEvent => ['reveal', claims];

/** Holds on the 7th card 6, the 8th 2, the 9th none, the 10th 1, the 11th none, the 12th 4 and 6, the 13th 6. */
const byHand = gameOf([2, 3, 4, 5, 6, 7, 2, 7, 9, 9, 10, 7, 2], [
  ...shows(7), ['call', 0], reveal(6, 0),
  // Nobody calls the 8th: it is below both dice.
  show,
  show, ['call', 1], reveal(0, 2),
  show, ['call', 0, 1], reveal(5, 1),
  // Nobody calls the 12th, and 4 is as high as both dice or higher. The 13th is the last: it might still have been called.
  show, show, show,
], [800, 1200, 1000]);

const NONE = { asked: 0, right: 0, missed: 0 };

describe('of a game by hand', () => {
  const report = reportOf(byHand);
  test('it counts the cards', () => {
    expect(report.cards).toBe(13);
  });
  test('it tells each seat what they called, missed and showed', () => {
    expect(report.seats).toEqual([
      {
        die: { start: 3, end: 3 }, called: 2, missed: 1, falseCalls: 0, right: 2, wrong: 1,
        span: [
          { back: 1, asked: 1, right: 0, missed: 0 }, { back: 2, ...NONE }, { back: 3, ...NONE },
          { back: 4, asked: 0, right: 0, missed: 1 }, { back: 5, ...NONE },
          { back: 6, asked: 1, right: 1, missed: 0 },
        ],
        quickest: { ms: 800, event: 8 }, callTime: 800, trueSix: false,
      },
      {
        die: { start: 3, end: 2 }, called: 1, missed: 1, falseCalls: 1, right: 1, wrong: 2,
        span: [
          { back: 1, asked: 1, right: 1, missed: 0 }, { back: 2, ...NONE }, { back: 3, ...NONE },
          { back: 4, asked: 0, right: 0, missed: 1 }, { back: 5, ...NONE },
          { back: 6, asked: 1, right: 0, missed: 0 },
        ],
        quickest: { ms: 1000, event: 15 }, callTime: 1000, trueSix: false,
      },
    ]);
  });
  test('it leads to each match, to who called in vain, and to what nobody called', () => {
    expect(report.moments).toEqual([
      { kind: 'match', event: 8, card: 7, holds: [6], callers: [0], right: [0], up: [0], down: [] },
      { kind: 'missed', event: 9, card: 8, holds: [2], seats: [] },
      { kind: 'falseCall', event: 12, card: 9, seats: [1] },
      { kind: 'match', event: 15, card: 10, holds: [1], callers: [0, 1], right: [1], up: [], down: [0] },
      { kind: 'missed', event: 17, card: 12, holds: [4, 6], seats: [0, 1] },
    ]);
  });
});

test('who shows one of two numbers that hold was not asked for the other', () => {
  const two = gameOf([7, 2, 5, 2, 8, 4, 2], [...shows(7), ['call', 0], reveal(3, 1)], [500]);
  const [ann, otto] = reportOf(two).seats;
  expect(ann!.span.map(({ asked, right }) => [asked, right])).toEqual([[0, 0], [0, 0], [1, 1], [0, 0], [0, 0], [0, 0]]);
  expect(otto!.span.map(({ asked, right }) => [asked, right])).toEqual([[0, 0], [0, 0], [1, 0], [0, 0], [1, 0], [0, 0]]);
});

test('a call that nobody has answered yet is neither told nor counted', () => {
  const open = gameOf([7, 2, 5, 2, 8, 4, 2], [...shows(7), ['call', 0]], [500]);
  expect(reportOf(open)).toMatchObject({ moments: [], seats: [{ called: 0, missed: 0, right: 0, wrong: 0 }, {}] });
});

test.each([
  [[2], 3, null], [[2, 3], 3, 3], [[3, 5], 4, 5], [[4, 5], 3, 4], [[6], 6, 6], [[5], 6, null], [[], 1, null],
] as const)('of %j a die of %i is paid by %s', (holds, die, back) => {
  expect(theirBack(holds, die)).toBe(back);
});

test('in 500 random games the figures fit each other and the game', () => {
  const saved: SavedSnapBack[] = Array.from({ length: 500 }, (_, i) => randomSaved(`report ${i}`, 80));
  let sixes = 0;
  for (const game of saved) {
    const opened = openSaved(toStore(game));
    if (!opened.ok) throw new Error(game.id);
    const report = reportOf(opened.game);
    const { saved: { events }, replayed: { states } } = opened.game;
    const reveals = events.filter(([kind]) => kind === 'reveal').length;
    for (const moment of report.moments) {
      const { shown, last } = states[moment.event + 1]!.game;
      expect(shown).toBe(moment.card);
      if (moment.kind === 'match' || moment.kind === 'missed') expect(backsOf(last)).toEqual(moment.holds);
      if (moment.kind === 'falseCall') expect(backsOf(last)).toEqual([]);
    }
    for (const [i, seat] of report.seats.entries()) {
      expect(seat.right + seat.wrong).toBe(reveals);
      expect(seat.missed).toBe(seat.span.reduce((sum, { missed }) => sum + missed, 0));
      expect(seat.missed).toBe(report.moments.filter((one) => one.kind === 'missed' && one.seats.includes(i)).length);
      expect(seat.trueSix).toBe(report.moments.some((one) => one.kind === 'trueSix' && one.seats.includes(i)));
      // What is kept of it for a name is sound.
      const played = { ...playedOf(opened.game, report, i), game: game.id, at: game.savedAt };
      expect(openBests(keptBests(bestsAfter(NO_BESTS, played))).games).toEqual([played]);
    }
    expect(report.moments.at(-1)?.kind === 'trueSix').toBe(game.ended === 'trueSix');
    if (game.ended === 'trueSix') sixes += 1;
  }
  expect(sixes).toBeGreaterThan(20);
});
