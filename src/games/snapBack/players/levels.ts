/**
 * How each character remembers cards, notices a match, guesses and dares, from what it is like at any table (characters/profiles). The
 * formulas are those of SNAG (cognition). docs/strength.md has what they come to in play.
 */
import { PROFILES, type MindForCards, type Profile } from '../../../characters/profiles';
import type { Reaction } from '../../../cognition/noticing';
import { recallChance } from '../../../cognition/recall';
import type { Character } from '../../../setup/players';
import { BACKS, type Back } from '../rules/cards';

/**
 * How long a card lasts for a memory, in seconds: the usual pace. Cards push each other out more than time does, so it is the same at every
 * pace, as a ply is at SNAG.
 */
export const SECONDS_A_CARD = 2.5;

/** One character's ways with cards; `noticing`: from the painted card to the press. */
export interface CardLevel extends MindForCards { readonly noticing: Reaction }

const levelOf = ({ ofCards, atCards }: Profile): CardLevel => ({ ...ofCards, noticing: atCards });

/** The weakest first. */
export const CARD_LEVELS: Readonly<Record<Character, CardLevel>> = {
  pip: levelOf(PROFILES.pip), wanda: levelOf(PROFILES.wanda), otto: levelOf(PROFILES.otto),
  henrik: levelOf(PROFILES.henrik), viola: levelOf(PROFILES.viola), ada: levelOf(PROFILES.ada),
};

/** How likely they recall rightly the card that was shown so many cards ago. */
export function chanceToRecall(character: Character, back: number): number {
  const { recall: { threshold, noise }, misplacing } = CARD_LEVELS[character];
  return recallChance(back, threshold, SECONDS_A_CARD, noise) * (back === 1 ? 1 : 1 - misplacing);
}

/** How far back they remember: the furthest back that they recall at least every other time. */
export function spanOf(character: Character): Back {
  return BACKS.findLast((back) => chanceToRecall(character, back) >= 0.5) ?? 1;
}
