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

/**
 * When a press can be judged. What lies there to be raced for has no part in it: a wait that hung on that would tell it.
 * @param heardAt when it arrived, or the first of those that wait with it
 */
export function settledAt(lines: readonly PlaceLine[], { place, at, heardAt }: { place: number; at: number; heardAt: number }): number {
  const others = lines.filter((one) => one.place !== place && one.actedAt < at);
  return others.length === 0 ? at : Math.min(at + TIE_MS + longestWait(others), heardAt + MOST_CREDIT_MS);
}

/** How long whatever comes by itself waits, since a press from before it may come. */
export function longestWait(lines: readonly PlaceLine[]): number {
  return Math.max(0, ...lines.map(({ quota }) => quota));
}
