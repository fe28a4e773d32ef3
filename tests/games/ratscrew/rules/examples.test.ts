/** The rules of Egyptian Ratscrew by example: one for each point at which the printed text is silent or can be read in two ways. */
import { expect, test } from 'vitest';
import { act } from '../../../../src/games/ratscrew/rules/act';
import { startGame, type Challenge, type RatscrewAct } from '../../../../src/games/ratscrew/rules/game';
import { patternOf } from '../../../../src/games/ratscrew/rules/patterns';
import type { Card } from '../../../../src/cards/card';
import { midGame, PLAIN, playOn, shownGame, type MidGame } from '../../../helpers/ratscrew/ratscrew';

const after = (from: MidGame, ...events: Parameters<typeof playOn>[1][]): object => shownGame(playOn(midGame(from), ...events));
/** Why something is refused; null: it is not. */
const refusal = (from: MidGame, kind: RatscrewAct['kind'], ...seats: readonly number[]): string | null => {
  const outcome = act(midGame(from), { kind, seats });
  return outcome.ok ? null : outcome.code;
};
const by = (seat: number, rank: Challenge['rank'], left: number, answerer: number): Challenge => ({ by: seat, rank, left, answerer });

test('the printed example: a queen that nobody answers, or of which somebody else is asked', () => {
  const game: MidGame = { stocks: ['Qd 3c 8h', '7c 5h', '4s Kd 6c'] };
  const answered = ['flip', 1] as const;
  expect(after(game, ['flip', 0])).toMatchObject({ turn: 1, challenge: '0 2' });
  expect(after(game, ['flip', 0], answered)).toMatchObject({ turn: 1, challenge: '0 1' });
  expect(after(game, ['flip', 0], answered, answered)).toMatchObject({ owed: 0, bare: [1] });
  expect(after(game, ['flip', 0], answered, answered, ['slap', 1])).toMatchObject({ owed: 0, out: [1] });
  expect(after(game, ['flip', 0], answered, answered, ['take', 0])).toMatchObject({ stocks: ['3c 8h Qd 7c 5h', '', '4s Kd 6c'], turn: 0 });
  const alone: MidGame = { stocks: ['Qd 3c 8h', '7c', '4s Kd 6c'] };
  expect(after(alone, ['flip', 0], answered)).toMatchObject({ asked: 2, turn: 2, bare: [1], owed: null });
  expect(after(alone, ['flip', 0], answered, ['goon', 2], ['flip', 2])).toMatchObject({ owed: 0, asked: null });
  expect(after(alone, ['flip', 0], answered, ['decline', 2])).toMatchObject({ owed: 0, asked: null });
});

test('a jack is answered with 1 card, a queen with 2, a king with 3, an ace with 4; another of these passes it on', () => {
  const left = (card: string): object => after({ stocks: [`${card} 2c`, '3c 4c', '5c 6c'] }, ['flip', 0]);
  expect(['Jd', 'Qd', 'Kd', 'Ad', 'Td'].map(left)).toMatchObject(['0 1', '0 2', '0 3', '0 4', null].map((challenge) => ({ challenge })));
  expect(after({ stocks: ['Kd 2c', '3c Jc 4c', '5c 6c'] }, ['flip', 0], ['flip', 1], ['flip', 1]))
    .toMatchObject({ challenge: '1 1', turn: 2 });
  // A joker is a plain card in a challenge.
  expect(after({ stocks: ['Qd 2c', '*1 4c'], options: { jokers: 1 } }, ['flip', 0], ['flip', 1]))
    .toMatchObject({ challenge: '0 1', slap: true });
});

test('the card dealt last is turned first, also where jokers make the deal uneven; a won pile is turned over, not shuffled', () => {
  const deck: readonly Card[] = ['2c', '3c', '*1', '4c', '5c'];
  const { stocks, turn } = startGame({ ...PLAIN, jokers: 1 }, 2, { deck, dealer: 1 });
  expect({ stocks, turn }).toEqual({ stocks: [['5c', '*1', '2c'], ['4c', '3c']], turn: 0 });
  expect(after({ stocks: ['2c', '3c', '4c'], pile: '9c 5c 5h', flipper: 0, turn: 1 }, ['slap', 2]))
    .toMatchObject({ stocks: ['2c', '3c', '4c 9c 5c 5h'], pile: '', turn: 2 });
});

test('a pair can be slapped in spite of any challenge, which is gone with the pile', () => {
  const pair: MidGame = { stocks: ['2c', '3c 6c', '4c'], pile: 'Kd 5c 5h', flipper: 1, turn: 1, challenge: by(0, 'K', 1, 1) };
  expect(after(pair, ['slap', 2])).toMatchObject({ turn: 2, challenge: null, owed: null });
});

test('what can be slapped: pairs, jokers, and what is agreed besides', () => {
  const form = (text: string, sandwich = true, runs = true): string | null => patternOf(text.split(' ') as Card[], { sandwich, runs });
  expect(['7c 7d', '2c 7c 7d', '7c 7d 7h'].map((text) => form(text, false, false))).toEqual(['pair', 'pair', 'pair']);
  expect(['7c 4d 7h', '7c *1 7h'].map((text) => [form(text), form(text, false)])).toEqual([['sandwich', null], ['sandwich', null]]);
  expect(['5c 6d 7h', 'Qc Jd Th', 'Ac 2d 3h', 'Qc Kd Ah', '3c 2d Ah', '4c 5d 6h 7c'].map((text) => form(text)))
    .toEqual(Array(6).fill('run'));
  expect(['Kc Ad 2h', '2c Ad Kh', '5c *1 7h', '5c 7d 6h', '5c 6d'].map((text) => form(text))).toEqual(Array(5).fill(null));
  expect(form('5c 6d 7h', true, false)).toBeNull();
  expect(['2c *1', '*1', '*1 *2'].map((text) => form(text, false, false))).toEqual(['joker', 'joker', 'joker']);
  expect(form('*1 7c *2')).toBe('joker');
});

test('of those who slap at one instant the first from the left of whoever laid the top card, dead or not, wins, that one last', () => {
  const pair: MidGame = { stocks: ['2c', '3c', '4c'], pile: '5c 5h', flipper: 1, turn: 2 };
  expect(after(pair, ['slap', 1, 0])).toMatchObject({ turn: 0 });
  expect(after({ ...pair, pile: '5c 5h (8c)', flipper: 2 }, ['slap', 2, 1])).toMatchObject({ turn: 1 });
});

test('a card turned out of turn is dead by the house rule: pairs and challenges are looked at through it', () => {
  const game: MidGame = {
    stocks: ['5h 2c', '3c 4c', 'Kc 8c'], pile: '5c', flipper: 2, turn: 0, options: { outOfTurn: true },
  };
  expect(refusal({ ...game, options: {} }, 'flip', 2)).toBe('not-your-turn');
  expect(after(game, ['flip', 2])).toMatchObject({ pile: '5c (Kc)', challenge: null, turn: 0 });
  expect(after(game, ['flip', 2], ['flip', 0])).toMatchObject({ pile: '5c (Kc) 5h', slap: true });
  expect(after(game, ['flip', 0], ['flip', 2])).toMatchObject({ pile: '5c 5h (Kc)', slap: true, turn: 1 });
  const challenge: MidGame = { ...game, pile: 'Qc', turn: 0, challenge: by(2, 'Q', 2, 0) };
  expect(after(challenge, ['flip', 1])).toMatchObject({ challenge: '2 2', turn: 0 });
});

test('a false slap lays a card under the pile, dead; without a card it shuts out', () => {
  const wrong: MidGame = { stocks: ['5h 2c', '3c 4c', ''], pile: '5c 8c', flipper: 1, turn: 0 };
  expect(after(wrong, ['slap', 0])).toMatchObject({ pile: '(5h) 5c 8c', stocks: ['2c', '3c 4c', ''], turn: 0 });
  expect(after({ ...wrong, pile: '5c' }, ['slap', 0])).toMatchObject({ pile: '(5h) 5c', slap: false });
  expect(after(wrong, ['slap', 2])).toMatchObject({ out: [2] });
  expect(act(playOn(midGame(wrong), ['slap', 2]), { kind: 'slap', seats: [0, 2] })).toEqual({ ok: false, code: 'shut-out' });
  // Only a false slap shuts out: whoever has no card may slap as often as they like.
  expect(after({ ...wrong, pile: '8h 8c' }, ['flip', 0])).toMatchObject({ out: [] });
});

test('who turns pays the last card: the turn goes to the next with cards, who in a challenge is asked', () => {
  const wrong: MidGame = { stocks: ['5h', '3c 4c', '6c'], pile: '5c 8c', flipper: 2, turn: 0 };
  expect(after(wrong, ['slap', 0])).toMatchObject({ turn: 1, bare: [0], out: [], asked: null });
  const answering: MidGame = { ...wrong, pile: 'Kc 8c', challenge: by(2, 'K', 2, 0) };
  expect(after(answering, ['slap', 0])).toMatchObject({ turn: 1, asked: 1 });
  // They may go on with fewer cards than are left; who runs out again passes the question on, but never to the challenger.
  const four: MidGame = { stocks: ['', '3c', '6c', '7c 8d'], pile: 'Kc', flipper: 3, turn: 1, challenge: by(3, 'K', 3, 0) };
  expect(after(four, ['goon', 1], ['flip', 1])).toMatchObject({ asked: 2, challenge: '3 2' });
  expect(after(four, ['goon', 1], ['flip', 1], ['goon', 2], ['flip', 2])).toMatchObject({ asked: null, owed: 3, challenge: '3 1' });
});

test('nobody turns a card while the pile is owed or somebody is asked; slaps are right or wrong as ever', () => {
  const asked: MidGame = {
    stocks: ['2c 9c', '', '4c', '8h'], pile: 'Kc 8c', flipper: 1, turn: 2, challenge: by(0, 'K', 2, 1), options: { outOfTurn: true },
  };
  expect([refusal(asked, 'flip', 2), refusal(asked, 'flip', 3), refusal(asked, 'goon', 3), refusal(asked, 'take', 0)])
    .toEqual(['answer-first', 'answer-first', 'not-asked', 'not-owed']);
  const owed = playOn(midGame(asked), ['decline', 2]);
  expect(act(owed, { kind: 'flip', seats: [2] })).toEqual({ ok: false, code: 'pile-owed' });
  expect(shownGame(playOn(owed, ['slap', 3]))).toMatchObject({ pile: '(8h) Kc 8c', owed: 0 });
  const pair = playOn(midGame({ ...asked, pile: 'Kc 8d 8c' }), ['decline', 2]);
  expect(shownGame(playOn(pair, ['slap', 1]))).toMatchObject({ turn: 1, owed: null, challenge: null, bare: [] });
});

test('who has no card but an open challenge is in; a false slap costs the challenge, and the pile stays', () => {
  const last: MidGame = { stocks: ['Kc', '3c 4c', '6c 7c'], pile: '9c', flipper: 2, turn: 0 };
  expect(after(last, ['flip', 0])).toMatchObject({ bare: [], challenge: '0 3', turn: 1 });
  expect(after(last, ['flip', 0], ['slap', 0])).toMatchObject({ bare: [0], out: [], challenge: null, turn: 1, pile: '9c Kc' });
  // Also where the pile is owed already, or somebody is asked: that one turns next.
  const owed: MidGame = { stocks: ['', '4c', '6c 7c'], pile: 'Jc', flipper: 0, turn: 1, challenge: by(0, 'J', 1, 1) };
  expect(after(owed, ['flip', 1])).toMatchObject({ owed: 0 });
  expect(after(owed, ['flip', 1], ['slap', 0])).toMatchObject({ owed: 2, bare: [0, 1] });
  const more: MidGame = { ...owed, stocks: ['', '4c 5c', '6c 7c'] };
  expect(after(more, ['flip', 1], ['slap', 0])).toMatchObject({ owed: null, turn: 1, bare: [0] });
  const asked: MidGame = { stocks: ['', '', '6c 7c', '8d'], pile: 'Qc 3c', flipper: 1, turn: 2, challenge: by(0, 'Q', 1, 1) };
  expect(after(asked, ['slap', 0])).toMatchObject({ asked: null, turn: 2, challenge: null });
});

test('false slaps at one instant are paid one after the other; whoever is in alone pays nothing', () => {
  const wrong: MidGame = { stocks: ['2c', '3c', ''], pile: '9c Td', flipper: 2, turn: 0 };
  expect(after(wrong, ['slap', 1, 0, 2])).toMatchObject({ stocks: ['', '3c', ''], pile: '(2c) 9c Td', out: [2], owed: 1 });
  expect(after({ ...wrong, stocks: ['2c', '', ''] }, ['slap', 0, 1]))
    .toMatchObject({ stocks: ['2c', '', ''], pile: '9c Td', out: [1], owed: 0 });
});

test('whoever is in alone is owed the pile, whether its last card can be slapped or not; until it is taken others may slap in', () => {
  const last = (card: string): MidGame => ({ stocks: [card, '5h 4c', ''], pile: '9c', flipper: 1, turn: 0 });
  for (const card of ['9d', '2d']) expect(after(last(card), ['flip', 0])).toMatchObject({ owed: 1, bare: [0, 2], end: null });
  expect(after(last('2d'), ['flip', 0], ['take', 1])).toMatchObject({ stocks: ['', '5h 4c 9c 2d', ''], end: 'last 1' });
  expect(after(last('9d'), ['flip', 0], ['slap', 2])).toMatchObject({ stocks: ['', '5h 4c', '9c 9d'], turn: 2, end: null });
  expect(after(last('9d'), ['flip', 0], ['slap', 1])).toMatchObject({ end: 'last 1' });
  expect(refusal({ stocks: ['2c', '3c'] }, 'slap', 0)).toBe('empty-pile');
});

test('a last card that is a challenge keeps whoever laid it in the game', () => {
  expect(after({ stocks: ['Kd', '5h 4c'], pile: '9c', flipper: 1, turn: 0 }, ['flip', 0]))
    .toMatchObject({ owed: null, turn: 1, challenge: '0 3' });
});

test('the last flip that is played ends the game at once: no challenge comes of it, those in draw, and the pile stays', () => {
  const late: MidGame = { stocks: ['Kd 3c', '5h', ''], pile: '9c', flipper: 1, turn: 0, flips: 999 };
  expect(after(late, ['flip', 0])).toMatchObject({ pile: '9c Kd', end: 'flips 0 1', challenge: null });
  expect(after({ ...late, stocks: ['Kd', '5h', ''] }, ['flip', 0])).toMatchObject({ pile: '', end: 'last 1' });
});
