/** Shares of answers, corrected so that few answers do not look like certainty. */

/**
 * A share by the log-linear rule (Hautus 1995): half an answer is added to those that count and one to all, so that it is never 0 or 1.
 * @param of none is possible: then it is one half
 */
export function logLinear(counted: number, of: number): number {
  return (counted + 0.5) / (of + 1);
}
