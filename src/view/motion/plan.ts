/**
 * What moves when something happens, as a pure plan: tracks with their times, made from the states before and after.
 * The picture of the state after lies beneath all of it, so a plan may be dropped at any moment.
 */
import type { Layout } from '../../layout/types';
import type { Update, ViewState } from '../../session/viewState';
import { choreograph } from './choreography';
import { litTime } from './times';
import { LONGEST, NO_PLAN, endOf, retimed, type Change, type Plan, type Track } from './tracks';

/** How long a false call stands crossed out where nothing moves. */
const STILL_NO = LONGEST;

/** How long what was taken is to be seen where nothing moves, at least. */
const STILL_LIT = 700;

/** @param most what takes longer is hurried */
function planOf(tracks: readonly Track[], isStill: boolean, most: number): Plan {
  const lasts = Math.max(0, ...tracks.map(endOf));
  if (lasts <= most) return { tracks, lasts, still: isStill };
  return { tracks: tracks.map((track) => retimed(track, (at) => at * (most / lasts))), lasts: most, still: isStill };
}

const mostOf = ({ lit = 0 }: Change): number => LONGEST + lit;

/** The plan for a change, with everything that moves. */
export function movingPlan(change: Change): Plan {
  if (change.before.seats.length !== change.after.seats.length) return NO_PLAN;
  return planOf(choreograph(change), false, mostOf(change));
}

/**
 * The plan for people who asked for no motion: what was taken stands lit for as long as it does with motion, with the burst and its
 * number beside it, a false call stands crossed out, and nothing moves.
 */
export function stillPlan(change: Change): Plan {
  const lit = Math.max(STILL_LIT, change.lit ?? 0);
  const marks = choreograph(change).flatMap((track): Track[] => {
    if (track.kind === 'cross' || (track.kind === 'word' && track.isFalse)) return [{ ...track, at: 0, for: STILL_NO }];
    if (track.kind === 'word' || (track.kind === 'joy' && !track.hops)) return [{ ...track, at: 0, for: lit }];
    if (track.kind !== 'tile' && track.kind !== 'plus') return [];
    const key = track.keys.find(({ face, pose }) => face.tone === 'lit' && pose.alpha === 1);
    return key ? [{ ...track, keys: [{ ...key, at: 0 }, { ...key, at: lit }] }] : [];
  });
  return planOf(marks, true, mostOf(change));
}

/** The plan for an update. `motion`: whether things may move; `speed`: Infinity shows everything at once. */
export function planFor(
  before: ViewState | null, { state, happenings }: Update, layout: Layout,
  { motion, speed, dropped }: { motion: boolean; speed: number; dropped?: Change['dropped'] },
): Plan {
  if (!before || speed === Infinity || happenings.length === 0) return NO_PLAN;
  const change: Change = { before, after: state, happenings, layout, dropped, lit: litTime(state.breath, speed) };
  return motion ? movingPlan(change) : stillPlan(change);
}
