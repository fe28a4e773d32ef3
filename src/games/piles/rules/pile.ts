/** Open cards that lie on each other, and what everybody sees of them. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { Pile } from './game';

/** A card of a pile. `isDead`: it was turned out of turn or paid, and is looked through. */
export interface LyingCard { readonly card: Card; readonly isDead?: boolean }

/** The top card, the one beneath it, and how many there are. */
export interface PileShown {
  readonly top: Card | null;
  readonly below: Card | null;
  readonly cards: number;
  /** Whether the top card was turned out of turn, and counts for nothing. */
  readonly isDead?: boolean;
  /** The topmost ones, the top card last, where more of them count than two. */
  readonly lies?: readonly LyingCard[];
}

/** The rank of the top card, which lies last; null where there is none. */
export function topOf(cards: readonly Card[]): Rank | null {
  const top = cards.at(-1);
  return top === undefined ? null : rankOf(top);
}

/** A pile as everybody sees it. @param covered whether its cards are covered, so that only their number is seen */
export function shown({ cards, isDead }: Pick<Pile, 'cards' | 'isDead'>, covered = false, lies?: readonly LyingCard[]): PileShown {
  return {
    top: covered ? null : cards.at(-1) ?? null, below: covered ? null : cards.at(-2) ?? null, cards: cards.length,
    ...isDead && !covered ? { isDead } : {}, ...lies && !covered ? { lies } : {},
  };
}
