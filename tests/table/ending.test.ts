/** The end at the table: the last chance with and without a clock, the count; and games that go on where they stood. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FALSE_CALLS, PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { Position } from '../../src/rules/position';
import { unheardIn } from '../../src/table/judge';
import { contextOf, isOver, pressTable, startTable } from '../../src/table/playedTable';
import { endgame, play } from '../helpers/arranged';
import { SETTLE, simulatedTable, type SimulatedTable, type Wishes } from '../helpers/simulatedTable';

/** A table that goes on from `position`. */
const from = (position: Position, wishes: Wishes = {}): SimulatedTable => simulatedTable(position.racks.length, [], {
  sofar: { picks: [], seated: true, position, events: [['place', 0, 4]] }, ...wishes, rules: position.rules,
});
/** Two players; seat 0 plays the last tile, which makes 31 32 33 34. */
const lastTile = (rules: Partial<HouseRules> = {}): Position => endgame([[34], []], [31, 32, 33], { rules });
const missedIt = (wishes: Wishes = {}, rules: Partial<HouseRules> = {}): SimulatedTable => {
  const table = from(lastTile(rules), wishes);
  table.play('0:34-');
  return table;
};
const won = (table: SimulatedTable): number[] => table.position().won.map(({ length }) => length);
const press = (table: SimulatedTable, kind: 'call' | 'count' | 'draw', seat: number, at = table.now()): void => {
  table.press({ kind, seat, at });
  table.pass(SETTLE);
};

describe('the last chance', () => {
  test('without a clock lasts until somebody counts', () => {
    const table = missedIt();
    expect(table.where()).toBe('playing.lastChance');
    table.pass(60_000);
    expect(table.where()).toBe('playing.lastChance');
    press(table, 'call', 1);
    expect(won(table)).toEqual([72, 4]);
    expect(table.where()).toBe('playing.lastChance');
    press(table, 'count', 0);
    expect(table.where()).toBe('over');
    expect(table.told.at(-1)).toEqual({ type: 'counted' });
  });
  test.each(['lose-move', 'none', 'pay-tile'] as const)('hears nobody again who has called falsely in it (%s)', (falseCall) => {
    const table = missedIt({}, { falseCall });
    // The maker has forfeited the run.
    for (let i = 0; i < 750; i += 1) press(table, 'call', 0);
    expect(table.record()).toMatch(/0:34 0- 0!$/);
    expect(table.refusals()).toEqual(Array.from({ length: 749 }, () => 'called-in-vain'));
    // All others are heard, the run is still theirs.
    press(table, 'call', 1);
    expect(table.record()).toMatch(/0- 0! 1!$/);
    expect(table.where()).toBe('playing.lastChance');
    // Whoever has taken the run can be wrong once, too.
    table.pass(1000);
    for (let i = 0; i < 3; i += 1) press(table, 'call', 1);
    expect(table.record()).toMatch(/0- 0! 1! 1!$/);
  });
  test('holds one false call of each seat at most, whoever presses when, over a break too', () => {
    const onePress = fc.record({ seat: fc.nat(2), gap: fc.nat(900), reopen: fc.boolean() });
    const rules = fc.record({ calls: fc.constantFrom('classic', 'race'), falseCall: fc.constantFrom(...FALSE_CALLS) });
    fc.assert(fc.property(rules, fc.array(onePress, { maxLength: 25 }), (agreed, presses) => {
      const start = endgame([[34], [], []], [31, 32, 33], { rules: agreed });
      let table = from(start);
      table.play('0:34-');
      const vain: number[] = [];
      const note = (): unknown => vain.push(...table.told.flatMap((told) =>
        (told.type === 'played' ? told.happenings : []).flatMap((happening) => (happening.type === 'falseCall' ? [happening.seat] : []))));
      for (const { seat, gap, reopen } of presses) {
        table.pass(gap);
        table.press({ kind: 'call', seat });
        table.pass(SETTLE);
        if (!reopen) continue;
        note();
        // What is kept of a table is its record: who is not heard any more is found in it.
        const { position, events, unheard } = table.context();
        expect(unheardIn(position, events.slice(1), play(start, table.record().slice('0:4 '.length)).happened)).toEqual(unheard);
        table = from(position, { sofar: { picks: [], seated: true, position, events, unheard } });
      }
      note();
      expect(vain).toEqual([...new Set(vain)]);
    }), { numRuns: 200 });
  });
  test('with a clock ends by itself', () => {
    const table = missedIt({ lastChance: 4000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(endsAt - table.now() + SETTLE - 1);
    expect(table.where()).toBe('playing.lastChance');
    table.pass(1);
    expect(table.where()).toBe('over');
    expect(won(table)).toEqual([72, 0]);
    expect(table.told.filter(({ type }) => type === 'counted')).toHaveLength(1);
  });
  test('counts a call that went down in time, though it is handled after it', () => {
    const table = missedIt({ lastChance: 4000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(endsAt - table.now() + 20);
    press(table, 'call', 1, endsAt);
    expect(won(table)).toEqual([72, 4]);
    expect(table.where()).toBe('over');
  });
  test('can be ended before its time', () => {
    const table = missedIt({ lastChance: 4000 });
    press(table, 'count', 1);
    expect(table.where()).toBe('over');
  });
  test('is not lengthened by a call', () => {
    const table = missedIt({ lastChance: 4000 });
    const { endsAt } = table.context().clock ?? { endsAt: 0 };
    table.pass(2000);
    press(table, 'call', 1);
    expect(table.context().clock?.endsAt).toBe(endsAt);
    table.pass(endsAt - table.now() + SETTLE);
    expect(table.where()).toBe('over');
  });
  test('knows neither tile nor draw any more', () => {
    const table = missedIt();
    press(table, 'draw', 0);
    table.press({ kind: 'place', seat: 0, tile: 34 });
    table.pass(SETTLE);
    expect(table.refusals()).toEqual(['game-over', 'game-over']);
  });
  test('gives held calls their due first: the run is taken as the last move ends', () => {
    const table = from(lastTile());
    table.play('0:34');
    press(table, 'call', 1);
    expect(won(table)).toEqual([72, 0]);
    table.play('0-');
    expect(won(table)).toEqual([72, 4]);
    expect(table.where()).toBe('playing.lastChance');
  });
  test('costs a false caller no move, and takes nothing', () => {
    const table = missedIt();
    press(table, 'call', 0);
    expect(table.told.at(-1)).toMatchObject({ happenings: [{ type: 'falseCall', penalty: 'none' }] });
    expect(won(table)).toEqual([72, 0]);
  });
  test('is left out where runs are picked up without a call', () => {
    const table = missedIt({}, { calls: 'automatic' });
    expect(won(table)).toEqual([76, 0]);
    expect(table.where()).toBe('over');
    expect(table.told.at(-1)).toEqual({ type: 'counted' });
  });
  test('comes with the time to call that runs out on the last move', () => {
    const table = from(lastTile(), { callTime: 3000, lastChance: 4000 });
    table.play('0:34');
    table.pass(3000 + SETTLE);
    expect(table.where()).toBe('playing.lastChance');
    table.pass(4000 - 2 * SETTLE);
    expect(table.where()).toBe('playing.lastChance');
    table.pass(3 * SETTLE);
    expect(table.where()).toBe('over');
  });
});

describe('a game that goes on', () => {
  const start = simulatedTable(2, [31, 32, 33, 34]).position();
  const at = (notation: string): Position => play(start, notation).position;
  test.each([
    ['before a tile is placed', '0:31- 1:32-', 'playing.toPlace'],
    ['after it', '0:31- 1:32- 0:33- 1:34', 'playing.toEnd'],
    ['with a missed run', '0:31- 1:32- 0:33- 1:34-', 'playing.toPlace'],
  ])('%s stands where it stood', (_, notation, where) => {
    const table = from(at(notation));
    expect(table.where()).toBe(where);
    expect(table.position()).toEqual(at(notation));
    expect(table.told).toEqual([]);
  });
  test('gives the mover their whole time to call again', () => {
    const table = from(at('0:31- 1:32- 0:33- 1:34'), { callTime: 3000 });
    expect(table.context().clock).toEqual({ startedAt: 0, endsAt: 3000 });
    press(table, 'call', 1);
    expect(won(table)).toEqual([0, 4]);
  });
  test('still lets a fresh miss be claimed, with the move that it costs', () => {
    const table = from(at('0:31- 1:32- 0:33- 1:34-'));
    press(table, 'call', 0);
    expect(table.position().mover).toBe(1);
    expect(won(table)).toEqual([4, 0]);
  });
  test('after the last move gives its last chance again', () => {
    const table = from(play(lastTile(), '0:34-').position, { lastChance: 1000 });
    expect(table.where()).toBe('playing.lastChance');
    press(table, 'call', 1);
    expect(won(table)).toEqual([72, 4]);
    table.pass(1000);
    expect(table.where()).toBe('over');
  });
  test('keeps its events and adds to them', () => {
    const table = from(at('0:31-'));
    table.play('1:32-');
    expect(table.record()).toBe('0:4 1:32 1-');
  });
});

describe('a table that waits for nothing', () => {
  test('plays a game in which everything comes at once', () => {
    const times = { callTime: [null, null], lastChance: null, breath: 0 };
    const { racks } = endgame([[34], []], [31, 32, 33]);
    let { table } = startTable({
      rules: PRINTED_RULES, seats: 2, orderTiles: null, starter: 0, deal: [], seatingTime: 0,
      sofar: { picks: [], seated: true, position: endgame(racks, [31, 32, 33]), events: [] },
    }, { now: 0, times });
    const presses = [
      { kind: 'place', seat: 0, tile: 34 }, { kind: 'draw', seat: 0 }, { kind: 'call', seat: 1 }, { kind: 'count', seat: 0 },
    ] as const;
    for (const [now, one] of presses.entries()) ({ table } = pressTable(table, [{ ...one, at: now }], { now, times }, () => false));
    expect(isOver(table)).toBe(true);
    expect(contextOf(table).position.won.map(({ length }) => length)).toEqual([72, 4]);
  });
});
