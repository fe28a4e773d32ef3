/** What a plan of motion is made of: keyframes, and the tracks of tiles, panels and words that they make. */
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { TableHappening, ViewState } from '../../session/viewState';
import type { Face, Pose } from './poses';

export type Ease = 'none' | 'out' | 'inOut' | 'back' | 'in';

/** Where a tile is at a time; it comes there from the keyframe before with `ease`. Its face is shown from then on. */
export interface Keyframe { readonly at: number; readonly pose: Pose; readonly face: Face; readonly ease: Ease }

/** A still tile of the picture that a moving one stands for. */
export type Spot = `square ${number}` | `slot ${number}.${number}` | `order ${number}`;

/** What goes on, whatever happens next: a run on its way to who took it. */
interface Staying { readonly stays?: true }

export interface TileTrack extends Staying {
  readonly kind: 'tile';
  readonly keys: readonly Keyframe[];
  /** The tile of the picture that stays away until this one has arrived. */
  readonly covers: Spot | null;
}

export type Track =
  | TileTrack
  /** The word SNAG! pops up; crossed out and shaken, where the call was false. */
  | WordTrack
  /** How many tiles a run brings: it stands at the burst, and goes with them. */
  | (Staying & { readonly kind: 'plus'; readonly tiles: number; readonly keys: readonly Keyframe[] })
  /** Paper that flies from a burst. */
  | (Staying & SparksTrack)
  | { readonly kind: 'shake'; readonly at: number; readonly for: number; readonly target: number | 'snag'; readonly sting: boolean }
  /** A seat's panel bears the cross of a false call. */
  | { readonly kind: 'cross'; readonly at: number; readonly for: number; readonly seat: number }
  /** A seat's panel moves to its new place. */
  | { readonly kind: 'panel'; readonly at: number; readonly for: number; readonly seat: number; readonly from: Box }
  /** The panel of whoever has taken a run is lit, or hops. */
  | (Staying & { readonly kind: 'joy'; readonly hops: boolean; readonly at: number; readonly for: number; readonly seat: number })
  /** A seat's panel still shows what it had won before, or so many of the tiles that come to it. */
  | (Staying & { readonly kind: 'count'; readonly at: number; readonly for: number; readonly seat: number; readonly won: number });

export interface WordTrack extends Staying {
  readonly kind: 'word';
  readonly isFalse: boolean;
  readonly at: number;
  readonly for: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** In radians. */
  readonly turn: number;
  /** Who has called, at which corner of it that is shown, and how loud it is, from 0. */
  readonly seat: number;
  readonly corner: { readonly x: 1 | -1; readonly y: 1 | -1 };
  readonly loud: number;
}

export interface SparksTrack {
  readonly kind: 'sparks';
  readonly at: number;
  readonly for: number;
  readonly x: number;
  readonly y: number;
  /** How far it flies. */
  readonly reach: number;
  readonly pieces: number;
}

export interface Plan {
  readonly tracks: readonly Track[];
  /** How long it takes, in milliseconds at speed 1. */
  readonly lasts: number;
  /** Whether nothing in it moves: it is one picture that stands for a while. */
  readonly still: boolean;
}

export const NO_PLAN: Plan = { tracks: [], lasts: 0, still: true };

/** No plan takes longer, but for the time in which a run lies lit. */
export const LONGEST = 1500;

/** What a plan is made from. */
export interface Change {
  readonly before: ViewState;
  readonly after: ViewState;
  readonly happenings: readonly TableHappening[];
  readonly layout: Layout;
  /** Where the viewer let go of a tile that they dragged: it flies from there. */
  readonly dropped?: { readonly tile: number; readonly x: number; readonly y: number } | undefined;
  /** How long the runs that are taken lie lit in all; without it no longer than it takes to see them. */
  readonly lit?: number;
}

/** When a track is over. */
export function endOf(track: Track): number {
  return 'keys' in track ? track.keys.at(-1)?.at ?? 0 : track.at + track.for;
}

/** The same track, each of its times made another one. */
export function retimed(track: Track, time: (at: number) => number): Track {
  if ('keys' in track) return { ...track, keys: track.keys.map((key) => ({ ...key, at: time(key.at) })) };
  return { ...track, at: time(track.at), for: time(track.at + track.for) - time(track.at) };
}
