/** For how long a press waits until none from before it can come any more, by the lines of those who might. Times in milliseconds. Pure. */
import { MOST_CREDIT_MS } from './credit';
import { TIE_MS } from './order';

/** A seat whose presses come over a line. */
export interface PlaceLine {
  readonly place: number;
  /** How long before it arrives a press of theirs can count. */
  readonly quota: number;
  /** When their last press counts: none comes before it. */
  readonly actedAt: number;
}

interface Waiting { readonly place: number; readonly at: number; readonly heardAt: number; readonly kind: 'call' | 'press' }

/**
 * When a press can be judged. What lies there to be raced for has no part in it: a wait that hung on that would tell it. Nor has whether
 * others have called since, but for another call: what is turned down costs nothing, and would tell of calls that are nobody's to know.
 * @param heardAt when it arrived, or the first of those that wait with it
 */
export function settledAt(lines: readonly PlaceLine[], { place, at, heardAt, kind }: Waiting): number {
  const others = lines.filter((one) => one.place !== place && (kind !== 'call' || one.actedAt < at));
  return others.length === 0 ? at : Math.min(at + TIE_MS + longestWait(others), heardAt + MOST_CREDIT_MS);
}

/** How long whatever comes by itself waits, since a press from before it may come. */
export function longestWait(lines: readonly PlaceLine[]): number {
  return Math.max(0, ...lines.map(({ quota }) => quota));
}
