/** Who was first at a table of Snap, by when the key or finger went down. */
import { describe, expect, test } from 'vitest';
import { midGame, shownGame, type MidGame } from '../../../helpers/snap/midGame';
import { AtTable } from '../../../helpers/snap/atTable';

/** It is Ann's turn; her next card matches Bo's. Cleo watches. */
const MATCH: MidGame = { table: 'B', stocks: ['5c 2c 3h', '3c 3d 2h', '8h 8d'], piles: ['', '5d', '9h'], flipper: 2, turn: 0 };

/** Ann's card is turned at 0 and painted at 20; it counts from 170 on. */
function raced(from: MidGame = MATCH): AtTable {
  return new AtTable(midGame(from)).turn(0).at(20).painted();
}

describe('calls', () => {
  test('are judged by their presses: who pressed 60 ms before wins, though the other was heard of first', () => {
    const table = raced().at(700);
    table.stallUntil(800).call(2, 760).call(1, 700);
    expect(table.at(900).kinds).toEqual(['flip 0', 'snap 1']);
  });

  test('that a page which stood still hands on late are waited for once more', () => {
    const table = raced().at(700).call(2, 700);
    // The judging is due at 730; the page wakes at 900, and what was pressed at 650 is handled after its timers.
    table.stallUntil(900).tick().call(1, 650);
    expect(table.at(1000).kinds).toEqual(['flip 0', 'snap 1']);
  });

  test('within 10 ms of each other are tied, and the cards lie on the pot', () => {
    expect(raced().at(700).call(2, 695).call(1, 700).at(900).kinds).toEqual(['flip 0', 'snap 1 2']);
    expect(raced().at(706).call(2, 695).call(1, 706).at(900).kinds).toEqual(['flip 0', 'snap 2']);
  });

  test('of two kinds at one instant that of whoever is first in seat order counts, and the other costs nothing', () => {
    const both: MidGame = { ...MATCH, piles: ['', '5d', '9h'], pot: '7c 5h' };
    const calls = (bo: 'snap' | 'pot', cleo: 'snap' | 'pot', from = both): AtTable =>
      raced(from).at(706).call(2, 700, cleo).call(1, 706, bo).at(900);
    expect(calls('pot', 'snap').kinds).toEqual(['flip 0', 'pot 1']);
    expect(calls('snap', 'pot').kinds).toEqual(['flip 0', 'snap 1']);
    // What is right goes before what is wrong, whoever sits first: there is no pot.
    const mixed = calls('pot', 'snap', MATCH);
    expect(mixed.kinds).toEqual(['flip 0', 'snap 2']);
    expect(mixed.happenings.map(({ type }) => type)).not.toContain('wrong');
  });

  test('a moment after another has taken the cards were beaten, and cost nothing; later they do', () => {
    expect(raced().at(700).call(1).at(1300).call(2).at(1400).kinds).toEqual(['flip 0', 'snap 1']);
    expect(raced().at(700).call(1).at(1450).call(2).at(1600).kinds).toEqual(['flip 0', 'snap 1', 'snap 2']);
  });

  test('that are pressed twice are paid for once', () => {
    const wrong: MidGame = { ...MATCH, piles: ['', 'Kd', '9h'] };
    expect(raced(wrong).at(700).call(2).at(800).call(2).at(1000).kinds).toEqual(['flip 0', 'snap 2']);
  });

  test('with the key for both turn a card where it is one’s turn and nothing can be called', () => {
    const plain: MidGame = { ...MATCH, piles: ['', 'Kd', '9h'] };
    expect(raced(plain).at(1000).call(1, 1000, 'any', { orTurn: true }).at(1100).kinds).toEqual(['flip 0', 'flip 1']);
    expect(raced().at(1000).call(1, 1000, 'any', { orTurn: true }).at(1100).kinds).toEqual(['flip 0', 'snap 1']);
    expect(raced(plain).at(1000).call(2, 1000, 'any', { orTurn: true }).at(1100).kinds).toEqual(['flip 0', 'snap 2']);
  });

  test('of one kind that fits need no other key: the pot, where nothing matches', () => {
    const pot: MidGame = { ...MATCH, piles: ['', 'Kd', '9h'], pot: '7c 5h' };
    expect(raced(pot).at(700).call(1).at(800).kinds).toEqual(['flip 0', 'pot 1']);
    expect(raced(pot).at(700).call(1, 700, 'snap').at(800).kinds).toEqual(['flip 0', 'snap 1']);
    // Both can be called: Snap goes first, and the pot after it by another press.
    expect(raced({ ...pot, piles: ['', '5d', '9h'] }).at(700).call(1).at(760).call(2).at(900).kinds).toEqual(['flip 0', 'snap 1']);
  });
});

describe('a card that nobody has seen yet', () => {
  /** Bo's five matches Cleo's; Ann turns a nine over it that is painted at 1,020. */
  const BEFORE: MidGame = { table: 'B', stocks: ['9c 2c 3h', '3c 3d 2h', '8h 8d'], piles: ['5c', '5d', '4h'], flipper: 2, turn: 0 };

  test('is taken back by a call for what lay before', () => {
    const table = new AtTable(midGame(BEFORE)).at(1000).turn(0).at(1020).painted().at(1040).call(2, 1010);
    expect(shownGame(table.at(1300).state.game)).toMatchObject({ stocks: ['9c 2c 3h', '3c 3d 2h', '8h 8d 5c 5d'], piles: ['', '', '4h'] });
    expect(table.kinds).toEqual(['snap 2']);
    // Then it comes again.
    expect(table.at(3000).turn(0).kinds).toEqual(['snap 2', 'flip 0']);
  });

  test('is not called by a press from before: where nothing lay to be called it is for nothing', () => {
    const table = raced().at(30).call(2, 15).at(400);
    expect(table.kinds).toEqual(['flip 0']);
    expect(table.call(2).at(500).kinds).toEqual(['flip 0', 'snap 2']);
  });

  test('counts from when it was turned, where no screen says that it is painted', () => {
    const table = new AtTable(midGame(MATCH)).turn(0).at(350).call(2, 300);
    expect(table.kinds).toEqual(['flip 0']);
    expect(table.at(800).kinds).toEqual(['flip 0', 'snap 2']);
  });
});
