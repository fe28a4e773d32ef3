/**
 * What the characters are like wherever they sit: what escapes them, how they guess, how quick they are at a card table, and how they
 * remember cards. Data, not code. A game may set a few numbers of its own, the same for everybody; what tells characters apart is told
 * here, once.
 */
import type { Overlooking, Reaction } from '../cognition/noticing';

/** How somebody keeps in mind the cards that go by, one every few seconds. */
export interface MindForCards {
  /** ACT-R's retrieval threshold and activation noise: see cognition/recall. */
  readonly recall: { readonly threshold: number; readonly noise: number };
  /** The chance that a card seems to have been one place nearer or further than it was; never the one just before the top card. */
  readonly misplacing: number;
  /** The chance that they guess, where they recall nothing. */
  readonly guessing: number;
  /** The chance that a guess leaves out the places where they recall another card. */
  readonly deducing: number;
  /** The chance that they call a match that they are not sure of. */
  readonly boldness: number;
}

/** One character's ways. */
export interface Profile {
  readonly overlooking: Overlooking;
  /** The chance that they call what they are not sure of. */
  readonly gamble: number;
  /**
   * From a card that everybody can see to the press, where they have to think of what it is like. SNAG has times of its own (ai/levels):
   * there a board of 76 squares is searched.
   */
  readonly atCards: Reaction;
  /** The chance that of several answers they give another than the one they mean. */
  readonly mixingUp: number;
  readonly ofCards: MindForCards;
  /** The share of everyday words that come to their mind, the commonest first. */
  readonly vocabulary: number;
}

/** The weakest at cards first. */
export const PROFILES = {
  pip: {
    overlooking: { miss: 0.34, fading: 0.15 }, gamble: 0.02, atCards: { floor: 900, median: 1950, spread: 0.5 }, mixingUp: 0.1,
    ofCards: { recall: { threshold: -0.5, noise: 0.05 }, misplacing: 0.1, guessing: 0.02, deducing: 0, boldness: 0.4 }, vocabulary: 0.25,
  },
  wanda: {
    overlooking: { miss: 0.2, fading: 0.15 }, gamble: 0.04, atCards: { floor: 750, median: 1700, spread: 0.5 }, mixingUp: 0.09,
    ofCards: { recall: { threshold: -0.87, noise: 0.035 }, misplacing: 0.07, guessing: 0.02, deducing: 0, boldness: 0.2 }, vocabulary: 0.4,
  },
  otto: {
    overlooking: { miss: 0.15, fading: 0.15 }, gamble: 0, atCards: { floor: 800, median: 1700, spread: 0.4 }, mixingUp: 0.085,
    ofCards: { recall: { threshold: -1.08, noise: 0.018 }, misplacing: 0.01, guessing: 0.03, deducing: 0.1, boldness: 0 }, vocabulary: 0.55,
  },
  henrik: {
    overlooking: { miss: 0.08, fading: 0.1 }, gamble: 0, atCards: { floor: 600, median: 1400, spread: 0.45 }, mixingUp: 0.07,
    ofCards: { recall: { threshold: -1.205, noise: 0.014 }, misplacing: 0.01, guessing: 0.02, deducing: 0.2, boldness: 0 }, vocabulary: 0.7,
  },
  viola: {
    overlooking: { miss: 0, fading: 0 }, gamble: 0, atCards: { floor: 550, median: 1200, spread: 0.45 }, mixingUp: 0.06,
    ofCards: { recall: { threshold: -1.31, noise: 0.013 }, misplacing: 0.01, guessing: 0.03, deducing: 0.3, boldness: 0 }, vocabulary: 0.85,
  },
  ada: {
    overlooking: { miss: 0.02, fading: 0.05 }, gamble: 0, atCards: { floor: 450, median: 1050, spread: 0.45 }, mixingUp: 0.03,
    ofCards: { recall: { threshold: -1.365, noise: 0.04 }, misplacing: 0.01, guessing: 0.05, deducing: 0.5, boldness: 0 }, vocabulary: 1,
  },
} as const satisfies Record<string, Profile>;
