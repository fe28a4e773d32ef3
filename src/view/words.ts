/** The words that the picture needs: the page hands them in, in its language. */
import type { ViewState } from '../session/viewState';

export interface Words {
  /** The small line beneath a seat's name, such as "your move"; empty for none. */
  readonly status: (seat: number, state: ViewState) => string;
  /** The same in fewer letters, as at an edge of the table. */
  readonly statusAtEdge: (seat: number, state: ViewState) => string;
  /** On the burst. */
  readonly snag: string;
  /** On the button that draws and ends the move. */
  readonly draw: string;
  /** On the same button when it ends the last chance. */
  readonly count: string;
  /** Beneath the pile's number. */
  readonly pileLabel: string;
}
