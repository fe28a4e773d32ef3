/**
 * Where everything lies in a window of any size. Pure geometry, so that the picture and the page's own elements, which
 * take the touches, can never disagree.
 */
import { CHART, placeOf, type Tile } from '../rules/board';
import { around, type AroundTable } from './shapes/around';
import { box, NO_SAFE, nothingUnder, type Safe } from './boxes';
import { forLesson, stripOf } from './shapes/lesson';
import { boardFor, leastSquare } from './scrolling';
import { withoutBurst } from './shapes/burstless';
import { flat } from './shapes/flat';
import { tall } from './shapes/tall';
import type { Box } from './box';
import type { Layout } from './types';
import { wide } from './shapes/wide';

/** A window, how many sit at the table, and how far the screen's own edges reach in. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Whether there is a burst to call with: not where runs are taken without a call. */
  readonly burst?: boolean;
  readonly safe?: Safe;
  /** How people sit around the screen, if they do. */
  readonly sitting?: AroundTable | null;
  /** Whether a lesson is given at the table: then nobody sits around it. */
  readonly lesson?: boolean;
}

/** A window lower than this, and wider than high, is a phone on its side. */
const FLAT_BELOW = 520;

/**
 * The layout of a window: around the board where that is wanted and the screen is large enough; otherwise, of the shapes that suit it, the
 * one with the larger board. Whoever asks sees to it that a table finds room in the window (`tableLayout`).
 */
export function layoutOf({ burst = true, sitting = null, ...room }: Room): Layout {
  const { width, height, seats } = room;
  const round = sitting && around(areaOf(room), seats, sitting, burst);
  if (round) return { width, height, shape: 'around', ...round };
  const layout = withBurst(room);
  if (room.lesson) return forLesson(layout);
  return burst ? layout : withoutBurst(layout);
}

/** The window without what its own edges take. */
export function areaOf({ width, height, safe = NO_SAFE }: Pick<Room, 'width' | 'height' | 'safe'>): Box {
  return { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom };
}

function withBurst(room: Omit<Room, 'burst' | 'sitting'>): Layout {
  const { width, height, seats, lesson = false } = room;
  const area = areaOf(room);
  const under = lesson ? (column: number) => stripOf(column, area.height) : nothingUnder;
  if (area.height < FLAT_BELOW && area.width > area.height * 1.15) return { width, height, shape: 'flat', ...flat(area, seats, under) };
  const upright = tall(area, seats, under);
  const across = wide(area, seats);
  const least = boardFor(leastSquare(area));
  if (Math.max(upright.board.width, across.board.width) < least && area.width > area.height) {
    const beside = flat(area, seats, under);
    if (beside.board.width >= least) return { width, height, shape: 'flat', ...beside };
  }
  return across.board.width >= upright.board.width
    ? { width, height, shape: 'wide', ...across }
    : { width, height, shape: 'tall', ...upright };
}

/** The cell of a square, with its share of the gaps: cells tile the chart without holes. */
export function squareBox({ chart }: Layout, square: Tile): Box {
  const { row, column } = placeOf(square);
  const cell = chart.width / CHART;
  return { x: chart.x + column * cell, y: chart.y + row * cell, width: cell, height: cell };
}

/** A face-down tile of the draw for order: `count` of them lie in rows over the board's middle. */
export function orderTileBox({ chart }: Layout, index: number, count: number): Box {
  // The octagon is at its full width only in its middle, where four rows of up to six tiles find room.
  const area = { width: chart.width * 0.98, height: chart.width * 0.68 };
  // A block somewhat wider than high, unless the tiles would be larger in another.
  let columns = Math.max(1, Math.round(Math.sqrt(count * 1.4)));
  const sideWith = (n: number): number => Math.min(area.width / n, area.height / Math.ceil(count / n), chart.width / 6.2);
  for (let n = 1; n <= count; n += 1) if (sideWith(n) > sideWith(columns)) columns = n;
  const pitch = sideWith(columns);
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const side = pitch * 0.86;
  return box(
    chart.x + chart.width / 2 + ((index % columns) - inRow / 2) * pitch + (pitch - side) / 2,
    chart.y + chart.height / 2 + (row - rows / 2) * pitch + (pitch - side) / 2,
    side, side,
  );
}
