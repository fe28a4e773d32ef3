/** Calling at the table: the time to call, calls that are held, who was first, and what comes a moment too late. */
import { describe, expect, test } from 'vitest';
import { BEATEN_MS } from '../../src/table/judge';
import { TIE_MS } from '../../src/table/race';
import { SETTLE, simulatedTable, tableHolding, type SimulatedTable, type Wishes } from '../helpers/simulatedTable';

/** Four players; seat 3 is about to make, or has just made, the run 31 32 33 34. */
const before = (wishes: Wishes = {}): SimulatedTable => {
  const table = simulatedTable(4, [31, 32, 33, 34, 97, 79, 58, 4], wishes);
  table.play('0:31- 1:32- 2:33-');
  return table;
};
const made = (wishes: Wishes = {}): SimulatedTable => {
  const table = before(wishes);
  table.play('3:34');
  return table;
};
const RECORD = '0:31 0- 1:32 1- 2:33 2- 3:34';
const won = (table: SimulatedTable): number[] => table.position().won.map(({ length }) => length);
const call = (table: SimulatedTable, seat: number, at = table.now()): void => table.press({ kind: 'call', seat, at });

describe('the time to call', () => {
  test('ends the move by itself, with the draw', () => {
    const table = made({ callTime: 5000 });
    expect(table.where()).toBe('playing.toEnd');
    const { startedAt, endsAt } = table.context().clock ?? { startedAt: -1, endsAt: -1 };
    expect(endsAt - startedAt).toBe(5000);
    table.pass(endsAt - table.now() + SETTLE - 1);
    expect(table.record()).toBe(RECORD);
    table.pass(1);
    expect(table.record()).toBe(`${RECORD} 3-`);
    expect(table.position()).toMatchObject({ mover: 0, placed: null });
    expect(table.context().clock).toBeNull();
  });
  test('does not run before the tile is placed, nor without one agreed', () => {
    const table = before({ callTime: 3000 });
    table.pass(20_000);
    expect(table.record()).toBe('0:31 0- 1:32 1- 2:33 2-');
    const free = made();
    free.pass(60_000);
    expect(free.record()).toBe(RECORD);
    expect(free.context().clock).toBeNull();
  });
  test('is not longer for the maker who has called: the draw still comes', () => {
    const table = made({ callTime: 3000 });
    const endsAt = table.context().clock?.endsAt ?? 0;
    table.pass(1000);
    call(table, 3);
    table.pass(SETTLE);
    expect(table.context().clock?.endsAt).toBe(endsAt);
    table.pass(endsAt - table.now() + SETTLE);
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(won(table)).toEqual([0, 0, 0, 4]);
  });
  test('starts anew with each move, and says nothing about the next when a move was ended by hand', () => {
    const table = made({ callTime: 3000 });
    table.pass(2000);
    table.play('3- 0:97');
    table.pass(2000);
    expect(table.position().placed).toBe(97);
    table.pass(1100);
    expect(table.position()).toMatchObject({ mover: 1, placed: null });
  });
  test('counts a call that went down in time and is handled too late', () => {
    const table = made({ callTime: 3000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(endsAt - table.now() + 20);
    call(table, 3, endsAt - 5);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
  });
  test('counts a call at the very moment', () => {
    const table = made({ callTime: 3000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(endsAt - table.now() + 20);
    call(table, 3, endsAt);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
  });
  test('does not count a call that went down after it: the run is forfeited', () => {
    const table = made({ callTime: 3000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(endsAt - table.now() + 20);
    call(table, 3, endsAt + 1);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 3!`);
    expect(table.position().owes).toEqual([false, false, false, true]);
  });
});

describe('a call by another while the maker may call', () => {
  test('is held: nobody is shown it, and nothing changes', () => {
    const table = made();
    const { length } = table.told;
    call(table, 1);
    table.pass(1000);
    expect(table.told).toHaveLength(length);
    expect(table.record()).toBe(RECORD);
  });
  test('is void without penalty if the maker calls', () => {
    const table = made();
    call(table, 1);
    table.pass(500);
    table.play('3!-');
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(won(table)).toEqual([0, 0, 0, 4]);
    expect(table.position().owes).toEqual([false, false, false, false]);
  });
  test('counts the moment the move ends without one: the run is his, and the move goes to his left', () => {
    const table = made();
    call(table, 1);
    table.pass(500);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3- 1!`);
    expect(won(table)).toEqual([0, 4, 0, 0]);
    expect(table.position().mover).toBe(2);
  });
  test('counts when the time is up, too', () => {
    const table = made({ callTime: 3000 });
    call(table, 2);
    table.pass(3000 + SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 2!`);
    expect(table.position().mover).toBe(3);
  });
  test('counts in the order in which they came, and who came later was beaten, not wrong', () => {
    const table = made();
    call(table, 2);
    table.pass(300);
    call(table, 0);
    table.pass(300);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3- 2!`);
    expect(table.position()).toMatchObject({ mover: 3, owes: [false, false, false, false] });
  });
  test('counts once, however often he pressed', () => {
    const table = made();
    for (let i = 0; i < 3; i += 1) {
      call(table, 1);
      table.pass(100);
    }
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3- 1!`);
  });
  test('is false, and costs its move, when there was no run', () => {
    const table = simulatedTable(4, [31, 97, 79]);
    table.play('0:31- 1:97');
    call(table, 3);
    table.pass(SETTLE);
    table.play('1-');
    expect(table.record()).toBe('0:31 0- 1:97 1- 3!');
    expect(table.position()).toMatchObject({ mover: 2, owes: [false, false, false, true] });
  });
  test('for an old miss is held, too, and then changes no turn', () => {
    const table = made();
    table.play('3- 0:97');
    call(table, 2);
    table.pass(SETTLE);
    table.play('0-');
    expect(table.record()).toBe(`${RECORD} 3- 0:97 0- 2!`);
    expect(table.position().mover).toBe(1);
  });
});

describe('a call that comes a moment too late', () => {
  test('for the claimed run of another is void', () => {
    const table = made();
    table.play('3-');
    call(table, 1);
    table.pass(SETTLE);
    call(table, 2, table.now() - SETTLE + BEATEN_MS);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1!`);
  });
  test('and later than a hand can be held back is false', () => {
    const table = made();
    table.play('3-');
    call(table, 1);
    table.pass(BEATEN_MS + 1);
    call(table, 0);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1! 0!`);
  });
  test('is false if he could not have won it anyway: the maker who has forfeited it', () => {
    const table = made();
    table.play('3-');
    call(table, 1);
    table.pass(100);
    call(table, 3);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1! 3!`);
  });
  test('after the maker\'s own call in classic calling is void, like one a moment before it', () => {
    const table = made();
    table.play('3!');
    call(table, 1);
    table.pass(SETTLE);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(table.position().owes).toEqual([false, false, false, false]);
  });
  test('in the same breath as the maker\'s call is void, too', () => {
    const table = made();
    const now = table.now();
    call(table, 3, now);
    call(table, 1, now + 15);
    table.pass(SETTLE);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(table.position().owes).toEqual([false, false, false, false]);
  });
  test('in a race is void for the maker and for others', () => {
    const table = made({ rules: { calls: 'race' } });
    call(table, 1);
    table.pass(100);
    call(table, 3);
    call(table, 2);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 1!`);
  });
});

describe('who was first', () => {
  const race = { rules: { calls: 'race' } } as const;
  test('is judged by when the key went down, not by when it was handled', () => {
    const table = made(race);
    const now = table.now();
    call(table, 1, now - 2);
    table.pass(10);
    call(table, 2, now - 25);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 2!`);
  });
  test('at the same instant is who sits nearer to the maker\'s left', () => {
    const table = made(race);
    const now = table.now();
    call(table, 2, now);
    call(table, 1, now + TIE_MS - 1);
    table.pass(SETTLE);
    // The maker is seat 3: to his left sit 0, then 1, then 2.
    expect(table.record()).toBe(`${RECORD} 1!`);
  });
  test('is the earlier when they lie further apart', () => {
    const table = made(race);
    const now = table.now();
    call(table, 2, now);
    call(table, 1, now + TIE_MS);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 2!`);
  });
  test('at the same instant as a held call is who sits nearer to the maker\'s left', () => {
    const table = made();
    const now = table.now();
    call(table, 2, now + 1);
    call(table, 0, now + 5);
    table.pass(SETTLE);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3- 0!`);
  });
  test('counts from the maker of this very tile, though tile and calls come in one breath', () => {
    const table = before(race);
    const now = table.now();
    table.press({ kind: 'place', seat: 3, tile: 34, at: now });
    call(table, 2, now + 15);
    call(table, 0, now + 18);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 0!`);
  });
  test('a call before the maker\'s draw wins over the draw, a call after it does not', () => {
    const table = made();
    const now = table.now();
    table.press({ kind: 'draw', seat: 3, at: now });
    call(table, 3, now - 5);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
  });
});

describe('automatic picking up', () => {
  test('needs no call, and turns one down', () => {
    const table = tableHolding([[31, 33], [32, 34]], { rules: { calls: 'automatic' } });
    table.play('0:31- 1:32- 0:33- 1:34');
    expect(won(table)).toEqual([0, 4]);
    call(table, 0);
    table.pass(SETTLE);
    expect(table.refusals()).toEqual(['no-calls']);
  });
});
