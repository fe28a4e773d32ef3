/** The draft: what a player is about to do. It is neither saved nor part of the game, and goes with a change of move. */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';

export interface Draft {
  /** The rack tile that is under the pointer or has the keyboard's focus: it rises, and its square is ringed. */
  readonly pointed: Tile | null;
  /** The rack tile that is being dragged, with the pointer's place in CSS pixels. */
  readonly held: { readonly tile: Tile; readonly x: number; readonly y: number } | null;
  /** The button that is pressed down; `seat`: whose, where each player has their own. */
  readonly pressed: { readonly button: 'snag' | 'draw'; readonly seat: Seat | null } | null;
}

export const NO_DRAFT: Draft = { pointed: null, held: null, pressed: null };
