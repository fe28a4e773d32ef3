/**
 * What the characters are like wherever they sit: what escapes them, how they guess, and how quick they are at a card table. Data, not
 * code. A game may set a few numbers of its own, the same for everybody; what tells characters apart is told here, once.
 */
import type { Overlooking, Reaction } from '../cognition/noticing';

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
}

/** The weakest at cards first. */
export const PROFILES = {
  pip: { overlooking: { miss: 0.34, fading: 0.15 }, gamble: 0.02, atCards: { floor: 900, median: 1950, spread: 0.5 } },
  wanda: { overlooking: { miss: 0.2, fading: 0.15 }, gamble: 0.04, atCards: { floor: 750, median: 1700, spread: 0.5 } },
  otto: { overlooking: { miss: 0.15, fading: 0.15 }, gamble: 0, atCards: { floor: 800, median: 1700, spread: 0.4 } },
  henrik: { overlooking: { miss: 0.08, fading: 0.1 }, gamble: 0, atCards: { floor: 600, median: 1400, spread: 0.45 } },
  viola: { overlooking: { miss: 0, fading: 0 }, gamble: 0, atCards: { floor: 550, median: 1200, spread: 0.45 } },
  ada: { overlooking: { miss: 0.02, fading: 0.05 }, gamble: 0, atCards: { floor: 450, median: 1050, spread: 0.45 } },
} as const satisfies Record<string, Profile>;
