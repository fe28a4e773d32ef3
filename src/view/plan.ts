/**
 * What moves when something happens, as a pure plan: tracks with their times, made from the states before and after.
 * The picture of the state after lies beneath all of it, so a plan may be dropped at any moment.
 */
import type { Box, Layout } from '../layout/types';
import type { TableHappening, Update, ViewState } from '../session/viewState';
import type { Face, Pose } from './spots';
import { tell } from './tell';

export type Ease = 'none' | 'out' | 'inOut' | 'back' | 'in';

/** Where a tile is at a time; it comes there from the key before with `ease`. Its face is shown from then on. */
export interface Key { readonly at: number; readonly pose: Pose; readonly face: Face; readonly ease: Ease }

/** A still tile of the picture that a moving one stands for. */
export type Spot = `square ${number}` | `slot ${number}` | `order ${number}`;

export interface TileTrack {
  readonly kind: 'tile';
  readonly keys: readonly Key[];
  /** The tile of the picture that stays away until this one has arrived. */
  readonly covers: Spot | null;
}

export type Track =
  | TileTrack
  /** The word SNAG! pops up. */
  | { readonly kind: 'word'; readonly at: number; readonly for: number; readonly x: number; readonly y: number; readonly side: number }
  | { readonly kind: 'shake'; readonly at: number; readonly for: number; readonly target: number | 'snag'; readonly sting: boolean }
  /** A seat's panel moves to its new place. */
  | { readonly kind: 'panel'; readonly at: number; readonly for: number; readonly seat: number; readonly from: Box }
  /** A seat's panel still shows what it had won before. */
  | { readonly kind: 'count'; readonly at: number; readonly for: number; readonly seat: number; readonly won: number };

export interface Plan {
  readonly tracks: readonly Track[];
  /** How long it takes, in milliseconds at speed 1. */
  readonly lasts: number;
  /** Whether nothing in it moves: it is one picture that stands for a while. */
  readonly still: boolean;
}

export const NO_PLAN: Plan = { tracks: [], lasts: 0, still: true };

/** No plan takes longer. */
export const LONGEST = 1500;

/** What a plan is made from. */
export interface Change {
  readonly before: ViewState;
  readonly after: ViewState;
  readonly happenings: readonly TableHappening[];
  readonly layout: Layout;
  /** Where the viewer let go of a tile that he dragged: it flies from there. */
  readonly dropped?: { readonly tile: number; readonly x: number; readonly y: number } | undefined;
}

/** When a track is over. */
export function endOf(track: Track): number {
  return track.kind === 'tile' ? track.keys.at(-1)?.at ?? 0 : track.at + track.for;
}

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
  return planOf(tell(change), false);
}

/** The plan for people who asked for no motion: what was taken stands lit for a moment, and nothing moves. */
export function stillPlan(change: Change): Plan {
  const lit = tell(change).filter((track): track is TileTrack => track.kind === 'tile')
    .flatMap((track): Track[] => {
      const key = track.keys.find(({ face }) => face.tone === 'lit');
      return key ? [{ kind: 'tile', covers: null, keys: [{ ...key, at: 0 }, { ...key, at: 700 }] }] : [];
    });
  return planOf(lit, true);
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
