/**
 * Where a character says something: its face looks in at a corner that is cut off the board, and what it says stands above it. It covers no
 * square, no score, no log and no clock, in a window of any size. Pure geometry.
 */
import { CHART } from '../../rules/board';
import type { Seat } from '../../rules/position';
import type { Box } from '../box';
import { box } from '../boxes';
import { framedBox, UPRIGHT, type Turn } from '../turn';
import type { Layout } from '../types';

export interface RemarkPlace {
  /** The frame of whoever reads it. */
  readonly turn: Turn;
  /** What is said fits in here, at the bottom. */
  readonly words: Box;
  readonly face: Box;
  /** At which side of the words the face is. */
  readonly side: 'left' | 'right';
  /** The size of the letters, in pixels. */
  readonly size: number;
}

/** Kept free between squares and words, as a part of a cell. */
const GAP = 0.06;
/** The face's side, in cells: it looks in beside the second and the third row. */
const FACE = 1.2;
/** Letters are this part of a cell; on a phone a larger one, so that they can be read, and nowhere larger than a name on a panel. */
const LETTERS = { part: 0.29, phone: 0.39, least: 14, most: 46 };

/** @param reader whose edge it is turned to, where players sit around the table */
export function remarkPlace({ board, chart, edges }: Pick<Layout, 'board' | 'chart' | 'edges'>, reader: Seat): RemarkPlace {
  const turn = edges?.[reader]?.turn ?? UPRIGHT;
  const own = framedBox(turn, board);
  const cell = chart.width / CHART;
  const inset = (board.width - chart.width) / 2;
  const gap = Math.max(2, cell * GAP);
  // The first row begins in the fourth column, the second in the third.
  const wide = inset + 3 * cell - 2 * gap;
  const high = inset + cell - 2 * gap;
  const side = turn.quarters === 1 ? 'right' : 'left';
  const at = (from: number, width: number): number => (side === 'left' ? own.x + from : own.x + own.width - from - width);
  const face = cell * FACE;
  return {
    turn, side,
    words: box(at(gap, wide), own.y + gap, wide, high),
    face: box(at(gap + cell * 0.1, face), own.y + gap + high + cell * 0.12, face, face),
    size: sizeFor(cell),
  };
}

function sizeFor(cell: number): number {
  const { part, phone, least, most } = LETTERS;
  return Math.round(Math.min(most, Math.max(cell * part, Math.min(cell * phone, least))) * 10) / 10;
}
