/**
 * A clock that does not leap. A computer that slept goes on with its time far ahead, and a clock that was set can go back. Either would
 * deal a burst of cards, or end a game by time that nobody has played. What was leapt over is left out of this clock's time, and told of.
 */
import type { Clock } from './clock';

/** Nothing was looked at for longer than this, in milliseconds: nobody was there. A page that is busy is back sooner. */
const LEAP_MS = 5000;
/** So often it is looked at while it is watched, in milliseconds: no more than this is lost of what was played before a leap. */
const LOOK_MS = 1000;

export interface SteadyClock extends Clock {
  /** Whether leaps matter now. What passes while it is not watched is no leap. */
  watch(isWatched: boolean): void;
  /** Looks whether time has leapt since it was looked at last. True: it has, and `leapt` was told. */
  look(): boolean;
  /** When something happened on this clock that happened at `at` on the other, and the other way round. */
  ownTime(at: number): number;
  hostTime(time: number): number;
}

/** @param leapt told in the moment in which a leap is noticed, before anything that was due comes due */
export function createSteadyClock(clock: Clock, leapt: () => void): SteadyClock {
  /** How much later the other clock is than this one, and how late it was there when it was looked at last. */
  let state = { ahead: 0, seen: clock.now(), isWatched: false };
  let beat: unknown = null;
  const timers = new Map<number, unknown>();
  let last = 0;

  const leaps = (passed: number): boolean => state.isWatched && Math.abs(passed) > LEAP_MS;
  function look(): boolean {
    const at = clock.now();
    const passed = at - state.seen;
    const isLeap = leaps(passed);
    // Time never goes back, watched or not.
    state = { ...state, seen: at, ahead: state.ahead + (isLeap || passed < 0 ? passed : 0) };
    if (isLeap) leapt();
    return isLeap;
  }
  function keepLooking(): void {
    beat = clock.setTimeout(() => {
      look();
      if (state.isWatched) keepLooking();
    }, LOOK_MS);
  }

  return {
    look,
    now() {
      const at = clock.now();
      // A leap that was not looked at yet is none of this clock's time either.
      return (at < state.seen || leaps(at - state.seen) ? state.seen : at) - state.ahead;
    },
    watch(isWatched) {
      if (isWatched === state.isWatched) return;
      clock.clearTimeout(beat);
      state = { ...state, isWatched, seen: clock.now() };
      if (isWatched) keepLooking();
    },
    setTimeout(act, after) {
      last += 1;
      const id = last;
      timers.set(id, clock.setTimeout(() => {
        look();
        // Whoever was told of the leap may have thought better of it.
        if (timers.delete(id)) act();
      }, after));
      return id;
    },
    clearTimeout(id) {
      clock.clearTimeout(timers.get(id as number));
      timers.delete(id as number);
    },
    ownTime: (at) => at - state.ahead,
    hostTime: (time) => time + state.ahead,
  };
}
