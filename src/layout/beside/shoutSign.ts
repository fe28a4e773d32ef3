/** Where the sign of the open microphone lies: over the star opposite to the button that opens the rules. Pure geometry. */
import type { Box } from '../box';
import type { Layout } from '../types';
import { rulesBox } from './rules';

export function shoutSignBox(layout: Pick<Layout, 'board'>): Box {
  const { x, y, width, height } = rulesBox(layout);
  const { board } = layout;
  return { x: board.x + (board.x + board.width) - (x + width), y, width, height };
}
