/** What somebody is offered to show after a call. Pure. */
import { BACKS, CLAIMS, type Claim } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import type { SnapBackView } from '../../table/view';

/** Anyone who has called always loses with a fist, so only the others are offered one. */
export function claimsFor(seat: Seat, { callers }: Pick<SnapBackView, 'callers'>): readonly Claim[] {
  return callers.includes(seat) ? BACKS : CLAIMS;
}
