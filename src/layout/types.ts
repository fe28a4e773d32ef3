/**
 * Where everything lies on the screen: one geometry for the picture and for the page's own elements over it, so that
 * what is touched is what is seen. All lengths are CSS pixels from the top left of the window, or of the larger room that it scrolls over.
 */
import type { Box } from './box';
import type { Turn } from './turn';

/** What one player has before them at their edge of the table, in their own frame. */
export interface Edge {
  readonly turn: Turn;
  readonly panel: Box;
  readonly rack: Box;
  readonly slots: readonly Box[];
  readonly snag: Box;
  readonly draw: Box;
  /** Where a note to this player passes: over the place of their draw button, which it does not cover for fingers. */
  readonly note: Box;
  /** What lights up while it is their turn: the strip along the whole edge. */
  readonly light: Box;
}

/** Where a lesson lies at its table: beside the board, or in the head line and under it. */
export interface LessonPlaces {
  /** The heading with the progress; on small screens the buttons too. */
  readonly title: Box;
  /** The teacher's face, and what they say. */
  readonly says: Box;
  /** Whether the face stands over what is said, not beside it. */
  readonly stacked: boolean;
  /** What can be read besides; null where there is no room for it. */
  readonly note: Box | null;
  /** The buttons; null where they stand in the head line. */
  readonly buttons: Box | null;
  /** The size of what is said, in pixels. */
  readonly size: number;
}

/** How a drill is answered: by the burst or by letting pass, by one of two buttons, or by a tile of the rack. */
export type DrillKind = 'calls' | 'asks' | 'places';

/** Where a drill lies at its table. */
export interface DrillPlaces {
  readonly kind: DrillKind;
  /** The heading with the progress. */
  readonly title: Box;
  /** What is asked, and what came of the answer. */
  readonly says: Box;
  /** The buttons under the left and the right thumb; null where the drill has none there. */
  readonly left: Box | null;
  readonly right: Box | null;
  /** The button that goes on after an answer. */
  readonly next: Box;
  /** The size of what is said, in pixels. */
  readonly size: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Whether the table is larger than the window, which scrolls over it. */
  readonly scrolls?: boolean;
  /** Whether it is laid out as in a mirror, for the left hand. */
  readonly mirrored?: boolean;
  /** `wide`: columns beside the board. `tall`: all in one column. `flat`: a phone on its side. `around`: a rack on each edge. */
  readonly shape: 'wide' | 'tall' | 'flat' | 'around';
  readonly wordmark: Box;
  /** The button that opens the menu. */
  readonly menu: Box;
  /** One panel for each seat. */
  readonly players: readonly Box[];
  /** The square around the octagonal board, its edge included. */
  readonly board: Box;
  /** The square around the 10 × 10 chart. */
  readonly chart: Box;
  readonly rack: Box;
  /** Where the four tiles of the rack stand. */
  readonly slots: readonly Box[];
  /** The pile with its count. */
  readonly pile: Box;
  /** The button that draws and ends the move. */
  readonly draw: Box;
  /** The SNAG! burst, its clock ring included. It has no size where nobody calls. */
  readonly snag: Box;
  /** The paper pad or strip that tells what happened. */
  readonly log: Box;
  /** For each seat its edge, where players sit around the table; none where they sit side by side. */
  readonly edges?: readonly Edge[];
  /** Around the table, where the score pad lies, if there is room for it. */
  readonly card?: Box;
  /** Around the table and in a lesson, where notes pass by without covering anybody's rack. */
  readonly note?: Box;
  /** Where a lesson lies, where one is given: then there is no pad, and on small screens no wordmark. */
  readonly lesson?: LessonPlaces;
  /** Where a drill lies, where one is played: then there is no pile and no pad, and whoever places is out of sight. */
  readonly drill?: DrillPlaces;
}
