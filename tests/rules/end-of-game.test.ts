/** The end of a game (rule 7): racks that run empty, players passed over, the last chance to call. Notation: see `events`. */
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../src/rules/board';
import { entitledRuns } from '../../src/rules/calls';
import { legalEvents, refuse, startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import { resultOf } from '../../src/rules/record';
import { arranged, dealPlaying, endgame, play, standing, taken } from '../helpers/arranged';

describe('the deal', () => {
  test('goes four at a time to the starter first, then to the left; the rest is the pile, drawn from the front', () => {
    const { racks, pile, mover } = startGame(PRINTED_RULES, 3, 1, SQUARES);
    expect(racks).toEqual([[17, 18, 22, 23], [4, 5, 6, 7], [13, 14, 15, 16]]);
    expect(pile).toHaveLength(64);
    expect(mover).toBe(1);
    const { position, last } = play(startGame(PRINTED_RULES, 3, 1, SQUARES), '1:5-');
    expect(last[0]).toEqual({ type: 'drew', seat: 1, tile: 24, pile: 63 });
    expect(position.racks[1]?.toSorted((a, b) => a - b)).toEqual([4, 6, 7, 24]);
  });
  test('leaves everybody four tiles until the pile is used up', () => {
    // 68 moves draw 68 tiles for two players; a scattered order so that no run matters.
    const order = SQUARES.toSorted((a, b) => (a * 37) % 97 - (b * 37) % 97);
    const moves = order.map((tile, i) => `${i % 2}:${tile}-`);
    const start = startGame(PRINTED_RULES, 2, 0, dealPlaying(order, 2));
    const late = play(start, moves.slice(0, 68).join(' '));
    expect(late.position.racks.map(({ length }) => length)).toEqual([4, 4]);
    expect(late.last[0]).toMatchObject({ type: 'drew', pile: 0 });
    const next = play(late.position, moves[68] ?? '');
    expect(next.last[0]).toEqual({ type: 'drew', seat: 0, tile: null, pile: 0 });
    const all = play(late.position, moves.slice(68).join(' '));
    expect(all.position.mover).toBeNull();
    expect(all.last.at(-1)).toEqual({ type: 'over', tiles: [0, 0] });
  });
});

describe('a player without tiles', () => {
  test('is passed over', () => {
    expect(play(endgame([[97], [], [94]], []), '0:97-').position.mover).toBe(2);
    expect(play(endgame([[97, 4], [], []], []), '0:97-').position.mover).toBe(0);
  });
  test('uses up no move that they still have to lose', () => {
    const { position, last } = play(endgame([[97, 13], [], [94]], [], { owes: [1] }), '0:97-');
    expect(last.slice(1)).toEqual([{ type: 'turn', seat: 2 }]);
    expect(position.owes).toEqual([false, true, false]);
  });
  test('is passed over by a claim that gives them the move', () => {
    const missed = [{ direction: 'across', squares: [31, 32, 33, 34], maker: 2, fresh: true }] as const;
    expect(play(endgame([[97], [], [94]], [31, 32, 33, 34], { missed }), '0!').position.mover).toBe(2);
  });
  test('may still call what others missed, and by house rule "plays next" finds nothing to play', () => {
    const missed = [{ direction: 'across', squares: [31, 32, 33, 34], maker: 2, fresh: true }] as const;
    const { position, last } = play(endgame([[97], [], [94]], [31, 32, 33, 34], { missed, rules: { claimCostsMove: false } }), '1!');
    expect(taken(last)).toEqual([31, 32, 33, 34]);
    expect(position.mover).toBe(2);
  });
  test('leaves the last one who has tiles to lose their move and then play', () => {
    const { position, last } = play(endgame([[97, 13], []], []), '0:97!-');
    expect(last.slice(1)).toEqual([{ type: 'lostMove', seat: 0 }, { type: 'turn', seat: 0 }]);
    expect(standing(position)).toMatchObject({ mover: 0, owes: [false, false] });
  });
});

describe('when all is played', () => {
  const last = (): ReturnType<typeof play> => play(endgame([[34], []], [31, 32, 33, 97]), '0:34-');
  test('the game is over with the draw of the last move, not with its tile', () => {
    const placed = play(endgame([[34], []], [31, 32, 33, 97]), '0:34').position;
    expect(resultOf(placed)).toMatchObject({ mover: 0, over: false });
    expect(last().last.map(({ type }) => type)).toEqual(['drew', 'over']);
    expect(resultOf(last().position)).toEqual({ tiles: [71, 0], board: [31, 32, 33, 34, 97], mover: null, over: true });
  });
  test('there is a last chance to call for all but the maker', () => {
    const { position } = last();
    expect(entitledRuns(position, 0)).toEqual([]);
    const called = play(position, '1!');
    expect(called.last).toMatchObject([{ type: 'snagged', seat: 1, tiles: [31, 32, 33, 34] }]);
    expect(resultOf(called.position)).toEqual({ tiles: [71, 4], board: [97], mover: null, over: true });
  });
  test('the maker can still call before their last draw', () => {
    expect(standing(play(endgame([[34], []], [31, 32, 33]), '0:34!-').position).won).toEqual([76, 0]);
  });
  test('nothing else is legal, and tiles on the board are nobody\'s', () => {
    const { position } = last();
    expect(refuse(position, ['place', 0, 97])).toEqual({ code: 'game-over' });
    expect(refuse(position, ['draw', 0])).toEqual({ code: 'game-over' });
    expect(legalEvents(position).toSorted((a, b) => a[1] - b[1])).toEqual([['snag', 0], ['snag', 1]]);
    expect(position.won.flat()).not.toContain(97);
  });
  test('a false call costs no move, since there is none to lose', () => {
    const { position, last: told } = play(last().position, '0!');
    expect(told).toEqual([{ type: 'falseCall', seat: 0, penalty: 'none', paid: [] }]);
    expect(position).toEqual(last().position);
  });
  test('a false call is still paid for by house rule', () => {
    const { position } = play(endgame([[34], []], [31, 32, 33], { rules: { falseCall: 'pay-tile' } }), '0:34- 0!');
    expect(standing(position).won).toEqual([71, 1]);
  });
  test('runs that were lost by house rule stay lost', () => {
    const start = arranged([[34, 31], [32, 33]], { rules: { missedRun: 'one-move' } });
    const { position } = play({ ...start, pile: [], racks: [[31, 33, 97], [32, 34, 79]] }, '0:31- 1:32- 0:33- 1:34- 0:97- 1:79-');
    expect(position.mover).toBeNull();
    expect([0, 1].map((seat) => entitledRuns(position, seat).length)).toEqual([0, 0]);
  });
});
