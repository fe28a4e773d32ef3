/** How many tables are on, with how many lines and people. Pure. */
import type { Table } from './table';

export function countedOf(tables: readonly Pick<Table, 'lines' | 'state'>[]) {
  const sum = (of: (table: Pick<Table, 'lines' | 'state'>) => number): number => tables.reduce((before, table) => before + of(table), 0);
  return {
    tables: tables.length, lines: sum(({ lines }) => lines),
    seats: sum(({ state }) => state.seats.filter(({ person }) => person !== null).length),
  };
}
