/** The rules of Slapjack by example: one for each point at which the printed text is silent or can be read in two ways. */
import { expect, test } from 'vitest';
import { act, startGame } from '../../../../src/games/slapjack/rules/game';
import type { Card } from '../../../../src/cards/card';
import { midGame, playOn, shownGame, USUAL, type MidGame } from '../../../helpers/slapjack/slapjack';

const after = (from: MidGame, ...events: Parameters<typeof playOn>[1][]): object => shownGame(playOn(midGame(from), ...events));
/** Why something is refused; null: it is not. */
const refusal = (from: MidGame, kind: 'flip' | 'slap' | 'take', ...seats: readonly number[]): string | null => {
  const outcome = act(midGame(from), { kind, seats });
  return outcome.ok ? null : outcome.code;
};

/** Ann 5 J, Bo 9, Cleo 2 7, as they come from the deck: who is dealt a card last turns that first. */
const deck = (...stocks: readonly (readonly Card[])[]): readonly Card[] =>
  [1, 0].flatMap((row) => stocks.flatMap((cards) => cards[row] ?? []));

test('the printed example: a false slap gives the jack away, and who alone has cards takes the pile and wins', () => {
  const game = startGame(USUAL, 3, { deck: [], dealer: 2 });
  const dealt = { ...game, stocks: [['5c', 'Jd'], ['9h'], ['2s', '7d']] as const };
  expect(shownGame(playOn(dealt, ['flip', 0], ['flip', 1], ['flip', 2]))).toMatchObject({ bare: [1], turn: 0, end: null });
  expect(shownGame(playOn(dealt, ['flip', 0], ['flip', 1], ['flip', 2], ['slap', 0])))
    .toMatchObject({ stocks: ['', '', '7d Jd 5c 9h 2s'], pile: '', end: 'last 2' });
  const more = { ...dealt, stocks: [['5c', 'Jd', '4h'], ['9h'], ['2s', '7d']] as const };
  expect(shownGame(playOn(more, ['flip', 0], ['flip', 1], ['flip', 2], ['slap', 0], ['flip', 0]))).toMatchObject({ end: 'last 2' });
});

test('the card dealt last is turned first', () => {
  const { stocks, turn } = startGame(USUAL, 2, { deck: deck(['5c', 'Jd'], ['9h', '2s']), dealer: 1 });
  expect({ stocks, turn }).toEqual({ stocks: [['5c', 'Jd'], ['9h', '2s']], turn: 0 });
});

test('who slaps a jack takes the pile as it lies, turned over, and turns next; the turn passes over whoever has no card', () => {
  const jack: MidGame = { stocks: ['2c', '', '5h 4c'], pile: '9c 5c Jd', flipper: 0, turn: 2 };
  expect(after(jack, ['slap', 2])).toMatchObject({ stocks: ['2c', '', '5h 4c 9c 5c Jd'], pile: '', turn: 2 });
  expect(after({ ...jack, pile: '9c', turn: 0, stocks: ['2c 3c', '', '5h'] }, ['flip', 0])).toMatchObject({ turn: 2 });
});

test('of those who slap at one instant the first from the left of whoever laid the card wins, that one last', () => {
  const jack: MidGame = { stocks: ['2c', '3c', '5h 4c'], pile: '9c Jd', flipper: 1, turn: 2 };
  expect(after(jack, ['slap', 1, 0])).toMatchObject({ stocks: ['2c 9c Jd', '3c', '5h 4c'] });
  expect(after(jack, ['slap', 1, 0, 2])).toMatchObject({ stocks: ['2c', '3c', '5h 4c 9c Jd'] });
});

test('a false slap is paid to whose card it was, and brings back who was out for the time being', () => {
  const wrong: MidGame = { stocks: ['2c 8c', '', '5h 4c'], pile: '9c Qd', flipper: 1, turn: 2 };
  expect(after(wrong, ['slap', 0])).toMatchObject({ stocks: ['8c', '2c', '5h 4c'], bare: [], turn: 2 });
});

test('to slap one’s own card, or that of somebody who is out for good, is paid to the next at the left of it who has cards', () => {
  const own: MidGame = { stocks: ['2c 8c', '', '5h 4c'], pile: '9c Qd', flipper: 0, turn: 2 };
  expect(after(own, ['slap', 0])).toMatchObject({ stocks: ['8c', '', '5h 4c 2c'] });
  // Bo has laid the last card and is shut out, then Ann slaps it: Cleo sits at the left of Bo.
  const shut = playOn(midGame({ stocks: ['2c 8c', '', '5h 4c', '6c 7c'], pile: '9c Qd', flipper: 1, turn: 3 }), ['slap', 1]);
  expect(shownGame(playOn(shut, ['slap', 3]))).toMatchObject({ stocks: ['2c 8c', '', '5h 4c 6c', '7c'], out: [1] });
});

test('who pays the last card is not shut out for it, and gives up the turn; without a card a false slap shuts out for good', () => {
  const wrong: MidGame = { stocks: ['2c', '', '5h 4c', '6c'], pile: '9c Qd', flipper: 2, turn: 0 };
  expect(after(wrong, ['slap', 0])).toMatchObject({ stocks: ['', '', '5h 4c 2c', '6c'], bare: [0, 1], out: [], turn: 2 });
  expect(after(wrong, ['slap', 1])).toMatchObject({ out: [1], turn: 0 });
  expect(refusal({ ...wrong, stocks: ['2c', '', '', '6c'] }, 'slap', 1, 2)).toBeNull();
  expect(act(playOn(midGame(wrong), ['slap', 1]), { kind: 'slap', seats: [0, 1] })).toEqual({ ok: false, code: 'shut-out' });
});

test('whose turn it is keeps it when a false slap brings somebody back', () => {
  expect(after({ stocks: ['2c 8c', '', '5h 4c'], pile: '9c Qd', flipper: 1, turn: 0 }, ['slap', 2]))
    .toMatchObject({ stocks: ['2c 8c', '5h', '4c'], turn: 0 });
});

test('false slaps at one instant are paid one after the other, until one alone has cards', () => {
  const wrong: MidGame = { stocks: ['2c', '3c', '5h'], pile: '9c Qd', flipper: 2, turn: 0 };
  expect(after(wrong, ['slap', 0, 1])).toMatchObject({ stocks: ['', '', '5h 2c 3c 9c Qd'], bare: [0, 1], end: 'last 2' });
  const two: MidGame = { stocks: ['2c', '', '5h'], pile: '9c Qd', flipper: 2, turn: 0 };
  // Ann pays her last card first; Bo, who has none, isn't shut out any more.
  expect(after(two, ['slap', 0, 1])).toMatchObject({ out: [], end: 'last 2' });
});

test('the chance of whoever had no card before the jack is over when it is covered, or another takes it', () => {
  const jack: MidGame = { stocks: ['2c 8c', '', '5h 4c'], pile: '9c Jd', flipper: 0, turn: 2 };
  expect(after(jack, ['flip', 2])).toMatchObject({ out: [1] });
  expect(after(jack, ['slap', 0])).toMatchObject({ out: [1] });
  expect(after(jack, ['slap', 1])).toMatchObject({ out: [], bare: [], turn: 1 });
});

test('the race of one’s own last jack uses up no chance', () => {
  const last: MidGame = { stocks: ['Jd', '3c 4d', '5h 4c'], pile: '9c', flipper: 2, turn: 0 };
  expect(after(last, ['flip', 0], ['flip', 1])).toMatchObject({ bare: [0], out: [] });
  expect(after(last, ['flip', 0], ['slap', 1])).toMatchObject({ bare: [0], out: [] });
});

test('a last jack may be slapped by all who are not shut out, and nobody turns a card; then the pile is taken', () => {
  const last: MidGame = { stocks: ['Jd', '', '5h 4c'], pile: '9c', flipper: 2, turn: 0 };
  const lies = playOn(midGame(last), ['flip', 0]);
  expect(shownGame(lies)).toMatchObject({ owed: 2, end: null });
  expect(act(lies, { kind: 'flip', seats: [2] })).toEqual({ ok: false, code: 'pile-owed' });
  expect(act(lies, { kind: 'take', seats: [0] })).toEqual({ ok: false, code: 'not-owed' });
  expect(shownGame(playOn(lies, ['take', 2]))).toMatchObject({ stocks: ['', '', '5h 4c 9c Jd'], out: [1], end: 'last 2' });
  expect(shownGame(playOn(lies, ['slap', 0]))).toMatchObject({ stocks: ['9c Jd', '', '5h 4c'], out: [1], owed: null, turn: 0, end: null });
  expect(shownGame(playOn(lies, ['slap', 1]))).toMatchObject({ stocks: ['', '9c Jd', '5h 4c'], out: [], turn: 1, end: null });
  expect(shownGame(playOn(lies, ['slap', 2]))).toMatchObject({ end: 'last 2' });
});

test('any other last card ends the game at once', () => {
  expect(after({ stocks: ['Qd', '5h 4c'], pile: '9c', flipper: 1, turn: 0 }, ['flip', 0]))
    .toMatchObject({ stocks: ['', '5h 4c 9c Qd'], end: 'last 1' });
});

test('out of turn a card is dead by the house rule, covers a jack, and leaves the turn; a dead jack is none', () => {
  const jack: MidGame = { stocks: ['2c 8c', '', '5h Jc', 'Jh 4d'], pile: '9c Jd', flipper: 0, turn: 2, options: { outOfTurn: true } };
  expect(refusal({ ...jack, options: {} }, 'flip', 3)).toBe('not-your-turn');
  expect(refusal(jack, 'flip', 1)).toBe('no-cards');
  expect(after(jack, ['flip', 0])).toMatchObject({ out: [1], turn: 2 });
  const dead = playOn(midGame({ ...jack, pile: '9c 8d' }), ['flip', 3]);
  expect(dead.piles[0]).toMatchObject({ isDead: true });
  // It costs nobody a chance, and to slap it is false: it is paid to whoever laid it.
  expect(shownGame(playOn(dead, ['flip', 2]))).toMatchObject({ out: [] });
  expect(shownGame(playOn(dead, ['slap', 0]))).toMatchObject({ stocks: ['8c', '', '5h Jc', '4d 2c'] });
  expect(playOn(dead, ['flip', 2]).piles[0]!.isDead).toBeUndefined();
});

test('the last flip that is played ends the game at once: a draw between those with cards, and the pile stays', () => {
  const late: MidGame = { stocks: ['Jd 3c', '', '5h 4c'], pile: '9c', flipper: 2, turn: 0, flips: 999 };
  expect(after(late, ['flip', 0])).toMatchObject({ pile: '9c Jd', end: 'flips 0 2' });
  expect(after({ ...late, stocks: ['Jd', '', '5h 4c'] }, ['flip', 0])).toMatchObject({ pile: '', end: 'last 2' });
});
