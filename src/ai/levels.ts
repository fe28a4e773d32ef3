/**
 * The computer players' characters: how each thinks, sees, remembers, hurries and dares. Data, not code. Strength is a row of this
 * table and bounded by work, not by the clock, so that a game against it replays the same on any machine. The first is one that a child
 * beats, the last the strongest; docs/strength.md has what they win against each other. Their names and faces are elsewhere: see strings
 * and layout.
 */
import { PROFILES } from '../characters/profiles';
import type { Overlooking, Reaction } from '../cognition/noticing';
import type { Memory } from '../cognition/recall';
import type { LevelName } from './levelNames';

/** How a tile is chosen. */
export interface Judging {
  /** `care`: what leaves the least danger. `search`: what playouts say (see search/monteCarlo). A run that is seen is weighed first. */
  readonly by: 'care' | 'search';
  /** The chance that it thinks about what a tile opens, at a move; otherwise it takes the largest run that it sees, else any tile. */
  readonly heed: number;
  /** Playouts of one move, for `search`. */
  readonly playouts: number;
}

/** How a player sees: lines of the board, from the landing of a tile on. */
export interface Attention extends Reaction, Overlooking {
  /** By how much more often a diagonal is overlooked. */
  readonly diagonal: number;
  /** The chance that they no longer see a run which they meant to make themselves. */
  readonly slip: number;
}

/** One computer player's ways. */
export interface Level {
  readonly judging: Judging;
  readonly attention: Attention;
  /** Their own deeds are runs that they won, and runs that they missed. */
  readonly memory: Memory;
  /**
   * The chance that it calls what it is not sure of: three in a row about the tile that has landed, or a run of which it has forgotten
   * whose it was.
   */
  readonly gamble: number;
  /** Milliseconds from the turn's beginning to the placing of a tile: at least, and at most. */
  readonly pondering: readonly [number, number];
  /** Milliseconds from placing to drawing when no run was noticed, and to calling an own run at the latest: at least, and at most. */
  readonly lingering: readonly [number, number];
}

export const LEVELS = {
  pip: {
    judging: { by: 'care', heed: 0, playouts: 0 },
    attention: { floor: 900, median: 3500, spread: 0.6, ...PROFILES.pip.overlooking, diagonal: 1.5, slip: 0.1 },
    memory: { threshold: -2, own: 0.6 },
    gamble: PROFILES.pip.gamble,
    pondering: [900, 1900],
    lingering: [900, 1250],
  },
  wanda: {
    judging: { by: 'care', heed: 0.3, playouts: 0 },
    attention: { floor: 700, median: 2300, spread: 0.6, ...PROFILES.wanda.overlooking, diagonal: 1.5, slip: 0.06 },
    memory: { threshold: -2.6, own: 0.6 },
    gamble: PROFILES.wanda.gamble,
    pondering: [900, 1500],
    lingering: [700, 1100],
  },
  otto: {
    judging: { by: 'care', heed: 1, playouts: 0 },
    attention: { floor: 900, median: 3500, spread: 0.6, ...PROFILES.otto.overlooking, diagonal: 1.5, slip: 0.04 },
    memory: { threshold: -20, own: 0 },
    gamble: PROFILES.otto.gamble,
    pondering: [1600, 1900],
    lingering: [1000, 1250],
  },
  viola: {
    judging: { by: 'care', heed: 0.47, playouts: 0 },
    attention: { floor: 550, median: 1300, spread: 0.5, ...PROFILES.viola.overlooking, diagonal: 1, slip: 0 },
    memory: { threshold: -1.6, own: 0.3 },
    gamble: PROFILES.viola.gamble,
    pondering: [1000, 1700],
    lingering: [600, 1000],
  },
  henrik: {
    judging: { by: 'search', heed: 1, playouts: 60 },
    attention: { floor: 550, median: 1500, spread: 0.5, ...PROFILES.henrik.overlooking, diagonal: 1.5, slip: 0.02 },
    memory: { threshold: -3.6, own: 0.8 },
    gamble: PROFILES.henrik.gamble,
    pondering: [1100, 1900],
    lingering: [700, 1200],
  },
  ada: {
    judging: { by: 'search', heed: 1, playouts: 3000 },
    attention: { floor: 450, median: 1050, spread: 0.45, ...PROFILES.ada.overlooking, diagonal: 1.3, slip: 0 },
    memory: { threshold: -6, own: 0.5 },
    gamble: PROFILES.ada.gamble,
    pondering: [1100, 1800],
    lingering: [600, 1000],
  },
} as const satisfies Record<LevelName, Level>;
