/**
 * How long painting may take at a time. A new layout has every sheet and tile painted anew: on a slow phone that would hold up the page for
 * longer than a press may wait. So it is spread over several tasks, and nothing of it is shown before all is painted.
 */

/** Painting goes on in another task once it has taken so long, in milliseconds. */
const TASK_MS = 16;

/** Until when there is time to paint; always, but where painting is spread. */
let until = Infinity;
let isFirst = true;
let missed = false;

/** Whether there is time to paint one thing more. The first of a task always has it, so that each comes further. */
export function mayPaint(): boolean {
  if (isFirst || performance.now() < until) {
    isFirst = false;
    return true;
  }
  missed = true;
  return false;
}

/**
 * Lays out a frame with no more painting than there is time for.
 * @returns whether all is painted: otherwise it must be laid out again
 */
export function paintSpread(layOut: () => void): boolean {
  [until, isFirst, missed] = [performance.now() + TASK_MS, true, false];
  try {
    layOut();
  } finally {
    until = Infinity;
  }
  return !missed;
}

/** Painting that is spread over tasks of its own: a frame has enough to do with showing it. */
export class SpreadPainting {
  #next: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param layOut lays out the next frame @param done hears that all of it is painted
   */
  constructor(readonly layOut: () => void, readonly done: () => void) {}

  /** Whether something is still to be painted before a frame may be shown. */
  get isOn(): boolean {
    return this.#next !== undefined;
  }

  /** Begins, where it is not on already. */
  begin(): void {
    this.#next ??= setTimeout(this.#paintOn);
  }

  readonly #paintOn = (): void => {
    this.#next = paintSpread(this.layOut) ? undefined : setTimeout(this.#paintOn);
    if (!this.isOn) this.done();
  };

  stop(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
  }
}
