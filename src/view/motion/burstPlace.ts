/** Where the burst of a call stands: beside the run that it takes, on none of its tiles and on as few others as may be. Pure. */
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import { boardSide, squarePose } from './poses';
import { within } from './progress';

export interface BurstPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** On which side of it things are that belong to it, in the window: away from the run. */
  readonly away: { readonly x: 1 | -1; readonly y: 1 | -1 };
}

interface Point { readonly x: number; readonly y: number }

/** In tiles: how wide a burst is, and how much each step of loudness adds. */
const WIDE = 3;
const LOUDER = 0.42;
/** It can be read on the smallest board, in pixels. */
const LEAST = 74;

/** The part of a burst's half in which its disc and its rays are. */
const DISC = 0.9;

const DIRECTIONS = Array.from({ length: 16 }, (_, i) => (i / 16) * Math.PI * 2 - Math.PI / 2);

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The place of a burst.
 * @param line the tiles that are taken
 * @param board the tiles that stay
 * @param loud how loud the call is, from 0
 */
export function burstPlace(line: readonly Tile[], board: readonly Tile[], layout: Layout, loud: number): BurstPlace {
  const tile = boardSide(layout);
  const side = Math.max(LEAST, tile * WIDE) * (1 + (LOUDER / WIDE) * loud);
  const runs = line.map((one) => squarePose(layout, one));
  const others = board.map((one) => squarePose(layout, one));
  const middle = { x: mean(runs.map(({ x }) => x)), y: mean(runs.map(({ y }) => y)) };
  // From the nearest part of a tile to the burst's middle there is this much.
  const clear = (side / 2) * DISC + tile * 0.62;
  const touched = (point: Point, tiles: readonly Point[]): number => tiles.filter((one) => far(one, point) < clear).length;
  const away = DIRECTIONS.flatMap((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    // As far along this direction as it takes to be clear of the run.
    const out = Math.max(...runs.map((one) => (one.x - middle.x) * dx + (one.y - middle.y) * dy + reach(one, middle, dx, dy, clear)));
    return [within({ x: middle.x + dx * out, y: middle.y + dy * out }, side, layout)];
  });
  const cost = (point: Point): number => touched(point, runs) * 100 + touched(point, others) * 4 + far(point, middle) / tile;
  const [best] = away.toSorted((a, b) => cost(a) - cost(b));
  const { x, y } = best ?? middle;
  return { x, y, side, away: { x: x < middle.x - tile ? -1 : 1, y: y < middle.y - tile ? -1 : 1 } };
}

/** How much further than a tile one has to go in a direction from the middle, to be clear of that tile. */
function reach(tile: Point, middle: Point, dx: number, dy: number, clear: number): number {
  const aside = Math.abs((tile.x - middle.x) * dy - (tile.y - middle.y) * dx);
  return aside >= clear ? -Infinity : Math.sqrt(clear ** 2 - aside ** 2);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
