/**
 * What a press is credited for the line that it came over, so that whoever sits far away is judged by when the finger went down. The device
 * says how long after it had painted an update it was pressed; what the way there and back took besides is forgiven, but no more than a
 * quota that hangs on lag which was measured by somebody else. Pure.
 *
 * The shape is lichess' (a quota that every credit uses up, and that measured lag fills again), smaller since a game has some fifteen races
 * and not hundreds of moves; a press that wins nothing moves no quota, or whoever presses for other things would fill it by that. All times
 * here are milliseconds.
 */

/** What painting and pressing take beside the line. */
const SLACK_MS = 15;
/** No line is credited with more than this at once. */
export const MOST_CREDIT_MS = 400;
/** The quota at the beginning, and at most, in units (see `unitOf`). */
const START = 1.2;
const MOST = 1.5;
/** A new measurement weighs as much as each before it, and never less than one of so many. */
const COUNTED = 10;

/** How long a message takes there and back on a line, in the mean, and of how many measurements; beyond some their number says no more. */
export interface MeanLag { readonly ms: number; readonly of: number }

/**
 * The mean after one more was measured: of the first few each counts alike, or the first alone would stand for the line until much later.
 * None counts for more than anybody is credited with: whoever stood still for some seconds once isn't far away, and nobody has to wait for
 * them for the next minute.
 * @param before null: none was
 */
export function meanLag(before: MeanLag | null, ms: number): MeanLag {
  const of = Math.min(COUNTED, (before?.of ?? 0) + 1);
  const mean = before?.ms ?? 0;
  return { ms: mean + (Math.min(ms, MOST_CREDIT_MS) - mean) / of, of };
}

/** What an honest press is late by. @param rtt as it was measured; null: it wasn't yet, and nothing is taken on trust */
function unitOf(rtt: number | null): number { return Math.min(MOST_CREDIT_MS, (rtt ?? 0) + SLACK_MS); }

/**
 * How much a seat can be credited with now.
 * @param owed what its wins were credited with beyond what its line takes (`owedAfter`), 0 before the first; less where they were with less
 */
export function quotaOf(rtt: number | null, owed: number): number {
  const unit = unitOf(rtt);
  return Math.min(Math.max(0, START * unit - owed), MOST * unit, MOST_CREDIT_MS);
}

/** What a seat owes after a press that won a race: an honest one owes nothing new. A line that changes changes no debt. */
export function owedAfter(rtt: number | null, owed: number, credit: number): number {
  const unit = unitOf(rtt);
  return Math.max(owed + credit - unit, (START - MOST) * unit);
}

/** A press as it came: when its update was sent and it arrived, and how long after the painting its device says it was pressed. */
export interface Arrived { readonly sent: number; readonly arrived: number; readonly took: number }

export interface Credited {
  /** When it counts: so long after its update was sent as it was pressed after the painting, if its quota is enough. */
  readonly at: number;
  readonly credit: number;
  /** How late it was. */
  readonly lag: number;
}

/** @param quota how much its seat can be credited with */
export function credited({ sent, arrived, took }: Arrived, quota: number): Credited {
  const lag = Math.max(0, arrived - sent - took);
  const credit = Math.min(lag, quota);
  return { at: arrived - credit, credit, lag };
}
