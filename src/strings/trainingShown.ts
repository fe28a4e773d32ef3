/** What the training room tells in figures and curves, as values: they become words when they are shown (`words/training`). */
import type { Direction } from '../rules/board';
import type { Character } from '../setup/players';
import type { LastPlace } from '../training/skills';

/** A point of a line: across from 0 to 1, and up from 0 to 1. */
export interface CurvePoint { readonly x: number; readonly y: number }

/** How somebody has done in a drill: from round to round, or by distance beside a character. Values are 0 to 1, and higher is better. */
export type Curve =
  | { readonly kind: 'bars'; readonly values: readonly number[] }
  | { readonly kind: 'lines'; readonly own: readonly CurvePoint[]; readonly like: Character; readonly theirs: readonly CurvePoint[] };

/** What a drill's card tells in figures; shares are 0 to 1. */
export type Figure =
  | { readonly kind: 'flash'; readonly milliseconds: number | null; readonly right: number }
  | { readonly kind: 'gone'; readonly like: Character | null; readonly right: number }
  | { readonly kind: 'safe'; readonly right: number };

/** A sort of run: which way it goes, where the tile lies in it that landed last, two at once; or three that are none. */
export type EyeRow = Direction | LastPlace | 'crossing' | 'near';

/** How somebody's eye does. */
export interface Eye {
  /** d′, at least 0. */
  readonly sharpness: number;
  /** By sort: how many were asked and right, and the median time of the right ones. */
  readonly rows: readonly { readonly row: EyeRow; readonly asked: number; readonly right: number; readonly milliseconds: number | null }[];
}

/** A number with what it is. */
export type EndFigure =
  | { readonly kind: 'right' | 'calls' | 'false'; readonly count: number; readonly of: number }
  | { readonly kind: 'median'; readonly milliseconds: number }
  | { readonly kind: 'lost'; readonly points: number };

/** What a result means, in a sentence. */
export type EndMeaning =
  | { readonly kind: 'flash-good' | 'flash-missed' | 'flash-false' | 'gone-good' | 'gone-work' | 'safe-good' | 'safe-work' | 'slips' }
  | { readonly kind: 'gone-like'; readonly like: Character };
