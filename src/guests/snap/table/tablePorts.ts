/** What a game of Snap that is played needs of whoever plays it, and what it offers them. */
import type { Clock } from '../../../bots/clock';
import type { SavedSnap } from '../kept/savedGame';
import type { CreatePlayer } from '../players/player';
import type { SnapHappening } from '../rules/happening';
import type { SnapTableAct, SnapTableView } from './tableView';

export interface TablePorts {
  /** The page's time, on the scale of an event's `timeStamp`. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly createPlayer: CreatePlayer;
  /** After each event of the record, at the end, and when a game that is being played is paused or left. */
  readonly onSave: (saved: SavedSnap) => void;
}

export type Told = (view: SnapTableView, happenings: readonly SnapHappening[]) => void;

export interface SnapTable {
  view(): SnapTableView;
  act(act: SnapTableAct): void;
  /** Tells of each change, with what happened in it. @returns ends it */
  subscribe(told: Told): () => void;
  saved(): SavedSnap;
  /** What was called before counts and is saved; then nothing happens here any more. */
  leave(): void;
}
