/** A run breathes: while it lies lit no time runs out, and what is pressed waits its turn and is not lost. Under a simulated clock. */
import { describe, expect, test } from 'vitest';
import { BEATEN_MS } from '../../src/race/times';
import { endgame } from '../helpers/arranged';
import { SETTLE, simulatedTable, type SimulatedTable, type Wishes } from '../helpers/simulatedTable';

const BREATH = 1000;
const CALL_TIME = 5000;

/** Three players; seat 2 has placed 33, and with 34 seat 0 makes 31 32 33 34. */
function runIsThere(wishes: Wishes = {}, order = [31, 32, 33, 34, 51, 52, 53]): SimulatedTable {
  const table = simulatedTable(3, order, { breath: () => BREATH, callTime: CALL_TIME, ...wishes });
  table.play('0:31- 1:32- 2:33- 0:34');
  return table;
}
const kinds = ({ told }: SimulatedTable): string => told.flatMap((one) =>
  (one.type === 'played' ? `${one.event[0]} ${one.event[1]}` : one.type === 'beaten' ? `beaten ${one.seat}` : [])).slice(7).join(', ');

describe('while a run lies lit', () => {
  test('the table tells which, and for how long', () => {
    const table = runIsThere();
    expect(table.context().breath).toBeNull();
    table.press({ kind: 'call', seat: 0 });
    table.pass(SETTLE);
    const now = table.now();
    expect(table.context().breath).toEqual({ tiles: [31, 32, 33, 34], by: [0], startedAt: now, endsAt: now + BREATH });
    table.pass(BREATH - 1);
    expect(table.context().breath).not.toBeNull();
    table.pass(1);
    expect(table.context().breath).toBeNull();
  });

  test('no time to call runs: the mover whose clock was on has as much of it left', () => {
    // Seat 0 has missed its run; another takes it while the time of seat 1 runs, who has made nothing.
    const table = runIsThere({ rules: { calls: 'race' } });
    table.play('0- 1:51');
    const { endsAt } = table.context().clock!;
    table.pass(2000);
    table.press({ kind: 'call', seat: 2 });
    table.pass(SETTLE);
    expect(table.record()).toMatch(/1:51 2!$/);
    expect(table.context().breath).not.toBeNull();
    expect(table.context().clock?.endsAt).toBe(endsAt + BREATH);
  });

  test('the last chance stands still: it ends so much later, and a count waits', () => {
    const position = endgame([[34], []], [31, 32, 33]);
    const lasts = (breath: number, count: boolean): number => {
      const table = simulatedTable(2, [], {
        sofar: { picks: [], seated: true, position, events: [['place', 0, 4]] }, breath: () => breath, lastChance: 5000,
      });
      table.play('0:34-');
      table.pass(1000);
      table.press({ kind: 'call', seat: 1 });
      table.pass(SETTLE + 100);
      const from = table.now();
      if (count) table.press({ kind: 'count', seat: 0 });
      while (table.where() !== 'over') table.pass(10);
      return table.now() - from;
    };
    expect(lasts(BREATH, false) - lasts(0, false)).toBe(BREATH);
    expect(lasts(0, true)).toBeLessThan(50);
    expect(lasts(BREATH, true)).toBeGreaterThan(BREATH - 110);
    expect(lasts(BREATH, true)).toBeLessThan(BREATH);
  });

  test('a draw and the tile that follows wait, and come in their order when it is over', () => {
    const table = runIsThere();
    table.press({ kind: 'call', seat: 0 });
    table.pass(300);
    table.press({ kind: 'draw', seat: 0 });
    table.pass(300);
    table.press({ kind: 'place', seat: 1, tile: 51 });
    table.pass(BREATH - 600 + SETTLE - 1);
    expect(table.record()).toMatch(/0!$/);
    table.pass(1 + SETTLE);
    expect(table.record()).toMatch(/0! 0- 1:51$/);
    expect(table.refusals()).toEqual([]);
  });

  test('who presses twice means it once', () => {
    const table = runIsThere();
    table.press({ kind: 'call', seat: 0 });
    table.pass(200);
    for (let i = 0; i < 3; i += 1) table.press({ kind: 'draw', seat: 0 });
    table.pass(BREATH);
    expect(table.record()).toMatch(/0! 0-$/);
    expect(table.refusals()).toEqual([]);
  });

  test('what was pressed with the call waits as well', () => {
    const table = runIsThere();
    table.press({ kind: 'call', seat: 0 });
    table.press({ kind: 'draw', seat: 0, at: table.now() + 5 });
    table.pass(BREATH);
    expect(table.record()).toMatch(/0!$/);
    table.pass(2 * SETTLE);
    expect(table.record()).toMatch(/0! 0-$/);
  });

  test('a call that came a moment too late for it is void at once; a later one is judged when it is over', () => {
    const table = runIsThere({ rules: { calls: 'race' } });
    table.press({ kind: 'call', seat: 2 });
    table.pass(200);
    table.press({ kind: 'call', seat: 1 });
    table.pass(SETTLE);
    expect(kinds(table)).toBe('snag 2, beaten 1');
    table.pass(BEATEN_MS);
    table.press({ kind: 'call', seat: 1 });
    table.pass(60);
    expect(table.record()).toMatch(/2!$/);
    table.pass(BREATH);
    expect(table.record()).toMatch(/2! 1!$/);
    expect(table.told.at(-1)).toMatchObject({ happenings: [{ type: 'falseCall', seat: 1 }] });
  });

  test('another run that lies there is taken after it by whoever pressed first, and lies lit in its turn', () => {
    // Seat 0 has missed 31 32 33 34, and may only take the other one.
    const table = simulatedTable(3, [31, 32, 33, 34, 51, 52, 53, 54], { breath: () => BREATH, rules: { calls: 'race' } });
    table.play('0:31- 1:32- 2:33- 0:34- 1:51- 2:52- 0:53- 1:54');
    table.press({ kind: 'call', seat: 0 });
    table.pass(300);
    table.press({ kind: 'call', seat: 2 });
    table.pass(BREATH - 300);
    expect(table.context().breath).toMatchObject({ tiles: [51, 52, 53, 54] });
    table.pass(3 * SETTLE);
    expect(table.context().breath).toMatchObject({ tiles: [31, 32, 33, 34] });
    expect(table.position().won.map(({ length }) => length)).toEqual([4, 0, 4]);
  });

  test('a press that is to be judged at once is, and nothing is lost when the table is left', () => {
    const table = runIsThere();
    table.press({ kind: 'call', seat: 0 });
    table.pass(200);
    table.press({ kind: 'draw', seat: 0 });
    table.judge();
    expect(table.record()).toMatch(/0! 0-$/);
  });
});

describe('a held call', () => {
  test('takes its run as the move ends, and the next move begins when it was seen', () => {
    const table = runIsThere({ rules: { claimCostsMove: false } });
    table.press({ kind: 'call', seat: 1 });
    table.press({ kind: 'draw', seat: 0 });
    table.pass(SETTLE);
    expect(table.record()).toMatch(/0- 1!$/);
    const { startedAt, endsAt } = table.context().breath!;
    expect(endsAt - startedAt).toBe(BREATH);
    // The next move has begun; nobody has to hurry in it, and nothing is placed yet.
    table.press({ kind: 'place', seat: 1, tile: 51 });
    table.pass(BREATH - SETTLE);
    expect(table.record()).toMatch(/1!$/);
    table.pass(3 * SETTLE);
    expect(table.record()).toMatch(/1! 1:51$/);
  });
});

test('a run that is taken as it is made lies lit too: then the time to call begins', () => {
  const table = runIsThere({ rules: { calls: 'automatic' } });
  expect(table.context().breath).toMatchObject({ tiles: [31, 32, 33, 34] });
  table.press({ kind: 'draw', seat: 0 });
  table.pass(BREATH - SETTLE - 1);
  expect(table.position().mover).toBe(0);
  table.pass(3 * SETTLE);
  expect(table.position().mover).toBe(1);
});
