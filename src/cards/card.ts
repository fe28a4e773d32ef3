/** Playing cards: a rank and a suit, written as `Td` for the ten of diamonds; and jokers, `*1` to `*4`. They know no game. */

/** From low to high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** Clubs, diamonds, hearts, spades. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];
export const JOKERS = ['*1', '*2', '*3', '*4'] as const;

export type Card = `${(typeof RANKS)[number]}${Suit}` | (typeof JOKERS)[number];
/** A joker has no rank among the others, and no suit. */
export type Rank = (typeof RANKS)[number] | '*';

/** One pack: each rank once in each suit. */
export const PACK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

const ALL: ReadonlySet<unknown> = new Set([...PACK, ...JOKERS]);

export function isCard(value: unknown): value is Card { return ALL.has(value); }

export function rankOf(card: Card): Rank { return card[0] as Rank; }

/** Null of a joker. */
export function suitOf(card: Card): Suit | null { return rankOf(card) === '*' ? null : card[1] as Suit; }
