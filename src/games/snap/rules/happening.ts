/** What happens at a table of Snap, as everybody may know it: no face-down card is in any of it. */
import type { Card } from '../../../cards/card';
import type { CallKind, EndKind, Seat } from './game';

/** An open pile as it lay when it was called: its top card and the one beneath, which everybody saw. */
export interface LaidPile { readonly pile: number; readonly top: Card; readonly below: Card | null }

export type SnapHappening =
  /** Somebody's open pile was shuffled and is their stock now. */
  | { readonly type: 'turnedOver'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly card: Card; readonly pile: number }
  /** Somebody won cards: these piles as they lay, and where it was called the pot or a pool, with that top card. */
  | {
    readonly type: 'took'; readonly seat: Seat; readonly kind: CallKind; readonly piles: readonly LaidPile[]; readonly middle: Card | null;
    readonly cards: number; readonly callers: readonly Seat[];
  }
  /** Calls were tied: these piles lie on the pot now, under its new top card. */
  | {
    readonly type: 'tied'; readonly kind: CallKind; readonly seats: readonly Seat[]; readonly piles: readonly number[]; readonly top: Card;
  }
  | { readonly type: 'wrong'; readonly seat: Seat; readonly kind: CallKind }
  /** A face-down card went from one stock under another. */
  | { readonly type: 'paid'; readonly from: Seat; readonly to: Seat }
  /** A pile became a pool, for a wrong call. */
  | { readonly type: 'pooled'; readonly seat: Seat; readonly top: Card; readonly cards: number }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly by: EndKind; readonly winners: readonly Seat[] };
