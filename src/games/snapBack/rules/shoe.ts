/**
 * The dealer's cards: two shuffled decks of 36, dealt one after the other. When they run out, all but the last six that were shown are
 * shuffled again. The same word gives the same cards for ever.
 */
import { randomFrom, scramble } from '../../../chance/chance';
import { FIRST_CARDS, RANKS, type Rank } from './cards';

/** Each rank lies in a deck once in each suit. */
const SUITS = 4;
const DECKS = 2;

/** The cards of the dealer. */
export const SHOE: readonly Rank[] = RANKS.flatMap((rank) => Array.from({ length: SUITS * DECKS }, () => rank));

/** The first so many cards that the dealer shows in a game. @param seed names the game */
export function cardsOf(seed: string, count: number): Rank[] {
  const random = randomFrom(`snap-back:${seed}`);
  return dealtOn([], count, (cards) => scramble(cards, random)).slice(0, count);
}

/** These cards and those after them, so many at least, as somebody shuffles them. */
export function dealtOn(dealt: readonly Rank[], count: number, shuffle: (cards: readonly Rank[]) => readonly Rank[]): Rank[] {
  const cards = [...dealt];
  while (cards.length < count) cards.push(...shuffle(withoutLast(cards)));
  return cards;
}

/** All cards of the shoe but the last six that were shown. */
function withoutLast(shown: readonly Rank[]): Rank[] {
  const left = [...SHOE];
  for (const card of shown.slice(-FIRST_CARDS)) left.splice(left.indexOf(card), 1);
  return left;
}
