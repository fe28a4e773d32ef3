/** What is said of a running clock to those whose time it is: as it starts or goes on after a pause, and when it is nearly over. Pure. */
import type { Seat } from '../../../rules/position';
import type { TimeTold } from '../../../strings/timeTold';
import { timeLeft, type RunningClock, type ViewState } from '../../../session/viewState';

/** With so many milliseconds left it is said once more. */
export const NEARLY_OVER_MS = 2000;
/** But not of a clock that is shorter: the warning would break in on what was said as it started, with nearly the same number. */
const LEAST_WARNED_MS = 4000;

export interface ToTell {
  /** To be said now; null: nothing. */
  readonly now: TimeTold | null;
  /** In how many milliseconds it is to be said that the time is nearly over; null: not at all. */
  readonly warnIn: number | null;
}

/**
 * What is to be said after a change at the table.
 * @param before how the table looked until now; null where another was shown
 * @param at the page's time, in milliseconds
 */
export function timeTold(before: ViewState | null, state: ViewState, at: number): ToTell {
  const { clock } = state;
  if (clock === null || whoseTime(state) === null) return { now: null, warnIn: null };
  const left = timeLeft(clock, at);
  const seconds = Math.ceil(left / 1000);
  const warned = left > NEARLY_OVER_MS && clock.endsAt - clock.startedAt >= LEAST_WARNED_MS;
  return { now: toldNow(before, state, clock, seconds), warnIn: warned ? left - NEARLY_OVER_MS : null };
}

function toldNow(before: ViewState | null, { seats }: ViewState, { seat }: RunningClock, seconds: number): TimeTold | null {
  const known = before?.clock ?? null;
  if (seconds === 0) return null;
  if (known !== null && known.seat === seat) return known.left === null ? null : { kind: 'left', seconds };
  const alone = seats.filter(({ kind }) => kind === 'local').length === 1;
  return { kind: 'starts', seconds, name: alone || seat === null ? null : seats[seat]?.name ?? null, lastChance: seat === null };
}

/** Whose time runs out now, if it is that of somebody at this screen: nobody has to hear of a computer's. */
export function whoseTime({ clock, seats }: Pick<ViewState, 'clock' | 'seats'>): Seat | 'everybody' | null {
  if (clock === null || clock.left !== null) return null;
  const { seat } = clock;
  const isHere = seats.some(({ kind }, s) => kind === 'local' && (seat === null || seat === s));
  return isHere ? seat ?? 'everybody' : null;
}
