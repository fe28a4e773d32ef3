/**
 * Where the two buttons of a practice game lie, and its note: beside the board where there is a column for them, else in the corners that
 * are cut off the board, where thumbs reach, and over pile and draw button. They cover no square. Pure geometry.
 */
import { box, TOUCH } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

export interface PracticeBoxes {
  readonly hint: Box;
  readonly takeBack: Box;
  /** As wide as this, and at least as high: while nothing is to be drawn, it may lie over the draw button. */
  readonly note: Box;
  /** Where the note leaves the draw button free. */
  readonly noteAside: Box;
  /** Whether the buttons are round, with their words one over the other. */
  readonly round: boolean;
}

/** A square in the board's cut-off corner has this side, as a part of the board's. */
const CORNER = 0.125;
/** Over pile and draw button the note needs this height. */
const NOTE = 72;

export function practiceBoxes(layout: Layout): PracticeBoxes {
  const { shape, board, draw, height } = layout;
  if (shape === 'wide') {
    const gap = Math.max(8, draw.height * 0.2);
    const top = draw.y + draw.height + gap;
    const high = Math.max(TOUCH, draw.height * 0.86);
    const half = (draw.width - gap) / 2;
    const under = top + high + gap;
    const note = box(draw.x, under, draw.width, Math.max(0, Math.min(draw.height * 1.4, height - under - gap)));
    return { hint: box(draw.x, top, half, high), takeBack: box(draw.x + half + gap, top, half, high), note, noteAside: note, round: false };
  }
  const side = board.width * CORNER;
  const inset = side * 0.02;
  const y = board.y + board.height - side - inset;
  const [note, noteAside] = [overControls(layout), overHead(layout)];
  return {
    hint: box(board.x + inset, y, side, side), takeBack: box(board.x + board.width - side - inset, y, side, side),
    note: note.height < NOTE ? noteAside : note, noteAside, round: true,
  };
}

/** Over the head line, but for the menu. */
function overHead({ wordmark, menu, mirrored }: Layout): Box {
  const top = Math.min(wordmark.y, menu.y);
  const [left, right] = mirrored === true ? [menu.x + menu.width + 6, wordmark.x + wordmark.width] : [wordmark.x, menu.x - 6];
  return box(left, top, right - left, menu.y + menu.height - top);
}

/** Over pile and draw button. */
function overControls({ pile, draw }: Layout): Box {
  const [x, y] = [Math.min(pile.x, draw.x), Math.min(pile.y, draw.y)];
  return box(x, y, Math.max(pile.x + pile.width, draw.x + draw.width) - x, draw.y + draw.height - y);
}
