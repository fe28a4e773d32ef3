/**
 * The two inner loops of the Monte Carlo search: everyone playing on by the linear evaluation, and the evaluation of what is left.
 * They work on a SearchState from outside, as one piece each, because calls between small methods cost a tenth of the time.
 */
import { RACK_SIZE } from '../../rules/options';
import { LINE_OF } from './lines';
import { PHASES, PHASE_PLIES, RUN_BONUS } from './evaluation';
import { COVER_LINE, COVER_SHIFT, LIES, MINE, PATTERNS, SHIFT_OF, SQUARE_SHIFT_OF } from './patterns';
import type { SearchState } from './searchState';

// Bound to this file: see lines.ts.
const WAYS = 4;
const SEAT = 64;
const RACK: number = RACK_SIZE;
const MARK_LIES: number = LIES;
const MARK_MINE: number = MINE;
const PATTERN_ROOM: number = PATTERNS;
const PATTERN = PATTERNS - 1;
const PHASE: number = PHASE_PLIES;
const END_PHASE = PHASES * PHASE;
const LAST_PHASE = PHASES - 1;
const RUN = RUN_BONUS / 2;
const lineOf = LINE_OF;
const shiftOf = SHIFT_OF;
const squareShiftOf = SQUARE_SHIFT_OF;
const coverLine = Uint8Array.from(COVER_LINE);
const coverShift = Uint8Array.from(COVER_SHIFT);

/**
 * Everyone plays by the linear evaluation for so many plies, or until the tiles are used up; the careless take runs, and place any tile
 * if they can take none. The last ply ends before its draw, so that the position can be valued as its mover left it. The same as best,
 * place and draw in turn, written as one for speed (tests/ai/search/searchState.slow.test.ts holds them together).
 *
 * A rack's tiles came by chance, so the slots in turn are any tile. Nothing is drawn at random here: all tiles that are compared in a
 * determinization meet the same careless moves.
 * @param careless a bit for each seat that places any tile
 * @returns whether the game is over
 */
export function playOut(state: SearchState, plies: number, careless = 0): boolean {
  const { codes, rack, held, seats, pile, pileSize } = state;
  const { change } = state.evaluator;
  for (let i = 1; i <= plies; i += 1) {
    const { mover, ply } = state;
    if (mover === -1) return true;
    const base = mover * SEAT;
    const phase = (ply < END_PHASE ? ply / PHASE | 0 : LAST_PHASE) * PATTERN_ROOM;
    const first = mover * RACK;
    const end = first + held[mover]!;
    let best = first;
    let most = -Infinity;
    for (let slot = first; slot < end; slot += 1) {
      const at = rack[slot]! * WAYS;
      const score = change[phase + (codes[base + lineOf[at]!]! >>> shiftOf[at]! & PATTERN)]!
        + change[phase + (codes[base + lineOf[at + 1]!]! >>> shiftOf[at + 1]! & PATTERN)]!
        + change[phase + (codes[base + lineOf[at + 2]!]! >>> shiftOf[at + 2]! & PATTERN)]!
        + change[phase + (codes[base + lineOf[at + 3]!]! >>> shiftOf[at + 3]! & PATTERN)]!;
      if (score > most) {
        most = score;
        best = slot;
      }
    }
    if (careless !== 0 && most < RUN && (careless >>> mover & 1) === 1) best = first + (ply / seats | 0) % (end - first);
    const tile = rack[best]!;
    const at = tile * WAYS;
    const a = lineOf[at]!;
    const b = lineOf[at + 1]!;
    const c = lineOf[at + 2]!;
    const d = lineOf[at + 3]!;
    // Lines across, falling and rising count their places alike: by columns.
    const across = MARK_LIES << squareShiftOf[at]!;
    const down = MARK_LIES << squareShiftOf[at + 1]!;
    for (let other = 0, last = seats * SEAT; other < last; other += SEAT) {
      codes[other + a] = codes[other + a]! ^ across;
      codes[other + b] = codes[other + b]! ^ down;
      codes[other + c] = codes[other + c]! ^ across;
      codes[other + d] = codes[other + d]! ^ across;
    }
    codes[base + a] = codes[base + a]! ^ across << 1;
    codes[base + b] = codes[base + b]! ^ down << 1;
    codes[base + c] = codes[base + c]! ^ across << 1;
    codes[base + d] = codes[base + d]! ^ across << 1;
    state.ply = ply + 1;
    if (most > RUN) state.pickUp(mover, tile);
    if (i === plies) return false;
    if (state.drawn < pileSize) {
      const drawn = pile[state.drawn]!;
      state.drawn += 1;
      rack[best] = drawn;
      state.mark(mover, drawn, MARK_MINE);
      state.mover = mover + 1 === seats ? 0 : mover + 1;
    } else state.draw(best - first);
  }
  return false;
}

/** The future margin that the evaluation expects for a seat that has just placed a tile, in tiles, up to a constant of the phase. */
export function valueOf(state: SearchState, seat: number): number {
  const { codes } = state;
  const { value } = state.evaluator;
  const base = seat * SEAT;
  const phase = (state.ply < END_PHASE ? state.ply / PHASE | 0 : LAST_PHASE) * PATTERN_ROOM;
  let sum = 0;
  for (let i = 0; i < coverLine.length; i += 1) sum += value[phase + (codes[base + coverLine[i]!]! >>> coverShift[i]! & PATTERN)]!;
  return sum;
}
