/**
 * How each character remembers cards, from what it is like at any table (characters/profiles). The formulas are those of SNAG (cognition).
 * docs/strength.md has what they come to in play.
 */
import { fraction, randomFrom } from '../../../chance/chance';
import { PROFILES, type MindForCards } from '../../../characters/profiles';
import { recallChance } from '../../../cognition/recall';
import * as sequence from '../../../cognition/sequence';
import type { Character } from '../../../setup/players';
import { BACKS, type Back, type Rank } from '../rules/cards';

/**
 * How long a card lasts for a memory, in seconds: the usual pace. Cards push each other out more than time does, so it is the same at every
 * pace, as a ply is at SNAG.
 */
export const SECONDS_A_CARD = 2.5;

/** As many cards are kept in mind: the top card, those that count, and one before them, which can only be taken for one nearer. */
const IN_MIND = BACKS.length + 2;

export type SeenCard = sequence.SeenThing<Rank>;
export type Belief = sequence.Belief<Back>;

/** The cards in mind after another one was shown. */
export function withCard(cards: readonly SeenCard[], rank: Rank, number: number): readonly SeenCard[] {
  return sequence.withNext(cards, rank, number, IN_MIND);
}

/** What they believe of the top card. @param seed names the player in this game: the same one recalls the same each time */
export function believe(cards: readonly SeenCard[], mind: MindForCards, seed: string): Belief {
  return sequence.believe(cards, BACKS, mind, SECONDS_A_CARD, (question) => drawFrom(`${seed}:${question}`));
}

/** A number from 0 up to but not including 1, the same for the same words. */
export function drawFrom(words: string): number {
  return fraction(randomFrom(words));
}

/** How likely they recall rightly the card that was shown so many cards ago. */
export function chanceToRecall(character: Character, back: number): number {
  const { recall: { threshold, noise }, misplacing } = PROFILES[character].ofCards;
  return recallChance(back, threshold, SECONDS_A_CARD, noise) * (back === 1 ? 1 : 1 - misplacing);
}

/** How far back they remember: the furthest back that they recall at least every other time. */
export function spanOf(character: Character): Back {
  return BACKS.findLast((back) => chanceToRecall(character, back) >= 0.5) ?? 1;
}
