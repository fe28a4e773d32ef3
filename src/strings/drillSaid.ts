/** What is said at the table of a drill, as values: they become words when they are shown (`words/training/drill`). */
import type { Given } from '../training/drill';
import type { Tile } from '../rules/board';
import type { Question } from '../training/question';
import type { DrillName } from '../training/skills';

/** A step of a stretch: a tile lands, or tiles are taken. */
export interface StretchStep {
  readonly tile: Tile;
  /** Null where the tile lands. */
  readonly taken: readonly Tile[] | null;
}

export type DrillSaid =
  /** What is done in this drill, before its first question. */
  | { readonly kind: 'how'; readonly drill: DrillName }
  /** A board is looked at. `unhurried`: for as long as somebody likes. */
  | { readonly kind: 'look'; readonly unhurried: boolean }
  /** A stretch of a game plays: a tile lands, or runs are taken; null before its first tile. */
  | { readonly kind: 'watch'; readonly step: StretchStep | null; readonly unhurried: boolean }
  | { readonly kind: 'asked'; readonly question: Question }
  /** `late`: nobody had answered in time. */
  | { readonly kind: 'told'; readonly question: Question; readonly given: Given; readonly late: boolean }
  | { readonly kind: 'over' };
