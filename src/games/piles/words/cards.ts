/** Cards by name, as they are heard and read. */
import { rankOf, suitOf, type Card, type Rank } from '../../../cards/card';
import { say } from '../../../strings/say';

/** "7", "queen". */
export function rankName(rank: Rank): string {
  if (rank === '*') return say('piles-joker');
  return rank === 'T' || rank === 'J' || rank === 'Q' || rank === 'K' || rank === 'A' ? say('piles-rank', { rank }) : rank;
}

/** "7 of hearts". */
export function cardName(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? say('piles-joker') : say('piles-card', { suit, name: rankName(rankOf(card)) });
}
