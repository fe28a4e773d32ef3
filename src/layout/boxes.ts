/** Small helpers for laying out boxes, and the parts that all three shapes build alike: board, rack, row of players. */
import type { Box } from './box';

/** How far the screen's own edges (notches, rounded corners) reach into the window. */
export interface Safe { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }

export const NO_SAFE: Safe = { top: 0, right: 0, bottom: 0, left: 0 };

/** The least side of something to be touched. */
export const TOUCH = 44;

/** A box on whole pixels, so that straight edges are sharp. */
export function box(x: number, y: number, width: number, height: number): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** `value`, but no less than `least` and no more than `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The largest square in the middle of a box. */
export function squareIn(area: Box): Box {
  const side = Math.floor(Math.min(area.width, area.height));
  return box(area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side);
}

/** The board's chart begins this far inside its edge, and is this wide, as parts of the board's side. */
const CHART_INSET = 34 / 668;
export const CHART_SIDE = 600 / 668;

/** The chart of a board. */
export function chartOf(board: Box): Box {
  const side = board.width * CHART_SIDE;
  return { x: board.x + board.width * CHART_INSET, y: board.y + board.width * CHART_INSET, width: side, height: side };
}

/** How the rack is built, in sides of one of its tiles. */
const RACK = { gap: 12 / 74, end: 17 / 74, height: 1.3 };
export const RACK_WIDTH = 4 + 3 * RACK.gap + 2 * RACK.end;

/** The largest rack that fits into the middle of an area, with its four slots. */
export function rackIn(area: Box, largest: number): { rack: Box; slots: Box[] } {
  const tile = Math.floor(Math.min(area.width / RACK_WIDTH, area.height / RACK.height, largest));
  const rack = box(area.x + (area.width - tile * RACK_WIDTH) / 2, area.y + (area.height - tile * RACK.height) / 2, tile * RACK_WIDTH,
    tile * RACK.height);
  const slots = [0, 1, 2, 3].map((i) => box(rack.x + tile * (RACK.end + i * (1 + RACK.gap)), rack.y, tile, tile));
  return { rack, slots };
}

/** `count` boxes that share an area in `rows` rows. */
export function gridIn(area: Box, count: number, rows: number, gap: number): Box[] {
  const columns = Math.ceil(count / rows);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => {
    const x = area.x + (i % columns) * (width + gap);
    const y = area.y + Math.floor(i / columns) * (height + gap);
    // Both edges are rounded, not the width: so neighbours keep their gap.
    return box(x, y, Math.round(x + width) - Math.round(x), Math.round(y + height) - Math.round(y));
  });
}

/** The wordmark is this much wider than high. */
export const WORDMARK = 3.8;

/** A head line: wordmark at the left, menu at the right, and the strip of the log between them. */
export function headIn(area: Box, gap: number): { wordmark: Box; log: Box; menu: Box } {
  const side = area.height;
  const word = Math.min(side * WORDMARK * 0.86, area.width * 0.34);
  const wordmark = box(area.x, area.y + (side - word / WORDMARK) / 2, word, word / WORDMARK);
  const menu = box(area.x + area.width - side, area.y, side, side);
  const x = wordmark.x + wordmark.width + gap;
  return { wordmark, menu, log: box(x, area.y, menu.x - gap - x, side) };
}

/** How much room is kept free under the head line of a column so wide: none, but in a lesson. */
export type Under = (width: number) => number;

export const nothingUnder: Under = () => 0;

/** The draw button's words need this width. */
const DRAW = 118;

/** What a player needs beside the rack: pile and draw button at the left, the burst at the right. */
export function controlsIn(area: Box, gap: number): { pile: Box; draw: Box; snag: Box } {
  const side = Math.floor(Math.max(Math.min(area.height, area.width * 0.52, area.width - gap - DRAW), Math.min(area.height, TOUCH)));
  const snag = box(area.x + area.width - side, area.y + (area.height - side) / 2, side, side);
  return { snag, ...pileAndDraw({ ...area, width: area.width - side - gap }, gap) };
}

/** The pile over the draw button; side by side, where there is too little height for both. */
export function pileAndDraw(area: Box, gap: number): { pile: Box; draw: Box } {
  const left = area.width;
  if (area.height < 2 * TOUCH + gap) {
    const button = Math.min(area.height, TOUCH + 8);
    const pile = Math.min(left * 0.44, button * 2);
    return {
      pile: box(area.x, area.y + (area.height - button) / 2, pile, button),
      draw: box(area.x + pile + gap, area.y + (area.height - button) / 2, left - pile - gap, button),
    };
  }
  const button = clamp(area.height * 0.3, TOUCH, 84);
  const stack = clamp(area.height * 0.44, TOUCH, area.height - button - gap);
  const top = area.y + (area.height - stack - gap - button) / 2;
  return { pile: box(area.x, top, left, stack), draw: box(area.x, top + stack + gap, left, button) };
}
