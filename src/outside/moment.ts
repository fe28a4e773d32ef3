/**
 * Times as they come from outside, in milliseconds since 1970. Only what has a date is one: anything else breaks every list of dates. Forms
 * that are checked with valibot say `v.custom<number>(isMoment)`.
 */

/** The last time that a browser has a date for. */
export const LAST_MOMENT = 8.64e15;

/** Whether a value is a time that has a date. */
export function isMoment(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_MOMENT;
}
