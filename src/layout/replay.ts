/**
 * The table on which a game that is over is looked at again. Rack, burst and draw button are nobody's there: their room goes to the
 * controls, to everyone's racks and to the list of moments. Pure geometry.
 */
import { box, clamp } from './boxes';
import type { Box } from './box';
import type { Layout } from './types';

/** Where what belongs to a replay lies: each part by itself beside the board, or all of them in one column. */
export type ReplayBoxes =
  | { readonly kind: 'apart'; readonly controls: Box; readonly racks: Box; readonly moments: Box }
  | { readonly kind: 'column'; readonly column: Box };

/** A table as it is laid for a replay. */
export interface ReplayLayout extends Layout { readonly replay: ReplayBoxes }

/** The replay's layout, made from that of a game with a burst. */
export function forReplay(layout: Layout): ReplayLayout {
  const { shape, board, rack, pile, draw, snag, log, width, height, players } = layout;
  const none = { x: board.x, y: board.y, width: 0, height: 0 };
  const bare = { ...layout, draw: none, snag: none, rack: none, slots: [] };
  const bottom = snag.y + snag.height;
  if (shape === 'wide') {
    return { ...bare, replay: {
      kind: 'apart',
      controls: box(board.x, rack.y, board.width, Math.max(rack.height, bottom - rack.y)),
      racks: box(draw.x, draw.y, draw.width, bottom - draw.y),
      moments: box(log.x, log.y, log.width, bottom - log.y),
    } };
  }
  // The strip at the head has nothing to tell here: the pile moves up into it.
  const edge = clamp(width * 0.03, 6, 24);
  const left = shape === 'flat' ? pile.x : edge;
  const right = shape === 'flat' ? snag.x + snag.width : width - edge;
  const top = (shape === 'flat' ? Math.max(...players.map((one) => one.y + one.height)) : board.y + board.height) + edge * 0.7;
  const end = shape === 'flat' ? board.y + board.height : Math.max(bottom, height - edge - 4);
  return { ...bare, pile: log, replay: { kind: 'column', column: box(left, top, right - left, end - top) } };
}

/** What the column holds at least, in pixels as the style sheet draws it: controls, everyone's racks, and two lines of moments. */
const COLUMN = { stacked: 140, inOneLine: 96, line: 340, gap: 8, rack: 44, racksBeside: 178, moments: 76 };

/** How high a column of this width must be, so that all of it can be seen. */
function columnFor(width: number, seats: number, shape: Layout['shape']): number {
  const rows = Math.ceil(seats / Math.max(1, Math.floor((width + 6) / COLUMN.racksBeside)));
  const controls = shape === 'flat' && width >= COLUMN.line ? COLUMN.inOneLine : COLUMN.stacked;
  return controls + COLUMN.gap + rows * COLUMN.rack + COLUMN.gap + COLUMN.moments;
}

/** How much higher a replay must be, so that all that belongs to it has its place; 0 where it has. */
export function lacksHeight({ replay, players, shape }: ReplayLayout): number {
  if (replay.kind === 'apart') return 0;
  return Math.max(0, columnFor(replay.column.width, players.length, shape) - replay.column.height);
}

/** The same replay with a column that is higher by so much: the table is as much higher, where that reaches out of it, and scrolls. */
export function heightened(layout: ReplayLayout, by: number): ReplayLayout {
  const { replay, height } = layout;
  if (replay.kind === 'apart') return layout;
  const column = { ...replay.column, height: replay.column.height + by };
  return { ...layout, replay: { kind: 'column', column }, height: Math.max(height, column.y + column.height + COLUMN.gap), scrolls: true };
}

/** Whether a table is laid for a replay. */
export function isReplay(layout: Layout): layout is ReplayLayout {
  return 'replay' in layout;
}
