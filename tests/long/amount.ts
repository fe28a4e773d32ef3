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

/**
 * A browser test that is all variant: what it shows is shown in another size, language, way of playing or game by one that `npm test`
 * plays. Named as the second argument of `test`; only a long program plays it.
 */
export const ONLY_LONG = { tag: '@long' } as const;

/** The same for one of several that differ in one thing. @param sampled whether it is the one that `npm test` plays */
export function sampleIf(sampled: boolean): { readonly tag?: '@long' } {
  return sampled ? {} : ONLY_LONG;
}
