/** Levels in decibels below full scale (dBFS): 0 is the loudest that a microphone can tell, silence lies far below. */

/** The level of digital silence: low enough for all that follows, and still a number to reckon with. */
export const SILENCE = -120;

/** @param power the mean square of samples between -1 and 1 @returns its level in dBFS */
export function decibels(power: number): number {
  return power > 1e-12 ? 10 * Math.log10(power) : SILENCE;
}

/** The mean square that a level in dBFS stands for. */
export function powerOf(level: number): number {
  return 10 ** (level / 10);
}
