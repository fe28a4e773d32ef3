/** A game of Snap Back as it is listed. */
import type { EndedBy } from '../../rules/happening';
import type { Die } from '../../rules/result';

/** A game that waits, or that is over. */
export interface PastGame {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly { readonly name: string; readonly die: Die }[];
  /** How many cards were shown. */
  readonly cards: number;
  readonly ended: EndedBy | null;
}
