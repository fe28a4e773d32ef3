/** Time that stands still until it is told to jump, and then goes straight to the next timer. */
import type { Clock } from '../../src/bots/clock';

export interface JumpingClock extends Clock {
  /** Lets the timer that is due next come due, the one set first among equals; false when none is set, or none until `until`. */
  jump(until?: number): boolean;
  /** Goes on to a time before which nothing is due. */
  goTo(time: number): void;
  /** Lets so many milliseconds pass, each timer when it is due. */
  pass(milliseconds: number): void;
}

/** A clock for one game. */
export function createJumpingClock(start = 0): JumpingClock {
  let now = start;
  let last = 0;
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  function jump(until = Infinity): boolean {
    let first: number | null = null;
    let due: { readonly at: number; readonly act: () => void } | null = null;
    for (const [id, timer] of timers) {
      if (due !== null && timer.at >= due.at) continue;
      first = id;
      due = timer;
    }
    if (first === null || due === null || due.at > until) return false;
    timers.delete(first);
    // One that comes late does not turn time back.
    now = Math.max(now, due.at);
    due.act();
    return true;
  }
  return {
    now: () => now, jump,
    setTimeout(act, after) {
      last += 1;
      // As on a page, none comes due in the very moment in which it is set.
      timers.set(last, { at: now + Math.max(1, after), act });
      return last;
    },
    clearTimeout(id) { timers.delete(id as number); },
    goTo(time) { now = time; },
    pass(milliseconds) {
      const end = now + milliseconds;
      while (jump(end));
      now = end;
    },
  };
}
