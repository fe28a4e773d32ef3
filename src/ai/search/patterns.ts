/**
 * The board as one player sees it, in a form that a search can evaluate by looking things up: each line of the board is a number of
 * sixteen two-bit squares (ten of them real, three of rim at either end), and the seven squares about a tile are the
 * fourteen bits of an index. All windows of four through a tile lie within those seven, and with automatic calls so does every
 * run that it can make, since a run of four beside it would have been taken before.
 */
import { RUN_LENGTH, windows } from '../../rules/board';
import { LINES, SPOT_OF, TILE_AT, firstIndex, lineOf } from './lines';

/** What a square is to a player. */
export const UNSEEN = 0;
export const LIES = 1;
export const MINE = 2;
/** Off the board, or its tile is gone for good. */
export const DEAD = 3;

/** Squares of rim at each end of a line. */
const RIM = 3;

/** How many different views of seven squares there are. */
export const PATTERNS = 1 << 14;

/** For tile * 4 + way: by how much to shift a line's code to have the tile as the fourth of the lowest seven squares. */
export const SHIFT_OF = SPOT_OF.map((spot) => 2 * spot);

/** For tile * 4 + way: by how much to shift a state to stand on the tile's square. */
export const SQUARE_SHIFT_OF = SPOT_OF.map((spot) => 2 * (spot + RIM));

/** The code of each line with nothing on it: real squares unseen, the rest dead. */
export const EMPTY_LINES = new Int32Array(64).fill(-1);

for (let line = 0; line < LINES; line += 1) {
  for (let spot = 0; spot < 10; spot += 1) {
    if (TILE_AT[line * 16 + spot] !== 0) EMPTY_LINES[line] = EMPTY_LINES[line]! ^ DEAD << 2 * (spot + RIM);
  }
}

/** For a pattern: which of its squares run on from the middle one, as bits without the middle's own, if that makes a run; else 0. */
export const RUN_FROM = new Uint8Array(PATTERNS);

/** For a pattern: how many squares RUN_FROM holds. */
export const RUN_GAIN = new Uint8Array(PATTERNS);

for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
  const lies = (spot: number): boolean => (pattern >> 2 * spot & 3) === LIES;
  let first = RIM;
  let last = RIM;
  while (first > 0 && lies(first - 1)) first -= 1;
  while (last < 2 * RIM && lies(last + 1)) last += 1;
  if (last - first + 1 < RUN_LENGTH) continue;
  RUN_FROM[pattern] = (1 << (last + 1)) - (1 << first) ^ 1 << RIM;
  RUN_GAIN[pattern] = last - first;
}

/**
 * The kinds of a window of four that can still become a run, by how many of its tiles lie (0 to 3) and how many of the
 * missing are mine; unseen tiles make up the four. KIND_OF gives the kind for eight bits of window, NO_KIND for a dead or full one.
 */
export const KINDS = 14;
export const NO_KIND = KINDS;
export const KIND_OF = new Uint8Array(256).fill(NO_KIND);

/** Where the kinds of windows with `lying` tiles begin. */
const firstKind = [0, 5, 9, 12];

/** The number of the kind with so many tiles lying and so many of the missing mine. */
export function kindOf(lying: number, mine: number): number {
  return firstKind[lying]! + mine;
}

for (let window = 0; window < 256; window += 1) {
  const states = [0, 2, 4, 6].map((shift) => window >> shift & 3);
  const lying = states.filter((state) => state === LIES).length;
  if (states.includes(DEAD) || lying === RUN_LENGTH) continue;
  KIND_OF[window] = kindOf(lying, states.filter((state) => state === MINE).length);
}

/** Every window of four on the board: the line of each, and the shift that brings its code to the lowest eight bits. */
export const WINDOW_LINE: Uint8Array = Uint8Array.from(windows(RUN_LENGTH), lineOf);
export const WINDOW_SHIFT: Uint8Array = Uint8Array.from(windows(RUN_LENGTH), (window) => SQUARE_SHIFT_OF[firstIndex(window)]!);

/**
 * The cover of all windows by patterns of seven squares, each window in exactly one: the line of each pattern and its shift. A
 * pattern's lowest four squares are its first window.
 */
export const COVER_LINE: number[] = [];
export const COVER_SHIFT: number[] = [];

for (let line = 0; line < LINES; line += 1) {
  const spots = Array.from({ length: 10 }, (_, spot) => spot).filter((spot) => TILE_AT[line * 16 + spot] !== 0);
  const last = spots.at(-1)!;
  for (let spot = spots[0]!; spot + RUN_LENGTH - 1 <= last; spot += RUN_LENGTH) {
    COVER_LINE.push(line);
    COVER_SHIFT.push(2 * (spot + RIM));
  }
}
