/**
 * Who was how fast. Gathers the calls on a run that was taken, in time or a moment too late, and tells of them once no more can come. It
 * also notes for each call of the record how long it took, and all races, so that both can be kept. Until a run is taken it tells nothing:
 * who calls is nobody's to know. Pure.
 *
 * Times run from the moment from which a call was to be thought of: from the landing of the tile, or, for a missed run that was called only
 * after its move had ended, from that end. All who raced for a run are timed as its winner is.
 * While a run lies lit nobody's time runs: a call that comes after it does not pay for it.
 */
import type { HouseRules } from '../../rules/options';
import type { Seat } from '../../rules/position';
import type { TableEmission } from '../../table/emissions';
import { BEATEN_MS, raceTimes, tookMs, type RaceTime } from '../../race/times';
import { SETTLE_MS } from '../../setup/pace';
import { rightTo, withRight, type MoversRight } from '../moversRight';
import type { Raced } from '../viewState';

/** A race as it is kept: how many events the record had when it was told of, who had placed last, and how fast each caller was. */
export interface KeptRace { readonly events: number; readonly maker: Seat; readonly callers: readonly RaceTime[] }

interface Called { readonly kind: 'call'; readonly seat: Seat; readonly at: number }

interface Race {
  readonly since: number;
  readonly maker: Seat;
  readonly calls: readonly Called[];
  readonly right: MoversRight | null;
  /** When no more calls can belong to it. */
  readonly endsAt: number;
}

export interface Races {
  /** For each call of the record the milliseconds that it took, null where it was false or that is not known. */
  readonly times: readonly (number | null)[];
  /** All races that were told of, oldest first. */
  readonly races: readonly KeptRace[];
  /** How many events the record has. */
  readonly events: number;
  /** The tile that was placed last, and when it landed. */
  readonly placed: { readonly seat: Seat; readonly tile: number; readonly landed: number } | null;
  /** The end of its move: when it was pressed, and when it was seen. */
  readonly ended: { readonly at: number; readonly seen: number } | null;
  /** The race that more calls may still belong to. */
  readonly race: Race | null;
}

export interface Timing {
  readonly now: number;
  /** How much of the game had been played by a moment of it: while a run lay lit it stood still. */
  readonly unlitTime: (at: number) => number;
  readonly seats: number;
  /** Whether there is any racing: where everyone is asked, nobody is quicker than anybody. */
  readonly timed: boolean;
  readonly calls: HouseRules['calls'];
}

/** What is known of races, and what is told of one that is over. */
export interface RacesStep { readonly races: Races; readonly told: readonly Raced[] }

type Played = TableEmission & { readonly type: 'played' };

/** A race that is over is told of. */
function goOn(state: Races, next: Races, seats: number): RacesStep {
  const { race, events } = state;
  if (!race || race.calls[0] === next.race?.calls[0] || race.calls.length < 2) return { races: next, told: [] };
  const { calls, since, maker, right } = race;
  const callers = raceTimes(calls, since, maker, seats);
  return {
    races: { ...next, races: [...next.races, { events, maker, callers }] },
    told: [withRight({ type: 'raced' as const, maker, callers }, right)],
  };
}

/** No more calls can belong to a race. */
export function afterRace(state: Races, seats: number): RacesStep { return goOn(state, { ...state, race: null }, seats); }

/** What is known of races after the table has told this. */
export function racesAfter(state: Races, emission: TableEmission, timing: Timing): RacesStep {
  return goOn(state, afterHearing(state, emission, timing), timing.seats);
}

function afterHearing(state: Races, emission: TableEmission, timing: Timing): Races {
  const { race } = state;
  const { now } = timing;
  if (emission.type === 'counted') return { ...state, race: null };
  if (emission.type === 'beaten' && race && race.calls.every(({ seat }) => seat !== emission.seat)) {
    return { ...state, race: { ...race, calls: [...race.calls, { kind: 'call', seat: emission.seat, at: emission.at }] } };
  }
  if (emission.type !== 'played') return state;
  const { event, at } = emission;
  const played = { ...state, events: state.events + 1 };
  if (event[0] === 'place') return { ...played, placed: { seat: event[1], tile: event[2], landed: now }, ended: null, race: null };
  return event[0] === 'draw' ? { ...played, ended: { at, seen: now } } : afterCall(played, emission, timing);
}

function afterCall(state: Races, { event: [, seat], happenings, at }: Played, { now, unlitTime, timed, calls }: Timing): Races {
  const { placed, ended, times } = state;
  const taken = happenings.find((happening) => happening.type === 'snagged');
  if (!taken || !placed || !timed) return { ...state, times: [...times, null] };
  const began = ended === null || at <= ended.at ? placed.landed : ended.seen;
  // As if no run had lain lit since.
  const since = at - (unlitTime(at) - unlitTime(began));
  // A run that was found only after other tiles had come tells nothing of how quick its finder is.
  const took = taken.runs.some(({ squares }) => squares.includes(placed.tile)) ? tookMs(at, since) : null;
  // In their own turn nobody can take it from them.
  const right = calls === 'classic' && ended === null && seat === placed.seat ? rightTo(taken) : null;
  // What was pressed in the last moment that counts is still judged after it.
  const endsAt = now + BEATEN_MS + SETTLE_MS;
  return { ...state, times: [...times, took], race: { since, maker: placed.seat, calls: [{ kind: 'call', seat, at }], right, endsAt } };
}
