/** The example of the record's rules, and one for each decision beyond the printed text. */
import { describe, expect, test } from 'vitest';
import { PACK, type Card } from '../../../../src/cards/card';
import { apply, letterOf, startGame, winnersOf, type WindowGame } from '../../../../src/games/window/rules/game';
import { WINDOW_RECORD } from '../../../../src/games/window/rules/record';

/** A game of three whose dealer is seat 0: seat 0 turns 8c first, then seat 1 the 3c, then seat 2 the ace. */
function three(letters: 'en' | 'sv' = 'en', first: readonly Card[] = ['3c', 'Ac', '8c']): WindowGame {
  return startGame(letters, 3, { deck: [...first, ...PACK.filter((card) => !first.includes(card))], dealer: 0 });
}

function after(game: WindowGame, ...events: readonly unknown[]): WindowGame {
  return events.reduce<WindowGame>((state, event) => {
    const outcome = apply(state, event);
    if (!outcome.ok) throw new Error(`${JSON.stringify(event)} is ${outcome.code}`);
    return outcome.state;
  }, game);
}
const code = (game: WindowGame, event: unknown): string | null => {
  const outcome = apply(game, event);
  return outcome.ok ? null : outcome.code;
};

test('the example of the record', () => {
  const game = after(three(), ['turn', 0], ['call', 2], ['call', 1], ['word', 2, 'ear', 'list'], ['turn', 1], ['call', 0], ['call', 2],
    ['word', 0, '', 'none'], ['word', 2, 'tree', 'agreed']);
  expect(WINDOW_RECORD.result(game)).toEqual({
    over: false, winners: [], won: [[], [], [['8c', 'ear'], ['3c', 'tree']]], aside: [], turned: 2, open: null, queue: [], wrong: [],
  });
});

test('the letters of both languages', () => {
  const cards = [...'A23456789TJQK'].map((rank) => `${rank}c` as Card);
  expect(cards.map((card) => letterOf('en', card)).join('')).toBe('ATTFFSSENTJQK');
  expect(cards.map((card) => letterOf('sv', card)).join('')).toBe('ETTFFSSÅNTKDK');
});

describe('decisions', () => {
  test('19: a turned card is the next in the order dealt, the dealer first', () => {
    expect(after(three(), ['turn', 0]).open).toBe('8c');
    expect(code(three(), ['turn', 1])).toBe('not-your-turn');
  });
  test('20: callers stand in a row, once a card, and with nobody in it the race is open again', () => {
    const called = after(three(), ['turn', 0], ['call', 2], ['call', 1]);
    expect(called.queue).toEqual([2, 1]);
    expect(code(called, ['call', 2])).toBe('called');
    expect(code(called, ['word', 1, 'ear', 'list'])).toBe('not-first');
    const open = after(called, ['word', 2, 'xylophone', 'letter'], ['word', 1, '', 'none']);
    expect(open.queue).toEqual([]);
    expect(code(open, ['call', 1])).toBe('out-for-card');
    expect(after(open, ['call', 0]).queue).toEqual([0]);
  });
  test('21: a refused word may be said again, a word that won may not', () => {
    const refused = after(three(), ['turn', 0], ['call', 2], ['call', 1], ['word', 2, 'ear', 'unknown'], ['word', 1, 'ear', 'list']);
    const game = after(refused, ['turn', 1], ['aside', null], ['turn', 2], ['aside', null], ['turn', 0]);
    expect(game.won[1]).toEqual([['8c', 'ear']]);
    const again = after({ ...game, open: '8d' }, ['call', 0]);
    expect(code(again, ['word', 0, 'Ear', 'list'])).toBe('used-word');
    expect(code(again, ['word', 0, 'Ear', 'used'])).toBeNull();
  });
  test('22: all wrong sends the card aside at once, and who won no card wins nothing', () => {
    const game = after(three(), ['turn', 0], ['call', 0], ['call', 1], ['call', 2], ['word', 0, '', 'none'], ['word', 1, '', 'none'],
      ['word', 2, '', 'none']);
    expect([game.open, game.aside]).toEqual([null, ['8c']]);
    expect(winnersOf(game)).toEqual([]);
  });
  test('23: tree and Tree are one word, tree and trees two, and é is not e', () => {
    const open = { ...after(three(), ['turn', 0], ['call', 0], ['word', 0, 'Ear', 'list'], ['turn', 1]), open: '8d' as Card };
    const game = after(open, ['call', 1]);
    expect(code(game, ['word', 1, 'ear', 'list'])).toBe('used-word');
    expect(code(game, ['word', 1, 'ears', 'list'])).toBeNull();
    expect(code(game, ['word', 1, 'école', 'list'])).toBe('wrong-letter');
  });
  test('24: that the others agree stands in the verdict alone; it cannot save a wrong letter', () => {
    const game = after(three(), ['turn', 0], ['call', 0]);
    expect(code(game, ['word', 0, 'elk', 'agreed'])).toBeNull();
    expect(code(game, ['word', 0, 'tree', 'agreed'])).toBe('wrong-letter');
    expect(code(game, ['word', 0, 'elk', 'none'])).toBe('bad-verdict');
  });
  test('25: thirteen may sit there by the record', () => {
    const game = startGame('en', 13, { deck: PACK, dealer: 12 });
    expect([game.hands.length, game.rest.length]).toEqual([13, 0]);
  });
});

test.each([' ear', 'ear ', 'e'.repeat(41), 'e\u0301cole'])('%j is no word as it stands', (word) => {
  expect(code(after(three(), ['turn', 0], ['call', 0]), ['word', 0, word, 'letter'])).toBe('bad-word');
});
