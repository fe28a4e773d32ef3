/** What is agreed about a game of Spoons or Pig as its rules want it. */

/** What somebody takes who has four of a rank, and then all others: it lies in the middle, or is on one's face. */
export type Taking = 'spoon' | 'nose';

export interface PassingOptions { readonly packs: 1 | 2; readonly letters: number }

/** With one pack, and with two. */
export const MAX_SEATS = { 1: 6, 2: 8 } as const;
export const SEATS = [3, MAX_SEATS[2]] as const;
/** The word whose letters put out whoever has them all. */
export const WORDS: Readonly<Record<Taking, string>> = { spoon: 'SPOON', nose: 'PIG' };
