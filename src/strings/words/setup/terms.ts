/** What can be agreed on the time to call, in few words. */
import type { OwnClock } from '../../../setup/players';
import { secondsFor, type CallSeconds } from '../../../setup/setup';
import { say } from '../../say';

/** A time to call: "5 seconds", "no clock", "everyone is asked". */
export function callTimeName(seconds: CallSeconds | number): string {
  if (seconds === 'asked') return say('terms-clock-asked');
  return seconds === null ? say('terms-clock-none') : say('terms-clock-seconds', { seconds });
}

/** What one player can be given in place of the time that was agreed: "as agreed", "15 seconds", "no clock". */
export function ownClockName(agreed: CallSeconds, clock: OwnClock | null): string {
  return clock === null ? say('terms-clock-agreed') : callTimeName(secondsFor(agreed, clock));
}
