/** What the lines took of the calls at a table of several devices, as it is kept beside a record and read back. Pure. */
import * as v from 'valibot';
import type { KeptCall, Place } from './gameTypes';

/** Nobody calls more often, whatever a game is. */
const MOST = 20_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const farCallsForm: v.GenericSchema<unknown, readonly KeptCall[]> = v.pipe(
  v.array(v.object({ race: whole, events: whole, place: whole, at: whole, credit: whole, lag: whole, line: whole })), v.maxLength(MOST),
  v.readonly(),
);

/** The same beside a record, where everybody is known by their seat. @param picks how many events stand in no record */
export function callsBeside(
  calls: readonly KeptCall[] | undefined, seatOf: (place: Place) => number = (place) => place, picks = 0,
): { readonly farCalls?: readonly object[] } {
  if (calls === undefined) return {};
  return {
    farCalls: calls.map(({ race, events, place, ...times }) =>
      ({ race, events: Math.max(0, events - picks), seat: seatOf(place), ...times })),
  };
}

/** Without what is told of somebody who can't have been there. Nothing at all where nobody called. */
export function keptCalls(calls: readonly KeptCall[], places: number, events: number): { readonly farCalls?: readonly KeptCall[] } {
  const sound = calls.filter((call) => call.place < places && call.events <= events);
  return sound.length === 0 ? {} : { farCalls: sound };
}
