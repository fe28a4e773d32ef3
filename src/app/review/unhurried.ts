/**
 * Shows what grows no faster than the page can take it in: the next only once the last has been painted and the page has rested. A review
 * learns something every few milliseconds, and to lay all of it down at once left no turn to a slow page's clocks and keys.
 */

/** A page rests this many times as long as it took to show something, so that it is busy with it for a quarter of its time at most. */
const RESTS = 3;

export interface Pace {
  readonly now: () => number;
  /** Comes back once what the page shows has been painted. */
  readonly painted: () => Promise<void>;
  readonly rest: (milliseconds: number) => Promise<void>;
}

export interface Unhurried<T> {
  /** Whether something would be shown at once. */
  ready(): boolean;
  /** Shows it, now or as soon as the page is ready; what waited until then is passed over for it. */
  tell(what: T): void;
}

/** @param show shows one thing in the place of the last */
export function unhurried<T>(show: (what: T) => void, { now, painted, rest }: Pace): Unhurried<T> {
  let busy = false;
  let waiting: { readonly what: T } | null = null;

  async function take(what: T): Promise<void> {
    busy = true;
    const from = now();
    try {
      show(what);
      await painted();
      await rest((now() - from) * RESTS);
    } finally {
      busy = false;
    }
    const next = waiting;
    waiting = null;
    if (next) await take(next.what);
  }

  return {
    ready: () => !busy,
    tell(what) {
      if (busy) waiting = { what };
      else void take(what);
    },
  };
}
