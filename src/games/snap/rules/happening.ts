/** What happens at a table of Snap, as everybody may know it: no face-down card is in any of it. */
import type { Card } from '../../../cards/card';
import type { Seat } from '../../piles/rules/game';
import type { PilesHappening } from '../../piles/rules/happening';
import type { CallKind, EndKind } from './game';

export type SnapOwn =
  /** Somebody's open pile was shuffled and is their stock now. */
  | { readonly type: 'turnedOver'; readonly seat: Seat; readonly cards: number }
  /** A pile became a pool, for a wrong call, which costs its cards. */
  | { readonly type: 'pooled'; readonly seat: Seat; readonly top: Card; readonly costs: number };

export type SnapHappening = PilesHappening<CallKind, EndKind> | SnapOwn;
