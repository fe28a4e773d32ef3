/**
 * What is felt: a short vibration when a tile of somebody at this screen lands, when a run is taken, and when a call was false. Pure. It
 * hangs on no more than cues do. Nothing is felt of a game that is looked at again: nobody acts in it.
 */
import { flightOf } from '../view/motion/times';
import type { Heard } from './cues';

/** As `navigator.vibrate` takes it: milliseconds of vibration and of rest, by turns. */
export type Pulse = readonly number[];

/** A tile lands. */
export const LANDED: Pulse = [14];
const TAKEN: Pulse = [28, 50, 28];
const FALSE_CALL: Pulse = [70, 60, 70];

/** What is felt of an update, at speed 1; null where nothing is. */
export function pulseOf({ before, table, happenings, dropped, still }: Heard): Pulse | null {
  if (before === null || table.viewer === null) return null;
  if (happenings.some(({ type }) => type === 'falseCall')) return FALSE_CALL;
  if (happenings.some(({ type }) => type === 'snagged')) return TAKEN;
  const placed = happenings.find((happening) => happening.type === 'placed');
  if (placed === undefined || table.seats[placed.seat]?.kind !== 'local') return null;
  return still ? LANDED : [0, flightOf(placed.tile, dropped), ...LANDED];
}
