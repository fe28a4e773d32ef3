/** What is counted and waited for at a board: "three, two, one" before it is turned, and that nobody has wanted more of it. Pure. */

/** So long is each number, in milliseconds, and from which it is counted. */
const COUNT_MS = 800;
const COUNT_FROM = 3;
/** Where a board has gone away, the count for the next begins so much later. */
export const AWAY_MS = 700;

/** Times are the game's own, in milliseconds. */
export interface BoardClock {
  /** Who wants no more of this board. */
  readonly passed: readonly boolean[];
  /** What is left of the count, and since when; null: the board lies open, or nobody counts. */
  readonly count: { readonly left: number; readonly from: number } | null;
  /** When the board that lies open was turned or taken from last. */
  readonly swappedAt: number;
}

/** From now on: a board that lies open stays open, for another it is counted. @param isUp whether it lies open */
export function clockFrom(isUp: boolean, seats: number, now: number): BoardClock {
  return { passed: nobodyPassed(seats), count: isUp ? null : { left: COUNT_FROM, from: now }, swappedAt: now };
}

export function nobodyPassed(seats: number): readonly boolean[] { return Array.from({ length: seats }, () => false); }

/** When what comes by itself is due: the next number of the count, the board, or that it goes away. @param patience how long it waits */
export function dueAt({ count, passed, swappedAt }: BoardClock, patience: number, quiet: number): number {
  if (count !== null) return Math.max(count.from + COUNT_MS, quiet);
  return passed.every(Boolean) ? swappedAt : Math.max(swappedAt, quiet) + patience;
}

/** The count with one number less; null: the board is turned now. */
export function counted({ left }: NonNullable<BoardClock['count']>, now: number): BoardClock['count'] {
  return left > 1 ? { left: left - 1, from: now } : null;
}
