/**
 * Where the score to beat lies on the panel of whoever takes up a challenge: a small pennant and a number, at the count that is held
 * against it, which makes room. For the picture and the page's own table. Pure.
 */
import type { Box } from '../box';
import { missesBox, panelShape, UPRIGHT_LINES, type Emblem } from './panel';

type Size = Pick<Box, 'width' | 'height'>;

/** The count where the score to beat stands beneath it: its middle and its size, in heights of the panel, and its most in pixels. */
export const COUNT_OVER = { roomy: { at: 0.36, size: 0.4, most: Infinity }, line: { at: 0.33, size: 0.4, most: 26 } } as const;

/** How high the sign is, in heights of the panel; no less and no more than so many pixels. */
const HIGH = { roomy: [0.3, 12, 30], line: [0.3, 10.5, 18], narrow: [0.28, 10.5, 16], upright: [0.15, 11, 22] } as const;
/** How wide it is, in its own heights: the pennant and two digits. */
const WIDE = 1.72;

/**
 * The sign's box, told from the panel's corner; null where it has no room.
 * @param misses whether the sign of a missed turn lies there
 */
export function toBeatBox(size: Size, emblem: Emblem, misses: boolean): Box | null {
  const { width, height } = size;
  const shape = panelShape(size);
  const [part, least, most] = HIGH[shape];
  const high = Math.min(most, Math.max(least, height * part));
  const wide = high * WIDE;
  const right = width - (shape === 'roomy' ? Math.min(height * 0.28, width * 0.08) : Math.min(width * 0.1, height * 0.24));
  const box = (x: number, middle: number): Box => ({ x, y: middle - high / 2, width: wide, height: high });
  switch (shape) {
    case 'roomy': return box(right - wide, height * 0.76);
    case 'line': return box(right - wide, Math.min(height * 0.76, height - high / 2 - 1));
    case 'upright': {
      const { baseline, size: count } = UPRIGHT_LINES.count;
      return box(Math.min(width / 2 + height * count * 0.66, width - wide), height * (baseline - count * 0.355));
    }
    case 'narrow': {
      const { x: left, width: sign } = missesBox(size, emblem);
      const free = misses && emblem.kind === 'mark' ? left + sign : emblem.x + emblem.radius;
      const there = box(right - Math.min(height * 0.44, 24) * 1.2 - 2 - wide, height * 0.69);
      return there.x < free + 1 ? null : there;
    }
  }
}

/** The corners of the pennant in a box of the sign: pole and flag, as one outline. */
export function pennant({ x, y, height }: Box): readonly (readonly [number, number])[] {
  const pole = height * 0.1;
  const points = [[0, 0.06], [0.52, 0.3], [pole / height, 0.54], [pole / height, 0.94], [0, 0.94]] as const;
  return points.map(([right, down]) => [x + right * height, y + down * height]);
}
