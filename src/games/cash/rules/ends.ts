/** How a hand of Cash ends, and who loses it. Phones know no more of the rules than this. Pure. */
import { pairOf, type Paired } from '../../hands/rules/pairs';

/** Whoever has all its letters has lost. */
export const WORD = 'CASH';

export type Seat = number;
/** A pair of partners by its place in the list of pairs. */
export type Pair = number;

/** How a hand ended: by a call, right or wrong, or as a real deal, since the stock ran out. */
export type HandEnd =
  | readonly ['cash', Seat, boolean]
  | readonly ['counter', Seat, Pair, boolean]
  | readonly ['real'];

/** Whether a call was right. */
export const rightOf = (end: HandEnd): boolean => end.at(-1) === true;

/** The pairs that lose a hand: with a wrong call the callers; with a right one those meant by it. */
export function losersOf({ pairs }: Paired, end: HandEnd): readonly Pair[] {
  if (end[0] === 'real') return [];
  const own = pairOf({ pairs }, end[1]);
  return !rightOf(end) ? [own] : end[0] === 'counter' ? [end[2]] : [...pairs.keys()].filter((pair) => pair !== own);
}
