/**
 * The time of those who do nothing while a run lies lit: computers, and the scripts of lessons. It is the table's, without what those
 * moments took.
 */
import type { Clock } from './clock';
import { createPausableClock } from './pausableClock';

export interface BreathClock extends Clock {
  /** Stands still as long as a run lies lit. */
  follow(isLit: boolean): void;
}

/** A clock that runs as `table` does, but for what it follows. */
export function createBreathClock(table: Clock): BreathClock {
  const clock = createPausableClock(table);
  return {
    now: clock.now,
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    follow(isLit) {
      if (isLit) clock.pause();
      else clock.resume();
    },
  };
}
