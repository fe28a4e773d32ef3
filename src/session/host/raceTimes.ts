/**
 * Who was how fast. Gathers the calls on a run that was taken, in time or a moment too late, and tells of them once no more can come. It
 * also notes for each call of the record how long it took. Until a run is taken it tells nothing: who calls is nobody's to know.
 *
 * Times run from the moment from which a call was to be thought of: from the landing of the tile, or, for a missed run that was called only
 * after its move had ended, from that end. All who raced for a run are timed as its winner is.
 */
import type { Seat } from '../../rules/position';
import type { TableEmission } from '../../table/emissions';
import { BEATEN_MS, raceTimes, tookMs } from '../../race/times';
import type { Clock } from '../../bots/clock';
import { SETTLE_MS } from '../../setup/pace';
import type { TableHappening } from '../viewState';

export type Raced = TableHappening & { readonly type: 'raced' };

export interface RaceTimesPorts {
  readonly clock: Clock;
  readonly seats: number;
  /** For each call of the record so far: how long it took. */
  readonly known: readonly (number | null)[];
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
  stop(): void;
}

interface Called { readonly kind: 'call'; readonly seat: Seat; readonly at: number }

type Played = TableEmission & { readonly type: 'played' };

/** Nothing heard yet: what was placed before is not timed. */
export function createRaceTimes({ clock, seats, known, timed, tell }: RaceTimesPorts): RaceTimes {
  const times = [...known];
  /** The tile that was placed last, and when it landed. */
  let placed: { readonly seat: Seat; readonly tile: number; readonly landed: number } | null = null;
  /** The end of its move: when it was pressed, and when it was seen. */
  let ended: { readonly at: number; readonly seen: number } | null = null;
  let race: { readonly since: number; readonly maker: Seat; readonly calls: Called[] } | null = null;
  let timer: unknown = null;

  function finish(): void {
    clock.clearTimeout(timer);
    const over = race;
    race = null;
    if (!over || over.calls.length < 2) return;
    const { calls, maker, since } = over;
    tell({ type: 'raced', maker, callers: raceTimes(calls, since, maker, seats) });
  }

  function call({ event: [, seat], happenings, at }: Played): void {
    const taken = happenings.find((happening) => happening.type === 'snagged');
    if (!taken || !placed || !timed) {
      times.push(null);
      return;
    }
    finish();
    const inTheMove = ended === null || at <= ended.at;
    const since = inTheMove || ended === null ? placed.landed : ended.seen;
    // A run that was found only after other tiles had come tells nothing of how quick its finder is.
    const { tile } = placed;
    times.push(taken.runs.some(({ squares }) => squares.includes(tile)) ? tookMs(at, since) : null);
    race = { since, maker: placed.seat, calls: [{ kind: 'call', seat, at }] };
    // What was pressed in the last moment that counts is still judged after it.
    timer = clock.setTimeout(finish, BEATEN_MS + SETTLE_MS);
  }

  return {
    hear(emission) {
      if (emission.type === 'counted') finish();
      if (emission.type === 'beaten' && race && race.calls.every(({ seat }) => seat !== emission.seat)) {
        race.calls.push({ kind: 'call', seat: emission.seat, at: emission.at });
      }
      if (emission.type !== 'played') return;
      const { event, at } = emission;
      if (event[0] === 'place') {
        finish();
        placed = { seat: event[1], tile: event[2], landed: clock.now() };
        ended = null;
      } else if (event[0] === 'draw') ended = { at, seen: clock.now() };
      else call(emission);
    },
    times: () => times,
    stop: () => clock.clearTimeout(timer),
  };
}
