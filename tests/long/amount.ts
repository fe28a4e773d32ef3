/**
 * How much of a long test is played: `npm test` takes a sample, `npm run -s long -- NAME` all of it (tests/long/programs.mjs has the
 * names).
 * Both are seeded, so that each run is like the last.
 */

/** Whether all of it is played. */
export const LONG = process.env['SNAG_LONG'] !== undefined;
/** What fast-check makes its values from: another number finds other values. */
export const SEED = Number(process.env['SNAG_SEED'] ?? 1);

/** The sample, or all. */
export function amount(sample: number, all: number): number {
  return LONG ? all : sample;
}

/** The same as parameters of fast-check. */
export function runs(sample: number, all: number): { numRuns: number; seed: number } {
  return { numRuns: amount(sample, all), seed: SEED };
}
