/** A game of Snap, step by step: what can be seen and called at each, and never a card that was not turned by then. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { runs } from '../../../long/amount';
import { midGame } from '../../../helpers/snap/midGame';
import { randomReplayed, replayedFrom } from '../../../helpers/snap/replayed';
import { isStop, replaySteps } from '../../../helpers/snap/snap';

describe('of a game at table B', () => {
  const steps = replaySteps(replayedFrom(midGame({
    table: 'B', stocks: ['5c 2c 7h', '5d 3d 7s', '8h 2d Js'], piles: ['', '', ''], flipper: 2, turn: 0, flips: 0,
  }), [['flip', 0], ['flip', 1], ['snap', 0, 2], ['flip', 2], ['flip', 0], ['flip', 1], ['flip', 2], ['flip', 0], ['pot', 1]]));

  test('there is one before the first card, and one for each event', () => {
    expect(steps).toHaveLength(10);
    expect(steps[0]).toMatchObject({ event: null, card: null, callers: [], matching: [], missed: false });
    expect(steps.map(({ card }) => card)).toEqual([null, '5c', '5d', null, '8h', '2c', '3d', '2d', '7h', null]);
  });
  test('what matches is shown as long as it lies there', () => {
    expect(steps.map(({ matching }) => matching)).toEqual([[], [], [0, 1], [], [], [], [], [0, 2], [], []]);
  });
  test('who called is told at their step, and what nobody called at its card', () => {
    expect(steps.flatMap(({ callers }, step) => (callers.length > 0 ? [[step, callers]] : []))).toEqual([[3, [2, 0]], [9, [1]]]);
    expect(steps.flatMap(({ missed }, step) => (missed ? [step] : []))).toEqual([7]);
    expect(steps.flatMap((one, step) => (isStop(one) ? [step] : []))).toEqual([3, 7, 9]);
  });
  test('the pot is told to fit where it does', () => {
    const pot = replaySteps(replayedFrom(midGame({ table: 'B', stocks: ['5c 2c', '9d 3d'], piles: ['', ''], pot: 'Kd 5s', turn: 0 }),
      [['flip', 0]]));
    expect(pot.map(({ fits, matching }) => [fits, matching])).toEqual([[[], []], [[0], [0]]]);
  });
});

test('in random games no step shows a card that lies face down', () => {
  fc.assert(fc.property(fc.string(), (seed) => {
    const replayed = randomReplayed(seed);
    for (const [i, { view }] of replaySteps(replayed).entries()) {
      const game = replayed.states[i]!;
      const open = [...game.piles.map(({ cards }) => cards), ...game.pot.length > 0 ? [game.pot] : [], ...game.pools];
      const shown = [...view.piles, ...view.middle];
      expect(shown.map(({ top, below, cards }) => [top, below, cards]))
        .toEqual(open.map((cards) => [cards.at(-1) ?? null, cards.at(-2) ?? null, cards.length]));
    }
  }), runs(5, 200));
});
