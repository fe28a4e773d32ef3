/**
 * A call that waits: somebody at this screen called while the mover, who comes first, may still call. It waits until the mover has done
 * something, and nothing of it says whether there is a run. Pure.
 */
import type { Seat } from '../../../rules/position';
import type { TableHappening } from '../../../session/viewState';

/** What tells nothing of a call: a tile was placed, as calls are for from then on; the move ended; or who was how fast. */
export const SILENT_ON_CALLS = ['placed', 'drew', 'turn', 'raced'] as const;

/** Whose call waits, and who may still call first. */
export interface WaitingCall { readonly seat: Seat; readonly maker: Seat }

/** The call that still waits after this happened: whatever the mover does settles it. */
export function waitingAfter(before: WaitingCall | null, happenings: readonly TableHappening[]): WaitingCall | null {
  return happenings.some(({ type }) => type !== 'raced') ? null : before;
}

/** Whether a call that waited takes with this what the mover has let go. */
export function isWonBy(waiting: WaitingCall | null, happening: TableHappening): boolean {
  return waiting !== null && happening.type === 'snagged' && happening.seat === waiting.seat
    && happening.runs.some(({ maker, missed }) => missed && maker === waiting.maker);
}

/** Whether a call that waited is void with this: the mover's own was false, and was the first all the same. */
export function isVoidBy(waiting: WaitingCall | null, happening: TableHappening): boolean {
  return waiting !== null && happening.type === 'falseCall' && happening.seat === waiting.maker;
}
