/** Shares and times, as reviews and records of any game tell them. */
import { formats, seconds } from '../formats';
import { say } from '../say';

/** A share as it is told. @param share from 0 to 1 */
export function inPercent(share: number): string {
  return say('shell-bests-percent', { share: formats().number(share * 100) });
}

/** "0.92 s". @param milliseconds of a call */
export function inSeconds(milliseconds: number, places = 2): string {
  return say('shell-review-seconds', { time: seconds(milliseconds, places) });
}
