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

/** Whether a table is laid for a replay. */
export function isReplay(layout: Layout): layout is ReplayLayout {
  return 'replay' in layout;
}
