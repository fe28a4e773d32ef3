/**
 * What is known of how well somebody has a skill: the card of it, as the scheduler (cardAfter.ts) turns it over. Plain data, kept with the
 * name that it belongs to.
 */

/** How an answer is graded: `again` was wrong; `hard` was right and slow, `easy` right and quick, for whoever answered. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

export const CARD_STATES = ['learning', 'review', 'relearning'] as const;

/** A skill that was asked before. Moments are milliseconds since 1970. */
export interface Card {
  readonly state: (typeof CARD_STATES)[number];
  /** When it is to be asked again. */
  readonly due: number;
  /** When it was asked last. */
  readonly last: number;
  /** Days until the chance to have it still falls to nine in ten. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  /** How often it was asked, and how often it was lost once it was known. */
  readonly reps: number;
  readonly lapses: number;
  /** How many of the first, short steps it has taken. */
  readonly step: number;
  /** Whether the last answer was wrong. */
  readonly wrong: boolean;
}

/** No skill waits longer than a year. */
export const LONGEST_WAIT = 365 * 86_400_000;

/** The card, due within a year of its last answer. Cards of before this was so may wait for decades. */
export function withinAYear(card: Card): Card {
  return card.due - card.last > LONGEST_WAIT ? { ...card, due: card.last + LONGEST_WAIT } : card;
}
