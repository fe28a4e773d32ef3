/** Calling SNAG (rules 3 to 6) in small games: runs made, missed, claimed, cut and lengthened. Notation: see `events`. */
import { describe, expect, test } from 'vitest';
import { entitledRuns } from '../../src/rules/calls';
import { refuse, startGame } from '../../src/rules/game';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { Position } from '../../src/rules/position';
import { arranged, dealPlaying, play, standing, taken } from '../helpers/arranged';

/** Four players; with their first tile seat 0 makes the run 31 32 33 34. Each has tiles that lie far from it, too. */
const four = (rules: Partial<HouseRules> = {}): Position => arranged(
  [[34, 4, 97, 66], [31, 35, 79, 13], [32, 18, 72, 58], [33, 7, 94, 70]], { starter: 1, rules });
const UP_TO_THE_RUN = '1:31- 2:32- 3:33- 0:34';
/** The same, the run missed: player 1 (seat 0) drew without a call. Seat 1 is to move. */
const missed = (rules: Partial<HouseRules> = {}): Position => play(four(rules), `${UP_TO_THE_RUN}-`).position;
const RUN = [31, 32, 33, 34];

describe('the maker', () => {
  test('whoever calls before they draw takes the run', () => {
    const { position, happened } = play(four(), `${UP_TO_THE_RUN}!-`);
    expect(happened.at(-2)).toEqual([{
      type: 'snagged', seat: 0, tiles: RUN, runs: [{ direction: 'across', squares: RUN, maker: 0, missed: false }],
    }]);
    expect(standing(position)).toEqual({ mover: 1, won: [4, 0, 0, 0], owes: [false, false, false, false] });
    expect(position.board).toEqual([]);
  });
  test('is alone in calling while they may still call: a call by another is refused in between', () => {
    const { position } = play(four(), UP_TO_THE_RUN);
    for (const seat of [1, 2, 3]) expect(refuse(position, ['snag', seat])).toEqual({ code: 'makers-call', seat, mover: 0 });
  });
  test('has forfeited a run that they did not call', () => {
    const { position, last } = play(missed(), '0!');
    expect(last).toEqual([{ type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [] }]);
    expect(standing(position)).toMatchObject({ mover: 1, won: [0, 0, 0, 0], owes: [true, false, false, false] });
  });
  test('has forfeited it for good, not for one move', () => {
    expect(taken(play(missed(), '1:79- 2:18- 3:7- 0:4!').last)).toBeNull();
  });
  test('who has called once has nothing more to call', () => {
    expect(play(four(), `${UP_TO_THE_RUN}!!`).last[0]).toMatchObject({ type: 'falseCall', seat: 0 });
  });
  test('is told nothing by a run that is made or missed', () => {
    const { happened } = play(four(), `${UP_TO_THE_RUN}-`);
    expect(happened.slice(-2).map((happenings) => happenings.map(({ type }) => type))).toEqual([['placed'], ['drew', 'turn']]);
  });
});

describe('a claim before the next tile', () => {
  test.each([[1, 2], [2, 3], [3, 0]])('by seat %i takes the run, and seat %i plays', (caller, next) => {
    const { position, last } = play(missed(), `${caller}!`);
    expect(last).toEqual([
      { type: 'snagged', seat: caller, tiles: RUN, runs: [{ direction: 'across', squares: RUN, maker: 0, missed: true }], costsMove: true },
      { type: 'turn', seat: next },
    ]);
    expect(standing(position)).toMatchObject({ mover: next, owes: [false, false, false, false] });
    expect(position.won[caller]).toHaveLength(4);
  });
  test('as printed: 1 misses, 3 calls, 2 loses their move, 4 plays, then 1, then 2', () => {
    const { position } = play(missed(), '2! 3:7- 0:4- 1:79-');
    expect(position.mover).toBe(2);
  });
  test.each([[1], [2], [3]])('by house rule leaves seat %i their move: they play next', (caller) => {
    const { position, last } = play(missed({ claimCostsMove: false }), `${caller}!`);
    expect(last.at(-1)).toEqual({ type: 'turn', seat: caller });
    expect(last[0]).not.toHaveProperty('costsMove');
    expect(position.mover).toBe(caller);
  });
  test('among two players gives the move back to the one who missed', () => {
    const two = arranged([[31, 33, 97, 66], [32, 34, 79, 58]]);
    const { position } = play(two, '0:31- 1:32- 0:33- 1:34- 0!');
    expect(standing(position)).toMatchObject({ mover: 1, won: [4, 0] });
  });
  test('passes over a player who keeps the move that they still have to lose', () => {
    // Seat 2 calls falsely once their move is over; the claim by 3 passes over 1 and 2.
    const claimed = play(four(), '1:31- 2:32- 2! 3:33- 0:34- 3!');
    expect(standing(claimed.position)).toMatchObject({ mover: 0, owes: [false, false, true, false] });
    const { position, last } = play(claimed.position, '0:4- 1:79-');
    expect(last.slice(1)).toEqual([{ type: 'lostMove', seat: 2 }, { type: 'turn', seat: 3 }]);
    expect(position.owes).toEqual([false, false, false, false]);
  });
  test('reaches a player who has a move to lose: they lose it, and the next plays', () => {
    const { last } = play(four(), '1:31- 2:32- 3:33- 3! 0:34- 2!');
    expect(last.slice(1)).toEqual([{ type: 'lostMove', seat: 3 }, { type: 'turn', seat: 0 }]);
  });
  test('comes once: the second caller finds nothing', () => {
    expect(play(missed(), '2! 1!').last[0]).toMatchObject({ type: 'falseCall', seat: 1 });
  });
  test('still moves the turn after a false call by the maker in between', () => {
    expect(standing(play(missed(), '0! 2!').position)).toMatchObject({ mover: 3, owes: [true, false, false, false] });
  });
});

describe('a missed run that nobody claimed before the next tile', () => {
  test('stays, and is called later without moving the turn', () => {
    const { position, last } = play(missed(), '1:79- 3!');
    expect(last).toHaveLength(1);
    expect(last[0]).not.toHaveProperty('costsMove');
    expect(standing(position)).toMatchObject({ mover: 2, won: [0, 0, 0, 4] });
  });
  test('is called by the mover in their own move, who goes on with it', () => {
    expect(standing(play(missed(), '1:79- 2!').position)).toMatchObject({ mover: 2, won: [0, 0, 4, 0] });
    const { position } = play(missed(), '1:79! 1-');
    expect(standing(position)).toMatchObject({ mover: 2, won: [0, 4, 0, 0], owes: [false, false, false, false] });
  });
  test('is taken together with a run of one\'s own', () => {
    const start = arranged([[34, 4, 97, 24], [31, 44, 79, 13], [32, 14, 72, 58], [33, 7, 94, 70]], { starter: 1 });
    const { last } = play(start, '1:31- 2:32- 3:33- 0:34- 1:79- 2:14- 3:94- 0:24- 1:44!');
    // 14 24 34 44 is theirs, 31 to 34 is what seat 0 missed: seven tiles together, 34 once.
    expect(taken(last)).toEqual([14, 24, 31, 32, 33, 34, 44]);
  });
  test('is lost with the next tile by house rule', () => {
    const rules = { missedRun: 'one-move' } as const;
    expect(taken(play(missed(rules), '3!').last)).toEqual(RUN);
    const later = play(missed(rules), '1:79- 3!');
    expect(later.last[0]).toMatchObject({ type: 'falseCall', seat: 3 });
    expect(later.position.board).toEqual([...RUN, 79]);
  });
  test('moves the turn if a fresh one is taken with it', () => {
    // Seat 0 missed 31 to 34 before; seat 3 now misses 4 to 7. Seat 2 takes both: their left is seat 3.
    const start = arranged([[34, 4, 97, 66], [31, 5, 79, 13], [32, 6, 72, 58], [33, 7, 94, 70]], { starter: 1 });
    const { position, last } = play(start, '1:31- 2:32- 3:33- 0:34- 1:5- 2:6- 3:94- 0:4- 1:79- 2:72- 3:7- 2!');
    expect(taken(last)).toEqual([4, 5, 6, 7, ...RUN]);
    expect(position.mover).toBe(3);
  });
});

describe('a missed run that is lengthened', () => {
  test('is a new run, of whoever lengthened it', () => {
    const { last } = play(missed(), '1:35!');
    expect(last).toEqual([{
      type: 'snagged', seat: 1, tiles: [...RUN, 35], runs: [{ direction: 'across', squares: [...RUN, 35], maker: 1, missed: false }],
    }]);
  });
  test('and missed again is open to its first maker, closed to its second', () => {
    const { position } = play(missed(), '1:35-');
    expect([0, 1, 2, 3].map((seat) => entitledRuns(position, seat).length)).toEqual([1, 0, 1, 1]);
    const { last, position: after } = play(position, '0!');
    expect(taken(last)).toEqual([...RUN, 35]);
    // The claim counts as one on a fresh miss by seat 1: the move goes to the left of seat 0.
    expect(after.mover).toBe(1);
  });
  test('across an old miss in another direction leaves that as it was', () => {
    const start = arranged([[34, 24, 97, 66], [31, 14, 79, 13], [32, 44, 72, 58], [33, 7, 94, 70]], { starter: 1 });
    const { position } = play(start, '1:31- 2:32- 3:33- 0:34- 1:14- 2:72- 3:94- 0:24- 1:79- 2:44-');
    expect(entitledRuns(position, 0).map(({ maker }) => maker)).toEqual([2]);
    expect(entitledRuns(position, 2).map(({ maker }) => maker)).toEqual([0]);
    expect(entitledRuns(position, 3).map(({ squares }) => squares.length)).toEqual([4, 4]);
  });
  test('revives a run that was lost by house rule', () => {
    expect(taken(play(missed({ missedRun: 'one-move' }), '1:35!').last)).toEqual([...RUN, 35]);
  });
});

/** Two players place `order` in turn; seat 0 begins. */
const regular = (order: readonly number[], last = ''): Position => {
  const start = startGame(PRINTED_RULES, 2, 0, dealPlaying(order, 2));
  return play(start, `${order.map((tile, i) => `${i % 2}:${tile}-`).join(' ').slice(0, -1)}${last}`).position;
};

describe('a missed run that is cut', () => {
  // Seat 0 misses 31 to 37, and later takes 15 25 35 45, which is their own: what they missed they cannot take.
  const order = [31, 32, 33, 35, 36, 37, 15, 25, 34, 97, 45];
  test('stays missed as far as four are left in line', () => {
    const position = regular(order, '!-');
    expect(standing(position)).toMatchObject({ mover: 1, won: [4, 0] });
    expect(position.board).toEqual([31, 32, 33, 34, 36, 37, 97]);
    expect(entitledRuns(position, 1).map(({ squares, maker }) => [squares, maker])).toEqual([[RUN, 0]]);
    expect(entitledRuns(position, 0)).toEqual([]);
    // It has lain there for long: whose move it is does not change.
    expect(standing(play(position, '1!').position)).toMatchObject({ mover: 1, won: [4, 4] });
  });
  test('can leave two runs', () => {
    // Seat 0 lengthens what they missed to 31 to 39, then takes 35 out of its middle.
    const position = regular([31, 32, 33, 35, 36, 37, 34, 79, 38, 58, 39, 15, 25, 97, 45], '!-');
    expect(entitledRuns(position, 1).map(({ squares }) => squares)).toEqual([RUN, [36, 37, 38, 39]]);
    expect(taken(play(position, '1!').last)).toHaveLength(8);
  });
  test('is no run any more with three left', () => {
    const position = regular([31, 32, 33, 97, 34, 13, 14, 79, 24, 58, 44], '!-');
    expect(standing(position)).toMatchObject({ won: [4, 0] });
    expect(position.board).toEqual([13, 31, 32, 33, 58, 79, 97]);
    expect(entitledRuns(position, 1)).toEqual([]);
  });
});

describe('several lines at once', () => {
  test.each([
    ['two', [14, 24, 44, 54, 23, 45, 56, 67], 34, 9],
    ['three', [22, 33, 44, 66, 77, 88, 46, 37, 28], 55, 10],
    ['three short ones', [52, 53, 54, 25, 35, 45, 22, 33, 44], 55, 10],
    ['four', [52, 53, 54, 25, 35, 45, 22, 33, 44, 46, 37, 28], 55, 13],
  ])('%s are won together, each tile once', (name, before, last, count) => {
    const { position, last: told } = play(regular([...before, last]), `${before.length % 2}!`);
    expect(taken(told)).toEqual([...before, last].toSorted((a, b) => a - b));
    expect(position.won[before.length % 2]).toHaveLength(count);
    expect(position.board).toEqual([]);
    const lines = told.flatMap((happening) => (happening.type === 'snagged' ? happening.runs : []));
    expect(lines).toHaveLength({ two: 2, three: 2, 'three short ones': 3, four: 4 }[name] ?? 0);
  });
});
