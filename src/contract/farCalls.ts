/** What the lines took of the calls at a table of several devices, as it is kept beside a record and read back. Pure. */
import * as v from 'valibot';
import { TIE_MS } from '../race/order';
import { BEATEN_MS } from '../race/times';
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

/**
 * Who called in a race, the first of them first, each once: whoever won it, and others who won nothing by a call that came too late for it.
 * None where there was no such race.
 */
export function callsInRace(calls: readonly KeptCall[], race: number): readonly KeptCall[] {
  const winners = race === 0 ? [] : calls.filter((call) => call.race === race);
  const won = Math.min(...winners.map(({ at }) => at));
  const places = new Set(winners.map(({ place }) => place));
  const others = calls.filter(({ race: other, place, at }) =>
    other === 0 && !places.has(place) && at > won - TIE_MS && at <= won + BEATEN_MS);
  return [...winners, ...others].toSorted((a, b) => a.at - b.at)
    .filter(({ place }, i, all) => all.findIndex((other) => other.place === place) === i);
}

/** The last race that was won by a call over a line; 0: none was. */
export function lastRaceIn(calls: readonly KeptCall[]): number { return Math.max(0, ...calls.map(({ race }) => race)); }

/**
 * Who called in each race, by the event with which it was won.
 * @param isWon whether an event is a call of this place
 */
export function racesByEvent<E>(
  calls: readonly KeptCall[], events: readonly E[], isWon: (event: E, place: Place) => boolean,
): ReadonlyMap<number, readonly KeptCall[]> {
  const races = calls.filter(({ race }, i) => race > 0 && calls.findIndex((call) => call.race === race) === i);
  return new Map(races.flatMap(({ race, events: from, place }) => {
    const event = events.findIndex((one, i) => i >= from && isWon(one, place));
    return event < 0 ? [] : [[event, callsInRace(calls, race)] as const];
  }));
}

/** Without what is told of somebody who can't have been there. Nothing at all where nobody called. */
export function keptCalls(calls: readonly KeptCall[], places: number, events: number): { readonly farCalls?: readonly KeptCall[] } {
  const sound = calls.filter((call) => call.place < places && call.events <= events);
  return sound.length === 0 ? {} : { farCalls: sound };
}
