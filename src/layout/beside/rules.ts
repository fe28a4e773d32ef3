/** Where the button lies that opens the rules: in a corner that is cut off the board, over its star. It covers no square. Pure geometry. */
import { box, TOUCH } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/** The middle of the star, and the side of the button that covers it, as parts of the board's side. */
const STAR = 0.0805;
const SIDE = { least: 0.086, most: 0.125 };

export function rulesBox({ board }: Pick<Layout, 'board'>): Box {
  const side = Math.min(board.width * SIDE.most, Math.max(board.width * SIDE.least, TOUCH + 2));
  const middle = Math.max(board.width * STAR, side / 2 + 1);
  return box(board.x + board.width - middle - side / 2, board.y + middle - side / 2, side, side);
}
