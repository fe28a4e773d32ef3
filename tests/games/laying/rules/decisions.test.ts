/** A worked example for each decision about California Speed, Aggravation and Speed that the printed rules leave open. */
import { describe, expect, test } from 'vitest';
import { startGame as startAggravation } from '../../../../src/games/aggravation/rules/game';
import { startGame as startCalifornia } from '../../../../src/games/californiaSpeed/rules/game';
import { startGame as startSpeed } from '../../../../src/games/speed/rules/game';
import {
  aggravation, california, playAggravation, playCalifornia, playSpeed, SORTED_DEAL, speed,
} from '../../../helpers/laying/arranged';

const tops = (rows: readonly (readonly (readonly string[])[])[]): readonly string[] =>
  rows.map((row) => row.map((stack) => stack.at(-1)).join(' '));

describe('California Speed', () => {
  test('each card of a match may be covered once, also after its twin was covered', () => {
    const box = california({ hands: ['2c 3c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] });
    const { game, code } = playCalifornia(box, ['lay', 0, [0, 0]], ['lay', 1, [1, 0]]);
    expect(code).toBeNull();
    expect(game.open).toEqual([]);
    expect(playCalifornia(game, ['lay', 0, [1, 0]]).code).toBe('not-marked');
  });

  test('a new card makes a new match at once', () => {
    const box = california({ hands: ['Tc 3c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] });
    expect(playCalifornia(box, ['lay', 0, [0, 0]]).game.open).toEqual([[0, 0], [0, 1], [1, 0]]);
  });

  test('of two on one stack the first stays, and the other goes back to the hand', () => {
    const box = california({ hands: ['2c 3c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] });
    const { game } = playCalifornia(box, ['lay', 1, [1, 0]], ['back', 0, [1, 0]]);
    expect([tops(game.rows), game.hands]).toEqual([['9c Th Jh Qh', '4c Kh Ah 7h'], [['2c', '3c'], ['6c']]]);
  });

  test('whoever has no card left wins; both in one instant draw', () => {
    const box = california({ hands: ['2c', '4c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] });
    const { game } = playCalifornia(box, ['lay', 0, [0, 0]]);
    expect(game.end).toEqual({ by: 'out', winners: [0] });
    expect(playCalifornia(game, ['lay', 1, [1, 0]]).code).toBe('game-over');
    expect(playCalifornia(game, ['lay', 1, [1, 0], 'tie']).game.end).toEqual({ by: 'out', winners: [0, 1] });
  });

  test('1: the card dealt last lies on top, and rows are taken up stack by stack, each turned over as it lies', () => {
    const { game } = playCalifornia(startCalifornia({ lock: 600 }, SORTED_DEAL), ['deal', null]);
    expect(tops(game.rows)).toEqual(['2c 2h 3c 3h', '2d 2s 3d 3s']);
    const box = california({ hands: ['2c 3c 4c', 'Ac 6c 8c'], rows: ['9c Tc|Jh|Qc|5c', 'Td|Kh|Ah|7h'] });
    const { game: next } = playCalifornia({ ...box, open: [] }, ['deal', null]);
    expect([tops(next.rows)[0], next.hands[0]]).toEqual(['2c 3c 4c 9c', ['Tc', 'Jh', 'Qc', '5c']]);
  });

  test('2: a deal and a lay count, and at the thousandth the game is a draw', () => {
    const box = { ...california({ hands: ['2c 3c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] }), flips: 998 };
    const { game } = playCalifornia(box, ['lay', 0, [0, 0]], ['back', 1, [0, 0]]);
    expect([game.flips, game.end]).toEqual([999, null]);
    expect(playCalifornia(game, ['lay', 1, [1, 0]]).game.end).toEqual({ by: 'flips', winners: [0, 1] });
    // Whoever is out by the thousandth has won all the same.
    const last = { ...california({ hands: ['2c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] }), flips: 999 };
    expect(playCalifornia(last, ['lay', 0, [0, 0]]).game.end).toEqual({ by: 'out', winners: [0] });
  });

  test('3: a later lay in the same instant never uses a match made in it', () => {
    const box = california({ hands: ['Tc 3c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] });
    expect(playCalifornia(box, ['lay', 0, [0, 0]], ['lay', 1, [0, 1], 'tie']).code).toBe('no-tie');
    expect(playCalifornia(box, ['lay', 0, [0, 0]], ['lay', 1, [0, 1]]).code).toBeNull();
  });

  test('4: a stack before a seat is that seat’s in every tie', () => {
    const { game } = playCalifornia(startCalifornia({ lock: 600 }, SORTED_DEAL), ['deal', null]);
    const { game: next, code } = playCalifornia(game, ['lay', 0, [0, 1]], ['back', 1, [0, 1]], ['lay', 1, [1, 0], 'tie']);
    expect([code, tops(next.rows), next.open.length]).toEqual([null, ['2c 4c 3c 3h', '4d 2s 3d 3s'], 8]);
    expect(playCalifornia(game, ['lay', 1, [0, 1]], ['back', 0, [0, 1]]).code).toBe('tie-order');
  });

  test('5: no mark lapses: a lone one holds back the deal until it is covered', () => {
    const box = california({ hands: ['2c 3c', '4c 6c'], rows: ['9c|Th|Jh|Qh', '9d|Kh|Ah|7h'] });
    const { game, code } = playCalifornia(box, ['lay', 0, [0, 0]], ['deal', null]);
    expect(code).toBe('match-open');
    expect(playCalifornia(game, ['lay', 0, [1, 0]]).game.end).toEqual({ by: 'out', winners: [0] });
  });
});

describe('Aggravation', () => {
  const CALL = ['call', 1, [0, 0], [1, 0]] as const;

  test('a match may be called while two of its cards are uncovered', () => {
    const at = aggravation({ hands: ['2c 3c 4c', ''], rows: ['9c|Th', '9d|9h'] }, { ranOut: [null, 1], formed: { 9: 2 } });
    const { game } = playAggravation(at, ['lay', 0, [0, 0]]);
    expect(playAggravation(game, CALL).code).toBe('no-match');
    expect(playAggravation(game, ['call', 1, [1, 0], [1, 1]]).game.end).toEqual({ by: 'call', winners: [1] });
    const { game: fewer } = playAggravation(game, ['lay', 0, [1, 1]]);
    expect(playAggravation(fewer, ['call', 1, [1, 0], [1, 1]]).code).toBe('no-match');
    // One stack touched twice is no match, and who has cards can’t call.
    expect(playAggravation(game, ['call', 1, [1, 0], [1, 0]]).code).toBe('no-match');
    expect(playAggravation(game, ['call', 0, [1, 0], [1, 1]]).code).toBe('has-cards');
  });

  test('where nobody has two cards, whoever has one turns it; without a match who ran out first has won', () => {
    const one = aggravation({ hands: ['2c', ''], rows: ['9c', 'Th'] }, { ranOut: [null, 1], instant: 5 });
    expect(playAggravation(one, ['turn', null]).game.end).toEqual({ by: 'out', winners: [1] });
    const both = aggravation({ hands: ['2c', '3d'], rows: ['9c', 'Th'] });
    expect(playAggravation(both, ['turn', null]).game.end).toEqual({ by: 'out', winners: [0, 1] });
  });

  test('with one card or none, only the other turns, one by one', () => {
    const at = aggravation({ hands: ['2c 4c 5c', '3d'], rows: ['9c', 'Th'] });
    const { game } = playAggravation(at, ['turn', null], ['turn', null]);
    expect(tops(game.rows)).toEqual(['9c 2c 4c', 'Th']);
    expect(tops(playAggravation(game, ['turn', null]).game.rows)).toEqual(['9c 2c 4c 5c', 'Th 3d']);
  });

  test('6: once somebody has no card, open marks that they may not call hold nothing back, and stay open', () => {
    const at = aggravation({ hands: ['Qc 3c', ''], rows: ['9c|Qh', '9d'] }, { ranOut: [null, 40], formed: { 9: 38 }, instant: 50 });
    const { game, code } = playAggravation(at, ['turn', null]);
    expect([code, game.open]).toEqual([null, [[0, 0], [0, 1], [0, 2], [1, 0]]]);
    // Queens were turned beside each other: now they hold it back, and may be called; nines may not.
    expect(playAggravation(game, ['turn', null]).code).toBe('match-open');
    expect(playAggravation(game, CALL).code).toBe('no-match');
    expect(playAggravation(game, ['call', 1, [0, 1], [0, 2]]).game.end).toEqual({ by: 'call', winners: [1] });
    const { game: covered } = playAggravation(game, ['lay', 0, [0, 1]]);
    expect(covered.end).toEqual({ by: 'out', winners: [1] });
  });

  test('7: a match made by one’s own last card may be called, one that lay there only once a card joins it', () => {
    const made = aggravation({ hands: ['2c 4c 5c', 'Td'], rows: ['9c|Th', '9d'] });
    const { game } = playAggravation(made, ['lay', 1, [1, 0]]);
    expect(playAggravation(game, ['call', 1, [0, 1], [1, 0]]).game.end).toEqual({ by: 'call', winners: [1] });
    const lay = aggravation({ hands: ['2c 9h 5c', '7d'], rows: ['9c|Th', '9d|Tc'] }, { formed: { 9: 0, T: 0 } });
    const { game: out } = playAggravation(lay, ['lay', 1, [0, 1]]);
    expect(playAggravation(out, CALL).code).toBe('no-match');
    expect(playAggravation(out, ['lay', 0, [1, 1]], ['turn', null], CALL).game.end).toEqual({ by: 'call', winners: [1] });
  });

  test('8: both out by lays: over at once, the first out wins, in one instant it’s a draw', () => {
    const at = aggravation({ hands: ['2c', '4c'], rows: ['9c|Th', '9d|Kh'] });
    expect(playAggravation(at, ['lay', 0, [0, 0]], ['lay', 1, [1, 0]]).game.end).toEqual({ by: 'out', winners: [0] });
    expect(playAggravation(at, ['lay', 0, [0, 0]], ['lay', 1, [1, 0], 'tie']).game.end).toEqual({ by: 'out', winners: [0, 1] });
  });

  test('8: after the closing turn a match is raced for with calls by all who may; two in one instant share it', () => {
    const at = aggravation({ hands: ['9c', ''], rows: ['9h|Th', 'Kh'] }, { ranOut: [null, 3], instant: 5 });
    const { game } = playAggravation(at, ['turn', null]);
    expect(game.end).toBeNull();
    expect(playAggravation(game, ['turn', null]).code).toBe('no-cards');
    const touched = [[0, 0], [0, 2]] as const;
    expect(playAggravation(game, ['call', 0, ...touched]).game.end).toEqual({ by: 'call', winners: [0] });
    const { game: shared } = playAggravation(game, ['call', 0, ...touched], ['call', 1, ...touched, 'tie']);
    expect(shared.end).toEqual({ by: 'call', winners: [0, 1] });
    expect(playAggravation(shared, ['call', 1, ...touched, 'tie']).code).toBe('game-over');
  });

  test('8: in one instant a lay that came first takes its card from a call', () => {
    const at = aggravation({ hands: ['2c 3c', ''], rows: ['9c|Th', '9d'] }, { ranOut: [null, 1], formed: { 9: 2 } });
    expect(playAggravation(at, ['lay', 0, [0, 0]], [...CALL, 'tie']).code).toBe('no-match');
    expect(playAggravation(at, CALL, ['lay', 0, [0, 0], 'tie']).code).toBe('game-over');
  });

  test('9: a row has no limit but its cards: with thirteen ranks alone on top a match comes with the next', () => {
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'].map((rank) => `${rank}h`).join('|');
    const { game } = playAggravation(aggravation({ hands: ['9c 3c', ''], rows: [ranks, ''] }, { ranOut: [null, 1] }), ['turn', null]);
    expect([game.rows[0]!.length, game.open]).toEqual([14, [[0, 7], [0, 13]]]);
  });

  test('the first turn of the sorted pack, and what covers it, as the records tell it', () => {
    const start = startAggravation({ lock: 600 }, SORTED_DEAL);
    const { game, code } = playAggravation(start, ['turn', null], ['lay', 0, [1, 0]], ['lay', 1, [0, 0]], ['turn', null]);
    expect([code, tops(game.rows), game.open]).toEqual(['match-open', ['2s', '2h'], [[0, 0], [1, 0]]]);
  });
});

describe('Speed', () => {
  test('a hand is filled by a key, with one press; or by itself after each lay', () => {
    const at = { hands: ['5c 9d Td', '2c'], stocks: ['Ks 3d 8h', ''], piles: ['4c', '8c'] } as const;
    const { game } = playSpeed(speed(at), ['lay', 0, '5c', 0]);
    expect(game.hands[0]).toEqual(['9d', 'Td']);
    expect(playSpeed(game, ['draw', 0]).game.hands[0]).toEqual(['9d', 'Td', 'Ks', '3d', '8h']);
    expect(playSpeed(speed(at, 'auto'), ['lay', 0, '5c', 0]).game.hands[0]).toEqual(['9d', 'Td', 'Ks', '3d', '8h']);
  });

  test('both blocked: hands are filled first, and only then the piles go on', () => {
    const at = speed({ hands: ['Ts', '6c'], stocks: ['Ks 9d', ''], piles: ['2c', '3c'], talons: ['Qd Qh', 'Js Jh'] });
    expect(playSpeed(at, ['turn', null]).code).toBe('fill-first');
    const { game, code } = playSpeed(at, ['fill', null], ['turn', null]);
    expect([code, game.hands[0], game.piles, game.talons]).toEqual([
      null, ['Ts', 'Ks', '9d'], [['2c', 'Qd'], ['3c', 'Js']], [['Qh'], ['Jh']],
    ]);
    expect(playSpeed(game, ['turn', null]).code).toBe('not-blocked');
  });

  test('an empty talon: the whole pile is shuffled into it, and its top is turned at once; each talon by itself', () => {
    const at = speed({ hands: ['Ts', '6c'], piles: ['Kc 2c', '3c'], talons: ['', 'Js Jh'] });
    expect(playSpeed(at, ['turn', null]).code).toBe('bad-talon');
    expect(playSpeed(at, ['turn', null, ['Kc'], null]).code).toBe('bad-talon');
    expect(playSpeed(at, ['turn', null, ['Kc', '2c'], ['3c']]).code).toBe('bad-talon');
    const { game } = playSpeed(at, ['turn', null, ['Kc', '2c'], null]);
    expect([game.piles, game.talons]).toEqual([[['Kc'], ['3c', 'Js']], [['2c'], ['Jh']]]);
  });

  test('hand and stock empty wins; both in one instant draw', () => {
    const at = speed({ hands: ['5c', '9c'], piles: ['4c', '8c'] });
    const { game } = playSpeed(at, ['lay', 0, '5c', 0]);
    expect(game.end).toEqual({ by: 'out', winners: [0] });
    expect(playSpeed(game, ['lay', 1, '9c', 1, 'tie']).game.end).toEqual({ by: 'out', winners: [0, 1] });
    expect(playSpeed(speed({ hands: ['5c', '9c'], stocks: ['2d', ''], piles: ['4c', '8c'] }), ['lay', 0, '5c', 0]).game.end).toBeNull();
  });

  test('the next rank up or down fits, around the corner, whatever its suit', () => {
    const at = speed({ hands: ['Ks 2d 3c Qs', '9c'], piles: ['Ac', 'Ad'] });
    expect(['Ks', '2d', '3c', 'Qs'].map((card) => playSpeed(at, ['lay', 0, card, 0]).code)).toEqual([
      null, null, 'does-not-fit', 'does-not-fit',
    ]);
  });

  test('4: the first tie is of the seat that is not the dealer, then the other’s', () => {
    const start = playSpeed(startSpeed({ lock: 600, refill: 'key' }, SORTED_DEAL), ['turn', null]).game;
    const { game, code } = playSpeed(start, ['lay', 1, 'As', 1], ['back', 0, 'Ah', 1]);
    expect([code, game.tieTo]).toEqual([null, 0]);
    const { game: next } = playSpeed(game, ['lay', 0, 'Ah', 0], ['lay', 0, 'Kh', 0], ['draw', 0]);
    expect(next.hands[0]!.toSorted()).toEqual(['5c', '5h', 'Ac', 'Kc', 'Qh']);
    expect(playSpeed(start, ['lay', 0, 'Ah', 1], ['back', 1, 'As', 1]).code).toBe('tie-order');
  });

  test('4: what lost a tie never fits any more: both were one away from the old card', () => {
    const at = speed({ hands: ['5c 2d', '3c 7d'], piles: ['4c', 'Kc'] });
    const { game } = playSpeed({ ...at, tieTo: 0 }, ['lay', 0, '5c', 0], ['back', 1, '3c', 0]);
    expect(playSpeed(game, ['lay', 1, '3c', 0]).code).toBe('does-not-fit');
  });

  test('10: a card that does not fit is refused, and the table’s filling is an event before which somebody may draw', () => {
    const at = speed({ hands: ['Ts', '6c'], stocks: ['Ks', '9d'], piles: ['2c', '4c'] });
    expect(playSpeed(at, ['lay', 0, 'Ts', 0]).code).toBe('does-not-fit');
    const { game } = playSpeed(at, ['draw', 0], ['fill', null]);
    expect(game.hands).toEqual([['Ts', 'Ks'], ['6c', '9d']]);
    expect(playSpeed(game, ['fill', null]).code).toBe('nothing-to-fill');
  });
});
