/** The layout for windows higher than wide: head line, players, board, rack and controls, from top to bottom. */
import {
  box, chartOf, clamp, controlsIn, gridIn, headIn, nothingUnder, pileAndDraw, RACK_WIDTH, rackIn, squareIn, TOUCH, type Under,
} from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/** The heights of the rows and of the gaps beneath them. */
interface Rows {
  readonly top: number; readonly head: number; readonly players: number; readonly rack: number; readonly controls: number;
  /** Beneath head, players, board, rack and controls. */
  readonly gaps: readonly [number, number, number, number, number];
}

const TIGHT: Rows = { top: 2, head: 40, players: 32, rack: 58, controls: 60, gaps: [2, 2, 3, 3, 2] };
const SMALL: Rows = { top: 4, head: TOUCH, players: 40, rack: 60, controls: 106, gaps: [4, 4, 6, 6, 4] };
/** As drawn for a window 390 wide. */
const FULL: Rows = { top: 12, head: 50, players: 48, rack: 88, controls: 176, gaps: [12, 14, 22, 18, 14] };
/** For tablets: rack and controls share a row, and `rack` is nothing. */
const SMALL_TABLET: Rows = { top: 8, head: 48, players: 50, rack: 0, controls: 116, gaps: [6, 8, 10, 0, 8] };
/** As drawn for a window 820 wide. */
const FULL_TABLET: Rows = { top: 18, head: 58, players: 76, rack: 0, controls: 178, gaps: [14, 14, 22, 0, 18] };

/** From this width on the rack stands between pile and burst. */
const TABLET = 620;

const sum = (rows: Rows): number => rows.top + rows.head + rows.players + rows.rack + rows.controls + rows.gaps.reduce((a, b) => a + b);

function between(from: Rows, to: Rows, t: number, scale: number): Rows {
  const mix = (a: number, b: number): number => a + (b * scale - a) * t;
  return {
    top: mix(from.top, to.top), head: mix(from.head, to.head), players: mix(from.players, to.players),
    rack: mix(from.rack, to.rack), controls: mix(from.controls, to.controls),
    gaps: [
      mix(from.gaps[0], to.gaps[0]), mix(from.gaps[1], to.gaps[1]), mix(from.gaps[2], to.gaps[2]),
      mix(from.gaps[3], to.gaps[3]), mix(from.gaps[4], to.gaps[4]),
    ],
  };
}

/** The rows that leave the board its full width as long as they can; what is left over widens them up to their full size. */
function rowsFor({ width, height }: Box, left: number): Rows {
  if (width >= TABLET) {
    const scale = Math.max(1, width / 820);
    // On a large screen even the small rows grow: its tablet-sized buttons would be lost on it.
    const small = between(SMALL_TABLET, SMALL_TABLET, 1, Math.max(1, Math.min(width, height * 0.7) / 820));
    const least = sum(small);
    return between(small, FULL_TABLET, clamp((left - least) / (sum(FULL_TABLET) * scale - least), 0, 1), scale);
  }
  const scale = width / 390;
  const least = sum(SMALL);
  // Only the smallest phones need the tight rows; elsewhere a large burst is worth more than a little more board.
  if (left >= least || width >= 420) return between(SMALL, FULL, clamp((left - least) / (sum(FULL) * scale - least), 0, 1), scale);
  return between(TIGHT, SMALL, clamp((left - sum(TIGHT)) / (least - sum(TIGHT)), 0, 1), 1);
}

/** Lays everything out in one column. */
export function tall(area: Box, seats: number, under: Under = nothingUnder): Omit<Layout, 'width' | 'height' | 'shape'> {
  const edge = area.width < 480 ? 1 : Math.round(area.width * 0.012);
  const margin = clamp(area.width * 0.036, 8, 60);
  const inner = { x: area.x + margin, width: area.width - 2 * margin };
  const kept = under(inner.width);
  const high = area.height - kept;
  const rows = rowsFor(area, high - area.width + 2 * edge);
  const side = Math.floor(Math.min(area.width - 2 * edge, high - sum(rows)));
  // What is still left over goes above and beneath the board.
  const spare = Math.max(0, high - sum(rows) - side);

  let y = area.y + rows.top + spare * 0.2;
  const gap = Math.max(4, rows.gaps[0]);
  const head = headIn(box(inner.x, y, inner.width, rows.head), clamp(inner.width * 0.03, 8, 24));
  y += rows.head + kept + rows.gaps[0];
  const players = gridIn({ ...inner, y, height: rows.players }, seats, 1, clamp(inner.width * 0.024, 5, 20));
  y += rows.players + rows.gaps[1] + spare * 0.2;
  const board = squareIn(box(area.x + edge, y, area.width - 2 * edge, side));
  y += side + rows.gaps[2] + spare * 0.25;

  if (area.width >= TABLET) {
    const burst = Math.min(rows.controls, inner.width * 0.26);
    const third = (inner.width - burst) / 2;
    const controls = controlsIn(box(inner.x, y, third * 0.74 + burst, rows.controls), 10);
    const snag = box(inner.x + inner.width - controls.snag.width, controls.snag.y, controls.snag.width, controls.snag.height);
    const left = controls.draw.x + controls.draw.width;
    return { ...head, players, board, chart: chartOf(board), pile: controls.pile, draw: controls.draw, snag,
      ...rackIn(box(left + margin, y, snag.x - left - 2 * margin, rows.controls), rows.controls * 0.6) };
  }
  const rack = rackIn(box(inner.x, y, inner.width, rows.rack), rows.rack);
  const row = box(inner.x, y + rows.rack + rows.gaps[3] + spare * 0.2, inner.width, rows.controls);
  const controls = controlsIn(row, Math.min(14, gap + 4));
  const wanted = kept > 0 ? tall(area, seats).snag.width : 0;
  return { ...head, players, board, chart: chartOf(board), ...rack, ...controls,
    ...(controls.snag.width < wanted * TOO_SMALL ? besideRack(box(inner.x, y, inner.width, rows.rack), row, wanted) : {}) };
}

/** A burst of less than this part of its size in a game is too small; a little less is better than a smaller rack. */
const TOO_SMALL = 0.7;

/** Between a burst that stands beside the rack and what is at its left. */
const BESIDE = 4;

/**
 * Where a lesson takes so much of the height that the burst would be too small, it stands beside the rack, which moves to the left, and
 * beside the row beneath it: as large as in a game, or as finds room there.
 */
function besideRack(rack: Box, row: Box, wanted: number): Partial<Layout> {
  const bottom = row.y + row.height;
  const side = Math.floor(Math.min(wanted, bottom - rack.y, rack.width - Math.ceil(TOUCH * RACK_WIDTH) - BESIDE));
  const width = rack.width - side - BESIDE;
  return {
    ...rackIn({ ...rack, width }, rack.height), snag: box(rack.x + rack.width - side, bottom - side, side, side),
    ...pileAndDraw({ ...row, width }, BESIDE),
  };
}
