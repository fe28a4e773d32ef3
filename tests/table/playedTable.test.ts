/** The table as it is stepped: what is due is data, and a step can be taken twice with the same end. */
import { describe, expect, test } from 'vitest';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Moment, TableInput } from '../../src/table/context';
import { nextDue, pressTable, startTable, tickTable, type PlayedTable } from '../../src/table/playedTable';
import { dealPlaying } from '../helpers/arranged';

const SETTLE = 30;
const INPUT: TableInput = {
  rules: PRINTED_RULES, seats: 3, orderTiles: null, starter: 0, deal: dealPlaying([31, 32, 33, 34, 41, 43, 58, 97], 3), seatingTime: 0,
};
const at = (now: number): Moment => ({ now, times: { callTime: [500, 500, 500], lastChance: 800, breath: 200 } });
const placed = (table: PlayedTable, now: number): ReturnType<typeof pressTable> =>
  pressTable(table, [{ kind: 'place', seat: 0, tile: 31, at: now }], at(now), () => false);

describe('a table that is stepped', () => {
  test('names what is due next, and is plain data that can be stepped again to the same', () => {
    const { table } = startTable(INPUT, at(100));
    expect(nextDue(table, SETTLE)).toBeNull();
    const [one, other] = [placed(table, 100), placed(table, 100)];
    expect(one.told).toEqual(other.told);
    // What was pressed before the time was up is waited for.
    expect(nextDue(one.table, SETTLE)).toMatchObject({ id: 'clock', at: 630 });
    expect(tickTable(one.table, at(630), SETTLE).told).toEqual(tickTable(other.table, at(630), SETTLE).told);
    expect(tickTable(one.table, at(630), SETTLE).told.map(({ type }) => type)).toEqual(['timeUp', 'played']);
    expect(nextDue(table, SETTLE)).toBeNull();
  });

  test('lets a time that was up go before what was pressed after it', () => {
    const { table } = placed(startTable(INPUT, at(100)).table, 100);
    const late = pressTable(table, [{ kind: 'draw', seat: 0, at: 601 }], at(610), () => false);
    expect(late.told.map(({ type }) => type)).toEqual(['timeUp', 'played', 'refused']);
    const inTime = pressTable(table, [{ kind: 'draw', seat: 0, at: 600 }], at(610), () => false);
    expect(inTime.told.map(({ type }) => type)).toEqual(['played']);
  });
});
