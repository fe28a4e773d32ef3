/**
 * How each character remembers cards, notices a match, guesses and dares: data, not code. The formulas are those of SNAG (cognition), the
 * constants are made for cards that come every few seconds. docs/strength.md has what they come to in play.
 */
import { PROFILES } from '../../../characters/profiles';
import type { Reaction } from '../../../cognition/noticing';
import { recallChance } from '../../../cognition/recall';
import type { Character } from '../../../setup/players';
import { BACKS, type Back } from '../rules/cards';

/**
 * How long a card lasts for a memory, in seconds: the usual pace. Cards push each other out more than time does, so it is the same at every
 * pace, as a ply is at SNAG.
 */
export const SECONDS_A_CARD = 2.5;

/** One character's ways with cards. */
export interface CardLevel {
  /** ACT-R's retrieval threshold and activation noise: see cognition/recall. */
  readonly recall: { readonly threshold: number; readonly noise: number };
  /** The chance that a card seems to have been one place nearer or further than it was; never the one just before the top card. */
  readonly misplacing: number;
  /** From the painted card to the press. */
  readonly noticing: Reaction;
  /** The chance that they show a number, and no fist, where they recall nothing. */
  readonly guessing: number;
  /** The chance that a guess leaves out the places where they recall another card. */
  readonly deducing: number;
  /** The chance that they call a match that they are not sure of. */
  readonly boldness: number;
}

/** The weakest first. */
export const CARD_LEVELS = {
  pip: {
    recall: { threshold: -0.5, noise: 0.05 }, misplacing: 0.1, noticing: PROFILES.pip.atCards,
    guessing: 0.02, deducing: 0, boldness: 0.4,
  },
  wanda: {
    recall: { threshold: -0.87, noise: 0.035 }, misplacing: 0.07, noticing: PROFILES.wanda.atCards,
    guessing: 0.02, deducing: 0, boldness: 0.2,
  },
  otto: {
    recall: { threshold: -1.08, noise: 0.018 }, misplacing: 0.01, noticing: PROFILES.otto.atCards,
    guessing: 0.03, deducing: 0.1, boldness: 0,
  },
  henrik: {
    recall: { threshold: -1.205, noise: 0.014 }, misplacing: 0.01, noticing: PROFILES.henrik.atCards,
    guessing: 0.02, deducing: 0.2, boldness: 0,
  },
  viola: {
    recall: { threshold: -1.31, noise: 0.013 }, misplacing: 0.01, noticing: PROFILES.viola.atCards,
    guessing: 0.03, deducing: 0.3, boldness: 0,
  },
  ada: {
    recall: { threshold: -1.365, noise: 0.04 }, misplacing: 0.01, noticing: PROFILES.ada.atCards,
    guessing: 0.05, deducing: 0.5, boldness: 0,
  },
} as const satisfies Record<Character, CardLevel>;

/** How likely they recall rightly the card that was shown so many cards ago. */
export function chanceToRecall(character: Character, back: number): number {
  const { recall: { threshold, noise }, misplacing } = CARD_LEVELS[character];
  return recallChance(back, threshold, SECONDS_A_CARD, noise) * (back === 1 ? 1 : 1 - misplacing);
}

/** How far back they remember: the furthest back that they recall at least every other time. */
export function spanOf(character: Character): Back {
  return BACKS.findLast((back) => chanceToRecall(character, back) >= 0.5) ?? 1;
}
