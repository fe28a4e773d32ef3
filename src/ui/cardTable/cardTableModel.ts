/** What the card table is drawn from: the games that are guests of the house. */
import type { GuestName } from '../../guests/guest';
import type { GuestCard } from '../../guests/shelf';

/** The card of a guest of the house; `card` is null before somebody has played it. */
export interface GuestShown<G extends GuestName = GuestName> {
  readonly guest: G;
  readonly card: GuestCard | null;
}

export interface CardTableModel {
  readonly kind: 'cardTable';
  readonly games: readonly GuestShown[];
}
