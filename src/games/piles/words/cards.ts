/** Cards by name, as they are heard and read. */
import { rankOf, suitOf, type Card, type Rank } from '../../../cards/card';
import { say } from '../../../strings/say';

/** "7", "queen". */
export function rankName(rank: Rank): string {
  return rank === 'T' || rank === 'J' || rank === 'Q' || rank === 'K' || rank === 'A' ? say('piles-rank', { rank }) : rank;
}

/** "7 of hearts". */
export function cardName(card: Card): string {
  return say('piles-card', { suit: suitOf(card), name: rankName(rankOf(card)) });
}
