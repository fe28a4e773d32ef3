/** What a computer player can be asked, and what it answers: the words on the wire between the table and the player. */
import type { Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import type { LevelName } from './levels';

export interface Question {
  readonly view: SeatView;
  readonly level: LevelName;
  /** Names this player in this game: the same seed and view, the same answer. */
  readonly seed: string;
  /** The tiles that it meant to take when it placed the last tile itself: those it does not overlook. */
  readonly meant?: readonly Tile[];
}

/** Which tile to place, the tiles it means to take with it, and how long after the turn began, in milliseconds at normal pace. */
export interface Choice { readonly tile: Tile; readonly takes: readonly Tile[]; readonly after: number }

/** What a look at the board came to. */
export interface Look {
  /** The tiles of the runs that it saw and can win; empty when it saw none, and so does not call. */
  readonly sees: readonly Tile[];
  /** Milliseconds from the landing of the last tile to the call, at normal pace; with nothing seen, to ending an own move. */
  readonly after: number;
}

/** A player as the session asks it, here or over a wire. */
export interface Thinker {
  choose(question: Question): Choice | Promise<Choice>;
  look(question: Question): Look | Promise<Look>;
}
