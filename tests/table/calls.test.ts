/** Calling at the table: the time to call, and calls that are held while the maker may still call. */
import { describe, expect, test } from 'vitest';
import { RECORD, before, call, made, won } from '../helpers/runAtTheTable';
import { SETTLE, simulatedTable, tableHolding } from '../helpers/simulatedTable';

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
  test('ends with the call: no tile is drawn by itself after it, however long one looks at the board', () => {
    const table = made({ callTime: 3000 });
    table.pass(1000);
    expect(table.context().clock).not.toBeNull();
    call(table, 3);
    table.pass(SETTLE);
    expect(table.context().clock).toBeNull();
    table.pass(600_000);
    expect(table.record()).toBe(`${RECORD} 3!`);
    expect(won(table)).toEqual([0, 0, 0, 4]);
    table.play('3- 0:97');
    expect(table.context().clock).not.toBeNull();
  });
  test('ends with a false call, too, which costs the next move and not this one', () => {
    const table = simulatedTable(2, [31, 97, 33], { callTime: 3000 });
    table.play('0:31');
    call(table, 0);
    table.pass(600_000);
    expect(table.record()).toBe('0:31 0!');
    expect(table.position()).toMatchObject({ mover: 0, placed: 31, owes: [true, false] });
  });
  test('ends in a race with the call of whoever was quicker, and runs on after a wrong one of somebody else', () => {
    const table = made({ callTime: 3000, rules: { calls: 'race' } });
    call(table, 1);
    table.pass(600_000);
    expect(table.record()).toBe(`${RECORD} 1!`);
    const wrong = simulatedTable(2, [31, 97, 33], { callTime: 3000, rules: { calls: 'race' } });
    wrong.play('0:31');
    call(wrong, 1);
    wrong.pass(SETTLE);
    expect(wrong.context().clock).not.toBeNull();
    wrong.pass(3000);
    expect(wrong.record()).toBe('0:31 1! 0-');
  });
  test('does not come again after a break, where the call was made before it', () => {
    const table = made({ callTime: 3000 });
    call(table, 3);
    table.pass(SETTLE);
    const { position, events } = table.context();
    const again = simulatedTable(4, [], { callTime: 3000, sofar: { picks: [], seated: true, position, events } });
    expect(again.context().clock).toBeNull();
    again.pass(60_000);
    expect(again.record()).toBe(`${RECORD} 3!`);
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
    table.pass(SETTLE + 3000);
    expect(table.record()).toBe(`${RECORD} 3!`);
  });
  test('counts a call at the very moment', () => {
    const table = made({ callTime: 3000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(endsAt - table.now() + 20);
    call(table, 3, endsAt);
    table.pass(SETTLE + 3000);
    expect(table.record()).toBe(`${RECORD} 3!`);
  });
  test('ends when it ends, though a stalled page notices late', () => {
    const table = made({ callTime: 3000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.stall(endsAt - table.now() + 400);
    call(table, 3, endsAt + 200);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 3!`);
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
    // Only the caller hears that it waits.
    expect(table.told.slice(length)).toEqual([{ type: 'held', seat: 1, maker: 3 }]);
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
  test('is void too when it comes a moment after the maker\'s, however long their move still lasts', () => {
    const table = made();
    call(table, 3);
    table.pass(600);
    call(table, 1);
    table.pass(3000);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(table.position().owes).toEqual([false, false, false, false]);
  });
  test('counts the moment the move ends without one: the run is theirs, and the move goes to their left', () => {
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
    // Longer than a hand can be held back: what counts is that nobody saw the run taken before the move ended.
    table.pass(2000);
    call(table, 0);
    table.pass(300);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3- 2!`);
    expect(table.position()).toMatchObject({ mover: 3, owes: [false, false, false, false] });
  });
  test('counts once, however often they pressed', () => {
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

describe('a clock of one\'s own', () => {
  const times = [3000, 9000, null, 3000];
  const callTime = (mover: number): number | null => times[mover] ?? null;
  test('is the mover\'s, and nobody else\'s', () => {
    const table = simulatedTable(4, [31, 97, 79, 58, 4], { callTime });
    table.play('0:31');
    table.pass(3000 + SETTLE);
    table.play('1:97');
    table.pass(9000 - SETTLE);
    expect(table.record()).toBe('0:31 0- 1:97');
    table.pass(2 * SETTLE);
    table.play('2:79');
    expect(table.context().clock).toBeNull();
    table.pass(60_000);
    expect(table.record()).toBe('0:31 0- 1:97 1- 2:79');
    table.play('2- 3:58');
    table.pass(3000 + SETTLE);
    expect(table.record()).toBe('0:31 0- 1:97 1- 2:79 2- 3:58 3-');
  });
  test('holds the others\' calls as long as it lasts', () => {
    const table = made({ callTime: (mover) => (mover === 3 ? 15_000 : 5000) });
    call(table, 1);
    table.pass(15_000 - 2 * SETTLE);
    expect(table.record()).toBe(RECORD);
    table.pass(3 * SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1!`);
  });
});
