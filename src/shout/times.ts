/**
 * When something was shouted, by the page's clock, which presses of keys are timed by too. The browser does not tell when a sound came to
 * the microphone; it is worked out from what it does tell. Pure.
 */

/** When the page heard of a moment of the audio context (seconds), by its own clock (milliseconds). */
export interface ClockPair { readonly context: number; readonly page: number }

/** So many pairs are kept: some ten seconds. Two clocks of one device hardly part in that time. */
const PAIRS = 200;

/** The pairs with one more. */
export function withPair(pairs: readonly ClockPair[], pair: ClockPair): readonly ClockPair[] {
  return [...pairs, pair].slice(-PAIRS);
}

/**
 * Where the context's time began, by the page's clock, in milliseconds. Each pair tells it a little late, by what the page had to do then:
 * the earliest is nearest to the truth.
 */
export function contextBegan(pairs: readonly ClockPair[]): number {
  return Math.min(...pairs.map(({ context, page }) => page - context * 1000));
}

/** A way longer than this is taken for a fault of what tells of it, in seconds. */
const LONGEST = 0.25;

/** What the browser tells of the way of a sound; Firefox and Safari tell nothing of the track. In seconds. */
export interface Latencies {
  readonly track: number | undefined;
  readonly base: number | undefined;
}

/**
 * How long a sound is on its way from the microphone to the detector, in milliseconds: what the track says, and what the context needs.
 * What nobody tells counts as nothing, so that no call is ever put too early.
 */
export function latencyOf({ track, base }: Latencies): number {
  return Math.min(LONGEST, told(track) + told(base)) * 1000;
}

/** A time that can be one; else nothing. */
function told(seconds: number | undefined): number {
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** When a sound was made that the detector heard at this time of its context (seconds), by the page's clock. */
export function madeAt(context: number, pairs: readonly ClockPair[], latency: number): number {
  return contextBegan(pairs) + context * 1000 - latency;
}
