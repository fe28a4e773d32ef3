/**
 * Where the two buttons of a practice game lie, and its note: beside the board where there is a column for them, else in the corners that
 * are cut off the board, where thumbs reach, and over the head line. They cover no square. Pure geometry.
 */
import { box, TOUCH } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

export interface PracticeBoxes {
  readonly hint: Box;
  readonly takeBack: Box;
  /** As wide as this, and at least as high. */
  readonly note: Box;
  /** Whether the buttons are round, with their words one over the other. */
  readonly round: boolean;
}

/** A square in the board's cut-off corner has this side, as a part of the board's. */
const CORNER = 0.125;

export function practiceBoxes({ shape, board, draw, wordmark, menu, height }: Layout): PracticeBoxes {
  if (shape === 'wide') {
    const gap = Math.max(8, draw.height * 0.2);
    const top = draw.y + draw.height + gap;
    const high = Math.max(TOUCH, draw.height * 0.86);
    const half = (draw.width - gap) / 2;
    const under = top + high + gap;
    return {
      hint: box(draw.x, top, half, high), takeBack: box(draw.x + half + gap, top, half, high),
      note: box(draw.x, under, draw.width, Math.max(0, Math.min(draw.height * 1.4, height - under - gap))), round: false,
    };
  }
  const side = board.width * CORNER;
  const y = board.y + board.height - side;
  const inset = side * 0.02;
  const top = Math.min(wordmark.y, menu.y);
  return {
    hint: box(board.x + inset, y - inset, side, side), takeBack: box(board.x + board.width - side - inset, y - inset, side, side),
    note: box(wordmark.x, top, menu.x - wordmark.x - 6, menu.y + menu.height - top), round: true,
  };
}
