/** The account of the eye: runs seen and missed, calls in time, late and in vain, and what each cost. Pure. */
import { median } from 'simple-statistics';
import type { Seat } from '../../rules/position';
import type { EyeAccount, LateCall, SeenRun } from '../accounts';
import { isTheirs, type PastStep, type ReviewedGame } from '../reviewedGame';
import type { RunStory } from '../ledger/runs';
import { turnLostFor } from './turn';

/** An own run is called late after so many milliseconds: the shortest clock that can be agreed on would have run out. */
export const LATE_MS = 3000;

/** What is known of the calls of a game. */
export interface Calls {
  /** How long the call of an event took, in milliseconds. */
  readonly msOf: (event: number) => number | null;
  /** How many tiles were placed from one event to another. */
  readonly pliesBetween: (from: number, to: number) => number;
}

/** The calls of a game by their events. */
export function callsOf({ callTimes }: Pick<ReviewedGame, 'callTimes'>, steps: readonly PastStep[]): Calls {
  const calls = steps.flatMap(({ event: [kind] }, i) => (kind === 'snag' ? [i] : []));
  const times = new Map(calls.map((event, i) => [event, callTimes[i] ?? null]));
  return {
    msOf: (event) => times.get(event) ?? null,
    pliesBetween: (from, to) => steps.slice(from, to).filter(({ event: [kind] }) => kind === 'place').length,
  };
}

/**
 * The account of a seat's eye.
 * @param pointsAbout what it lost with a run or a call in vain, by the number of the event that made it; null while that is not known
 */
export function eyeOf(
  game: Pick<ReviewedGame, 'callTimes' | 'races' | 'held'>, steps: readonly PastStep[], all: readonly RunStory[], seat: Seat,
  pointsAbout: (event: number) => number | null,
): EyeAccount {
  const calls = callsOf(game, steps);
  const theirs = (event: number | null): boolean => event === null || isTheirs(game, seat, event);
  // What others at the same seat could have called, or did, is not theirs.
  const runs = all.filter(({ maker, made, missed, ended }) => theirs(missed) && theirs(ended) && (maker !== seat || theirs(made)));
  const seen = (run: RunStory, inTime: boolean, from: number): SeenRun => ({
    step: from + 1, tiles: run.tiles, maker: run.maker, by: run.by, inTime, points: inTime ? 0 : pointsAbout(run.made),
    ms: run.by === seat && run.ended !== null ? calls.msOf(run.ended) : null,
    turn: run.ended === null || run.by === run.maker ? null : turnLostFor(steps, run.ended),
  });
  const own = runs.filter(({ maker }) => maker === seat).map((run) => seen(run, run.missed === null && run.by === seat, run.made));
  const others = runs.flatMap((run) => (run.maker === seat || run.missed === null || run.missed === run.ended ? []
    : [seen(run, run.by === seat && calls.pliesBetween(run.missed, run.ended ?? 0) === 0, run.missed)]));
  const falseCalls = steps.flatMap(({ happenings }, event) =>
    (theirs(event) && happenings.some((happening) => happening.type === 'falseCall' && happening.seat === seat)
      ? [{ step: event + 1, points: pointsAbout(event), turn: turnLostFor(steps, event) }] : []));
  const times = steps.flatMap(({ happenings }, event) =>
    (theirs(event) && happenings.some((happening) => happening.type === 'snagged' && happening.seat === seat)
      ? calls.msOf(event) ?? [] : []));
  const costs = [...own, ...others, ...falseCalls].map(({ points }) => points ?? 0);
  return {
    own, others, late: lateOf(game, runs, seat, calls), falseCalls, median: times.length === 0 ? null : median(times),
    points: costs.reduce((sum, cost) => sum + Math.max(0, cost), 0), gained: costs.reduce((sum, cost) => sum + Math.max(0, 0 - cost), 0),
  };
}

/** Calls that came later than they could have, in the order in which they came. */
function lateOf({ races }: Pick<ReviewedGame, 'races'>, runs: readonly RunStory[], seat: Seat, calls: Calls): LateCall[] {
  const taken = runs.flatMap(({ maker, missed, ended, by, tiles }) => {
    if (by !== seat || ended === null) return [];
    const ms = calls.msOf(ended);
    const plies = maker === seat || missed === null ? 0 : calls.pliesBetween(missed, ended);
    return plies > 0 || (maker === seat && (ms ?? 0) > LATE_MS) ? [{ step: ended, tiles, ms, plies, beatenBy: null }] : [];
  });
  const beaten = races.flatMap(({ events, callers }): LateCall[] => {
    const mine = callers.find((caller) => caller.seat === seat);
    const run = runs.findLast(({ ended, by }) => ended !== null && ended < events && by !== null);
    const first = callers.find((caller) => caller.seat === run?.by);
    if (!mine || !first || !run || first === mine || mine.tied || mine.ms <= first.ms) return [];
    return [{ step: run.ended!, tiles: run.tiles, ms: mine.ms, plies: 0, beatenBy: { seat: first.seat, ms: mine.ms - first.ms } }];
  });
  return [...taken, ...beaten].toSorted((a, b) => a.step - b.step);
}
