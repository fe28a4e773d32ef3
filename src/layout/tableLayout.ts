/** For which table a window is laid out: how many sit at it, and how. */
import { NO_SAFE, TOUCH, type Safe } from './boxes';
import { CHART } from '../rules/board';
import { areaOf, layoutOf } from './layout';
import { mirrored, mirroredSafe } from './shapes/mirrored';
import { forReplay, heightened, lacksHeight } from './replay';
import { forReview, lacksReading, withReading } from './shapes/review';
import { roomFor, type RoomSize } from './scrolling';
import type { AroundTable } from './shapes/around';
import { drillFits, drillLayout } from './shapes/drill';
import type { DrillKind, Layout } from './types';

export interface TableLayout {
  readonly players: number;
  /** Whether there is a burst to call with. */
  readonly calls: boolean;
  /** How people sit around it; null where they sit side by side. */
  readonly sitting: AroundTable | null;
  /** Whether a game that is over is looked at again on it. */
  readonly replayed: boolean;
  /** Whether it is looked at with a review beside it. */
  readonly reviewed?: boolean;
  /** Whether a lesson is given at it. */
  readonly lesson?: boolean;
  /** How it is answered, where a drill is played at it; null at every other table. */
  readonly drill?: DrillKind | null;
  /** Whether it is laid out as in a mirror, for the left hand. */
  readonly mirrored?: boolean;
}

/** A window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** How far the screen's own edges (notches, bars) reach in. */
  readonly safe?: Safe;
  /** How thick a scroll bar is, where it takes room from what scrolls. */
  readonly scrollBar?: number;
}

/** Lays a window out for a table. */
export type LayoutIn = (window: WindowSize, table: TableLayout) => Layout;

/** The words on the draw button can be read from this width on. */
const LEAST_DRAW = 90;

/**
 * Where everything of this table lies in a window, or in the larger room that the window scrolls over. This is the one place where sizes
 * that no window has (it is minimized, or not there yet) are put right: no box of a layout has a size below zero.
 */
export function layoutIn(window: WindowSize, table: TableLayout): Layout {
  if (table.mirrored !== true) return laidOut(window, table);
  const { safe = NO_SAFE } = window;
  return mirrored(laidOut({ ...window, safe: mirroredSafe(safe) }, table), safe);
}

function laidOut({ width, height, safe = NO_SAFE, scrollBar = 0 }: WindowSize, table: TableLayout): Layout {
  const { players, calls, sitting, replayed, lesson = false, drill = null } = table;
  // A replay takes the burst's room for what it shows.
  const lay = (room: RoomSize): Layout => (drill === null
    ? layoutOf({ ...room, safe, seats: players, burst: calls || replayed, sitting, lesson })
    : drillLayout(room, areaOf({ ...room, safe }), drill));
  const window = { width: Math.max(0, width || 0), height: Math.max(0, height || 0) };
  const insets = { width: safe.left + safe.right, height: safe.top + safe.bottom };
  const fits = (wanted: RoomSize, square: number): boolean => {
    const laid = lay(wanted);
    if (drill !== null) return drillFits(laid, square, CHART);
    const { chart, draw, snag } = laid;
    return chart.width / CHART >= square && draw.width >= LEAST_DRAW && (!lesson || snag.height >= TOUCH);
  };
  const laidIn = (seen: RoomSize, bar: number): Layout => {
    const room = roomFor(seen, insets, bar, lesson || replayed, fits);
    return { ...lay(room), scrolls: room.width > width || room.height > height };
  };
  const layout = laidIn(window, scrollBar);
  if (!replayed) return layout;
  // As soon as the page scrolls, a scroll bar takes its share of the width.
  const beside = (): Layout => (layout.scrolls ? layout : laidIn({ ...window, width: Math.max(0, window.width - scrollBar) }, 0));
  if (table.reviewed === true) {
    const review = forReview(layout);
    if (lacksReading(review) === 0) return review;
    const narrower = forReview(beside());
    return withReading(narrower, lacksReading(narrower));
  }
  const replay = forReplay(layout);
  if (lacksHeight(replay) === 0) return replay;
  const narrower = forReplay(beside());
  return heightened(narrower, lacksHeight(narrower));
}
