/** The rules of Cash by example: one for each point at which the printed text is silent or can be read in two ways. */
import { expect, test } from 'vitest';
import { PACK, type Card } from '../../../../src/cards/card';
import { shuffledPacks } from '../../../../src/cards/pack';
import { apply, MOST_BOARDS, startGame, type CashEvent, type CashState } from '../../../../src/games/cash/rules/game';
import { oppositePairs } from '../../../../src/games/hands/rules/pairs';

/** Seats 1, 2, 3, 0 get these one at a time: seats 1 and 2 are each a card short of four 2s and four 3s, which lie on the board. */
const FIRST = '2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h 5h 6c 7c 8c 9c 2s 3s Tc Jc'.split(' ') as Card[];
const DECK = [...FIRST, ...PACK.filter((card) => !FIRST.includes(card))];

const game = (letters = true, seats = 4): CashState =>
  startGame({ letters, pairs: oppositePairs(seats) }, seats, { deck: seats === 4 ? DECK : shuffledPacks(1, 'six'), dealer: 0 });

function after(state: CashState, ...events: readonly CashEvent[]): CashState {
  return events.reduce((now, event) => {
    const outcome = apply(now, event);
    if (!outcome.ok) throw new Error(`${JSON.stringify(event)}: ${outcome.code}`);
    return outcome.state;
  }, state);
}
const refusal = (state: CashState, event: unknown): string | null => {
  const outcome = apply(state, event);
  return outcome.ok ? null : outcome.code;
};

const FOUR: readonly CashEvent[] = [['go', null], ['swap', 1, '2s', '6c'], ['act', 1, 4], ['swap', 2, '3s', '7c']];

test('the example: who was called has four of a kind, and another pair’s four helps nobody', () => {
  expect(after(game(), ...FOUR, ['counter', 0, 1])).toMatchObject({
    ends: [['counter', 0, 1, true]], letters: [0, 1], board: ['6c', '7c', 'Tc', 'Jc'], stockAt: 1, open: false, over: false,
  });
});

test('10: a card is swapped for a card, which takes its place', () => {
  const { hands, board } = after(game(), ...FOUR);
  expect([hands[1], board]).toEqual([['2c', '2d', '2h', '2s'], ['6c', '7c', 'Tc', 'Jc']]);
  expect(refusal(after(game(), ['go', null]), ['swap', 1, '2s', '9c'])).toBe('not-in-hand');
});

test('11: calls count from the first board of a hand on, also while the board is down', () => {
  expect(refusal(game(), ['cash', 0])).toBe('too-early');
  const down = after(game(), ['go', null], ['away', null]);
  expect(refusal(down, ['cash', 0])).toBeNull();
  expect(refusal(down, ['swap', 0, down.board[0], down.hands[0]![0]])).toBe('board-down');
  const dealt = after(down, ['cash', 0], ['deal', null, DECK]);
  expect(refusal(dealt, ['counter', 0, 1])).toBe('too-early');
});

test('12: Cash is right only with the partner’s four, not the caller’s own', () => {
  expect(after(game(), ...FOUR, ['cash', 3])).toMatchObject({ ends: [['cash', 3, true]], letters: [1, 0] });
  expect(after(game(), ...FOUR, ['cash', 1])).toMatchObject({ ends: [['cash', 1, false]], letters: [0, 1] });
});

test('13 and 16: the last board is played out, then it’s a real deal, and the deal goes left all the same', () => {
  const boards = Array.from({ length: 8 }, (): readonly CashEvent[] => [['go', null], ['away', null]]).flat();
  const last = after(game(), ...boards, ['go', null]);
  expect([last.stock, last.stockAt, last.up]).toEqual([[], 1, true]);
  const real = after(last, ['swap', 0, last.board[0]!, last.hands[0]![0]!], ['away', null]);
  expect(real).toMatchObject({ ends: [['real']], letters: [0, 0], open: false, over: false, dealer: 0 });
  expect(refusal(real, ['go', null])).toBe('deal-first');
  expect(after(real, ['deal', null, DECK])).toMatchObject({ dealer: 1, stockAt: 2, open: true });
});

test('14: without letters one hand is the game: a right call wins for the callers, a wrong one for all others', () => {
  expect(after(game(false), ...FOUR, ['cash', 0])).toMatchObject({ over: true, winners: [0], losers: [1], letters: [0, 0] });
  const six = after(game(false, 6), ['go', null], ['counter', 0, 2]);
  expect(six).toMatchObject({ over: true, winners: [1, 2], losers: [0] });
  expect(refusal(six, ['deal', null, DECK])).toBe('game-over');
});

test('15: the first pair that spells CASH loses, and whoever has fewest letters wins, ties too', () => {
  const wrong: readonly CashEvent[] = [['go', null], ['cash', 0]];
  const three = [...wrong, ['deal', null, DECK], ...wrong, ['deal', null, DECK], ...wrong, ['deal', null, DECK]] as CashEvent[];
  const six = after(game(true, 6), ...three, ...wrong);
  expect(six).toMatchObject({ over: true, letters: [4, 0, 0], winners: [1, 2], losers: [0] });
});

test('17: acts may stand in a record, and change nothing', () => {
  const { hands, board, up } = after(game(), ['act', 2, 7]);
  expect([hands, board, up]).toEqual([game().hands, game().board, false]);
  expect(refusal(game(), ['act', 2, 8])).toBe('unknown-act');
});

test('18: after a thousand boards the next that goes away ends the match, and nobody has won', () => {
  const late = { ...game(), turned: MOST_BOARDS - 1 };
  const turned = after(late, ['go', null]);
  expect(turned).toMatchObject({ turned: MOST_BOARDS, over: false });
  expect(after(turned, ['away', null])).toMatchObject({ over: true, winners: [], losers: [] });
});
