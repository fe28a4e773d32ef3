/**
 * How each character plays Snap: worked out from what it is like at any table (characters/profiles), with a few numbers of this game that
 * are the same for everybody. docs/strength.md has what they come to in play.
 */
import { PROFILES, type Profile } from '../../../characters/profiles';
import { FASTEST_CALL, type Overlooking, type Reaction } from '../../../cognition/noticing';
import type { Character } from '../../../setup/players';

/** Two cards that both lie open are seen so much sooner than one is that has to be remembered. */
const QUICKER = 0.65;
/** Hardly anything is missed by whoever misses least: cards come and go, and even Viola blinks. */
const LEAST_MISSED = 0.02;
/** By how much more often something is overlooked for each open pile beyond two. */
const CROWD = 0.15;
/** By how much more often for each seat that the two cards lie further apart than neighbours do. */
const DISTANCE = 0.25;
/** Of what somebody would overlook they mistake so large a share of what only looks alike for a match. */
const MISTAKEN = 0.25;
/** A hand that is on its way for so many milliseconds is not held back by what the eye sees meanwhile. */
export const HAND_MS = 250;
/** Milliseconds from a card to the next that a computer turns: at least, and at most. */
export const TURNING: readonly [number, number] = [600, 1400];

/** One character's ways at this game. */
export interface SnapLevel {
  readonly overlooking: Overlooking;
  readonly noticing: Reaction;
  /** The chance that what only looks alike is taken for a match. */
  readonly mistaking: number;
}

/** The ways of a character. */
export function levelOf(character: Character): SnapLevel {
  const { overlooking: { miss, fading }, gamble, atCards: { floor, median, spread } }: Profile = PROFILES[character];
  const missed = Math.max(LEAST_MISSED, miss);
  return {
    overlooking: { miss: missed, fading },
    noticing: { floor: Math.max(FASTEST_CALL, floor * QUICKER), median: median * QUICKER, spread },
    mistaking: gamble + missed * MISTAKEN,
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
