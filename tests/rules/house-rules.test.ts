/** False calls and what they cost, races, and games in which runs are picked up without a call. Notation: see `events`. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/rules/game';
import type { HouseRules } from '../../src/rules/options';
import type { Happening, Position } from '../../src/rules/position';
import { arranged, endgame, play, standing, taken } from '../helpers/arranged';

const RUN = [31, 32, 33, 34];

/** Four players; seat 1 begins, and seat 0 can make 31 32 33 34 with their first tile. */
const four = (rules: Partial<HouseRules> = {}): Position => arranged(
  [[34, 4, 97, 66], [31, 35, 79, 13], [32, 18, 72, 58], [33, 7, 94, 70]], { starter: 1, rules });
const kinds = (happenings: readonly Happening[]): string[] => happenings.map(({ type }) => type);

describe('a call before the first tile is placed', () => {
  test.each(['classic', 'race'] as const)('is refused in %s calling, and costs nothing', (calls) => {
    for (const seat of [0, 1, 2, 3]) expect(refuse(four({ calls }), ['snag', seat])).toEqual({ code: 'nothing-placed', seat });
  });
});

describe('a false call costs a move:', () => {
  test('this one, if it is the caller\'s and they have not placed yet', () => {
    const { position, last } = play(four(), '1:31- 2!');
    expect(last).toEqual([
      { type: 'falseCall', seat: 2, penalty: 'lose-move', paid: [], thisMove: true },
      { type: 'lostMove', seat: 2 }, { type: 'turn', seat: 3 },
    ]);
    expect(standing(position)).toMatchObject({ mover: 3, owes: [false, false, false, false] });
    expect(position.racks[2]).toHaveLength(4);
  });
  test('their next one, if they have placed: they still end this one with the draw', () => {
    const { position } = play(four(), '1:31!');
    expect(standing(position)).toMatchObject({ mover: 1, owes: [false, true, false, false] });
    const round = play(position, '1- 2:18- 3:7- 0:4-');
    expect(kinds(round.last)).toEqual(['drew', 'lostMove', 'turn']);
    expect(standing(round.position)).toMatchObject({ mover: 2, owes: [false, false, false, false] });
  });
  test('their next one, if it is another\'s move', () => {
    const { position } = play(four(), '1:31- 0!');
    expect(standing(position)).toMatchObject({ mover: 2, owes: [true, false, false, false] });
    expect(play(position, '2:18- 3:7-').last.slice(1)).toEqual([{ type: 'lostMove', seat: 0 }, { type: 'turn', seat: 1 }]);
  });
  test('one at most, however often they call', () => {
    const { position, happened } = play(four(), '1:31- 0! 0! 0! 2:18- 3:7- 1:79- 2:72- 3:94-');
    const told = happened.flat().flatMap((happening) => (happening.type === 'falseCall' ? [happening.penalty] : []));
    expect(told).toEqual(['lose-move', 'none', 'none']);
    expect(standing(position)).toMatchObject({ mover: 0, owes: [false, false, false, false] });
  });
  test('one for each who called: two in a row lose theirs', () => {
    expect(play(four(), '1:31- 3! 0! 2:18-').last.slice(1)).toEqual([
      { type: 'lostMove', seat: 3 }, { type: 'lostMove', seat: 0 }, { type: 'turn', seat: 1 },
    ]);
  });
  test('and they may call again when it is lost', () => {
    const { position } = play(four(), '1:31- 0! 2:18- 3:7- 1:79- 0!');
    expect(position.owes).toEqual([true, false, false, false]);
  });
  test('all players in turn, and the first who has none to lose plays', () => {
    const { position, last } = play(four(), '1:31- 0! 3! 1! 2:18-');
    expect(kinds(last)).toEqual(['drew', 'lostMove', 'lostMove', 'lostMove', 'turn']);
    expect(position.mover).toBe(2);
  });
});

describe('a false call by house rule', () => {
  test('costs nothing', () => {
    const before = play(four({ falseCall: 'none' }), '1:31-').position;
    const { position, last } = play(before, '2!');
    expect(last).toEqual([{ type: 'falseCall', seat: 2, penalty: 'none', paid: [] }]);
    expect(position).toEqual(before);
  });
  test('is paid with one tile to each other player', () => {
    const { position, last } = play(four({ falseCall: 'pay-tile' }), '1:31- 2:32- 3:33- 0:34!- 0!');
    expect(last).toMatchObject([{ type: 'falseCall', seat: 0, penalty: 'pay-tile' }]);
    const paid = last.flatMap((happening) => (happening.type === 'falseCall' ? happening.paid : []));
    expect(paid.map(({ to }) => to)).toEqual([1, 2, 3]);
    expect(new Set(paid.map(({ tile }) => tile)).size).toBe(3);
    expect(standing(position)).toEqual({ mover: 1, won: [1, 1, 1, 1], owes: [false, false, false, false] });
    expect(position.won.flat().toSorted((a, b) => a - b)).toEqual(RUN);
  });
  test('is paid from the left on, as long as they have any', () => {
    const { position } = play(four({ falseCall: 'pay-tile' }), '1:31- 2:32- 3:33- 0:34!- 0! 0!');
    expect(standing(position).won).toEqual([0, 2, 1, 1]);
    expect(standing(play(position, '0!').position).won).toEqual([0, 2, 1, 1]);
    // Seat 1 pays from their own left: 2, 3, and then they have none for 0.
    expect(standing(play(position, '1!').position).won).toEqual([0, 0, 2, 2]);
  });
  test('lets the caller of their own move go on with it', () => {
    expect(play(four({ falseCall: 'pay-tile' }), '1:31- 2!').position.mover).toBe(2);
  });
});

describe('a race', () => {
  const race = (rules: Partial<HouseRules> = {}): Position => four({ calls: 'race', ...rules });
  const LANDED = '1:31- 2:32- 3:33- 0:34';
  test('is won by the maker who calls first: the turn goes on as ever', () => {
    expect(standing(play(race(), `${LANDED}!-`).position)).toMatchObject({ mover: 1, won: [4, 0, 0, 0] });
  });
  test.each([[1, 2], [2, 3], [3, 0]])('is won by seat %i: the maker draws, and then seat %i plays', (caller, next) => {
    const called = play(race(), `${LANDED} ${caller}!`);
    expect(called.last).toEqual([
      { type: 'snagged', seat: caller, tiles: RUN, runs: [{ direction: 'across', squares: RUN, maker: 0, missed: false }],
        costsMove: true },
    ]);
    expect(called.position.mover).toBe(0);
    const { position, last } = play(called.position, '0-');
    expect(last.at(-1)).toEqual({ type: 'turn', seat: next });
    expect(standing(position)).toMatchObject({ mover: next, owes: [false, false, false, false] });
    expect(position.racks[0]).toHaveLength(4);
  });
  test('by house rule leaves the winner their move: they play after the draw', () => {
    expect(play(race({ claimCostsMove: false }), `${LANDED} 2! 0-`).position.mover).toBe(2);
  });
  test('is lost by who calls after another: false, and it costs their next move', () => {
    const { position } = play(race(), `${LANDED} 2! 3! 0-`);
    // The turn would go from 2 to 3, who has a move to lose.
    expect(standing(position)).toMatchObject({ mover: 0, owes: [false, false, false, false] });
  });
  test('is lost by the maker who calls after another: they play no tile next time', () => {
    expect(standing(play(race(), `${LANDED} 2! 0!`).position)).toMatchObject({ mover: 0, owes: [true, false, false, false] });
  });
  test('that nobody won in time is a missed run: closed to the maker, a claim for the others', () => {
    const missed = play(race(), `${LANDED}-`).position;
    expect(play(missed, '0!').last[0]).toMatchObject({ type: 'falseCall', seat: 0 });
    expect(standing(play(missed, '2!').position)).toMatchObject({ mover: 3, won: [0, 0, 4, 0] });
  });
  test('for an old miss alone, called while another\'s move runs, changes no turn', () => {
    const { position, last } = play(race(), `${LANDED}- 1:79 3!`);
    expect(taken(last)).toEqual(RUN);
    expect(play(position, '1-').position.mover).toBe(2);
  });
  test('to the false caller\'s own move before they placed costs this one', () => {
    expect(standing(play(race(), '1:31- 2!').position)).toMatchObject({ mover: 3, owes: [false, false, false, false] });
  });
});

describe('an automatic game', () => {
  const automatic = four({ calls: 'automatic' });
  test('picks runs up with the tile, for the mover', () => {
    const { position, last } = play(automatic, '1:31- 2:32- 3:33- 0:34');
    expect(last).toMatchObject([{ type: 'placed', seat: 0, tile: 34 }, { type: 'snagged', seat: 0, tiles: RUN }]);
    expect(standing(play(position, '0-').position)).toMatchObject({ mover: 1, won: [4, 0, 0, 0] });
  });
  test('knows no calls, not even when all is played', () => {
    const placed = play(automatic, '1:31-').position;
    for (const seat of [0, 1, 2, 3]) expect(refuse(placed, ['snag', seat])).toEqual({ code: 'no-calls', seat });
    const over = play(endgame([[34], []], [31, 32, 33, 97], { rules: { calls: 'automatic' } }), '0:34-').position;
    expect(over.board).toEqual([97]);
    expect(refuse(over, ['snag', 1])).toEqual({ code: 'no-calls', seat: 1 });
  });
});
