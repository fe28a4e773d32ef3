import { describe, expect, it } from 'vitest';
import type { OpenedSnapBack } from '../../../../src/games/snapBack/kept/savedGame';
import type { Rank } from '../../../../src/games/snapBack/rules/cards';
import type { GameEvent } from '../../../../src/games/snapBack/rules/game';
import { isStop, replaySteps } from '../../../../src/games/snapBack/review/replaySteps';
import { dealtGame, playersCalled } from '../../../helpers/snapBack/randomGame';

const S: GameEvent = ['show'];
/** Seven cards with a 3-back and a 5-back at the end, which Viola calls; an eighth that nobody calls; a ninth that is like none. */
const game = read([7, 2, 5, 2, 8, 4, 2, 8, 10, 9], [S, S, S, S, S, S, S, ['call', 1], ['reveal', [0, 3]], S, S]);

function read(deck: Rank[], events: GameEvent[]): OpenedSnapBack {
  return dealtGame(deck, playersCalled(['Ann', 'Viola'], 1), events);
}

describe('a game of Snap Back, step by step', () => {
  const steps = replaySteps(game);

  it('begins before the first card and has a step for each event', () => {
    expect(steps).toHaveLength(12);
    expect(steps[0]).toEqual({ event: null, dice: [3, 3], shown: 0, cards: [], holds: [], callers: [], reveal: null, missed: false });
  });

  it('lays open the cards that were shown by then, and none that were still to come', () => {
    expect(steps[3]!.cards).toEqual([7, 2, 5]);
    expect(steps[7]!.cards).toEqual([7, 2, 5, 2, 8, 4, 2]);
    expect(steps[11]!.cards).toEqual([5, 2, 8, 4, 2, 8, 10]);
    expect(steps.flatMap(({ cards }) => cards)).not.toContain(9);
  });

  it('tells no match among the first six, because nobody may call there', () => {
    expect(steps[4]!.holds).toEqual([]);
    expect(steps[7]!.holds).toEqual([3, 5]);
  });

  it('keeps who called beside the card until the next one', () => {
    expect(steps.map(({ callers }) => callers)).toEqual([[], [], [], [], [], [], [], [], [1], [1], [], []]);
    expect(steps[9]!.reveal?.seats.map(({ after }) => after)).toEqual([2, 4]);
    expect(steps[9]!.dice).toEqual([2, 4]);
  });

  it('tells a match that nobody called where its card was shown; the last card might still have been called', () => {
    expect(steps.flatMap(({ missed }, step) => (missed ? [step] : []))).toEqual([10]);
    expect(steps.flatMap((one, step) => (isStop(one) ? [step] : []))).toEqual([9, 10]);
    const ends = replaySteps(read([7, 2, 5, 2, 8, 4, 2], [S, S, S, S, S, S, S]));
    expect(ends.some(isStop)).toBe(false);
  });
});
