/**
 * Where what passes by at a table lies: over what nobody needs just then, and never over scores, story, board, burst or the pile's count.
 * Under the draw button where a column has room there; else over the rack while its reader is to draw, and over the draw button while they
 * aren't. Pure geometry.
 */
import { box, clamp } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/**
 * What must be left free: the draw button while its reader is to draw, who has placed their tile by then; else the rack; and the draw
 * button's column, too, where a newcomer's mark lies in it.
 */
export type Needed = 'draw' | 'rack' | 'column';

/** A column has room under its draw button from this height on, and a note in it is no higher than the second. */
const UNDER = { least: 96, most: 220 };
const GAP = 12;
/** Free above and beneath what lies over rack or draw button. */
const AROUND = 3;
/** So many letters have the longest sentences that come again and again; a box in which they were smaller than the second is too small. */
const LONG = 76;
const LEGIBLE = 13;

/**
 * The box of what passes. Null: at the window's foot, where the table is larger than that and no box of it can be counted on to be seen;
 * and at the window's top where a newcomer is about to play, which no clock hurries.
 */
export function toastBox(layout: Layout, needed: Needed): Box | null {
  const { note, scrolls, shape, pile, draw, rack, height } = layout;
  if (note) return note;
  if (scrolls) return null;
  const under = draw.y + draw.height + GAP;
  if (shape === 'wide' && height - GAP - under >= UNDER.least) {
    const high = Math.min(UNDER.most, height - GAP - under);
    return box(draw.x, height - GAP - high, draw.width, high);
  }
  if (needed === 'draw') return toastSize(rack, LONG) < LEGIBLE ? inFreeRoom(rack, [pile, draw, ...fixed(layout)], height) : rack;
  if (needed === 'column') return null;
  const alone = inFreeRoom(draw, [pile, rack, ...fixed(layout)], height);
  return toastSize(alone, LONG) < LEGIBLE ? over(pile, draw) : alone;
}

/** What nothing passes over, whoever plays. */
function fixed({ board, snag, log, menu, wordmark, players }: Layout): readonly Box[] {
  return [board, snag, log, menu, wordmark, ...players];
}

/** Over one thing, as high as what lies above and beneath it leaves room. */
function inFreeRoom(one: Box, others: readonly Box[], height: number): Box {
  const middle = one.y + one.height / 2;
  const there = others.filter(({ x, width }) => x < one.x + one.width && one.x < x + width);
  const top = Math.max(0, ...there.map((other) => other.y + other.height).filter((bottom) => bottom <= middle));
  const bottom = Math.min(height, ...there.map(({ y }) => y).filter((y) => y >= middle));
  return box(one.x, top + AROUND, one.width, bottom - top - 2 * AROUND);
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
