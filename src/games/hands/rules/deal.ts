/** Four cards for each, one at a time: what games with a hand of one's own begin with, and whether a hand has four of a rank. Pure. */
import { rankOf, type Card } from '../../../cards/card';

/** So many cards are dealt to each. */
export const DEALT = 4;

/**
 * @param deck in dealing order
 * @param order the seats that get cards, in the order in which they do
 * @param seats how many there are
 * @returns a hand for each seat, empty where it got none, and what is left of the deck, its next card first
 */
export function dealHands(
  deck: readonly Card[], order: readonly number[], seats: number,
): { readonly hands: readonly (readonly Card[])[]; readonly rest: readonly Card[] } {
  const dealt = order.length * DEALT;
  const hands = Array.from({ length: seats }, (_, seat) => {
    const first = order.indexOf(seat);
    return first < 0 ? [] : Array.from({ length: DEALT }, (__, round) => deck[round * order.length + first]!);
  });
  return { hands, rest: deck.slice(dealt) };
}

/** Whether a hand is four cards of one rank. */
export function isFour(hand: readonly Card[]): boolean {
  return hand.length === DEALT && hand.every((card) => rankOf(card) === rankOf(hand[0]!));
}

/** A hand as results of records list it: sorted as plain text. */
export function sortedHand(hand: readonly Card[]): readonly Card[] { return hand.toSorted((a, b) => (a < b ? -1 : Number(a > b))); }
