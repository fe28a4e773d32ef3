/** Who held a place of a game from when on: as it is kept, read back, and as parts of the game. Pure. */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../ai/levelNames';
import type { Held, Holder, Place } from './gameTypes';

/** Nobody takes over more often than there are events. */
const MOST = 20_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const said = v.exactOptional(v.literal(true));
const holder = v.union([
  v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), local: said, me: said }),
  v.object({ level: v.picklist(LEVEL_NAMES) }),
]);

/** Who took over which place, from which event on. */
export const heldForm: v.GenericSchema<unknown, readonly Held[]> =
  v.pipe(v.array(v.tuple([whole, whole, holder])), v.maxLength(MOST), v.readonly());

/** In the order of events, without what is told of somebody who can't have been there. Nothing at all where nobody took over. */
export function keptHeld(held: readonly Held[], places: number, events: number): { readonly held?: readonly Held[] } {
  const sound = held.filter(([place, from]) => place < places && from <= events).toSorted(([, a], [, b]) => a - b);
  return sound.length === 0 ? {} : { held: sound };
}

/** A stretch of a game in which one held a place: the events from `from` on, without that at `until`. */
export interface Part {
  readonly from: number;
  readonly until: number;
  /** Null: whoever began there. */
  readonly who: Holder | null;
}

/**
 * The parts of a place, the first from the beginning. A part in which nothing happened at the whole table is none.
 * @param events how many there are in all
 */
export function partsOf(held: readonly Held[], place: Place, events: number): readonly Part[] {
  const changes = held.filter(([at]) => at === place);
  return [{ from: 0, who: null }, ...changes.map(([, from, who]) => ({ from, who }))]
    .map(({ from, who }, i) => ({ from, until: changes[i]?.[1] ?? events, who }))
    .filter(({ from, until }, _, all) => from < until || all.length === 1);
}
