/** Playing cards of one pack: a rank and a suit, written as `Td` for the ten of diamonds. They know no game. */

/** From low to high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Clubs, diamonds, hearts, spades. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

export type Card = `${Rank}${Suit}`;

/** One pack: each rank once in each suit. */
export const PACK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

const ALL: ReadonlySet<unknown> = new Set(PACK);

export function isCard(value: unknown): value is Card {
  return ALL.has(value);
}

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}
