/** What every part of the choreography works with: how far it has come, and where things may be. */
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { Pose, Tone } from './poses';
import type { Change, Keyframe, Track } from './tracks';

/** How far the choreography has come: the time, and when tiles that were placed in it arrived. */
export interface Progress extends Change {
  at: number;
  readonly tracks: Track[];
  readonly landed: Map<Tile, number>;
  /** How long each run lies lit at least. */
  readonly lit: number;
}

/** A tile as it is shown. */
export function face(tile: Tile | null, tone: Tone = 'plain'): Keyframe['face'] {
  return { tile, tone };
}

/** A tile that has come to somebody: it is theirs, and seen no more. */
export function away(pose: Pose): Pose {
  return { ...pose, side: pose.side * 0.4, alpha: 0 };
}

/** The middle of something `side` wide, so that all of it is in the window. */
export function within(
  { x, y }: { readonly x: number; readonly y: number }, side: number, { width, height }: Layout,
): { readonly x: number; readonly y: number } {
  const inside = (value: number, length: number): number => Math.max(side / 2, Math.min(length - side / 2, value));
  return { x: inside(x, width), y: inside(y, height) };
}
