/** What each seat came to in a game: the tiles it won, the runs it made, missed, and took from others, and how often it called in vain. */
import { liveRuns } from './calls';
import type { Seat } from './position';
import type { GameRecord } from './record';
import { dealtOf, stepsOf } from './steps';

export interface RunCount {
  /** Tiles won by the end. */
  readonly tiles: number;
  /** Moves in which the tile completed a run, or several at once. */
  readonly made: number;
  /** Those of them that the maker did not call before the move ended, or that another called first. */
  readonly missed: number;
  /** Calls that took a run which another had made. */
  readonly snagged: number;
  /** Calls with no run to take. */
  readonly vain: number;
  /** How many tiles the longest line had that it took; 0 where it took none. */
  readonly longest: number;
}

/** Of somebody who did nothing. */
export const NO_RUNS: RunCount = { tiles: 0, made: 0, missed: 0, snagged: 0, vain: 0, longest: 0 };

/** Counts a game's runs, for each seat. */
export function countRuns(record: GameRecord): RunCount[] {
  return countParts(record, () => 0).map(([all = NO_RUNS]) => all);
}

/**
 * Counts them, for each seat, by whose part of the game they fall into.
 * @param partOf the number of the part of a seat to which an event belongs, from 0
 */
export function countParts(record: GameRecord, partOf: (seat: Seat, event: number) => number): readonly (readonly RunCount[])[] {
  const counts = record.seats.map((): { -readonly [Count in keyof RunCount]: number }[] => []);
  const at = (seat: Seat, event: number) => (counts[seat]![partOf(seat, event)] ??= { ...NO_RUNS });
  /** Whether the mover has made a run in this move and not called it. */
  let uncalled = false;
  let { won } = dealtOf(record);
  let number = 0;
  for (const { event: [kind, seat], position, happenings } of stepsOf(record)) {
    // Tiles that are paid go, too: all parts together have those of the end.
    for (const [of, tiles] of position.won.entries()) at(of, number).tiles += tiles.length - won[of]!.length;
    won = position.won;
    const count = at(seat, number);
    number += 1;
    const taken = happenings.flatMap((happening) => (happening.type === 'snagged' ? happening.runs : []));
    for (const { squares } of taken) count.longest = Math.max(count.longest, squares.length);
    if (kind === 'place') {
      uncalled = liveRuns(position).length > 0;
      // Where nobody calls, a run is taken as it is made.
      if (uncalled || taken.length > 0) count.made += 1;
    } else if (kind === 'draw') {
      if (uncalled) count.missed += 1;
      uncalled = false;
    } else {
      if (taken.length === 0) count.vain += 1;
      if (taken.some(({ maker }) => maker !== seat)) count.snagged += 1;
      if (taken.some(({ maker, missed }) => maker === seat && !missed)) uncalled = false;
    }
  }
  return counts.map((parts) => Array.from(parts, (part = NO_RUNS) => part));
}
