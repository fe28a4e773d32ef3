/** What happens at any table of piles, as everybody may know it: no face-down card is in any of it. */
import type { Card } from '../../../cards/card';
import type { Seat } from './game';
import type { LyingCard } from './pile';

/** An open pile as it lay when it was called: its top card and the one beneath, or more where more count, which everybody saw. */
export interface LaidPile {
  readonly pile: number;
  readonly top: Card;
  readonly below: Card | null;
  readonly lies?: readonly LyingCard[];
}

export type PilesHappening<Call extends string = string, End extends string = string> =
  | { readonly type: 'flipped'; readonly seat: Seat; readonly card: Card; readonly pile: number; readonly isDead?: boolean }
  /** Somebody won cards: these piles as they lay, and what lay in the middle besides, with that top card. */
  | {
    readonly type: 'took'; readonly seat: Seat; readonly kind: Call; readonly piles: readonly LaidPile[]; readonly middle: Card | null;
    readonly cards: number; readonly callers: readonly Seat[];
  }
  /** Calls were tied: these piles lie in the middle now, under that card. */
  | {
    readonly type: 'tied'; readonly kind: Call; readonly seats: readonly Seat[]; readonly piles: readonly number[]; readonly top: Card;
  }
  | { readonly type: 'wrong'; readonly seat: Seat; readonly kind: Call }
  /** A face-down card went from one stock under another. */
  | { readonly type: 'paid'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly by: End; readonly winners: readonly Seat[] };

/**
 * What befalls somebody in one game alone. `costs`: how many open cards it costs them, for a wrong call. Where everybody answers cards,
 * `verdict`: whether they did rightly; `takes`: the pile that they have to take, with how many cards, and the call that was wanted.
 */
export interface OwnHappening {
  readonly type: string;
  readonly seat: Seat;
  readonly costs?: number;
  readonly verdict?: 'right' | 'wrong';
  readonly takes?: LaidPile & { readonly cards: number; readonly call: string | null };
}

const TYPES: readonly string[] = ['flipped', 'took', 'tied', 'wrong', 'paid', 'out', 'ended'] satisfies PilesHappening['type'][];

/** Whether a happening is one of those that every game has. */
export function isShared<Call extends string, End extends string, Own extends OwnHappening>(
  happening: PilesHappening<Call, End> | Own,
): happening is PilesHappening<Call, End> {
  return TYPES.includes(happening.type);
}

/** What somebody has to take; null: nothing. */
export function takenIn(happening: PilesHappening | OwnHappening): OwnHappening['takes'] | null {
  return isShared(happening) ? null : happening.takes ?? null;
}

/** Who has won a race in what happened: whoever took cards, or all whose calls were tied. */
export function winnersIn(happenings: readonly (PilesHappening | OwnHappening)[]): readonly Seat[] {
  return happenings.filter((one) => isShared(one))
    .flatMap((one) => (one.type === 'took' ? [one.seat] : one.type === 'tied' ? one.seats : []));
}

/** Who has called in what happened, rightly or wrongly. */
export function callersIn(
  happenings: readonly (PilesHappening | OwnHappening)[], types: readonly PilesHappening['type'][] = ['took', 'tied', 'wrong'],
): readonly Seat[] {
  return happenings.filter((one) => isShared(one)).flatMap((one) => (!types.includes(one.type) ? []
    : one.type === 'took' ? one.callers : one.type === 'tied' ? one.seats : one.type === 'wrong' ? [one.seat] : []));
}
