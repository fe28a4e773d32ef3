/**
 * How people remember: ACT-R's chance to recall something, refreshed by looking at it again. Formulas that know no game. Time is counted in
 * steps (moves, rounds), and the caller says how many seconds one lasts.
 */

/**
 * ACT-R's activation noise, as s of a logistic distribution (Anderson et al., "An integrated theory of the mind", 2004). What is fresh for
 * seconds and not for minutes wants a sharper one: with this noise nobody could tell a memory of three cards from one of four.
 */
const NOISE = 0.35;

/** How long somebody remembers. */
export interface Memory {
  /**
   * ACT-R's retrieval threshold: something last thought of t seconds ago is recalled with the chance
   * 1 / (1 + exp((threshold + ½ ln t) / noise)).
   */
  readonly threshold: number;
  /** By how much the threshold is lower for one's own deeds. */
  readonly own: number;
}

/** The threshold for something, which is lower if they did it themselves. */
export function thresholdFor({ threshold, own }: Memory, ownDeed: boolean): number {
  return ownDeed ? threshold - own : threshold;
}

/**
 * The chance to recall something, by ACT-R with a decay of ½. What was thought of in this very step counts as one step old.
 * @param steps how long ago it was last thought of
 * @param secondsAStep how long a step lasts
 * @param noise the activation noise, above 0
 */
export function recallChance(steps: number, threshold: number, secondsAStep: number, noise = NOISE): number {
  const seconds = Math.max(1, steps) * secondsAStep;
  return 1 / (1 + Math.exp((threshold + Math.log(seconds) / 2) / noise));
}

/** Something that happened, and when it came before their eyes again. */
export interface Trace {
  /** The step at which it happened. */
  readonly happened: number;
  /** The steps since at which they had cause to look at it again, in rising order. */
  readonly looks: readonly number[];
  readonly now: number;
}

/**
 * Whether somebody recalls something now. Whoever recalls it at a look has it fresh again from there on.
 * @param drawAt for a step a number from 0 up to but not including 1; the same each time it is asked for the same step
 */
export function recalls(
  { happened, looks, now }: Trace, threshold: number, secondsAStep: number, drawAt: (step: number) => number,
): boolean {
  let thoughtOf = happened;
  const recalledAt = (step: number): boolean => drawAt(step) < recallChance(step - thoughtOf, threshold, secondsAStep);
  for (const look of looks) if (recalledAt(look)) thoughtOf = look;
  return thoughtOf === now || recalledAt(now);
}
