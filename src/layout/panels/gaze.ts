/** In which direction somebody looks from their panel to the board: for the picture and the page alike. Pure geometry. */
import type { Layout } from '../types';
import { emblemIn } from './panel';

/** To the right and down, each from -1 to 1, in eighths of a turn. */
export interface Direction { readonly x: number; readonly y: number }

/** To two places, and never as -0. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Where the board's middle is, seen from the face on a seat's panel; around the table it lies before everybody. */
export function gazeOf(layout: Layout, seat: number): Direction {
  if (layout.edges) return { x: 0, y: -1 };
  const { board, players } = layout;
  const panel = players[seat];
  if (!panel) return { x: 0, y: 1 };
  const emblem = emblemIn(panel, true);
  const [x, y] = [board.x + board.width / 2 - panel.x - emblem.x, board.y + board.height / 2 - panel.y - emblem.y];
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4)) * (Math.PI / 4);
  return { x: rounded(Math.cos(eighth)), y: rounded(Math.sin(eighth)) };
}
