/** The words that the picture needs. It asks for them each time it draws, so that they are in the language that is spoken then. */
import type { ViewState } from '../session/viewState';

export interface Words {
  /** A seat's name as it is shown. */
  readonly name: (name: string) => string;
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

/** Gives the words as they are now. */
export type AskWords = () => Words;
