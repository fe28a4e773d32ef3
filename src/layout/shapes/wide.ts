/** The layout for screens wider than high: players at the left, board and rack in the middle, paper and burst at the right. */
import { box, chartOf, rackIn, TOUCH, WORDMARK } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/** The columns beside the board as drawn for 1440 × 900: margins, left column, gaps, right column. */
const COLUMNS = { outer: 36, left: 300, before: 50, after: 14, right: 266, end: 24 };
const BESIDE = COLUMNS.outer + COLUMNS.left + COLUMNS.before + COLUMNS.after + COLUMNS.right + COLUMNS.end;

/** Columns narrower than this part of the drawn ones would be hard to read. */
const LEAST = 0.66;

/** Lays everything out in three columns. */
export function wide(area: Box, seats: number): Omit<Layout, 'width' | 'height' | 'shape'> {
  const byHeight = area.height / 900;
  const edge = Math.max(8, 14 * byHeight);
  const tile = Math.max(TOUCH, 74 * byHeight);
  const rackHeight = Math.ceil(tile * 1.3);
  const side = Math.floor(Math.min(area.height - 2.6 * edge - rackHeight, area.width - BESIDE * LEAST));
  const f = Math.min((area.width - side) / BESIDE, byHeight * 1.04);
  // On very wide screens the columns stay by the board.
  const x = area.x + (area.width - side - BESIDE * f) / 2 + COLUMNS.outer * f;
  const top = area.y + (area.height - side - rackHeight - 2.6 * edge) / 2;
  const board = box(x + (COLUMNS.left + COLUMNS.before) * f, top + edge, side, side);
  const rack = rackIn(box(board.x, board.y + side + edge, side, rackHeight), tile);

  const mark = 212 * f;
  const head = Math.max(TOUCH, 50 * f);
  const y = area.y + Math.max(edge, 32 * f);
  const panel = Math.max(40, 78 * f);
  const gap = 12 * f;
  let at = y + head + 24 * f;
  const players = Array.from({ length: seats }, (_, i) => box(x, at + i * (panel + gap), COLUMNS.left * f, panel));
  at += seats * (panel + gap) + Math.min(52 * f, (area.height - at - seats * (panel + gap)) * 0.12);
  const pile = box(x, at, COLUMNS.left * f, Math.max(TOUCH, 84 * f));
  const draw = box(x, pile.y + pile.height + 16 * f, COLUMNS.left * f, Math.max(TOUCH, 56 * f));

  const right = board.x + side + COLUMNS.after * f;
  const width = COLUMNS.right * f;
  const snag = box(right, area.y + area.height - edge - width, width, width);
  const paper = area.y + 40 * f;
  return {
    wordmark: box(x, y + (head - mark / WORDMARK) / 2, mark, mark / WORDMARK),
    menu: box(x + COLUMNS.left * f - head, y, head, head),
    players, board, chart: chartOf(board), ...rack, pile, draw, snag,
    // The pad lies a little askew, so it keeps its corners away from board and window.
    log: box(right + 10 * f, paper, width - 18 * f, Math.min(520 * f, snag.y - paper - 30 * f)),
  };
}
