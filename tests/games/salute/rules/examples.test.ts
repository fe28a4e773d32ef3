/** The rules of Salute the King by example: one for each point at which the printed text is silent or can be read in two ways. */
import { expect, test } from 'vitest';
import { act, startGame } from '../../../../src/games/salute/rules/game';
import { areTriggers, wantedBy, type Triggers } from '../../../../src/games/salute/rules/triggers';
import { midGame, playOn, shownGame, USUAL, type MidGame } from '../../../helpers/salute/salute';

const after = (from: MidGame, ...events: Parameters<typeof playOn>[1][]): object => shownGame(playOn(midGame(from), ...events));
/** Why something is refused; null: it is not. */
const refusal = (from: MidGame, kind: 'flip' | 'answer' | 'late', ...seats: readonly number[]): string | null => {
  const outcome = act(midGame(from), { kind, seats });
  return outcome.ok ? null : outcome.code;
};

/** A king of Ann's lies on a 9; Bo turns next. */
const king: MidGame = { stocks: ['2c 8c', '3c 4c', '5h 6c', '7c Td'], pile: '9c Kd', flipper: 0, turn: 1, wanted: 'salute' };

test('the printed example: of three the one who is missing is last at once, and whoever has no card has not won then', () => {
  const game = { ...startGame(USUAL, 3, { deck: [], dealer: 2 }), stocks: [['Kh'], ['3c', '3d'], ['4c', '4d']] as const };
  expect(shownGame(playOn(game, ['flip', 0], ['answer', 1, 0], ['answer', 2, 1], ['answer', 1, 1])))
    .toMatchObject({ stocks: ['Kh', '3c 3d', '4c 4d'], pile: '', turn: 1, end: null });
  // Both at once: Bo is nearer to Ann’s left.
  expect(shownGame(playOn(game, ['flip', 0], ['answer', 1, 0], ['answer', 2, 1], ['answer', 0, 1, 1, 1])))
    .toMatchObject({ stocks: ['', '3c 3d Kh', '4c 4d'], end: 'rid 0' });
});

test('the card dealt last is turned first; a pile that is taken is turned over, and the turn stays with the next at the left', () => {
  expect(startGame(USUAL, 3, { deck: ['2c', '3c', '4c', '5c'], dealer: 2 }))
    .toMatchObject({ stocks: [['5c', '2c'], ['3c'], ['4c']], turn: 0 });
  expect(after(king, ['answer', 0, 1], ['answer', 1, 1], ['answer', 2, 1])).toMatchObject({
    stocks: ['2c 8c', '3c 4c', '5h 6c', '7c Td 9c Kd'], pile: '', turn: 1, wanted: null, right: [],
  });
});

test('who has not done it in time is last; of several the first from the left of whoever turned the card, that one last', () => {
  expect(after(king, ['answer', 1, 1], ['late'])).toMatchObject({ stocks: ['2c 8c', '3c 4c', '5h 6c 9c Kd', '7c Td'] });
  expect(after(king, ['answer', 1, 1], ['answer', 2, 1], ['late']))
    .toMatchObject({ stocks: ['2c 8c', '3c 4c', '5h 6c', '7c Td 9c Kd'] });
  expect(refusal({ ...king, wanted: undefined as never, pile: '9c' }, 'late')).toBe('no-action');
});

test('a wrong press counts as nothing, however often; a right one cannot be taken back, nor done twice', () => {
  expect(after(king, ['answer', 3, 0], ['answer', 3, 2], ['answer', 3, 1])).toMatchObject({ right: [3], wanted: 'salute' });
  expect(refusal({ ...king, right: [3] }, 'answer', 2, 1, 3, 0)).toBe('already-right');
});

test('the last three at one instant have all done it: the first of them in seat order is last', () => {
  const most: MidGame = { ...king, right: [1] };
  expect(after(most, ['answer', 0, 1, 3, 1, 2, 1])).toMatchObject({ stocks: ['2c 8c', '3c 4c', '5h 6c 9c Kd', '7c Td'] });
  // One of them was wrong: that one is missing.
  expect(after(most, ['answer', 0, 1, 3, 1, 2, 0])).toMatchObject({ stocks: ['2c 8c', '3c 4c', '5h 6c 9c Kd', '7c Td'] });
  expect(after(most, ['answer', 0, 2, 3, 1, 2, 1])).toMatchObject({ stocks: ['2c 8c 9c Kd', '3c 4c', '5h 6c', '7c Td'] });
});

test('nobody turns a card before all have answered, nor out of turn', () => {
  expect([refusal(king, 'flip', 1), refusal({ ...king, wanted: undefined as never }, 'flip', 2)]).toEqual(['answers-due', 'not-your-turn']);
});

test('on a plain card a press is nothing; where that was agreed the first who presses anything takes the pile', () => {
  const plain: MidGame = { stocks: king.stocks, pile: 'Kd 9c', flipper: 0, turn: 1 };
  expect([refusal(plain, 'answer', 2, 0), refusal({ ...plain, pile: '' }, 'answer', 2, 0)]).toEqual(['plain-card', 'empty-pile']);
  expect(after({ ...plain, options: { plainTakes: true } }, ['answer', 3, 0, 2, 3]))
    .toMatchObject({ stocks: ['2c 8c', '3c 4c', '5h 6c Kd 9c', '7c Td'], pile: '', turn: 1 });
});

test('a last plain card wins at once, also where a press would take it; a last one that wants a gesture only once that is settled', () => {
  const last: MidGame = { stocks: ['5c', '3c 4c', '5h'], pile: '9c', turn: 0, options: { plainTakes: true } };
  expect(after(last, ['flip', 0])).toMatchObject({ stocks: ['', '3c 4c', '5h'], pile: '9c 5c', end: 'rid 0' });
  expect(after({ ...last, stocks: ['Qc', '3c 4c', '5h'] }, ['flip', 0])).toMatchObject({ end: null, wanted: 'bow' });
  expect(after({ ...last, stocks: ['Qc', '3c 4c', '5h'] }, ['flip', 0], ['answer', 0, 2, 1, 2])).toMatchObject({ end: 'rid 0' });
});

test('the last flip that is played ends the game at once: a draw between all, unless it was a last plain card', () => {
  const late: MidGame = { stocks: ['Kd 3c', '2h', '5h 4c'], pile: '9c', turn: 0, flips: 999 };
  expect(after(late, ['flip', 0])).toMatchObject({ pile: '9c Kd', end: 'flips 0 1 2' });
  expect(after({ ...late, stocks: ['Kd', '2h', '5h 4c'] }, ['flip', 0])).toMatchObject({ end: 'flips 0 1 2' });
  expect(after({ ...late, stocks: ['3c', '2h', '5h 4c'] }, ['flip', 0])).toMatchObject({ end: 'rid 0' });
});

test('other ranks, primes and sums: the first that fits counts, and a sum wants the number card that reaches it', () => {
  const triggers: Triggers = ['sum21', 'prime', '7', 'T'];
  expect((['7c', '2d', 'Th', '9s', 'Ks'] as const).map((card) => wantedBy(triggers, card, 0)))
    .toEqual(['salute', 'salute', 'applaud', null, null]);
  expect([14, 13, 21].map((before) => wantedBy(triggers, '7c', before))).toEqual(['stand', 'salute', 'salute']);
  // What reaches a sum may go beyond it; court cards and aces have no pips.
  expect([wantedBy(triggers, '9c', 20), wantedBy(triggers, 'Ac', 20)]).toEqual(['stand', null]);
  const game: MidGame = { stocks: ['8c', '3c', '5h 4c'], pile: '9c Kd 5d', turn: 0, options: { triggers } };
  expect(after(game, ['flip', 0])).toMatchObject({ wanted: 'stand' });
});

test('four triggers that differ are triggers, and nothing else is', () => {
  const these: readonly unknown[] = [
    ['A', 'K', 'Q', 'J'], ['prime', '2', 'sum10', 'sum99'], ['A', 'K', 'Q'], ['A', 'K', 'Q', 'A'], ['A', 'K', 'Q', 'sum9'],
    ['A', 'K', 'Q', 'sum100'], ['A', 'K', 'Q', '10'], ['A', 'K', 'Q', 7], 'AKQJ', null,
  ];
  expect(these.map(areTriggers)).toEqual([true, true, false, false, false, false, false, false, false, false]);
});
