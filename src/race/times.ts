/** How long people took, and who was only beaten: a call that comes a moment after another took what it was for is late, and not wrong. */
import { fromTheLeft, instants, type Timed } from './order';

/**
 * Who calls within this time after another was beaten: there was no time to see what had happened. People need some 250 ms to see, and as
 * long again to hold back a hand that is on its way.
 */
export const BEATEN_MS = 700;

/** Whether a call came so soon after another had taken what it was for that it is void. */
export function wasBeaten(takenAt: number, at: number): boolean {
  return at - takenAt <= BEATEN_MS;
}

/** Whole milliseconds from what there was to see to the press. Who pressed before there was anything to see took none. */
export function tookMs(at: number, since: number): number {
  return Math.max(0, Math.round(at - since));
}

/** Sooner than this nobody can have seen what they pressed for, as at the start of a sprint: they had it ready before. */
const SEEN_MS = 100;

/** The quickest of these that can have been a reaction; null where none was. @param times whole milliseconds; null: not known */
export function quickestOf(times: readonly (number | null)[]): number | null {
  const seen = times.filter((ms) => ms !== null && ms >= SEEN_MS) as number[];
  return seen.length === 0 ? null : Math.min(...seen);
}

/** How fast one of those was who raced. */
export interface RaceTime {
  readonly seat: number;
  readonly ms: number;
  /** Whether they called at the same instant as the one before them, who only sat nearer to the maker's left. */
  readonly tied: boolean;
}

/**
 * Who was how fast, the first of them first.
 * @param calls one of each who raced
 * @param since when there was something to see
 * @param maker the seat that made what they raced for
 */
export function raceTimes(calls: readonly (Timed & { readonly seat: number })[], since: number, maker: number, seats: number): RaceTime[] {
  return instants(calls).flatMap((instant) =>
    fromTheLeft(instant, maker, seats).map(({ seat, at }, i) => ({ seat, ms: tookMs(at, since), tied: i > 0 })));
}

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
