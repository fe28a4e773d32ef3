/**
 * A game's own time. It begins where the game was left, stands still until somebody goes on and in every pause, and leaves out what the
 * host's clock leaps over while a device sleeps.
 */
import type { Clock } from './clock';
import { createPausableClock } from './pausableClock';
import { createSteadyClock } from './steadyClock';

export interface GameClock {
  /** The game's time. */
  now(): number;
  isStanding(): boolean;
  goOn(): void;
  stand(): void;
  /** Looks whether the host's time has leapt since it was looked at last. True: it has, and `leapt` was told. */
  look(): boolean;
  /** The game's time of something that happened at `at` in the host's; null: time stood still then. It is never in the future. */
  timeOf(at: number): number | null;
  /** Does something when it is `time`. @returns takes it back */
  at(time: number, act: () => void): () => void;
  leave(): void;
}

/** @param from where the game's time begins @param leapt told when time has leapt, before anything comes due */
export function createGameClock(host: Clock, from: number, leapt: () => void): GameClock {
  const steady = createSteadyClock(host, leapt);
  const clock = createPausableClock(steady);
  clock.pause();
  const ahead = from - clock.now();
  const now = (): number => clock.now() + ahead;
  return {
    now, look: steady.look, isStanding: clock.isPaused,
    goOn() {
      clock.resume();
      steady.watch(true);
    },
    stand() {
      clock.pause();
      steady.watch(false);
    },
    timeOf(at) {
      const time = clock.gameTime(steady.ownTime(Math.min(at, host.now())));
      return time !== null && Number.isFinite(time) ? time + ahead : null;
    },
    at(time, act) {
      const id = clock.setTimeout(act, Math.max(0, time - now()));
      return () => { clock.clearTimeout(id); };
    },
    leave() { steady.watch(false); },
  };
}
