/**
 * How well a computer player sees, remembers and hurries: data, not code. Strength is a row of this table, so that a
 * game against it replays the same on any machine.
 */

/** No player, however sharp, calls sooner than this many milliseconds after a tile has landed. */
export const FASTEST_CALL = 450;

/** One computer player's ways. */
export interface Level {
  readonly attention: {
    /** Milliseconds: no call ever comes sooner after the tile has landed; never under FASTEST_CALL. */
    readonly floor: number;
    /** Milliseconds: half the calls come sooner than this. */
    readonly median: number;
    /** How widely the time beyond the floor scatters: the standard deviation of its logarithm. */
    readonly spread: number;
    /** The chance that a line across or up and down is overlooked at one look. */
    readonly miss: number;
    /** The chance that the eye has left a run again which the player himself meant to make. */
    readonly slip: number;
    /** By how much more often a diagonal is overlooked. */
    readonly diagonal: number;
  };
  readonly memory: {
    /**
     * ACT-R's retrieval threshold and noise: a run taken t seconds ago is recalled with the chance
     * 1 / (1 + exp((threshold + ½ ln t) / noise)) (Anderson et al., 2004, with a decay of ½).
     */
    readonly threshold: number;
    readonly noise: number;
  };
  /** Milliseconds from the turn's beginning to the placing of a tile: at least, and at most. */
  readonly pondering: readonly [number, number];
  /** Milliseconds from placing to drawing when no run was noticed: at least, and at most. */
  readonly lingering: readonly [number, number];
}

export const LEVELS = {
  steady: {
    attention: { floor: 700, median: 2000, spread: 0.55, miss: 0.12, slip: 0.06, diagonal: 1.6 },
    memory: { threshold: -3.2, noise: 0.35 },
    pondering: [1100, 2600],
    lingering: [700, 1300],
  },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof LEVELS;

/** The level that a seat plays at when nothing else was agreed. */
export const DEFAULT_LEVEL: LevelName = 'steady';
