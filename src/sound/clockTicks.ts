/** When the time of somebody at this screen is heard running out. Pure. All times are the page's milliseconds. */
import type { ViewState } from '../session/viewState';

/** So long before the end it ticks. */
const BEFORE_END = [2000, 1500, 1000, 500];

/** It ticks in this last part of the time only. */
const LAST_PART = 0.5;

/** How long it is until the next tick; null where none comes. A clock of somebody who plays elsewhere, or of a computer, is not heard. */
export function untilTick({ clock, seats }: Pick<ViewState, 'clock' | 'seats'>, now: number): number | null {
  if (clock === null || clock.left !== null) return null;
  if (clock.seat !== null && seats[clock.seat]?.kind !== 'local') return null;
  const { startedAt, endsAt } = clock;
  const ticks = BEFORE_END.map((before) => endsAt - before);
  const next = ticks.find((tick) => tick > now && tick >= endsAt - (endsAt - startedAt) * LAST_PART);
  return next === undefined ? null : next - now;
}
