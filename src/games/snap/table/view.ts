/**
 * The table of Snap as everybody may see it. No face-down card is in it, neither whose nor which, and nothing of it says that something can
 * be called.
 */
import { type Card } from '../../../cards/card';
import type { EndKind, Seat, SnapOptions } from '../rules/game';

export type Phase = 'playing' | 'asked' | 'over';

export interface SeatShown {
  /** How many cards lie in the stock. */
  readonly stock: number;
  readonly isOut: boolean;
  /** Whether it has answered, where everybody is asked. */
  readonly answered: boolean;
}

/** Open cards: the top one, the one beneath it, and how many there are. */
export interface PileShown {
  readonly top: Card | null;
  readonly below: Card | null;
  readonly cards: number;
}

export interface SnapView {
  readonly phase: Phase;
  readonly options: SnapOptions;
  readonly seats: readonly SeatShown[];
  readonly piles: readonly PileShown[];
  readonly pot: PileShown;
  readonly pools: readonly PileShown[];
  readonly flips: number;
  /** Whose turn it is to turn a card; null after the end. */
  readonly turn: Seat | null;
  /** Who turned the last card; null before the first. */
  readonly flipper: Seat | null;
  /** Whether a card lies open that may be called. It always may, right or wrong. */
  readonly mayCall: boolean;
  readonly end: { readonly kind: EndKind; readonly winners: readonly Seat[] } | null;
}
