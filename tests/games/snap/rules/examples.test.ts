/** The rules of Snap by example: one for each point at which the printed texts are silent or can be read in two ways. */
import { describe, expect, test } from 'vitest';
import { act } from '../../../../src/games/snap/rules/acts';
import { midGame, playOn, shownGame, type MidGame } from '../../../helpers/snap/midGame';

const after = (from: MidGame, ...acts: Parameters<typeof playOn>[1][]): object => shownGame(playOn(midGame(from), ...acts));

describe('table A, a common pile', () => {
  const FIVES: MidGame = { table: 'A', stocks: ['2c 9d', '', '5h 4c'], piles: ['9c 5c 5d'], flipper: 1, lastLies: [1] };

  test('who takes the pile turns next, and whose last card lay on it is out at once', () => {
    expect(after(FIVES, ['snap', 2])).toMatchObject({ stocks: ['2c 9d', '', '5h 4c 9c 5c 5d'], turn: 2, out: [1], end: null });
  });

  test('tied calls send the pile to the pot, nobody is out for it, and who sits left of the last to turn goes on', () => {
    expect(after(FIVES, ['snap', 0, 2])).toMatchObject({ piles: [''], pot: '9c 5c 5d', turn: 2, out: [], end: null });
  });

  test('a card of the rank of the pot wins it with the pile; to call Snap there is wrong', () => {
    const tied = playOn(midGame(FIVES), ['snap', 0, 2], ['flip', 2]);
    expect(shownGame(playOn(tied, ['pot', 1]))).toMatchObject({ stocks: ['2c 9d', '9c 5c 5d 5h', '4c'], pot: '', turn: 1 });
    expect(shownGame(playOn(tied, ['snap', 0]))).toMatchObject({ stocks: ['', '2c', '4c 9d'], pot: '9c 5c 5d' });
  });

  test('who has nothing to turn may still win by a call, and is out when it is their turn', () => {
    const waits: MidGame = { table: 'A', stocks: ['2c 9d 5s', '', '5h 4c'], piles: ['9c Kd'], flipper: 1, lastLies: [1] };
    const turned = playOn(midGame(waits), ['flip', 2], ['flip', 0]);
    expect(act(turned, { kind: 'flip', seats: [1] }, (cards) => cards)).toEqual({ ok: false, code: 'out-first' });
    expect(shownGame(playOn(turned, ['out', 1]))).toMatchObject({ out: [1], turn: 2 });
  });

  test('one who is left wins, even with no card', () => {
    const two: MidGame = { table: 'A', stocks: ['', ''], piles: ['9c 9d'], flipper: 0, turn: 1, lastLies: [0, 1] };
    expect(after({ ...two, piles: ['9c 9d Kh Ks'], lastLies: [1] }, ['out', 1])).toMatchObject({ out: [1], end: 'last 0' });
  });

  test('who cannot pay for a wrong call is out; who has paid all with the last card is out at their turn', () => {
    const wrong: MidGame = { table: 'A', stocks: ['2c 2d 8c', '3c', '5h 4c'], piles: ['9c 5d'], flipper: 0 };
    expect(after(wrong, ['snap', 1])).toMatchObject({ stocks: ['2c 2d 8c', '', '5h 4c 3c'], out: [1], turn: 2 });
    expect(after({ ...wrong, stocks: ['2c 2d 8c', '3c 8d', '5h 4c'] }, ['snap', 1]))
      .toMatchObject({ stocks: ['2c 2d 8c 8d', '', '5h 4c 3c'], out: [], turn: 1 });
  });

  test('it is a draw where no two cards outside the pot share a rank and none fits it', () => {
    const thin: MidGame = { table: 'A', stocks: ['2c', '3c'], piles: ['9c 9d'], flipper: 1, turn: 0 };
    expect(after(thin, ['snap', 0, 1])).toMatchObject({ pot: '9c 9d', end: 'draw 0 1' });
    expect(after({ ...thin, stocks: ['2c', '9h'] }, ['snap', 0, 1])).toMatchObject({ end: null });
    expect(after({ ...thin, stocks: ['', ''] }, ['snap', 0, 1])).toMatchObject({ end: 'draw 0 1' });
  });

  test('the thousandth flip ends the game at once; what lies on the common pile and the pot is nobody’s', () => {
    const late: MidGame = {
      table: 'A', stocks: ['2c 3c', '4d', '8h 9h'], piles: ['Qc 8c'], pot: '5c 6c', flips: 999, flipper: 1, turn: 2,
    };
    expect(after(late, ['flip', 2])).toMatchObject({ end: 'flips 0' });
    const over = playOn(midGame(late), ['flip', 2]);
    expect(act(over, { kind: 'snap', seats: [0] }, (cards) => cards)).toEqual({ ok: false, code: 'game-over' });
  });

  test('by seat, the first from the left of whoever turned last takes all, and there is no pot', () => {
    expect(after({ ...FIVES, ties: 'seat' }, ['snap', 0, 2])).toMatchObject({ stocks: ['2c 9d', '', '5h 4c 9c 5c 5d'], pot: '', turn: 2 });
  });
});

describe('table B, a pile each', () => {
  test('a call on a tie wins nothing; who pays and has no stock turns the open pile over for it', () => {
    const tops: MidGame = { table: 'B', stocks: ['2c 3h', '3c 3d', '8h'], piles: ['4c 5c', '6c 5d', '9c Kh'], flipper: 2, turn: 0 };
    const tied = playOn(midGame(tops), ['snap', 2, 0]);
    expect(shownGame(tied)).toMatchObject({ piles: ['', '', '9c Kh'], pot: '4c 6c 5c 5d' });
    expect(shownGame(playOn(tied, ['pot', 2]))).toMatchObject({ stocks: ['2c 3h 8h', '3c 3d 9c', 'Kh'], piles: ['', '', ''], out: [] });
  });

  test('three alike are taken together, and of two matches that with the newest top', () => {
    const three: MidGame = { table: 'B', stocks: ['2c', '3c', '8h'], piles: ['4c 5c', '5d', '5h'], flipper: 2, turn: 0 };
    expect(after(three, ['snap', 1])).toMatchObject({ stocks: ['2c', '3c 5h 4c 5c 5d', '8h'], piles: ['', '', ''] });
    const two: MidGame = {
      table: 'B', stocks: ['2c', '3c', '8h', '8d'], piles: ['5c', '5d', 'Kc', 'Kd'], laid: [2, 0, 3, 1], flipper: 1, turn: 2,
    };
    expect(after(two, ['snap', 0])).toMatchObject({ piles: ['', '', 'Kc', 'Kd'] });
    expect(after(two, ['snap', 0], ['snap', 3])).toMatchObject({ piles: ['', '', '', ''], stocks: ['2c 5d 5c', '3c', '8h', '8d Kc Kd'] });
  });

  test('who turns the pile over takes its top off the table, and a match with it is gone', () => {
    const match: MidGame = { table: 'B', stocks: ['2c', '', '8h'], piles: ['5c', '6d 5d', '9h'], flipper: 0, turn: 1 };
    expect(after(match, ['flip', 1])).toMatchObject({ stocks: ['2c', '5d', '8h'], piles: ['5c', '6d', '9h'] });
    expect(after(match, ['flip', 1], ['snap', 0])).toMatchObject({ stocks: ['', '5d 2c', '8h 5c'], piles: ['', '6d', '9h'] });
  });

  test('whose pile another takes with their last card is out at once; by a tie it is at their turn', () => {
    const last: MidGame = { table: 'B', stocks: ['2c', '', '8h 8d'], piles: ['5c', '5d', '9h'], flipper: 1, turn: 2 };
    expect(after(last, ['snap', 0])).toMatchObject({ out: [1] });
    expect(after(last, ['snap', 1])).toMatchObject({ out: [], stocks: ['2c', '5c 5d', '8h 8d'] });
    const tied = playOn(midGame({ ...last, stocks: ['2c 5s', '', '8h 8d'] }), ['snap', 0, 2], ['flip', 2], ['flip', 0]);
    expect(shownGame(tied)).toMatchObject({ out: [], turn: 1 });
    expect(shownGame(playOn(tied, ['out', 1]))).toMatchObject({ out: [1], turn: 2 });
  });

  test('a pot call takes the newest pile that fits, and another one stays', () => {
    const fits: MidGame = { table: 'B', stocks: ['2c', '3c'], piles: ['5c', '6d 5d'], pot: '7c 5h', flipper: 1, turn: 0 };
    expect(after(fits, ['pot', 0])).toMatchObject({ stocks: ['2c 7c 5h 6d 5d', '3c'], piles: ['5c', ''], pot: '' });
  });

  test('a tied pot call feeds the pot, its newest match on top', () => {
    const fits: MidGame = { table: 'B', stocks: ['2c', '3c'], piles: ['9c', '6d 5d'], pot: '7c 5h', flipper: 1, turn: 0 };
    expect(after(fits, ['pot', 0, 1])).toMatchObject({ piles: ['9c', ''], pot: '7c 5h 6d 5d' });
  });

  test('who alone has cards waits for the others to go out; with a pot that nothing fits it is a draw', () => {
    const alone: MidGame = { table: 'B', stocks: ['2c 3c', ''], piles: ['9c', '9d'], flipper: 1, turn: 0 };
    expect(after(alone, ['snap', 0])).toMatchObject({ end: 'last 0' });
    expect(after(alone, ['snap', 0, 1])).toMatchObject({ pot: '9c 9d', end: 'draw 0 1' });
    expect(after({ ...alone, stocks: ['2c 9h', ''] }, ['snap', 0, 1], ['flip', 0])).toMatchObject({ end: null, turn: 1 });
    expect(after({ ...alone, stocks: ['2c 9h', ''] }, ['snap', 0, 1], ['flip', 0], ['out', 1])).toMatchObject({ end: 'last 0' });
  });

  test('without a pot who alone has cards shares no draw: the others are out when it is their turn', () => {
    const alone: MidGame = { table: 'B', stocks: ['2c 3c', ''], piles: ['9c', ''], flipper: 1, turn: 0 };
    expect(after(alone, ['flip', 0])).toMatchObject({ end: null, turn: 1 });
    expect(after(alone, ['flip', 0], ['out', 1])).toMatchObject({ end: 'last 0' });
  });

  test('a tie lays its cards on the pot of another; who lost all to it stays in until their turn, even when the pot is won', () => {
    const last: MidGame = {
      table: 'B', stocks: ['2c 5s', '', '5h 8d'], piles: ['5c', '5d', '9h'], pot: '7c 7d', flipper: 1, turn: 2,
    };
    const won = playOn(midGame(last), ['snap', 0, 2], ['flip', 2], ['pot', 2]);
    expect(shownGame(playOn(midGame(last), ['snap', 0, 2]))).toMatchObject({ pot: '7c 7d 5c 5d' });
    expect(shownGame(won)).toMatchObject({ stocks: ['2c 5s', '', '8d 7c 7d 5c 5d 9h 5h'], pot: '', out: [], turn: 0 });
    expect(shownGame(playOn(won, ['flip', 0], ['out', 1]))).toMatchObject({ out: [1], turn: 2 });
  });

  test('a wrong call pays each other seat from the left, until one is left', () => {
    const wrong: MidGame = { table: 'B', stocks: ['', '3c', ''], piles: ['', '6c', ''], flipper: 1, turn: 2 };
    expect(after(wrong, ['snap', 0, 1, 2])).toMatchObject({ stocks: ['', '3c', ''], piles: ['', '6c', ''], out: [0, 2], end: 'last 1' });
  });

  test('the thousandth flip ends the game: most cards in stock and open pile win, whoever shares them', () => {
    const late: MidGame = { table: 'B', stocks: ['2c 3c', '3d 4d', '8h'], piles: ['9c', '9d', ''], flips: 999, flipper: 1, turn: 2 };
    expect(after(late, ['flip', 2])).toMatchObject({ end: 'flips 0 1' });
  });
});

describe("table C, the collection's Snap", () => {
  const QUEENS: MidGame = { table: 'C', stocks: ['7c 7d', '8c 8d', ''], piles: ['2c', '4c Qd', '5c Qs'], flipper: 2, turn: 0 };

  test('what is won goes under the stock as it lies, one’s own pile last; its owner is out where that was all', () => {
    expect(after(QUEENS, ['snap', 1])).toMatchObject({ stocks: ['7c 7d', '8c 8d 5c Qs 4c Qd', ''], out: [2], end: null });
  });

  test('who has no stock is out before the next card is turned, and the open pile stays to be won', () => {
    expect(act(midGame(QUEENS), { kind: 'flip', seats: [0] }, (cards) => cards)).toEqual({ ok: false, code: 'out-first' });
    expect(after(QUEENS, ['out', 2], ['snap', 1])).toMatchObject({ out: [2], stocks: ['7c 7d', '8c 8d 5c Qs 4c Qd', ''] });
  });

  test('a wrong call makes a pool of one’s own pile, which a card of its rank wins, and all pools of that rank with it', () => {
    expect(after(QUEENS, ['pool', 0])).toMatchObject({ piles: ['', '4c Qd', '5c Qs'], pools: ['2c'] });
    const pools: MidGame = { ...QUEENS, pools: ['9c 2h', '6c', '2d'] };
    expect(after(pools, ['pool', 1]))
      .toMatchObject({ stocks: ['7c 7d', '8c 8d 9c 2h 2d 2c', ''], pools: ['6c'], piles: ['', '4c Qd', '5c Qs'] });
  });

  test('without an open pile a wrong call costs a card, to the left; a card that comes in time keeps its owner in', () => {
    const bare: MidGame = { ...QUEENS, piles: ['2c', '', '5c Qs'] };
    expect(after(bare, ['snap', 1])).toMatchObject({ stocks: ['7c 7d', '8d', '8c'], out: [] });
    expect(after(bare, ['snap', 1], ['flip', 0])).toMatchObject({ out: [] });
    expect(after({ ...bare, stocks: ['7c 7d', '8c', ''] }, ['snap', 1])).toMatchObject({ stocks: ['7c 7d', '', '8c'], out: [1] });
    expect(after({ ...bare, stocks: ['7c 7d', '', '8c'] }, ['snap', 1])).toMatchObject({ out: [1] });
  });

  test('the player at the left is the next who is still in', () => {
    const bare: MidGame = { table: 'C', stocks: ['7c 7d', '', '8c'], piles: ['', '', '2c'], gone: [1], flipper: 2, turn: 0 };
    expect(after(bare, ['snap', 0])).toMatchObject({ stocks: ['7d', '', '8c 7c'], out: [1] });
  });

  test('two pools do not match each other: to call them is wrong, and makes another', () => {
    expect(after({ ...QUEENS, piles: ['3c', '4c Qd', '5c Qs'], pools: ['9c 2h', '2d'] }, ['pool', 0]))
      .toMatchObject({ stocks: ['7c 7d', '8c 8d', ''], piles: ['', '4c Qd', '5c Qs'], pools: ['9c 2h', '2d', '3c'] });
  });
});

describe('at all tables', () => {
  test('nothing can be called before a card lies open', () => {
    const bare = midGame({ table: 'B', stocks: ['2c', '3c'], piles: ['', ''], pot: '5c' });
    expect(act(bare, { kind: 'pot', seats: [0] }, (cards) => cards)).toEqual({ ok: false, code: 'nothing-open' });
  });

  test('with open cards a call for a pot that is not there is wrong', () => {
    const open: MidGame = { table: 'B', stocks: ['2c 2d', '3c'], piles: ['5c', '6c'] };
    expect(after(open, ['pot', 0])).toMatchObject({ stocks: ['2d', '3c 2c'] });
  });
});
