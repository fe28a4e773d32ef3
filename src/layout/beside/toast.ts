/**
 * Where what passes by at a table lies: over what nobody needs just then, and never over scores, story, board or burst. Under the draw
 * button where a column has room there; else over the pile, and over the draw button, too, while it isn't its reader's turn. Pure geometry.
 */
import { box, clamp } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/**
 * What must be left free: on a reader's own turn all that it's played with, rack and draw button; else the rack; and the pile, too, where
 * a newcomer's mark lies on it.
 */
export type Needed = 'turn' | 'rack' | 'pile';

/** A column has room under its draw button from this height on, and a note in it is no higher than the second. */
const UNDER = { least: 96, most: 220 };
const GAP = 12;
/** Free above and beneath what lies over the pile. */
const AROUND = 3;

/**
 * The box of what passes. Null: at the window's foot, where the table is larger than that and no box of it can be counted on to be seen;
 * and at the window's top where a newcomer is about to play, which no clock hurries.
 */
export function toastBox(layout: Layout, needed: Needed): Box | null {
  const { note, scrolls, shape, pile, draw, height } = layout;
  if (note) return note;
  if (scrolls) return null;
  const under = draw.y + draw.height + GAP;
  if (shape === 'wide' && height - GAP - under >= UNDER.least) {
    const high = Math.min(UNDER.most, height - GAP - under);
    return box(draw.x, height - GAP - high, draw.width, high);
  }
  if (needed === 'turn') return overPile(layout);
  return needed === 'pile' ? null : over(pile, draw);
}

/** Over the pile, as high as what lies above and beneath it leaves room. */
function overPile({ pile, draw, rack, board, players, log, menu, wordmark, height }: Layout): Box {
  const middle = pile.y + pile.height / 2;
  const there = [draw, rack, board, log, menu, wordmark, ...players]
    .filter(({ x, width }) => x < pile.x + pile.width && pile.x < x + width);
  const top = Math.max(0, ...there.map((one) => one.y + one.height).filter((bottom) => bottom <= middle));
  const bottom = Math.min(height, ...there.map(({ y }) => y).filter((y) => y >= middle));
  return box(pile.x, top + AROUND, pile.width, bottom - top - 2 * AROUND);
}

/** The box around two. */
function over(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return box(x, y, Math.max(one.x + one.width, other.x + other.width) - x, Math.max(one.y + one.height, other.y + other.height) - y);
}

/** How wide a letter of the text face is, and how high a line, in sizes of the text; and what stands around a note's text, in pixels. */
const LETTER = 0.5;
const LINE = 1.25;
export const TOAST_PAD = { across: 8, down: 4 };
/** Letters are no smaller than this, in pixels, and no larger than the second in a box of any size. */
const SIZE = { least: 11, most: 40 };

/** The largest size of letters in which a text of so many finds room in a box. */
export function toastSize({ width, height }: Pick<Box, 'width' | 'height'>, letters: number): number {
  const [wide, high] = [width - 2 * TOAST_PAD.across, height - 2 * TOAST_PAD.down];
  for (let size = Math.min(SIZE.most, high / LINE); size > SIZE.least; size -= 0.5) {
    if (linesOf(letters, wide, size) * LINE * size <= high) return clamp(size, SIZE.least, SIZE.most);
  }
  return SIZE.least;
}

/** A line ends with a word: some of its room stays free. */
function linesOf(letters: number, width: number, size: number): number {
  return Math.ceil(letters / Math.max(1, Math.floor(width / (LETTER * size)) - 2));
}
