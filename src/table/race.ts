/** Who was first: intents are judged by when the key or finger went down, not by when a handler came to run. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Intent } from './intents';

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
 * The order in which intents count: by time; calls at the same instant by who sits nearer to the maker's left, the maker
 * himself first of all; a call before a clock that ran out at the same time.
 * @param maker the seat that placed last, or 0 when nobody has.
 */
export function inOrder<T extends Intent | TimeUp>(intents: readonly T[], maker: Seat, seats: number): T[] {
  const byTime = intents.toSorted((a, b) => a.at - b.at || Number(a.kind === 'timeUp') - Number(b.kind === 'timeUp'));
  const ordered: T[] = [];
  for (let i = 0; i < byTime.length;) {
    const first = byTime[i] as T;
    let end = i + 1;
    while (first.kind === 'call' && byTime[end]?.kind === 'call' && (byTime[end] as T).at - first.at < TIE_MS) end += 1;
    const left = (intent: T): number => ('seat' in intent ? (intent.seat - maker + seats) % seats : 0);
    ordered.push(...byTime.slice(i, end).toSorted((a, b) => left(a) - left(b)));
    i = end;
  }
  return ordered;
}
