/** What the last call at a table of piles came to, as it is seen until the next card is turned. Pure. */
import type { Card } from '../../../cards/card';
import { isShared, takenIn, type LaidPile, type OwnHappening, type PilesHappening } from '../rules/happening';

/** Made of what happened alone: nothing is lit before. */
export interface LastCall<Call extends string> {
  /**
   * How many cards it gave each, or (below 0) cost them; 0 where calls were tied, or a wrong one costs nothing. `kind`: null where somebody
   * had to take them.
   */
  readonly callers: readonly { readonly seat: number; readonly kind: Call | null; readonly cards: number }[];
  /** The piles that were won; none where calls were tied, or wrong. */
  readonly won: readonly LaidPile[];
  /** The top card of what was won in the middle with them. */
  readonly middle: { readonly kind: Call; readonly top: Card } | null;
  /** Whether calls were tied: then the cards lie in the middle. */
  readonly tied: boolean;
}

type Happened<Call extends string> = readonly (PilesHappening<Call> | OwnHappening)[];

/** @param last what is seen of a call now; null: nothing @param happenings what happened at one moment, in its order */
export function lastCallAfter<Call extends string>(last: LastCall<Call> | null, happenings: Happened<Call>): LastCall<Call> | null {
  const taken = happenings.findLast((one) => takenIn(one) !== null);
  const takes = taken && takenIn(taken);
  const callers = [{ seat: (taken as OwnHappening | undefined)?.seat ?? 0, kind: null, cards: takes?.cards ?? 0 }];
  if (takes) return { callers, won: [takes], middle: null, tied: false };
  return happenings.filter((one) => isShared(one)).reduce<LastCall<Call> | null>((shown, one, i, shared) => {
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
        const others = shared.slice(0, i).some(({ type }) => type === 'wrong') ? shown?.callers ?? [] : [];
        const wrong = { seat: one.seat, kind: one.kind, cards: 0 - costOf(one.seat, happenings) };
        return { callers: [...others, wrong], won: [], middle: null, tied: false };
      }
      default: return shown;
    }
  }, last);
}

/** How many cards a wrong call costs somebody: those that they pay, or what else it costs. */
function costOf<Call extends string>(seat: number, happenings: Happened<Call>): number {
  return happenings.reduce((sum, one) => sum + (!isShared(one) ? one.seat === seat ? one.costs ?? 0 : 0
    : one.type === 'paid' && one.from === seat ? 1 : 0), 0);
}
