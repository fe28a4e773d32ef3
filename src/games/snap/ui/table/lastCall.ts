/**
 * What the last call came to, as it is seen until the next card is turned: who called, what it gave or cost them, and the cards that it was
 * about, which lie lit where they lay. Pure; it is made of what happened alone, so that nothing is lit before it was called.
 */
import type { Card } from '../../../../cards/card';
import type { CallKind, Seat } from '../../rules/game';
import type { LaidPile, SnapHappening } from '../../rules/happening';

export interface Caller {
  readonly seat: Seat;
  readonly kind: CallKind;
  /** How many cards it gave them, or (below 0) cost them; 0 where calls were tied. */
  readonly cards: number;
}

export interface LastCall {
  readonly callers: readonly Caller[];
  /** The piles that were won, as they lay. */
  readonly won: readonly LaidPile[];
  /** The top card of the pot or pool that was won with them. */
  readonly middle: { readonly kind: CallKind; readonly top: Card } | null;
  /** Whether calls were tied: then the cards lie on the pot. */
  readonly tied: boolean;
}

/** @param last what is seen of a call now; null: nothing @param happenings what happened at one moment, in its order */
export function lastCallAfter(last: LastCall | null, happenings: readonly SnapHappening[]): LastCall | null {
  return happenings.reduce<LastCall | null>((shown, one, i) => {
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
        const wrong: Caller = { seat: one.seat, kind: one.kind, cards: -costOf(one.seat, happenings) };
        return { callers: [...others, wrong], won: [], middle: null, tied: false };
      }
      default: return shown;
    }
  }, last);
}

/** How many cards a wrong call costs somebody: those that they pay, or their pile. */
function costOf(seat: Seat, happenings: readonly SnapHappening[]): number {
  return happenings.reduce((sum, one) => sum + (one.type === 'paid' && one.from === seat ? 1
    : one.type === 'pooled' && one.seat === seat ? one.cards : 0), 0);
}
