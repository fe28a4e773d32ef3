/** A table at which a run is about to be made, or has just been made, and players who call it. */
import { simulatedTable, type SimulatedTable, type Wishes } from './simulatedTable';

/** Four players; seat 3 is about to make the run 31 32 33 34. */
export const before = (wishes: Wishes = {}): SimulatedTable => {
  const table = simulatedTable(4, [31, 32, 33, 34, 97, 79, 58, 4], wishes);
  table.play('0:31- 1:32- 2:33-');
  return table;
};
/** Seat 3 has just made it, and may call. */
export const made = (wishes: Wishes = {}): SimulatedTable => {
  const table = before(wishes);
  table.play('3:34');
  return table;
};
/** The record up to then. */
export const RECORD = '0:31 0- 1:32 1- 2:33 2- 3:34';
export const won = (table: SimulatedTable): number[] => table.position().won.map(({ length }) => length);
/** A press of SNAG by `seat`, that went down at `at`. */
export const call = (table: SimulatedTable, seat: number, at = table.now()): void => table.press({ kind: 'call', seat, at });
