/**
 * The time of a game, which stands still while the game is paused. It runs over another clock, the host's own: what is set to come due
 * comes due so much later as pauses have lasted, and what was pressed is found on it by when it was pressed on the other.
 */
import type { Clock } from './clock';

export interface PausableClock extends Clock {
  /** Stands still from now on. */
  pause(): void;
  /** Goes on. */
  resume(): void;
  isPaused(): boolean;
  /** When something happened, in the game's time, that happened at `at` in the host's; null: it happened in a pause. */
  gameTime(at: number): number | null;
  /** The same; of what happened in a pause, the moment at which time stood still. */
  standingTime(at: number): number;
  /** When the game's time is `time`, in the host's; while the game is paused: if it went on now. */
  hostTime(time: number): number;
}

interface Pause { readonly from: number; readonly to: number }

interface PauseState {
  /** The pauses that are over, in the host's time. */
  readonly over: readonly Pause[];
  /** When the pause began that is on; null while time runs. */
  readonly since: number | null;
}

/** What waits for its time. `running`: the other clock's timer; null while time stands still. */
interface Timer { readonly due: number; readonly act: () => void; readonly running: unknown }

/** How long time had stood still by `at`. */
function lostBefore({ over, since }: PauseState, at: number): number {
  const past = over.reduce((lost, { from, to }) => lost + Math.max(0, Math.min(to, at) - from), 0);
  return past + (since === null ? 0 : Math.max(0, at - since));
}

/** What happened in the moment in which a pause began, or ended, did not happen in it. */
function inPause({ over, since }: PauseState, at: number): boolean {
  return (since !== null && at > since) || over.some(({ from, to }) => at > from && at < to);
}

/** A clock that runs as `clock` does, until it is paused. */
export function createPausableClock(clock: Clock): PausableClock {
  let state: PauseState = { over: [], since: null };
  const timers = new Map<number, Timer>();
  let last = 0;

  const timeAt = (at: number): number => at - lostBefore(state, at);
  const now = (): number => timeAt(clock.now());
  const run = (id: number, { due, act }: Timer): void => {
    timers.set(id, { due, act, running: clock.setTimeout(() => {
      timers.delete(id);
      act();
    }, Math.max(0, due - now())) });
  };

  return {
    now,
    setTimeout(act, after) {
      last += 1;
      const timer: Timer = { due: now() + Math.max(0, after), act, running: null };
      if (state.since === null) run(last, timer);
      else timers.set(last, timer);
      return last;
    },
    clearTimeout(id) {
      const timer = timers.get(id as number);
      if (!timer) return;
      timers.delete(id as number);
      clock.clearTimeout(timer.running);
    },
    pause() {
      if (state.since !== null) return;
      state = { ...state, since: clock.now() };
      for (const [id, timer] of timers) {
        clock.clearTimeout(timer.running);
        timers.set(id, { ...timer, running: null });
      }
    },
    resume() {
      const { over, since } = state;
      if (since === null) return;
      state = { over: [...over, { from: since, to: clock.now() }], since: null };
      // Of those that are due together, the one that was set first comes first, as it would have come without the pause.
      for (const [id, timer] of [...timers].toSorted(([a, { due: one }], [b, { due: other }]) => one - other || a - b)) run(id, timer);
    },
    isPaused: () => state.since !== null,
    gameTime: (at) => (inPause(state, at) ? null : timeAt(at)),
    standingTime: timeAt,
    hostTime: (time) => time + lostBefore(state, clock.now()),
  };
}
