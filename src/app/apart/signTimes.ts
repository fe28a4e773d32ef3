/** How long signs that were given are to be seen. */
import type { Clock } from '../../bots/clock';

/** A sign is to be seen for so long, in milliseconds. */
const SIGN_MS = 4000;

export class SignTimes {
  readonly #clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly #over: (nth: number) => void;
  readonly #timers = new Set<unknown>();
  #given = 0;

  constructor(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>, over: (nth: number) => void) {
    this.#clock = clock;
    this.#over = over;
  }

  /** @returns which of all it is */
  given(): number {
    const nth = this.#given += 1;
    const timer = this.#clock.setTimeout(() => {
      this.#timers.delete(timer);
      this.#over(nth);
    }, SIGN_MS);
    this.#timers.add(timer);
    return nth;
  }

  stop(): void {
    for (const timer of this.#timers) this.#clock.clearTimeout(timer);
    this.#timers.clear();
  }
}
