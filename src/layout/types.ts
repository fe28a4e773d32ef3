/**
 * Where everything lies on the screen: one geometry for the picture and for the page's own elements over it, so that
 * what is touched is what is seen. All lengths are CSS pixels from the top left of the window.
 */
export interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** `wide`: columns beside the board. `tall`: all in one column. `flat`: a phone on its side. */
  readonly shape: 'wide' | 'tall' | 'flat';
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
}
