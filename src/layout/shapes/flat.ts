/** The layout for a phone on its side: the board takes the full height, everything else stands in one column beside it. */
import { box, chartOf, clamp, controlsIn, gridIn, headIn, nothingUnder, rackIn, squareIn, TOUCH, type Under } from '../boxes';
import { boardFor, leastSquare } from '../scrolling';
import type { Box } from '../box';
import type { Layout } from '../types';

/**
 * The column beside the board has this width at least, and in a lesson, in which there is more to read, the second; less, down to the
 * third, where the squares would be too small otherwise.
 */
const COLUMN = { wanted: 260, taught: 340, least: 204 };

/** Lays everything out beside the board. */
export function flat(area: Box, seats: number, under: Under = nothingUnder): Omit<Layout, 'width' | 'height' | 'shape'> {
  const least = boardFor(leastSquare(area));
  // A screen that is hardly high enough for its squares spares the room above and beneath the board.
  const edge = clamp((area.height - least) / 2, 2, 4);
  const gap = clamp(area.height * 0.026, 5, 14);
  const wanted = under(COLUMN.taught) > 0 ? COLUMN.taught : COLUMN.wanted;
  const across = Math.max(area.width - wanted, Math.min(least, area.width - COLUMN.least));
  const side = Math.floor(Math.min(area.height - 2 * edge, across));
  const width = Math.min(area.width - side - 2 * gap - 2 * edge, area.height * 1.35);
  const start = area.x + (area.width - side - width - 2 * gap) / 2;
  const board = squareIn(box(start, area.y + edge, side, area.height - 2 * edge));
  const x = board.x + side + gap * 1.6;
  const inner = width - gap * 0.6;

  const head = clamp(area.height * 0.12, TOUCH, Math.min(60, inner * 0.2));
  const two = inner / seats < 100 && (seats > 3 || area.height >= 340);
  const panel = clamp(area.height * 0.1, 32, 56);
  const playersHeight = two ? 2 * panel + gap : panel;
  const kept = under(inner);
  const left = area.height - 2 * gap - head - kept - gap - playersHeight - gap;
  const rackHeight = Math.floor(Math.min(inner * 0.262, Math.max(left * 0.37, TOUCH * 1.3)));

  let y = area.y + gap;
  const top = headIn(box(x, y, inner, head), gap * 1.5);
  y += head + kept + gap;
  const players = gridIn({ x, y, width: inner, height: playersHeight }, seats, two ? 2 : 1, gap);
  y += playersHeight + gap;
  const spare = Math.max(0, left - rackHeight - Math.min(inner * 0.52, left - rackHeight - 2 * gap));
  const rack = rackIn(box(x, y + spare * 0.2, inner, rackHeight), rackHeight);
  y += rackHeight + spare * 0.55;
  const bottom = area.y + area.height - gap - spare * 0.1;
  return { ...top, players, board, chart: chartOf(board), ...rack, ...controlsIn(box(x, y, inner, bottom - y), gap) };
}
