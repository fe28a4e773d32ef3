/**
 * Squares that can be told apart and touched, in windows of any size: where a window is too small for them, as with the page enlarged to
 * 400 %, the table is laid out in a larger room, and the page scrolls. Pure geometry.
 */
import type { Box } from './box';
import { CHART_SIDE, clamp } from './boxes';
import { CHART } from '../rules/board';

/** The least side of a square, in CSS pixels: what must be touched is no smaller. */
const LEAST = 24;
/** On a narrow phone where there is something to read as well, so that the tile that is drawn in a square has that side, or nearly. */
const BESIDE_WORDS = 27;
/** Squares have this side wherever a board of them is not larger than the window's shorter side, or nearly. */
const COMFORTABLE = 34;
const COMFORTABLE_FROM = 383;

/** The smallest room that every shape of a table finds its place in, whatever the window is. */
const SMALLEST = { width: 272, height: 256 };

/**
 * The side that the squares must have at least, by the part of a window that can be used.
 * @param withWords whether there is something to read beneath or above the board: there the smallest phones scroll in any case
 */
export function leastSquare({ width, height }: Pick<Box, 'width' | 'height'>, withWords = false): number {
  if (Math.min(width, height) >= COMFORTABLE_FROM) return COMFORTABLE;
  if (!withWords || width >= COMFORTABLE_FROM) return LEAST;
  return clamp(Math.floor(((width - 2) * CHART_SIDE) / CHART), LEAST, BESIDE_WORDS);
}

/** The side of the smallest board whose squares have at least this side. */
export function boardFor(square: number): number {
  return Math.ceil((square * CHART) / CHART_SIDE);
}

/** A room to lay a table out in, in CSS pixels, its own edges (notches) included. */
export interface RoomSize { readonly width: number; readonly height: number }

/**
 * The room that a table is laid out in: the window itself if its squares are large enough there, else one that is higher, and wider only
 * if there is no other way: a page that scrolls in one direction alone is easier to read.
 * @param insets what the screen's own edges take of the window's width and height
 * @param bar the thickness of a scroll bar, which takes its share of the width as soon as there is one
 * @param withWords whether there is something to read beside its board
 * @param fits whether a table with squares of this side at least, and with words that can be read, finds its place in a room
 */
export function roomFor(
  window: RoomSize, insets: RoomSize, bar: number, withWords: boolean, fits: (room: RoomSize, square: number) => boolean,
): RoomSize {
  const usable = (width: number): RoomSize => ({ width: width - insets.width, height: window.height - insets.height });
  const { width, height } = usable(window.width);
  if (width >= SMALLEST.width && height >= SMALLEST.height && fits(window, leastSquare({ width, height }, withWords))) return window;
  const room = {
    width: Math.max(window.width - bar, SMALLEST.width + insets.width), height: Math.max(window.height, SMALLEST.height + insets.height),
  };
  const least = leastSquare(usable(room.width), withWords);
  while (!fits(room, least)) room.height += 1;
  return room;
}
