/**
 * How people notice: what escapes a look, and how long seeing takes. Formulas that know no game: what there is to see, how long ago it
 * changed and where chance comes from is the caller's.
 */
import { probit } from 'simple-statistics';

/** Nobody, however sharp, notices something and presses sooner than this many milliseconds after it has happened. */
export const FASTEST_CALL = 450;

/** However absent-minded, now and then everybody sees everything. */
const MOST_MISSED = 0.95;

/** How often something escapes somebody. */
export interface Overlooking {
  /** The chance that something that has just changed is overlooked at one look. */
  readonly miss: number;
  /** By how much more often it is overlooked for each doubling of the time since it changed. */
  readonly fading: number;
}

/** How quickly somebody notices. */
export interface Reaction {
  /** Milliseconds: it never takes less; never under FASTEST_CALL. */
  readonly floor: number;
  /** Milliseconds: half the times are shorter than this. */
  readonly median: number;
  /** How widely the time beyond the floor scatters: the standard deviation of its logarithm. */
  readonly spread: number;
}

/**
 * The chance that something is overlooked at one look.
 * @param age how long ago it changed, counted in moves or the like; 0 for what has just changed
 * @param harder by how much more often things of its kind are overlooked, 1 for the plain ones
 */
export function missChance({ miss, fading }: Overlooking, age: number, harder = 1): number {
  return Math.min(MOST_MISSED, miss * harder * (1 + fading * Math.log2(1 + age)));
}

/**
 * How long noticing takes, in milliseconds: a shifted log-normal with this floor and median.
 * Where several look for the same thing, each is slower by so much that the first of them is as quick as one alone would be:
 * with the chance S(t) to need longer than t, each of k draws from S^(1/k), and all of them need longer with the chance S again.
 * @param watchers how many look for the same thing, at least 1
 * @param draw a number from 0 up to but not including 1, every one as likely as the next
 */
export function noticingTime({ floor, median, spread }: Reaction, watchers: number, draw: number): number {
  const longer = (1 - draw) ** Math.max(1, watchers);
  return Math.max(FASTEST_CALL, floor + (median - floor) * Math.exp(spread * probit(1 - longer)));
}

/**
 * How long it takes at one look until something is noticed, in milliseconds; null where it is overlooked. Of several who look for the same
 * thing the first notices it as seldom and as late as one alone would: what `noticingTime` does for the time, this does for overlooking
 * too, which is a time without end.
 * @param missed the chance that one alone overlooks it
 * @param watchers how many look for the same thing, at least 1
 * @param draw a number from 0 up to but not including 1, every one as likely as the next
 */
export function noticedAfter(reaction: Reaction, missed: number, watchers: number, draw: number): number | null {
  const longer = (1 - draw) ** Math.max(1, watchers);
  return longer <= missed ? null : noticingTime(reaction, 1, (1 - longer) / (1 - missed));
}

/** Whoever has overlooked something that stays there looks again after so long, in milliseconds; at the last of so many looks it's seen. */
const NEXT_LOOK_MS = 1300;
const MOST_LOOKS = 12;

/**
 * How long it takes until something is noticed that stays to be seen, in milliseconds: somebody looks again and again. Of several each look
 * is as `noticedAfter` says, so that the first of them is as quick as one alone.
 * @param draw gives a number from 0 up to but not including 1, another at each look
 */
export function noticedByLooking(reaction: Reaction, missed: number, watchers: number, draw: () => number): number {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const after = noticedAfter(reaction, missed, watchers, draw());
    if (after !== null) return look * NEXT_LOOK_MS + after;
  }
  return MOST_LOOKS * NEXT_LOOK_MS;
}
