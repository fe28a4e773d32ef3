/** What comes after something was done: a controller says where the way leads, and the app leads there. */
import type { Seat } from '../rules/position';
import type { OpenedGame } from '../session/savedGame';
import type { StartNotice } from '../ui/notice';

export type Next =
  /** Nothing else is shown. */
  | { readonly to: 'stay' }
  /** The start screen, which tells this. */
  | { readonly to: 'start'; readonly notices: readonly StartNotice[] }
  /** The replay of a game that is over; `review`: with a review of it beside. */
  | { readonly to: 'replay'; readonly game: OpenedGame; readonly step: number; readonly review: ReviewWanted | null };

/** Which review is to be opened. */
export interface ReviewWanted {
  /** Whose; null for whom it is most about. */
  readonly seat: Seat | null;
  /** Whether the game still lies at the table, to which one comes back then. */
  readonly overTable: boolean;
}

export const STAY: Next = { to: 'stay' };
