/**
 * The linear evaluation: what each window of four is worth to whoever has just placed a tile, by how many of its tiles lie, how
 * many of the missing ones they hold, and how far the game is. From the trained weights it makes two tables by seven squares:
 * what a tile placed in the middle changes, and what the windows that begin in the lowest four squares are worth.
 */
import { RUN_LENGTH } from '../../rules/board';
import { KIND_OF, LIES, MINE, NO_KIND, PATTERNS, RUN_GAIN } from './patterns';

/** Plies that are judged by the same weights. */
export const PHASE_PLIES = 8;
export const PHASES = 10;

/** What a run is worth above its tiles when moves are compared: more than any windows, so that no run is passed by. */
export const RUN_BONUS = 64;

/** For each phase the value of each kind of window, in tiles of margin. */
export type Weights = readonly (readonly number[])[];

export interface Evaluator {
  /** Phase * PATTERNS + pattern: what it changes to place the mine in the middle, with RUN_BONUS and the tiles for a run. */
  readonly change: Float32Array;
  /** Phase * PATTERNS + pattern: the value of its four windows together. */
  readonly value: Float32Array;
}

/** The phase of a position in which `ply` tiles have been placed. */
export function phaseOf(ply: number): number {
  return Math.min(PHASES - 1, Math.floor(ply / PHASE_PLIES));
}

/** The tables for some weights. */
export function evaluatorOf(weights: Weights): Evaluator {
  const change = new Float32Array(PHASES * PATTERNS);
  const value = new Float32Array(PHASES * PATTERNS);
  const middle = 3;
  weights.forEach((byKind, phase) => {
    const worth = (window: number): number => (KIND_OF[window] === NO_KIND ? 0 : byKind[KIND_OF[window]!]!);
    for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
      const after = pattern & ~(3 << 2 * middle) | LIES << 2 * middle;
      const before = pattern & ~(3 << 2 * middle) | MINE << 2 * middle;
      let sum = 0;
      let delta = 0;
      for (let first = 0; first < RUN_LENGTH; first += 1) {
        sum += worth(pattern >> 2 * first & 255);
        delta -= worth(before >> 2 * first & 255);
        if (RUN_GAIN[pattern] === 0) delta += worth(after >> 2 * first & 255);
      }
      value[phase * PATTERNS + pattern] = sum;
      change[phase * PATTERNS + pattern] = delta + (RUN_GAIN[pattern] === 0 ? 0 : RUN_BONUS + RUN_GAIN[pattern]!);
    }
  });
  return { change, value };
}
