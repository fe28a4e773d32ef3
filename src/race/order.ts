/**
 * Who was first. Presses are judged by the moment at which the key or finger went down, never by when a handler came to run. This room
 * knows times and seats, and no game: a press of the kind `call` is one that others may tie with, and the kind `timeUp` is the clock.
 */

/** Calls nearer to each other than this, in milliseconds, came at the same instant. */
export const TIE_MS = 10;

/** Something that was pressed, or a time that was up. */
export interface Timed {
  readonly kind: string;
  /** When, in milliseconds of the game's time. */
  readonly at: number;
  /** Who pressed, counted from 0 to the left; nobody did when a time was up. */
  readonly seat?: number;
}

/**
 * Presses by time, those that came at the same instant together: calls within TIE_MS of the first of them, all else alone.
 * A press goes before a clock that ran out at the same time.
 */
export function instants<T extends Timed>(presses: readonly T[]): [T, ...T[]][] {
  const byTime = presses.toSorted((a, b) => a.at - b.at || Number(a.kind === 'timeUp') - Number(b.kind === 'timeUp'));
  const groups: [T, ...T[]][] = [];
  for (const press of byTime) {
    const first = groups.at(-1)?.[0];
    const tie = first?.kind === 'call' && press.kind === 'call' && press.at - first.at < TIE_MS;
    if (tie) groups.at(-1)?.push(press);
    else groups.push([press]);
  }
  return groups;
}

/**
 * Presses of one instant in the order in which they count: by who sits nearer to the maker's left, the maker first of all.
 * @param maker the seat that made what is raced for
 */
export function fromTheLeft<T extends Timed>(instant: readonly T[], maker: number, seats: number): T[] {
  const left = ({ seat }: T): number => (seat === undefined ? 0 : (seat - maker + seats) % seats);
  return instant.toSorted((a, b) => left(a) - left(b));
}

/** All presses in the order in which they count, while the maker stays the same. */
export function inOrder<T extends Timed>(presses: readonly T[], maker: number, seats: number): T[] {
  return instants(presses).flatMap((instant) => fromTheLeft(instant, maker, seats));
}
