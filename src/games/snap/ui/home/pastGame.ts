/** A game of Snap as it is listed. */
import type { EndedBy } from '../../kept/savedGame';
import type { SnapTable } from '../../rules/game';

/** A game that waits, or that is over. */
export interface PastGame {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly names: readonly string[];
  readonly table: SnapTable;
  /** How many cards were turned. */
  readonly cards: number;
  readonly ended: EndedBy | null;
}
