/** What is told after a game of Snap, and at the steps of its replay. */
import { describe, expect, test } from 'vitest';
import type { SnapEnd } from '../../../../src/games/snap/rules/game';
import { saidAfter } from '../../../../src/shell/after/afterModel';
import type { AfterModel } from '../../../../src/shell/types';
import { castOf } from '../../../../src/strings/words/cast';
import { midGame, type MidGame } from '../../../helpers/snap/midGame';
import { randomReplayed, replayedFrom } from '../../../helpers/snap/replayed';
import {
  replaySteps, reportOf, endTold, figuresOf, momentsTold, storyOf, snapShell, type Replayed, type SnapShell,
} from '../../../helpers/snap/snap';

const ALONE = [{ name: 'Ann', kind: 'local' }, { name: 'Otto', kind: 'bot' }, { name: 'Viola', kind: 'bot' }] as const;
const cast = castOf(ALONE);
const B: MidGame = {
  table: 'B', stocks: ['5c 2c 7h 9s', '5d 3d 7s 9c', '8h 2d Js 3s'], piles: ['', '', ''], flipper: 2, turn: 0, flips: 0,
};
const played = replayedFrom(midGame(B), [
  ['flip', 0], ['flip', 1], ['snap', 0], ['flip', 2], ['flip', 0], ['flip', 1], ['flip', 2], ['flip', 0], ['snap', 0, 1],
], [1000, 2000, 2925, 4000, 5000, 6000, 7000, 9000, 9500]);

const stories = (replayed: Replayed): string[] => replaySteps(replayed).map((step) => storyOf(step, cast, null).join(' '));

describe('how a game ended', () => {
  const end = (kind: SnapEnd['kind'], ...winners: number[]): string => endTold({ kind, winners }, cast);
  test('is told to whoever played it', () => {
    expect([end('last', 0), end('last', 1), end('draw', 0, 2), end('flips', 2), end('flips', 1, 2), endTold(null, cast)]).toEqual([
      'You won!', 'Otto won!', 'A draw between you and Viola', 'Viola won with the most cards!', 'A draw between Otto and Viola',
      'Game stopped',
    ]);
  });
  test('and is read aloud with what everybody has', () => {
    const report = reportOf({ saved: { setup: { asked: false } }, replayed: played });
    const saved = { played: 0, setup: { asked: false, players: ALONE } };
    const model = { saved, report, whose: 0 } as unknown as AfterModel<SnapShell>;
    expect(saidAfter<SnapShell>(snapShell, model)).toBe('Game stopped Ann: 4 cards; Otto: 2 cards; Viola: 6 cards');
  });
});

describe('the review', () => {
  const report = reportOf({ saved: { setup: { asked: false } }, replayed: played });
  test('has the figures of a seat', () => {
    expect(figuresOf(report.seats[0]!).map(({ what, figure }) => `${what}: ${figure}`)).toEqual([
      'Matches called: 1 of 2', 'Matches nobody called: 1', 'False calls: 1', 'Cards won: 2', 'Quickest right call: 0.93 s',
      'Usual time to call: 0.93 s',
    ]);
  });
  test('lists what a seat called, missed and lost', () => {
    const lines = (seat: number): string[] => momentsTold(report.moments, seat, cast).map(({ tone, line }) => `${tone} ${line}`);
    expect(lines(0)).toEqual([
      'up You called Snap in 0.93 s: 2 cards.', 'missed Two cards matched, but nobody called.', 'down Otto and you made a false call.',
    ]);
    expect(lines(2)).toEqual(['missed Two cards matched, but nobody called.']);
  });
});

describe('the replay tells', () => {
  test('cards, matches and what came of calls', () => {
    expect(stories(played)).toEqual([
      'The cards are dealt. You turn first.', 'You turn the 5 of clubs.', 'Otto turns the 5 of diamonds. Two cards match.',
      'You call Snap! You win 2 cards.', 'Viola turns the 8 of hearts.', 'You turn the 2 of clubs.', 'Otto turns the 3 of diamonds.',
      'Viola turns the 2 of diamonds. Two cards match. Nobody calls.', 'You turn the 7 of hearts.',
      'Otto and you call Snap! But nothing matches. Otto pays 2 cards. You pay 2 cards.',
    ]);
  });
  test('ties, the pot, and who goes out', () => {
    const pot = replayedFrom(midGame({ table: 'A', stocks: ['5c', '5d Kc', 'Kh 2d'], piles: [''], flipper: 2, turn: 0, flips: 0 }), [
      ['flip', 0], ['flip', 1], ['snap', 1, 2], ['flip', 2], ['out', 0], ['flip', 1], ['snap', 2],
    ]);
    expect(stories(pot).slice(2)).toEqual([
      'Otto turns the 5 of diamonds. Two cards match.', 'Viola and Otto call Snap! At the same moment: the cards go to the snap pot.',
      'Viola turns the king of hearts.', 'You’re out.', 'Otto turns the king of clubs. Two cards match.',
      'Viola calls Snap! Viola wins 2 cards. Otto is out. Viola wins the game!',
    ]);
  });
  test('where a game was stopped, and something at every step of random games', () => {
    expect(storyOf(replaySteps(played).at(-1)!, cast, 'stopped').at(-1)).toBe('The game was stopped here.');
    for (const seed of ['told 1', 'told 2', 'told 3', 'told 4']) {
      const all = castOf(Array.from({ length: 6 }, (_, i) => ({ name: `Seat ${i}`, kind: 'bot' })));
      for (const step of replaySteps(randomReplayed(seed))) expect(storyOf(step, all, null).join(' ')).toMatch(/^[A-ZÅÄÖ].*[.!]$/u);
    }
  });
});
