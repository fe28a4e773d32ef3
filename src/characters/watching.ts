/**
 * How each character watches a card table, where whoever sees first what can be called has it: worked out from what they are like anywhere
 * (profiles), with a few numbers that are the same for everybody. docs/strength.md has what they come to in play.
 */
import { FASTEST_CALL, type Overlooking, type Reaction } from '../cognition/noticing';
import { PROFILES, type Profile } from './profiles';

/** To see that two open cards are alike takes everybody so long, in milliseconds … */
const SEEING = 490;
/** … and this share of the time that they take where a card has to be thought of. */
const THINKING = 0.19;
/** Their shortest time is this share of the one there. */
const SHORTEST = 0.5;
/** Times scatter by so much more than there: eyes go around the table, and are now here, now there. */
const SCATTER = 1.2;
/** Two cards are overlooked so much less often than four tiles among 76 … */
const OVERLOOKED = 0.8;
/** … and by nobody less often than this: cards come and go, and even Viola blinks. */
const LEAST_OVERLOOKED = 0.03;
/** By how much more often something is overlooked for each open pile beyond two. */
const CROWD = 0.15;
/** By how much more often for each seat that the two cards lie further apart than neighbours do. */
const DISTANCE = 0.25;
/** Of what somebody would overlook they take so large a share of what only looks alike for a match … */
const MISTAKEN = 0.25;
/** … and call what they are not sure of so much more often than at SNAG: a card is sooner given than a move. */
const DARING = 8;
/** A hand that is on its way for so many milliseconds is not held back by what the eye sees meanwhile. */
export const HAND_MS = 250;
/** Milliseconds from a card to the next that a computer turns: at least, and at most. */
export const TURNING: readonly [number, number] = [600, 1400];

/** One character's ways at a card table. */
export interface Watching {
  readonly overlooking: Overlooking;
  readonly noticing: Reaction;
  /** The chance that what only looks alike is taken for a match. */
  readonly mistaking: number;
}

/** The ways of a character. */
export function watchingOf(character: keyof typeof PROFILES): Watching {
  const { overlooking: { miss, fading }, gamble, atCards: { floor, median, spread } }: Profile = PROFILES[character];
  const missed = Math.max(LEAST_OVERLOOKED, miss * OVERLOOKED);
  return {
    overlooking: { miss: missed, fading },
    noticing: { floor: Math.max(FASTEST_CALL, floor * SHORTEST), median: SEEING + median * THINKING, spread: spread * SCATTER },
    mistaking: gamble * DARING + missed * MISTAKEN,
  };
}

/**
 * By how much more often something is overlooked than the plainest there is: two piles side by side.
 * @param piles how many lie open
 * @param distance how many seats the two cards are apart, 1 for neighbours
 */
export function harderBy(piles: number, distance: number): number {
  return (1 + CROWD * Math.max(0, piles - 2)) * (1 + DISTANCE * (distance - 1));
}
