/** How loud a call has to be: found from three trial shouts, and from talk that would have called. Pure; all in dBFS. */

/** So many trial shouts are asked for. */
export const TRIALS = 3;
/** While they are made, so much is enough: they are asked for, so little else is loud. */
export const TRIAL_LEVEL = -60;

/** A call may be so much quieter than the quietest trial shout, in dB: nobody shouts twice alike, or always from the same place. */
const MARGIN = 8;
/** It has to be so much louder than talk. */
const OVER_TALK = 3;
/** And the quietest trial shout at least so much louder than that, in dB. */
const UNDER_SHOUTS = 2;
/** A trial so much quieter than the loudest was none. */
const LIKE_THE_OTHERS = 12;
/** What a level can be: from hardly heard to as loud as a microphone tells. */
export const QUIETEST = -60;
export const LOUDEST = -3;

/** The trial shouts with one more: those that are far quieter than the loudest were talk, and do not count. */
export function afterTrial(shouts: readonly number[], level: number): readonly number[] {
  const all = [...shouts, level];
  const loudest = Math.max(...all);
  return all.filter((one) => one >= loudest - LIKE_THE_OTHERS);
}

/** The level that these trial shouts make. */
export function levelFrom(shouts: readonly number[]): number {
  return held(Math.min(...shouts) - MARGIN);
}

/**
 * The level with which talk that has called does not call again; null where the shouts are hardly louder than that talk.
 * @param talk how loud it was
 */
export function levelAbove(talk: number, shouts: readonly number[]): number | null {
  const level = held(talk + OVER_TALK);
  return level <= Math.min(...shouts) - UNDER_SHOUTS ? level : null;
}

function held(level: number): number {
  return Math.min(LOUDEST, Math.max(QUIETEST, level));
}
