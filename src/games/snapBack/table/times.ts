/** How long each thing at the table takes, in milliseconds of the game's time. For how long presses are waited for, its host knows. */

/** A card lies open for so long from when it was painted. */
export const OPEN_MS = 1200;
/** "Three, two, one": so long is each. */
export const COUNT_MS = 1000;
export const COUNT_FROM = 3;
/** So long what was revealed lies open. */
const REVEALED_MS = 4000;
/** So long each of the last six lies open once more. */
const AGAIN_MS = 600;
/** Who has gone on may press twice in their hurry: for so long after the first of the six that is no wish to skip them. */
export const HURRY_MS = 400;
/** What is read aloud is followed by so long a silence. */
const SILENCE_MS = 500;
/** What is read aloud is waited for no longer than this: a card, and what came of a call. */
const LONGEST_CARD_MS = 8000;
const LONGEST_RESULT_MS = 20_000;

export interface Stage {
  /** How long it takes where nothing is read aloud. */
  readonly usual: number;
  /** How long it takes at most. */
  readonly longest: number;
}

/** How long until the next card from the painting of one. */
export function cardStage(pace: number): Stage { return { usual: pace, longest: Math.max(pace, LONGEST_CARD_MS) }; }
/** Before the count: a voice begins at once, or nobody speaks. */
export const CALLED_STAGE: Stage = { usual: 300, longest: LONGEST_CARD_MS };
/** No count ends later than this after a call. */
export const LATEST_REVEAL_MS = LONGEST_CARD_MS + COUNT_FROM * COUNT_MS;
export const REVEALED_STAGE: Stage = { usual: REVEALED_MS, longest: LONGEST_RESULT_MS };
export const AGAIN_STAGE: Stage = { usual: AGAIN_MS, longest: LONGEST_CARD_MS };

/**
 * When a stage that began at `from` is over.
 * @param quiet since when nothing is read aloud: always, where nothing was; while something is, until when it is waited for
 */
export function stageEnd(from: number, { usual, longest }: Stage, quiet: number): number {
  return Math.max(from + usual, Math.min(quiet + SILENCE_MS, from + longest));
}
