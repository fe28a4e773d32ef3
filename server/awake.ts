/**
 * Time in which this process ran. A laptop that is shut, or a loop that stood still, hears nobody: that time counts for nobody who is away.
 * It's noticed by beats, so it's told as long as something waits for this time.
 */
import type { Clock } from '../src/bots/clock';

/** How often it's looked at, and how much of what passed between two looks counts at most, in milliseconds. */
const BEAT_MS = 1000;
const MOST_MS = 2 * BEAT_MS;

export class AwakeTime {
  readonly #clock: Clock;
  #looked: number;
  #time = 0;
  #timer: unknown = null;

  constructor(clock: Clock) { [this.#clock, this.#looked] = [clock, clock.now()]; }

  now(): number {
    const now = this.#clock.now();
    this.#time += Math.min(now - this.#looked, MOST_MS);
    this.#looked = now;
    return this.#time;
  }

  /** Does something after so many milliseconds of this time, in the place of what it waited for before; null: nothing. */
  wait(milliseconds: number | null, act: () => void): void {
    this.stop();
    if (milliseconds === null) return;
    const end = this.now() + milliseconds;
    const beat = (): void => {
      const left = end - this.now();
      if (left <= 0) act();
      else this.#timer = this.#clock.setTimeout(beat, Math.min(left, BEAT_MS));
    };
    beat();
  }

  stop(): void { this.#clock.clearTimeout(this.#timer); }
}
