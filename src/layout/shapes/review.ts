/**
 * The table on which a finished game is reviewed: board and controls as in a replay, and beside or beneath them room to read. Players, pile
 * and rack have no place of their own: everyone's racks stand in the list of the review. Pure geometry.
 */
import { box, clamp, squareIn, chartOf } from '../boxes';
import type { Box } from '../box';
import { boardFor, leastSquare } from '../scrolling';
import type { Layout } from '../types';

/** Where the parts of a review lie. */
export type ReviewBoxes =
  /** In columns of their own on both sides of the board, and the controls beneath it. */
  | { readonly kind: 'apart'; readonly left: Box; readonly right: Box; readonly controls: Box }
  /** All in one column, which scrolls in itself; the controls beneath the board, or (null) at the head of the column. */
  | { readonly kind: 'column'; readonly column: Box; readonly controls: Box | null };

/** A table as it is laid for a review. */
export interface ReviewLayout extends Layout { readonly review: ReviewBoxes }

/** Whether a table is laid for a review. */
export function isReview(layout: Layout): layout is ReviewLayout {
  return 'review' in layout;
}

/** In columns narrower than this there is no reading: then one wide column takes the room of both. */
const LEAST_SIDE = 250;
/** What the column needs at least: the controls, some lines of what is told of a move, and what can be done with it. */
const LEAST_COLUMN = 270;
/** On a phone held upright reading comes before the board: so much of the height is for it, up to so many pixels. */
const READING = { part: 0.46, most: 390 };
/** There squares may be as small as this: nobody has to hit one of them, and the tile of a moment is marked. */
const READ_SQUARE = 30;
const GAP = 8;

/** The review's layout, made from that of a game with a burst. */
export function forReview(layout: Layout): ReviewLayout {
  const { board, draw, snag, rack } = layout;
  const none: Box = { x: board.x, y: board.y, width: 0, height: 0 };
  const bare: Layout = { ...layout, draw: none, snag: none, rack: none, pile: none, slots: [], players: [] };
  switch (layout.shape) {
    case 'wide': return draw.width >= LEAST_SIDE ? apart(layout, bare) : beside(layout, bare);
    case 'flat': {
      const top = layout.menu.y + layout.menu.height + GAP;
      const left = Math.min(layout.wordmark.x, rack.x, layout.pile.x);
      const column = box(left, top, snag.x + snag.width - left, board.y + board.height - top);
      return { ...bare, review: { kind: 'column', column, controls: null } };
    }
    default: return beneath(layout, bare);
  }
}

/** What the lowest part of a game reaches to. */
const bottomOf = ({ snag }: Layout): number => snag.y + snag.height;

function apart(layout: Layout, bare: Layout): ReviewLayout {
  const { board, draw, rack, log, menu } = layout;
  const bottom = bottomOf(layout);
  const top = menu.y + menu.height + clamp(draw.width * 0.07, 12, 32);
  return { ...bare, review: {
    kind: 'apart',
    left: box(draw.x, top, draw.width, bottom - top),
    right: box(log.x, log.y, log.width, bottom - log.y),
    controls: box(board.x, rack.y, board.width, Math.max(rack.height, bottom - rack.y)),
  } };
}

/** The board at one edge of the window, and all that there is to read at its other side. */
function beside(layout: Layout, bare: Layout): ReviewLayout {
  const { draw, rack, log, menu, wordmark, width } = layout;
  const bottom = bottomOf(layout);
  const margin = clamp(width * 0.018, 8, 28);
  const board = { ...layout.board, x: draw.x };
  const left = board.x + board.width + margin;
  const right = log.x + log.width;
  const top = menu.y + menu.height + margin * 0.7;
  return {
    ...bare, board, chart: chartOf(board), wordmark: { ...wordmark, x: left }, menu: { ...menu, x: right - menu.width },
    review: {
      kind: 'column', column: box(left, top, right - left, bottom - top),
      controls: box(board.x, rack.y, board.width, Math.max(rack.height, bottom - rack.y)),
    },
  };
}

/** The board moves up to where the players were, and is a little smaller where a phone has too little room to read. */
function beneath(layout: Layout, bare: Layout): ReviewLayout {
  const { board, players, width, height, log } = layout;
  const edge = clamp(width * 0.03, 6, 24);
  const top = Math.min(board.y, ...players.map(({ y }) => y));
  const end = Math.max(bottomOf(layout), height - edge - 4);
  const gap = edge * 0.7;
  const least = Math.min(board.width, boardFor(Math.min(READ_SQUARE, leastSquare({ width, height }, true))));
  const reading = clamp(height * READING.part, LEAST_COLUMN, READING.most);
  const side = clamp(end - reading - gap - top, least, board.width);
  const placed = squareIn(box(board.x, top, board.width, side));
  const under = placed.y + placed.height + gap;
  return {
    ...bare, board: placed, chart: chartOf(placed), pile: log,
    review: { kind: 'column', column: box(edge, under, width - 2 * edge, end - under), controls: null },
  };
}

/** How much higher a review must be, so that something of it can be read; 0 where it can. */
export function lacksReading({ review }: ReviewLayout): number {
  return review.kind === 'apart' ? 0 : Math.max(0, LEAST_COLUMN - review.column.height);
}

/** The same review with a column that is higher by so much: the table is as much higher, where that reaches out of it, and scrolls. */
export function withReading(layout: ReviewLayout, by: number): ReviewLayout {
  const { review, height } = layout;
  if (review.kind === 'apart') return layout;
  const column = { ...review.column, height: review.column.height + by };
  return { ...layout, review: { ...review, column }, height: Math.max(height, column.y + column.height + GAP), scrolls: true };
}
