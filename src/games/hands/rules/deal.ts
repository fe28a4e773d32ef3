/** Four cards for each, one at a time: what games with a hand of one's own begin with, and whether a hand has four of a rank. Pure. */
import { rankOf, type Card } from '../../../cards/card';

/** So many cards are dealt to each. */
export const DEALT = 4;

/** The seats in the order in which they are dealt to: from the dealer's left, the dealer last. @param out those who are out */
export function fromLeft(dealer: number, seats: number, out: readonly number[] = []): readonly number[] {
  return Array.from({ length: seats }, (_, i) => (dealer + 1 + i) % seats).filter((seat) => !out.includes(seat));
}

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

/** The fifth card of a hand that has four of a rank besides: of five of a rank the one that came last; null: it has no such card. */
export function fifthIn(hand: readonly Card[]): Card | null {
  const fifth = hand.find((_, i) => isFour(hand.toSpliced(i, 1)));
  return fifth === undefined ? null : hand.findLast((card) => rankOf(card) === rankOf(fifth))!;
}

/** Whether four of up to five cards are of one rank. */
export function hasFour(hand: readonly Card[]): boolean { return isFour(hand) || fifthIn(hand) !== null; }
