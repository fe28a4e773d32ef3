/** Everybody who played at each seat of a game of SNAG, in order of play, and which of its record's events were theirs. Pure. */
import { callsBeside, racesByEvent } from '../contract/farCalls';
import { heldBeside } from '../contract/held';
import type { Seat } from '../rules/position';
import type { GameRecord } from '../rules/record';
import { holdsAt, personAt, sittersAt, type Sitter } from '../setup/seats/sitters';
import { seating } from '../table/seating';
import { isSeated, picksOf, type OpenedGame, type SavedGame } from './savedGame';

/** For each seat the player of the set-up who sits there, as far as the order of play is known. */
export function placesIn({ setup }: Pick<SavedGame, 'setup'>, picks: OpenedGame['picks']): readonly number[] {
  return setup.order === 'drawn' && isSeated(setup, picks) ? seating(picks) : setup.players.map((_, place) => place);
}

export function sittersOf(saved: SavedGame, picks = picksOf(saved)): readonly (readonly Sitter[])[] {
  const { setup, held = [], record } = saved;
  const events = Array.isArray(record['events']) ? record['events'].length : 0;
  // Picks are counted with the events there, and stand in no record.
  return placesIn(saved, picks).map((place) => sittersAt(setup.players[place]!, held, place, events, picks.length));
}

/** What stands beside the record of a game of several devices: who took over which seat, before which of its events, and calls. */
export function besideRecord({ saved, picks }: OpenedGame): ReturnType<typeof heldBeside> & ReturnType<typeof callsBeside> {
  const places = placesIn(saved, picks);
  return {
    ...heldBeside(saved.held?.map(([place, from, who]) => [places.indexOf(place), Math.max(0, from - picks.length), who])),
    ...callsBeside(saved.farCalls, (place) => places.indexOf(place), picks.length),
  };
}

/** Who called in each race over lines, by seat, for each of the record's events with which one was won. */
export function racesIn({ saved, picks, replayed: { record } }: OpenedGame): ReturnType<typeof racesByEvent> {
  const places = placesIn(saved, picks);
  const calls = (saved.farCalls ?? []).map((call) =>
    ({ ...call, place: places.indexOf(call.place), events: Math.max(0, call.events - picks.length) }));
  return racesByEvent(calls, record.events, ([kind, by], seat) => kind === 'snag' && by === seat);
}

/** Whether whoever began at a seat had it to the end. */
export function isAlone(sitters: readonly Sitter[]): boolean {
  return sitters.length === 1 && sitters[0]!.name !== null;
}

type Played = Pick<GameRecord, 'events'>;

/** How much of what was done at a seat somebody did who sat there. */
export function doneBy({ events }: Played, seat: Seat, sitter: Sitter): 'all' | 'some' | 'nothing' {
  const done = events.flatMap(([, by], event) => (by === seat ? [holdsAt(sitter, event)] : []));
  return done.every(Boolean) ? 'all' : done.includes(true) ? 'some' : 'nothing';
}

/** Whose review is made of a seat (`personAt`): of a person who has done something there. Null: there is none. */
export function reviewedAt(record: Played, seat: Seat, sitters: readonly Sitter[]): Sitter | null {
  return personAt(isAlone(sitters) ? sitters : sitters.filter((one) => doneBy(record, seat, one) !== 'nothing'));
}

/** The same for each seat of a game. */
export function peopleAt({ saved, picks, replayed: { record } }: OpenedGame): readonly (Sitter | null)[] {
  return sittersOf(saved, picks).map((all, seat) => reviewedAt(record, seat, all));
}
