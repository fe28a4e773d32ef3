/** Paper that flies from the burst of a loud call: where each piece is. Pure, and the same every time. */
import type { Moment } from './motion';

/** In steps of this angle no two pieces set out in the same direction. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A piece of paper in the air. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** In radians. */
  readonly turn: number;
  /** How much of its side is seen while it tumbles, from -1 to 1. */
  readonly narrow: number;
  readonly alpha: number;
}

/** All pieces from a burst at a part of their time. @param side of a piece, in pixels */
export function sparksAt({ x, y, reach, pieces, part }: Moment['sparks'][number], side: number): Piece[] {
  const out = 1 - (1 - part) ** 3;
  return Array.from({ length: pieces }, (_, i): Piece => {
    const angle = i * GOLDEN_ANGLE;
    const far = reach * (0.6 + 0.4 * (((i * 29) % pieces) / pieces)) * out;
    const spin = i + part * (i % 2 === 0 ? 8 : -8);
    return {
      x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far + reach * 0.5 * part ** 2,
      side: side * (0.75 + 0.5 * ((i % 5) / 4)), turn: spin, narrow: Math.cos(spin * 1.7), alpha: Math.min(1, (1 - part) / 0.35),
    };
  });
}
