/** Spoons and Pig: a worked example of each decision, as docs/record.md and docs/decisions/0134-hands-of-ones-own.md have them. */
import { describe, expect, test } from 'vitest';
import { PACK, type Card } from '../../../../src/cards/card';
import { act, startGame, type PassingEvent, type PassingGame } from '../../../../src/games/spoons/rules/game';

const FIRST = '2c 3c 4c 2d 3d 4d 2h 3h 4h 5c 2s 4s'.split(' ') as Card[];
const DECK = [...FIRST, ...PACK.filter((card) => !FIRST.includes(card))];

function play(game: PassingGame, ...events: readonly PassingEvent[]): PassingGame {
  return events.reduce((before, event) => {
    const outcome = act(before, event);
    if (!outcome.ok) throw new Error(`${JSON.stringify(event)}: ${outcome.code}`);
    return outcome.state;
  }, game);
}
const code = (game: PassingGame, event: unknown): string | null => {
  const outcome = act(game, event);
  return outcome.ok ? null : outcome.code;
};
const three = (letters = 1): PassingGame => startGame('spoon', { packs: 1, letters }, 3, { deck: DECK, dealer: 0 });

describe('a hand of three', () => {
  const begun = play(three(), ['draw', 0], ['pass', 0, '3s'], ['draw', 0], ['pass', 0, '5d']);

  test('waiting cards are taken oldest first', () => {
    expect(begun.waiting[2]).toEqual(['3s', '5d']);
    expect(play(begun, ['draw', 2]).hands[2]!.at(-1)).toBe('3s');
  });

  test('the first takes with exactly four of a rank, and the others only after that, with four cards or five', () => {
    expect(code(begun, ['spoon', 1])).toBe('no-four');
    const five = play(begun, ['draw', 2]);
    expect(code(five, ['spoon', 2])).toBe('no-four');
    expect(code(begun, ['spoon', 0])).toBeNull();
    expect(code(play(five, ['spoon', 0]), ['spoon', 2])).toBeNull();
  });

  test('whoever has taken passes on unseen, and the hand ends when one is left, who has the letter, whatever they hold', () => {
    const over = play(begun, ['draw', 2], ['pass', 2, '2s'], ['spoon', 2], ['on', 2], ['draw', 1], ['pass', 1, '5c'], ['spoon', 1]);
    expect(over).toMatchObject({
      letters: [1, 0, 0], out: [0], taken: [2, 1], waiting: [[], ['5d'], []], heap: ['5c'], isOpen: false, end: null,
    });
    expect(code(over, ['draw', 1])).toBe('deal-first');
    const next = play(over, ['deal', null, DECK]);
    // The next seat at the left that is in deals; of two the first to have four wins.
    expect(next).toMatchObject({ dealer: 1, hands: [[], expect.anything(), expect.anything()] });
    expect(play({ ...next, hands: [[], ['7c', '7d', '7h', '7s'], next.hands[2]!] }, ['spoon', 1]).end).toEqual({ kind: 'last', winner: 1 });
  });

  test('the heap becomes the stock at once, what was laid last on top', () => {
    const low = { ...begun, stock: ['9c', '9d'] as Card[], heap: ['Kc', 'Qc'] as Card[] };
    expect(play(low, ['draw', 0], ['pass', 0, '9c'], ['draw', 0])).toMatchObject({ stock: ['Kc', 'Qc'], heap: [] });
  });

  test('a thousand cards drawn from the stock in a hand end the game', () => {
    expect(play({ ...begun, drawn: 999 }, ['draw', 0]).end).toEqual({ kind: 'drawn', winner: null });
  });
});
