/** Counts by seconds for how long a line that was cut has been tried. */
import type { Clock } from '../../bots/clock';

const SECOND_MS = 1000;

export class LineTick {
  readonly #clock: Clock;
  readonly #ticked: (now: number) => void;
  #timer: unknown = null;

  /** @param ticked told each second, with the clock's time in milliseconds */
  constructor(clock: Clock, ticked: (now: number) => void) { [this.#clock, this.#ticked] = [clock, ticked]; }

  /** From now on it's told while this is so. */
  follow(isTrying: boolean): void {
    this.stop();
    if (!isTrying) return;
    this.#timer = this.#clock.setTimeout(() => {
      this.#ticked(this.#clock.now());
      this.follow(true);
    }, SECOND_MS);
  }

  stop(): void { this.#clock.clearTimeout(this.#timer); }
}
