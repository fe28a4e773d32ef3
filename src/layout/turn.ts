/**
 * Frames that are turned by quarters: whoever sits at another edge of the table has a bottom of their own, and all that is theirs is laid
 * out in their frame.
 */
import type { Box } from './box';

/** How a frame lies in the window: turned clockwise by quarters about its corner, which then lies at `x`, `y`. */
export interface Turn { readonly quarters: 0 | 1 | 2 | 3; readonly x: number; readonly y: number }

/** The frame that is the window itself. */
export const UPRIGHT: Turn = { quarters: 0, x: 0, y: 0 };

/**
 * The frame of an edge of `area`: 0 its bottom, 1 its left, 2 its top, 3 its right. In the frame that edge is the bottom, and its corner
 * is 0, 0.
 */
export function turnFor(quarters: Turn['quarters'], { x, y, width, height }: Box): Turn {
  return { quarters, x: quarters === 1 || quarters === 2 ? x + width : x, y: quarters >= 2 ? y + height : y };
}

/** A point of a frame, in the window. */
export function turnedPoint({ quarters, x, y }: Turn, point: { readonly x: number; readonly y: number }): { x: number; y: number } {
  switch (quarters) {
    case 0: return { x: x + point.x, y: y + point.y };
    case 1: return { x: x - point.y, y: y + point.x };
    case 2: return { x: x - point.x, y: y - point.y };
    case 3: return { x: x + point.y, y: y - point.x };
  }
}

/** A box of a frame, in the window. */
export function turnedBox(turn: Turn, { x, y, width, height }: Box): Box {
  const [a, b] = [turnedPoint(turn, { x, y }), turnedPoint(turn, { x: x + width, y: y + height })];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

/** A box of the window, in a frame. */
export function framedBox({ quarters, x, y }: Turn, box: Box): Box {
  const [left, top] = [box.x - x, box.y - y];
  switch (quarters) {
    case 0: return { ...box, x: left, y: top };
    case 1: return { x: top, y: -left - box.width, width: box.height, height: box.width };
    case 2: return { ...box, x: -left - box.width, y: -top - box.height };
    case 3: return { x: -top - box.height, y: left, width: box.height, height: box.width };
  }
}

/** The turn as an angle, clockwise, in radians: the shorter way round. */
export function radians({ quarters }: Turn): number {
  return ((quarters === 3 ? -1 : quarters) * Math.PI) / 2;
}
