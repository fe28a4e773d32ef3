/** A scene of a lesson as a position of the rules. */
import { SQUARES } from '../rules/board';
import { PRINTED_RULES } from '../rules/options';
import type { Position } from '../rules/position';
import type { Scene } from './lesson';

/** The position: every tile lies on the board, on a rack or in the pile. Lessons are played by the printed rules. */
export function positionOf({ board, you, pip, pile, mover }: Scene): Position {
  const named = new Set([...board, ...you, ...pip, ...pile]);
  return {
    rules: PRINTED_RULES,
    racks: [you, pip],
    pile: [...pile, ...SQUARES.filter((tile) => !named.has(tile))],
    board: board.toSorted((a, b) => a - b),
    won: [[], []],
    mover,
    placed: null,
    raced: null,
    begun: board.length > 0,
    missed: [],
    owes: [false, false],
  };
}
