/**
 * Who was how fast. Gathers the calls on a run that was taken, in time or a moment too late, and tells of them once no more can come. It
 * also notes for each call of the record how long it took, and all races, so that both can be kept. Until a run is taken it tells nothing:
 * who calls is nobody's to know.
 *
 * Times run from the moment from which a call was to be thought of: from the landing of the tile, or, for a missed run that was called only
 * after its move had ended, from that end. All who raced for a run are timed as its winner is.
 * While a run lies lit nobody's time runs: a call that comes after it does not pay for it.
 */
import type { Seat } from '../../rules/position';
import type { TableEmission } from '../../table/emissions';
import { BEATEN_MS, raceTimes, tookMs, type RaceTime } from '../../race/times';
import type { Clock } from '../../bots/clock';
import { SETTLE_MS } from '../../setup/pace';
import type { HouseRules } from '../../rules/options';
import { rightTo, withRight, type MoversRight } from '../moversRight';
import type { Raced } from '../viewState';

/** A race as it is kept: how many events the record had when it was told of, who had placed last, and how fast each caller was. */
export interface KeptRace { readonly events: number; readonly maker: Seat; readonly callers: readonly RaceTime[] }

export interface RaceTimesPorts {
  readonly clock: Clock;
  /** How much of the game had been played by a moment of it: while a run lay lit it stood still. */
  readonly unlitTime: (at: number) => number;
  readonly seats: number;
  /** For each call of the record so far: how long it took. */
  readonly known: readonly (number | null)[];
  /** The races so far, and how many events the record has. */
  readonly races: readonly KeptRace[];
  readonly events: number;
  readonly calls: HouseRules['calls'];
  /** Whether there is any racing: where everyone is asked, nobody is quicker than anybody. */
  readonly timed: boolean;
  /** Is told of a race, once it is over. */
  readonly tell: (raced: Raced) => void;
}

export interface RaceTimes {
  /** Hears what the table tells, in that order, as it is told. */
  hear(emission: TableEmission): void;
  /** For each call of the record the milliseconds that it took, null where it was false or that is not known. */
  times(): readonly (number | null)[];
  /** All races that were told of, oldest first. */
  races(): readonly KeptRace[];
  stop(): void;
}

interface Called { readonly kind: 'call'; readonly seat: Seat; readonly at: number }

interface Race {
  readonly since: number;
  readonly maker: Seat;
  readonly calls: readonly Called[];
  readonly right: MoversRight | null;
}

interface RaceState {
  readonly times: readonly (number | null)[];
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

type Timing = Pick<RaceTimesPorts, 'clock' | 'unlitTime' | 'timed' | 'calls'>;

type Played = TableEmission & { readonly type: 'played' };

/** Nothing heard yet: what was placed before is not timed. */
export function createRaceTimes(ports: RaceTimesPorts): RaceTimes {
  const { clock, seats, known, races, events, tell } = ports;
  let state: RaceState = { times: known, races, events, placed: null, ended: null, race: null };
  let timer: unknown = null;

  /** Goes on to the next state; a race that is no more there is over, and told of. */
  function goOn(next: RaceState): void {
    const { race, events: told } = state;
    state = next;
    if (race?.calls[0] === next.race?.calls[0]) return;
    clock.clearTimeout(timer);
    // What was pressed in the last moment that counts is still judged after it.
    if (next.race) timer = clock.setTimeout(() => goOn({ ...state, race: null }), BEATEN_MS + SETTLE_MS);
    if (!race || race.calls.length < 2) return;
    const { calls, since, maker, right } = race;
    const callers = raceTimes(calls, since, maker, seats);
    state = { ...state, races: [...state.races, { events: told, maker, callers }] };
    tell(withRight({ type: 'raced' as const, maker, callers }, right));
  }

  return {
    hear: (emission) => goOn(afterHearing(state, emission, ports)),
    times: () => state.times,
    races: () => state.races,
    stop: () => clock.clearTimeout(timer),
  };
}

/** What is known of races after this was heard. */
function afterHearing(state: RaceState, emission: TableEmission, timing: Timing): RaceState {
  const { race } = state;
  const now = timing.clock.now();
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

function afterCall(state: RaceState, { event: [, seat], happenings, at }: Played, { unlitTime, timed, calls }: Timing): RaceState {
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
  return { ...state, times: [...times, took], race: { since, maker: placed.seat, calls: [{ kind: 'call', seat, at }], right } };
}
