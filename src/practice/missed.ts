/** What a player missed in a game: runs that they could have called and did not, each as soon as nothing is given away by telling. Pure. */
import { tilesOf, type Line, type Tile } from '../rules/board';
import { liveRuns } from '../rules/calls';
import type { Seat } from '../rules/position';
import type { GameRecord } from '../rules/record';
import { stepsOf, type Step } from '../rules/steps';

/** Runs that were missed at one moment. */
export interface Missed {
  /** Who made them: the player, or another who had missed them before. */
  readonly maker: Seat;
  readonly runs: readonly (readonly Tile[])[];
  /** All their tiles, each once, in rising order. */
  readonly tiles: readonly Tile[];
}

/** A run that another has missed and the player could call. */
interface Claimable { readonly maker: Seat; readonly squares: readonly Tile[] }

/**
 * What `seat` missed, in the order in which it can be told: a run of its own when it ends the move; one that another missed when a third
 * takes it, or when by the house rule it can be called no more.
 */
export function missedBy(record: GameRecord, seat: Seat): Missed[] {
  const told: Missed[] = [];
  let open: readonly Claimable[] = [];
  for (const step of stepsOf(record)) {
    const { event: [kind, by], before } = step;
    const own = kind === 'draw' && by === seat ? liveRuns(before) : [];
    if (own.length > 0) told.push(missed(seat, own));
    const left = open.filter((run) => isOpen(run, step));
    const gone = open.filter((run) => !left.includes(run));
    // Whoever called has taken what there was.
    if (kind !== 'snag' || by !== seat) told.push(...byMaker(gone));
    const fresh = kind === 'draw' && by !== seat ? liveRuns(before) : [];
    // What became part of a longer run is missed with it.
    const apart = left.filter((run) => !fresh.some(({ squares }) => run.squares.every((tile) => squares.includes(tile))));
    open = [...apart, ...fresh.map(({ squares }) => ({ maker: by, squares }))];
  }
  return told;
}

function missed(maker: Seat, runs: readonly Pick<Line, 'squares'>[]): Missed {
  return { maker, runs: runs.map(({ squares }) => squares), tiles: tilesOf(runs) };
}

function byMaker(runs: readonly Claimable[]): Missed[] {
  return [...new Set(runs.map(({ maker }) => maker))].map((maker) => missed(maker, runs.filter((run) => run.maker === maker)));
}

/**
 * Whether a run that was missed can still be called after this. A longer one that it became part of is another's to make, and takes it
 * along.
 */
export function isOpen({ squares }: Pick<Claimable, 'squares'>, { position, event: [kind] }: Step): boolean {
  if (!squares.every((tile) => position.board.includes(tile))) return false;
  if (kind !== 'place') return true;
  const within = (run: Pick<Line, 'squares'>): boolean => squares.every((tile) => run.squares.includes(tile));
  return position.missed.some(within) || liveRuns(position).some(within);
}
