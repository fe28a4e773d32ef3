/**
 * Where the marks of a first game lie: each a small paper label beside the thing that it is about, with an arrow to it. They cover no
 * square of the board, and neither rack, burst nor draw button. Pure geometry.
 */
import { CHART } from '../../rules/board';
import { box } from '../boxes';
import type { Box } from '../box';
import { mirroredBox } from '../shapes/mirrored';
import type { Layout } from '../types';

/** What a mark is about. */
export const FIRST_MARKS = ['rack', 'draw', 'burst'] as const;
/** Where several sit side by side, there is one more: that names call. */
export type FirstMark = (typeof FIRST_MARKS)[number] | 'chips';

export interface MarkPlace {
  /** The label; its arrow reaches a little beyond it. */
  readonly box: Box;
  /** Where its arrow points to, if it has one. */
  readonly points: 'up' | 'down' | 'left' | 'right' | 'nowhere';
}

/** A label has this size at least and at most, in CSS pixels; it grows with the table. */
const LEAST = { width: 96, height: 36 };
const MOST = { width: 250, height: 76 };
/** How far the arrow reaches. */
const ARROW = 8;

/** A place as it is for the right hand. */
interface Place extends MarkPlace { readonly points: 'up' | 'down' | 'right' | 'nowhere' }

/** What marks lie beside. */
type Beside = Pick<Layout, 'board' | 'chart' | 'rack' | 'pile' | 'draw' | 'snag' | 'shape'>;

/** Where a mark lies. */
export function markPlace(layout: Layout, mark: FirstMark): MarkPlace {
  // The board is no other in a mirror, and the button that opens the rules keeps its corner.
  if (layout.mirrored !== true || mark === 'chips') return placeBeside(layout, mark);
  const { shape, width } = layout;
  const [board, chart, rack, pile, draw, snag] = [layout.board, layout.chart, layout.rack, layout.pile, layout.draw, layout.snag]
    .map((one) => mirroredBox(one, width)) as [Box, Box, Box, Box, Box, Box];
  const { box: label, points } = placeBeside({ shape, board, chart, rack, pile, draw, snag }, mark);
  return { box: mirroredBox(label, width), points: points === 'right' ? 'left' : points };
}

/** At the first of its places that is large enough. */
function placeBeside(layout: Beside, mark: FirstMark): Place {
  const { board, rack, pile, draw, snag, shape } = layout;
  const overPile = (points: Place['points'], there: boolean): Place[] => (there ? [{ box: pile, points }] : []);
  const places: Readonly<Record<FirstMark, readonly Place[]>> = {
    rack: [
      ...(shape === 'wide' ? [{ box: { ...rack, x: board.x, width: rack.x - board.x }, points: 'right' } as const] : []),
      ...overPile('up', below(pile, rack)),
      ...overPile('right', beside(pile, rack)),
      { box: corner(layout, 'left'), points: below(rack, board) ? 'down' : 'right' },
    ],
    draw: [
      ...overPile('down', below(draw, pile)),
      below(draw, board) ? { box: corner(layout, 'left'), points: 'down' } : { box: corner(layout, 'right'), points: 'right' },
    ],
    burst: [
      ...overPile('right', beside(pile, snag) && !between(rack, pile, snag)),
      { box: corner(layout, 'right'), points: below(snag, board) ? 'down' : 'right' },
    ],
    // The names bear the sign that stands on it, too.
    chips: [{ box: upperCorner(layout), points: 'nowhere' }],
  };
  const all = places[mark].map(({ box: area, points }) => ({ box: labelIn(area, points), points }));
  return all.find(({ box: { width, height } }) => width >= LEAST.width && height >= LEAST.height) ?? all.at(-1)!;
}

/** Whether a box lies under another. */
function below(one: Box, other: Box): boolean {
  return one.y >= other.y + other.height - 1;
}

/** Whether a box lies to the left of another, at the same height. */
function beside(one: Box, other: Box): boolean {
  return one.x + one.width <= other.x && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Whether a box stands in the way from one to another beside it. */
function between(one: Box, from: Box, to: Box): boolean {
  return one.y < from.y + from.height && one.y + one.height > from.y && one.x + one.width > from.x + from.width && one.x < to.x;
}

/** The place in a lower corner of the board that no square takes: beside the last row. */
function corner({ board, chart }: Beside, side: 'left' | 'right'): Box {
  const cell = chart.width / CHART;
  const y = chart.y + (CHART - 1) * cell;
  // The last row begins in the fourth column, and ends in the seventh.
  const width = chart.x + 3 * cell - board.x;
  return { x: side === 'left' ? board.x : board.x + board.width - width, y, width, height: board.y + board.height - y };
}

/** The place in the upper left corner of the board that no square takes: beside the first row, which begins in the fourth column. */
function upperCorner({ board, chart }: Beside): Box {
  const cell = chart.width / CHART;
  return { x: board.x, y: board.y, width: chart.x + 3 * cell - board.x, height: chart.y + cell - board.y };
}

/** The label in an area, beside its arrow. */
function labelIn({ x, y, width, height }: Box, points: Place['points']): Box {
  const across = points === 'right';
  const room = {
    x: x + 2, y: y + 2 + (points === 'up' ? ARROW : 0), width: width - 4 - (across ? ARROW : 0),
    height: height - 4 - (across || points === 'nowhere' ? 0 : ARROW),
  };
  const wide = Math.max(0, Math.min(room.width, Math.max(MOST.width, room.width * 0.8)));
  const high = Math.max(0, Math.min(room.height, Math.max(MOST.height, room.height * 0.6)));
  const left = across ? room.x + room.width - wide : room.x + (room.width - wide) / 2;
  const middle = room.y + (room.height - high) / 2;
  const top = { up: room.y, down: room.y + room.height - high, right: middle, nowhere: middle }[points];
  return box(left, top, wide, high);
}
