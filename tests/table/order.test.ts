/** Before the first move: the draw for order, the new seats, the deal; and what is turned down meanwhile. */
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../src/rules/board';
import { orderTilesOf } from '../../src/rules/deal';
import { seating } from '../../src/table/seating';
import { SETTLE, simulatedTable, type SimulatedTable } from '../helpers/simulatedTable';

/** Tiles in falling order: index 0 is 97, index 23 is 70. */
const FALLING = SQUARES.toReversed();
const drawing = (seats: number, more = {}): SimulatedTable => simulatedTable(seats, [31], { orderTiles: FALLING, ...more });
const types = ({ told }: SimulatedTable): string[] => told.map(({ type }) => type);

function pick(table: SimulatedTable, seat: number, index: number): void {
  table.press({ kind: 'pick', seat, index });
  table.pass(SETTLE);
}

describe('the draw for order', () => {
  test('lets each seat pick a face-down tile in turn; the lowest goes first, the others to their left in rising order', () => {
    const table = drawing(4);
    expect(table.where()).toBe('order');
    // Seat 0 turns up 93, seat 1 the lowest, seat 2 the highest, seat 3 the second.
    for (const [seat, index] of [[0, 5], [1, 23], [2, 0], [3, 10]] as const) pick(table, seat, index);
    expect(table.context().picks.map(({ seat, tile }) => [seat, tile])).toEqual([0, 1, 2, 3].map((seat) =>
      [seat, FALLING[[5, 23, 0, 10][seat] ?? -1]]));
    expect(table.where()).toBe('seating');
    expect(table.context().seated).toBe(false);
    table.pass(1000);
    expect(types(table)).toEqual(['picked', 'picked', 'picked', 'picked', 'seated', 'dealt']);
    expect(table.told.find(({ type }) => type === 'seated')).toEqual({ type: 'seated', from: [1, 3, 0, 2] });
    expect(table.where()).toBe('playing.toPlace');
    expect(table.position().mover).toBe(0);
  });
  test('leaves the turned-up tiles open for as long as agreed', () => {
    const table = drawing(2, { seatingTime: 500 });
    pick(table, 0, 0);
    pick(table, 1, 1);
    table.pass(490);
    expect(table.where()).toBe('seating');
    table.pass(20);
    expect(table.where()).toBe('playing.toPlace');
  });
  test('holds them open until somebody asks to go on, where that was agreed', () => {
    const table = drawing(2, { seatingTime: null });
    pick(table, 0, 0);
    table.takeSeats();
    expect(table.where()).toBe('order');
    pick(table, 1, 1);
    table.pass(60_000);
    expect([table.where(), types(table)]).toEqual(['seating', ['picked', 'picked']]);
    table.takeSeats();
    expect([table.where(), types(table)]).toEqual(['playing.toPlace', ['picked', 'picked', 'seated', 'dealt']]);
  });
  test.each([
    ['out of turn', { kind: 'pick', seat: 1, index: 3 }, { code: 'not-your-pick', picker: 0 }],
    ['a tile that is not there', { kind: 'pick', seat: 0, index: 24 }, { code: 'no-such-tile', index: 24 }],
    ['a tile before the first', { kind: 'pick', seat: 0, index: -1 }, { code: 'no-such-tile', index: -1 }],
    ['half a tile', { kind: 'pick', seat: 0, index: 0.5 }, { code: 'no-such-tile', index: 0.5 }],
    ['a tile placed', { kind: 'place', seat: 0, tile: 31 }, { code: 'not-now' }],
    ['a call', { kind: 'call', seat: 0 }, { code: 'not-now' }],
    ['a draw', { kind: 'draw', seat: 0 }, { code: 'not-now' }],
    ['a count', { kind: 'count', seat: 0 }, { code: 'not-now' }],
  ] as const)('turns down %s', (_, intent, refusal) => {
    const table = drawing(2);
    table.press(intent);
    table.pass(SETTLE);
    expect(table.told).toMatchObject([{ type: 'refused', intent, refusal }]);
    expect(table.context().picks).toEqual([]);
    expect(table.where()).toBe('order');
  });
  test('turns down a tile that another has picked, and a second pick', () => {
    const table = drawing(3);
    pick(table, 0, 7);
    pick(table, 1, 7);
    pick(table, 0, 8);
    expect(table.refusals()).toEqual(['no-such-tile', 'not-your-pick']);
    pick(table, 1, 8);
    pick(table, 2, 9);
    pick(table, 0, 10);
    expect(table.refusals().at(-1)).toBe('not-now');
    expect(table.context().picks).toHaveLength(3);
  });
  test('goes on where it stood', () => {
    const picks = [{ seat: 0, index: 2, tile: FALLING[2] ?? 0 }];
    const fresh = drawing(2);
    const table = drawing(2, { sofar: { picks, seated: false, position: fresh.position(), events: [] } });
    expect(table.where()).toBe('order');
    pick(table, 1, 3);
    table.pass(1000);
    expect(table.told.find(({ type }) => type === 'seated')).toEqual({ type: 'seated', from: [1, 0] });
  });
  test('is left out when the seats are given', () => {
    const table = simulatedTable(2, [31], { starter: 1 });
    expect(types(table)).toEqual(['dealt']);
    expect(table.where()).toBe('playing.toPlace');
    expect(table.position().mover).toBe(1);
  });
  test('takes place with all 76 tiles scrambled, of which some lie out', () => {
    expect(new Set(orderTilesOf('any')).size).toBe(76);
    expect(seating([{ seat: 0, index: 0, tile: 50 }, { seat: 1, index: 1, tile: 4 }, { seat: 2, index: 2, tile: 97 }])).toEqual([1, 0, 2]);
  });
});

describe('during play', () => {
  test('a pick and a count are turned down', () => {
    const table = simulatedTable(2, [31]);
    pick(table, 0, 0);
    table.press({ kind: 'count', seat: 0 });
    table.pass(SETTLE);
    expect(table.refusals()).toEqual(['not-now', 'not-now']);
  });
  test('what the rules refuse is turned down with their reason, and nothing changes', () => {
    const table = simulatedTable(2, [31, 32]);
    const before = table.position();
    table.press({ kind: 'place', seat: 0, tile: 97 });
    table.pass(SETTLE);
    table.press({ kind: 'place', seat: 1, tile: 32 });
    table.pass(SETTLE);
    table.press({ kind: 'draw', seat: 0 });
    table.pass(SETTLE);
    table.press({ kind: 'call', seat: 0 });
    table.pass(SETTLE);
    expect(table.refusals()).toEqual(['not-in-rack', 'not-your-move', 'place-first', 'nothing-placed']);
    expect(table.position()).toBe(before);
    expect(table.record()).toBe('');
  });
});
