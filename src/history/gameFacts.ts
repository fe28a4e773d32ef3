/** What happened in a game that is over, as its end tells it: for each seat the runs it made and saw, what it took, how quick it was. */
import { quickestOf } from '../race/times';
import { tilesOf, type Tile } from '../rules/board';
import { liveRuns } from '../rules/calls';
import type { Happening, Seat } from '../rules/position';
import type { GameRecord } from '../rules/record';
import { dealtOf, stepsOf } from '../rules/steps';

/** A run that a seat made, or several with one tile. */
export interface MadeRun {
  /** Its tiles, all lines of it together. */
  readonly tiles: readonly Tile[];
  /** The longest of its lines. */
  readonly line: readonly Tile[];
  /** Whether its maker called it in time. */
  readonly called: boolean;
  /** Who took it in the end: another than its maker, where they did not call; null where it was left lying. */
  readonly by: Seat | null;
}

/** What one call took. */
export interface Haul {
  /** How many tiles went together, and how many the longest line of them had. */
  readonly tiles: number;
  readonly longest: number;
}

export interface SeatFacts {
  /** Tiles won by the end. */
  readonly tiles: number;
  /** In the order in which they were made. */
  readonly made: readonly MadeRun[];
  readonly hauls: readonly Haul[];
  /** The lines of others that it took because they had not called them. */
  readonly claimed: readonly { readonly from: Seat; readonly line: readonly Tile[] }[];
  /** Calls with no run to take. */
  readonly vain: number;
  /** The shortest time of a call that took something, in milliseconds; null where none is known. */
  readonly quickest: number | null;
}

/** The same while it is gathered. */
interface Gathered {
  readonly made: MadeRun[];
  readonly hauls: Haul[];
  readonly claimed: SeatFacts['claimed'][number][];
  vain: number;
}

type Snagged = Happening & { readonly type: 'snagged' };

/**
 * The facts of a game, by seat.
 * @param callTimes how long each call of the record took, in milliseconds, as far as that is known
 */
export function gameFacts(record: GameRecord, callTimes: readonly (number | null)[]): SeatFacts[] {
  const all = record.seats.map((): Gathered => ({ made: [], hauls: [], claimed: [], vain: 0 }));
  let won = dealtOf(record).won;
  for (const { event: [kind, seat], position, happenings } of stepsOf(record)) {
    won = position.won;
    const runs = kind === 'place' ? liveRuns(position) : [];
    if (runs.length > 0) all[seat]!.made.push({ tiles: tilesOf(runs), line: longestOf(runs), called: false, by: null });
    for (const happening of happenings) {
      if (happening.type === 'falseCall') all[happening.seat]!.vain += 1;
      if (happening.type === 'snagged') take(all, happening, kind === 'place');
    }
  }
  const callers = record.events.flatMap(([kind, seat]) => (kind === 'snag' ? seat : []));
  return all.map((one, seat) => {
    const times = callers.flatMap((caller, i) => (caller === seat ? callTimes[i] ?? [] : []));
    return { ...one, tiles: won[seat]!.length, quickest: quickestOf(times) };
  });
}

/** A call, or a tile where nobody calls, takes these runs. */
function take(all: readonly Gathered[], { seat, tiles, runs }: Snagged, byPlacing: boolean): void {
  const taker = all[seat]!;
  taker.hauls.push({ tiles: tiles.length, longest: longestOf(runs).length });
  // Where nobody calls, a run is seen as it is made.
  if (byPlacing) taker.made.push({ tiles, line: longestOf(runs), called: true, by: null });
  for (const { maker, squares } of runs) if (maker !== seat) taker.claimed.push({ from: maker, line: squares });
  for (const [maker, { made }] of all.entries()) {
    const live = runs.some((run) => run.maker === maker && !run.missed);
    for (const [i, run] of made.entries()) {
      if (run.called || run.by !== null || !run.tiles.every((tile) => tiles.includes(tile))) continue;
      if (maker !== seat) made[i] = { ...run, by: seat };
      // An older one that they missed themselves may go with the one that they call.
      else if (live && i === made.length - 1) made[i] = { ...run, called: true };
    }
  }
}

/** The longest of some lines, the first of several. */
function longestOf(runs: readonly { readonly squares: readonly Tile[] }[]): readonly Tile[] {
  return runs.reduce<readonly Tile[]>((longest, { squares }) => (squares.length > longest.length ? squares : longest), []);
}
