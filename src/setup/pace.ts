/** How the four paces stretch time: a computer's thinking, what is looked at between acts, and motion. */
import type { Motion } from './kept/preferences';
import type { Pace } from './setup';

/** By what a time at normal pace is multiplied. `instant` is for tests: nothing waits for eyes. */
export const TIME_FACTOR: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 };

/** How fast the picture moves. */
export const MOTION_SPEED: Readonly<Record<Pace, number>> = { slow: 0.8, normal: 1, fast: 1.7, instant: Infinity };

/**
 * How fast the picture moves in a game of this pace, where somebody has set it or not. At the pace `instant` nothing is waited for.
 * Whether it moves at all is another question: see `appearanceOf`.
 */
export function motionSpeed(motion: Motion, pace: Pace): number {
  return MOTION_SPEED[pace === 'instant' || motion === 'system' || motion === 'off' ? pace : motion];
}

/** How long the order tiles lie open where nobody has to read them, in milliseconds at normal pace. */
export const SEATING_MS = 2200;

/**
 * How long they lie open where somebody reads who starts, in milliseconds at normal pace: the last tile turns, then a face and two words
 * are read, and with each player more there is one number more to compare. Whoever has more time to call has more time for this, too.
 */
export const READING_MS = { two: 4000, more: 1000, unhurried: 3 } as const;

/** The last chance, in milliseconds: a time for eyes, so it is short only where nobody looks. */
export const LAST_CHANCE_MS: Readonly<Record<Pace, number>> = { slow: 8000, normal: 5000, fast: 3500, instant: 1000 };

/** How long a run that was taken lies lit, in milliseconds, while nobody's time runs. At fast pace nothing waits for eyes. */
export const BREATH_MS: Readonly<Record<Pace, number>> = { slow: 1700, normal: 1100, fast: 0, instant: 0 };

/** How long presses that are on their way are waited for, in milliseconds: longer than a frame of a stalled page. */
export const SETTLE_MS = 30;
