/** The moments of a game that are worth looking at for the person whose review it is: few, and true. Pure. */
import type { Tile } from '../../rules/board';
import type { EyeAccount, SeenRun } from '../accounts';
import { callsOf } from './eye';
import type { Moment } from '../moment';
import { toldOnce } from './moves';
import { turnLostFor } from './turn';
import type { ReviewPlan } from '../ledger/plan';
import type { OthersMove, OwnMove } from '../report';
import { isTheirs } from '../reviewedGame';

/** How many are told at most: of the person's own slips, of the others', and of large calls. */
const MOST = { own: 7, others: 3, taken: 3 };

/** Inaccuracies are told only where there are fewer own moments than this. */
const ENOUGH = 3;

/** A run that cost less than this, in points, is told only where another took it. */
const LEAST_POINTS = 1;

/** A moment, and how much it is worth telling. */
interface Weighed { readonly moment: Moment; readonly weight: number }

/** What another lost, in points; null while that is not known. */
type OthersPoints = (seat: number, event: number) => number | null;

/** How many tiles lie or have lain at a step. */
function plyAt(steps: ReviewPlan['steps'], step: number): number {
  return steps.slice(0, step).filter(({ event: [kind] }) => kind === 'place').length;
}

/** Those that weigh most. */
function first(weighed: readonly Weighed[], most: number): Moment[] {
  return weighed.toSorted((a, b) => b.weight - a.weight).slice(0, most).map(({ moment }) => moment);
}

/**
 * The moments of a game, in the order in which they happened.
 * @param othersPoints what another lost with a run or a call in vain, by who and with which event
 */
export function chosenMoments(
  plan: ReviewPlan, moves: readonly OwnMove[], others: readonly OthersMove[], eye: EyeAccount | null,
  othersPoints: OthersPoints,
): Moment[] {
  const [small, weighty] = partsOf(ownSlips(moves));
  const main = first([...weighty, ...(eye ? eyeSlips(plan, eye) : [])], MOST.own);
  const own = [...main, ...first(small, Math.max(0, ENOUGH - main.length))];
  const left = own.flatMap((moment) => (moment.kind === 'unclaimed' ? [moment.tiles] : []));
  const missed = othersCalls(plan, othersPoints).filter(({ moment }) => !left.some((run) => isPartOf(run, runOf(moment)[0])));
  const theirs = first([...othersSlips(plan, others), ...missed, ...othersFalseCalls(plan, othersPoints)], MOST.others);
  // A run is told once: what was missed of it, and who took it then.
  const told = [...own, ...theirs].flatMap(runOf);
  const large = first(taken(plan).filter(({ moment }) => !told.some((run) => isPartOf(run, runOf(moment)[0]))), MOST.taken);
  return [...own, ...theirs, ...large].toSorted((a, b) => a.step - b.step);
}

/** Inaccuracies, and what weighs more. */
function partsOf(slips: readonly Weighed[]): [Weighed[], Weighed[]] {
  const small = slips.filter(({ moment }) => 'band' in moment && moment.band === 'inaccuracy');
  return [small, slips.filter((slip) => !small.includes(slip))];
}

/** The tiles of the run that a moment is about. */
function runOf(moment: Moment): (readonly Tile[])[] {
  return 'tiles' in moment ? [moment.tiles] : [];
}

function isPartOf(run: readonly Tile[], all: readonly Tile[] | undefined): boolean {
  return all !== undefined && run.every((tile) => all.includes(tile));
}

function ownSlips(moves: readonly OwnMove[]): Weighed[] {
  return moves.flatMap(({ verdict, account, forgot, toldAt, number: move, step, ply, seat }): Weighed[] => {
    if (!verdict?.band || toldAt !== null) return [];
    const { tile, better, band, loss } = verdict;
    const slip = { step, ply, seat, points: 0 - loss, move, tile, better, band };
    const moment: Moment = account === 'memory' && forgot ? { ...slip, kind: 'memory', forgot } : { ...slip, kind: 'choice' };
    return [{ moment, weight: loss }];
  });
}

/** A run that was not seen in time is worth telling even where it cost nothing. */
function weightOf({ points, tiles }: SeenRun): number {
  return Math.max(points ?? 0, tiles.length);
}

function eyeSlips({ seat, steps }: ReviewPlan, { own, others, late, falseCalls }: EyeAccount): Weighed[] {
  const at = (step: number, cost: number | null) => ({ step, ply: plyAt(steps, step), seat, points: cost === null ? null : 0 - cost });
  return [
    ...own.filter(({ inTime }) => !inTime).map((run): Weighed => {
      const { step, points, tiles, by, turn } = run;
      return { moment: { ...at(step, points), kind: 'missed', tiles, by, turn }, weight: weightOf(run) };
    }),
    ...others.flatMap((run): Weighed[] => {
      const { tiles, maker, by, turn } = run;
      return by === seat || ((run.points ?? 0) < LEAST_POINTS && by === null) ? []
        : [{ moment: { ...at(run.step, run.points), kind: 'unclaimed', tiles, maker, by, turn }, weight: weightOf(run) }];
    }),
    ...late.filter(({ tiles, beatenBy, plies }) =>
      (beatenBy !== null || plies > 0) && !own.some((run) => !run.inTime && run.tiles.join() === tiles.join()))
      .map((call): Weighed => ({ moment: { ...at(call.step, null), kind: 'late', late: call }, weight: 1 })),
    ...falseCalls.map(({ step, points, turn }): Weighed => (
      { moment: { ...at(step, points), kind: 'falseCall', turn }, weight: Math.max(2, points ?? 0) })),
  ];
}

function othersSlips({ game: { record } }: ReviewPlan, moves: readonly OthersMove[]): Weighed[] {
  const slips = moves.filter(({ verdict }) => verdict?.band === 'mistake' || verdict?.band === 'blunder');
  const again = toldOnce(slips);
  return slips.filter((move) => !again.has(move)).flatMap(({ verdict, note, step, ply, seat }): Weighed[] => {
    if (!verdict?.band) return [];
    const { tile, better, band, reason, loss } = verdict;
    // What one of several loses, the others share.
    const points = loss / (record.seats.length - 1);
    return [{ moment: { kind: 'othersChoice', step, ply, seat, points, tile, better, band, reason, note }, weight: points }];
  });
}

function othersCalls({ seat: me, runs, steps, game: { record } }: ReviewPlan, pointsOf: OthersPoints): Weighed[] {
  const rest = record.seats.length - 1;
  return runs.flatMap(({ maker: seat, missed, made, ended, tiles, by }): Weighed[] => {
    if (seat === me || missed === null) return [];
    const lost = pointsOf(seat, made);
    const points = lost === null ? null : lost / rest;
    const turn = ended === null ? null : turnLostFor(steps, ended);
    const moment: Moment = { kind: 'othersMissed', step: missed, ply: plyAt(steps, missed + 1), seat, points, tiles, by, turn };
    return [{ moment, weight: Math.max(points ?? 0, tiles.length) }];
  });
}

/** Calls in vain of others, where they brought the person something. */
function othersFalseCalls({ seat: me, steps, game: { record } }: ReviewPlan, pointsOf: OthersPoints): Weighed[] {
  return steps.flatMap(({ happenings }, event) => happenings.flatMap((happening): Weighed[] => {
    if (happening.type !== 'falseCall' || happening.seat === me) return [];
    const points = (pointsOf(happening.seat, event) ?? 0) / (record.seats.length - 1);
    if (points < LEAST_POINTS) return [];
    const ply = plyAt(steps, event + 1);
    const turn = turnLostFor(steps, event);
    return [{ moment: { kind: 'othersFalseCall', step: event + 1, ply, seat: happening.seat, points, turn }, weight: points }];
  }));
}

/** Calls that took something. */
function taken({ game, seat: me, steps }: ReviewPlan): Weighed[] {
  const calls = callsOf(game, steps);
  let ply = 0;
  return steps.flatMap(({ event: [kind], happenings }, event) => {
    if (kind === 'place') ply += 1;
    return happenings.flatMap((happening): Weighed[] => {
      if (happening.type !== 'snagged' || (happening.seat === me && !isTheirs(game, me, event))) return [];
      const { seat, tiles, runs } = happening;
      const from = [...new Set(runs.map(({ maker }) => maker))].filter((maker) => maker !== seat);
      const moment: Moment = { kind: 'taken', step: event, ply, seat, points: null, tiles, from, ms: calls.msOf(event) };
      return [{ moment, weight: tiles.length }];
    });
  });
}
