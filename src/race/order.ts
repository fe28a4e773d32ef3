/** Who was first: intents are judged by when the key or finger went down, not by when a handler came to run. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Intent } from '../table/intents';

/** Calls nearer to each other than this, in milliseconds, came at the same instant. */
export const TIE_MS = 10;

/** The clock is a hand too: when a time to call is up, that stands in line with what was pressed before and after. */
export interface TimeUp {
  readonly kind: 'timeUp';
  readonly at: number;
  /** The tile whose move it ends; null: the last chance. */
  readonly tile: Tile | null;
}

/**
 * Intents by time, those that came at the same instant together: calls within TIE_MS of the first of them, all else alone.
 * A call goes before a clock that ran out at the same time.
 */
export function instants<T extends Intent | TimeUp>(intents: readonly T[]): T[][] {
  const byTime = intents.toSorted((a, b) => a.at - b.at || Number(a.kind === 'timeUp') - Number(b.kind === 'timeUp'));
  const groups: T[][] = [];
  for (const intent of byTime) {
    const first = groups.at(-1)?.[0];
    const tie = first?.kind === 'call' && intent.kind === 'call' && intent.at - first.at < TIE_MS;
    if (tie) groups.at(-1)?.push(intent);
    else groups.push([intent]);
  }
  return groups;
}

/**
 * Calls of one instant in the order in which they count: by who sits nearer to the maker's left, the maker himself first.
 * @param maker the seat that placed last
 */
export function fromTheLeft<T extends Intent | TimeUp>(instant: readonly T[], maker: Seat, seats: number): T[] {
  const left = (intent: T): number => ('seat' in intent ? (intent.seat - maker + seats) % seats : 0);
  return instant.toSorted((a, b) => left(a) - left(b));
}
