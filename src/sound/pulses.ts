/**
 * What is felt: a short vibration when a tile of somebody at this screen lands, when a run is taken, and when a call was false. Pure. It
 * hangs on no more than cues do. Nothing is felt of a game that is looked at again: nobody acts in it.
 */
import { flightOf, loudness } from '../view/motion/times';
import type { Heard } from './cues';

export interface Pulse {
  /** How long it waits, in milliseconds at speed 1. */
  readonly after: number;
  /** Milliseconds of vibration and of rest, by turns. */
  readonly pattern: readonly number[];
}

/** A tile has landed. */
export const LANDED: Pulse = { after: 0, pattern: [14] };
const TAKEN = [28, 50, 28];
const FALSE_CALL: Pulse = { after: 0, pattern: [70, 60, 70] };

/** A pulse as `navigator.vibrate` takes it, which begins with a vibration. @param speed by which its waiting is divided */
export function vibration({ after, pattern }: Pulse, speed: number): number[] {
  return after === 0 ? [...pattern] : [0, Math.round(after / speed), ...pattern];
}

/** What is felt of an update; null where nothing is. */
export function pulseOf({ before, table, happenings, dropped, still }: Heard): Pulse | null {
  if (before === null || table.viewer === null) return null;
  if (happenings.some(({ type }) => type === 'falseCall')) return FALSE_CALL;
  const taken = happenings.find((happening) => happening.type === 'snagged');
  if (taken) {
    const loud = loudness(taken);
    return { after: 0, pattern: loud === 0 ? TAKEN : [...TAKEN, 50, 28 + 14 * loud] };
  }
  const placed = happenings.find((happening) => happening.type === 'placed');
  if (placed === undefined || table.seats[placed.seat]?.kind !== 'local') return null;
  return still ? LANDED : { ...LANDED, after: flightOf(placed.tile, dropped) };
}
