/** In which direction somebody looks from their panel to the board, and to a tile on it: for the picture and the page alike. Pure. */
import type { Tile } from '../../rules/board';
import { squareBox } from '../layout';
import type { Layout } from '../types';
import { emblemIn } from './panel';

/** To the right and down, each from -1 to 1, in eighths of a turn. */
export interface Direction { readonly x: number; readonly y: number }

/** To two places, and never as -0. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/**
 * Where a tile lies, or the board's middle, seen from the face on a seat's panel; around the table the board lies before everybody.
 * @param tile what is looked at; null for the board
 */
export function gazeOf(layout: Layout, seat: number, tile: Tile | null = null): Direction {
  if (layout.edges) return { x: 0, y: -1 };
  const { board, players } = layout;
  const panel = players[seat];
  if (!panel) return { x: 0, y: 1 };
  const emblem = emblemIn(panel, true);
  const aim = tile === null ? board : squareBox(layout, tile);
  const [x, y] = [aim.x + aim.width / 2 - panel.x - emblem.x, aim.y + aim.height / 2 - panel.y - emblem.y];
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4)) * (Math.PI / 4);
  return { x: rounded(Math.cos(eighth)), y: rounded(Math.sin(eighth)) };
}
