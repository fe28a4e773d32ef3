/** How quickly somebody called in a game. Pure. */

/** A right call that was timed, at an event. */
export interface TimedCall { readonly ms: number; readonly event: number }

/** @returns the quickest call, and the median: of an even number the mean of the two in the middle, in whole milliseconds */
export function callTimes(calls: readonly TimedCall[]): { readonly quickest: TimedCall | null; readonly callTime: number | null } {
  const sorted = calls.toSorted((a, b) => a.ms - b.ms || a.event - b.event);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return {
    quickest: sorted[0] ?? null,
    callTime: middle.length === 0 ? null : Math.round(middle.reduce((sum, { ms }) => sum + ms, 0) / middle.length),
  };
}
