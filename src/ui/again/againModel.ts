/** What the panel of a second try is drawn from: a tile chosen anew at a moment of a game that is over. */
import type { AgainSaid } from '../../review/again/again';
import type { Seat } from '../../rules/position';

export interface AgainModel {
  /** The move: a seat's, in a game that is over; the step of its replay on which the tile lies. */
  readonly game: string;
  readonly seat: Seat;
  readonly step: number;
  /** Which turn of the game it is, of how many. */
  readonly move: number;
  readonly moves: number;
  readonly said: AgainSaid;
  /** How often something was said: the same again is news, too. */
  readonly times: number;
  /** Whether a tile can be chosen now, and so the better one be shown. */
  readonly asked: boolean;
  /** Whether another slip is to be tried next, now that this one is done. */
  readonly next: boolean;
}
