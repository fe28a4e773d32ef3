/**
 * The time of those who do nothing while a run lies lit: computers, and the scripts of lessons. It is the table's, without what those
 * moments took.
 */
import type { Clock } from '../../bots/clock';
import { createPausableClock } from '../../bots/pausableClock';
import type { Breath } from '../../table/breath';

export interface BreathClock extends Clock {
  /** Stands still as long as a run lies lit. */
  follow(breath: Breath | null): void;
  /** When it was, in this time, at a moment of the table's time that has come. */
  at(time: number): number;
  /** When it will be, in this time, at a moment of the table's time that is to come. */
  due(time: number): number;
}

/** A clock that runs as `table` does, but for what it follows. */
export function createBreathClock(table: Clock): BreathClock {
  const clock = createPausableClock(table);
  let until = -Infinity;
  return {
    now: clock.now,
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    follow(breath) {
      until = breath?.endsAt ?? -Infinity;
      if (breath) clock.pause();
      else clock.resume();
    },
    at: clock.standingTime,
    due: (time) => clock.now() + time - Math.max(table.now(), until),
  };
}
