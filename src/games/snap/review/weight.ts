/** Which moments of a game weigh most for somebody: those are listed, the others can be unfolded. Pure. */
import type { Seat } from '../rules/game';
import type { Moment } from './report';

/** So many are listed at once. */
export const LISTED = 6;

/** What a moment weighs for a seat. What was won counts by its cards; who went out is told whatever else there was. */
function weightOf(moment: Moment, seat: Seat, quickest: number): number {
  switch (moment.kind) {
    case 'out': return moment.seats.includes(seat) ? 100 : 50;
    case 'took': return moment.seat !== seat ? 4 : 10 + moment.cards + (moment.ms === quickest ? 20 : 0);
    case 'falseCall': return 12;
    case 'missed': return 9;
    case 'tied': return 6;
  }
}

/**
 * The moments that weigh most, in the order in which they happened; all where there are hardly more.
 * @param moments those that a seat's review tells, in that order
 */
export function weightiest(moments: readonly Moment[], seat: Seat): readonly Moment[] {
  if (moments.length <= LISTED + 1) return moments;
  const quickest = Math.min(...moments.flatMap((one) => (one.kind === 'took' && one.seat === seat && one.ms !== null ? [one.ms] : [])));
  const heavy = new Set(moments.toSorted((a, b) => weightOf(b, seat, quickest) - weightOf(a, seat, quickest)).slice(0, LISTED));
  return moments.filter((one) => heavy.has(one));
}
