/** What the last call of Snap came to, as it is seen until the next card is turned. Pure. */
import type { LastCall } from '../../../piles/ui/pileTable';
import type { CallKind } from '../../rules/game';
import type { SnapHappening } from '../../rules/happening';

type Call = LastCall<CallKind>;

/** @param last what is seen of a call now; null: nothing @param happenings what happened at one moment, in its order */
export function lastCallAfter(last: Call | null, happenings: readonly SnapHappening[]): Call | null {
  return happenings.reduce<Call | null>((shown, one, i) => {
    switch (one.type) {
      case 'flipped': return null;
      case 'took': return {
        callers: [{ seat: one.seat, kind: one.kind, cards: one.cards }], won: one.piles, tied: false,
        middle: one.middle === null ? null : { kind: one.kind, top: one.middle },
      };
      case 'tied': return {
        callers: one.seats.map((seat) => ({ seat, kind: one.kind, cards: 0 })), won: [], middle: null, tied: true,
      };
      // Several may be wrong together.
      case 'wrong': {
        const others = happenings.slice(0, i).some(({ type }) => type === 'wrong') ? shown?.callers ?? [] : [];
        const wrong = { seat: one.seat, kind: one.kind, cards: -costOf(one.seat, happenings) };
        return { callers: [...others, wrong], won: [], middle: null, tied: false };
      }
      default: return shown;
    }
  }, last);
}

/** How many cards a wrong call costs somebody: those that they pay, or their pile. */
function costOf(seat: number, happenings: readonly SnapHappening[]): number {
  return happenings.reduce((sum, one) => sum + (one.type === 'paid' && one.from === seat ? 1
    : one.type === 'pooled' && one.seat === seat ? one.cards : 0), 0);
}
