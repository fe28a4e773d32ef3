/** Who took over which place of a game from when on, as it is kept and read back. Pure. */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../ai/levelNames';
import type { Held } from './gameTypes';

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

/** The same beside a record, for anybody: names and characters alone. */
export function heldBeside(held: readonly Held[] | undefined): { readonly held?: readonly Held[] } {
  return held === undefined ? {} : { held: held.map(([place, from, who]) => [place, from, 'name' in who ? { name: who.name } : who]) };
}
