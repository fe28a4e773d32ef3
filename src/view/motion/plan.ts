/**
 * What moves when something happens, as a pure plan: tracks with their times, made from the states before and after.
 * The picture of the state after lies beneath all of it, so a plan may be dropped at any moment.
 */
import type { Layout } from '../../layout/types';
import type { Update, ViewState } from '../../session/viewState';
import { choreograph } from './choreography';
import { LONGEST, NO_PLAN, endOf, type Change, type Plan, type Track } from './tracks';

/** How long a false call stands crossed out where nothing moves. */
const STILL_NO = LONGEST;

function hurried(track: Track, factor: number): Track {
  if (track.kind === 'tile') return { ...track, keys: track.keys.map((key) => ({ ...key, at: key.at * factor })) };
  return { ...track, at: track.at * factor, for: track.for * factor };
}

function planOf(tracks: readonly Track[], isStill: boolean): Plan {
  const lasts = Math.max(0, ...tracks.map(endOf));
  if (lasts <= LONGEST) return { tracks, lasts, still: isStill };
  return { tracks: tracks.map((track) => hurried(track, LONGEST / lasts)), lasts: LONGEST, still: isStill };
}

/** The plan for a change, with everything that moves. */
export function movingPlan(change: Change): Plan {
  if (change.before.seats.length !== change.after.seats.length) return NO_PLAN;
  return planOf(choreograph(change), false);
}

/**
 * The plan for people who asked for no motion: what was taken stands lit for a moment, a false call stands crossed out, and nothing moves.
 */
export function stillPlan(change: Change): Plan {
  const marks = choreograph(change).flatMap((track): Track[] => {
    if (track.kind === 'cross' || (track.kind === 'word' && track.isFalse)) return [{ ...track, at: 0, for: STILL_NO }];
    if (track.kind !== 'tile') return [];
    const key = track.keys.find(({ face }) => face.tone === 'lit');
    return key ? [{ kind: 'tile', covers: null, keys: [{ ...key, at: 0 }, { ...key, at: 700 }] }] : [];
  });
  return planOf(marks, true);
}

/** The plan for an update. `motion`: whether things may move; `speed`: Infinity shows everything at once. */
export function planFor(
  before: ViewState | null, { state, happenings }: Update, layout: Layout,
  { motion, speed, dropped }: { motion: boolean; speed: number; dropped?: Change['dropped'] },
): Plan {
  if (!before || speed === Infinity || happenings.length === 0) return NO_PLAN;
  const change: Change = { before, after: state, happenings, layout, dropped };
  return motion ? movingPlan(change) : stillPlan(change);
}
