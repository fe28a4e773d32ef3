/** A moment of a game that is worth looking at, for the person whose review it is. Plain data. */
import type { Note } from '../history/pastView';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Gone } from '../rules/seatView';
import type { LateCall, LostTurn } from './accounts';
import type { Band } from './band';
import type { Reason } from './reason';

/** What a moment costs (below 0) or brings the person, in points; null while that is not known. */
interface At { readonly step: number; readonly ply: number; readonly seat: Seat; readonly points: number | null }

/** A moment worth looking at. `seat`: whose doing it is; the person's own where nothing else is said. */
export type Moment = At & (
  /** A better tile was there. `move`: the number of the own move. */
  | { readonly kind: 'choice'; readonly move: number; readonly tile: Tile; readonly better: Tile; readonly band: Band }
  /** They counted on a tile that was gone. */
  | {
    readonly kind: 'memory'; readonly move: number; readonly tile: Tile; readonly better: Tile; readonly band: Band;
    readonly forgot: { readonly tile: Tile; readonly gone: Gone };
  }
  /**
   * A run of their own was not called in time. `by`: who took it, null where nobody did or they did so themselves later. Here and below
   * `turn` is the turn that a call cost; null for none.
   */
  | { readonly kind: 'missed'; readonly tiles: readonly Tile[]; readonly by: Seat | null; readonly turn: LostTurn | null }
  /** A run that `maker` had missed was there to be claimed. `by`: who took it in the end. */
  | {
    readonly kind: 'unclaimed'; readonly tiles: readonly Tile[]; readonly maker: Seat; readonly by: Seat | null;
    readonly turn: LostTurn | null;
  }
  /** A call that came later than it could have. See `LateCall`. */
  | { readonly kind: 'late'; readonly late: LateCall }
  | { readonly kind: 'falseCall'; readonly turn: LostTurn | null }
  /** A slip of another's, judged from what they could see; `points` is what it brought the person. */
  | {
    readonly kind: 'othersChoice'; readonly tile: Tile; readonly better: Tile; readonly band: Band; readonly reason: Reason | null;
    readonly note: Note | null;
  }
  /** Another missed a run of their own. `by`: who took it in the end. */
  | { readonly kind: 'othersMissed'; readonly tiles: readonly Tile[]; readonly by: Seat | null; readonly turn: LostTurn | null }
  | { readonly kind: 'othersFalseCall'; readonly turn: LostTurn | null }
  /** A large or a decisive call, anybody's. `from`: whose runs they were, where not the caller's own; `ms`: how long it took. */
  | { readonly kind: 'taken'; readonly tiles: readonly Tile[]; readonly from: readonly Seat[]; readonly ms: number | null }
);
