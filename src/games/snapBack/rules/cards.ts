/** The cards of Snap Back, and which of the last six a card is like. Ranks alone match, suits never, so a card is its rank. */

export const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Rank = (typeof RANKS)[number];

/** How far back a card may have been: a k-back holds if the top card has the rank of the card k before it. */
export const BACKS = [1, 2, 3, 4, 5, 6] as const;
export type Back = (typeof BACKS)[number];

/** What somebody shows at a reveal: how far back the card was, or 0, a fist, for not at all. */
export const CLAIMS = [0, ...BACKS] as const;
export type Claim = (typeof CLAIMS)[number];

/** As many cards are shown at first before anybody may call. */
export const FIRST_CARDS = 6;

export function isRank(value: unknown): value is Rank {
  return (RANKS as readonly unknown[]).includes(value);
}

export function isClaim(value: unknown): value is Claim {
  return (CLAIMS as readonly unknown[]).includes(value);
}

/**
 * Which k-backs hold for the last of these cards, the nearest first. Several may hold at once.
 * @param shown the cards as they were shown, the top card last
 */
export function backsOf(shown: readonly Rank[]): readonly Back[] {
  const top = shown.at(-1);
  return top === undefined ? [] : BACKS.filter((back) => shown[shown.length - 1 - back] === top);
}
