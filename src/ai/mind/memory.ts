/**
 * What a player remembers of runs: which were taken, and whose a missed one was (see cognition/recall). It forgets by run, not by tile. The
 * tiles of a run that it has forgotten it thinks still to come: an honest error. Nothing is kept between two questions. All that it has
 * thought of since is worked out again from what happened in the open, always to the same result.
 */
import { recallChance, recalls, thresholdFor, type Memory } from '../../cognition/recall';
import type { Tile } from '../../rules/board';
import { fraction, randomFrom } from '../../chance/chance';
import type { Gone, SeatView } from '../../rules/seatView';
import { windowsThrough } from '../search/lines';

/** How long a ply lasts for a memory, in seconds. */
export const SECONDS_A_PLY = 10;

/** Whether an eye that follows the lines from a tile comes on a line that the run left: two of its squares within four in a row. */
export function looksAtAgain(tile: Tile, run: readonly Tile[]): boolean {
  return windowsThrough(tile).some(({ squares }) => squares.filter((square) => square !== tile && run.includes(square)).length >= 2);
}

/** The plies at which a tile landed beside a run since, and so gave cause to look at its line again. */
function looksAt(run: readonly Tile[], happened: number, { placements, ply }: SeatView): number[] {
  return placements.slice(happened, ply).flatMap(({ tile }, i) => (looksAtAgain(tile, run) ? [happened + i + 1] : []));
}

/**
 * Whether the player recalls a run now. Each tile that landed beside it since has made them look at its line again.
 * @param key names the run for the player's chance, alike every time
 */
function recallsRun(key: string, run: readonly Tile[], happened: number, threshold: number, view: SeatView): boolean {
  const trace = { happened, looks: looksAt(run, happened, view), now: view.ply };
  return recalls(trace, threshold, SECONDS_A_PLY, (at) => fraction(randomFrom(`${key}:${at}`)));
}

/** How likely a run that was taken is forgotten by somebody with such a memory, over all that chance could have made of it. */
export function chanceForgotten({ tiles, by, ply }: Gone, view: SeatView, memory: Memory): number {
  const threshold = thresholdFor(memory, by === view.seat);
  const chanceSince = (thoughtOf: number, at: number): number => recallChance(at - thoughtOf, threshold, SECONDS_A_PLY);
  // When it was last thought of, and how likely that is.
  let thought = new Map([[ply, 1]]);
  for (const look of looksAt(tiles, ply, view)) {
    const kept = [...thought].map(([at, likely]) => [at, likely * (1 - chanceSince(at, look))] as const);
    const fresh = 1 - kept.reduce((sum, [, likely]) => sum + likely, 0);
    thought = new Map([...kept, [look, fresh]]);
  }
  return [...thought].reduce((sum, [at, likely]) => (at === view.ply ? sum : sum + likely * (1 - chanceSince(at, view.ply))), 0);
}

/** The runs that were taken and that the player has forgotten, oldest first. @param seed names the player in this game */
export function forgottenRuns(view: SeatView, memory: Memory, seed: string): readonly Gone[] {
  return view.gone.filter(({ tiles, by, ply }, i) =>
    !recallsRun(`${seed}:gone:${i}`, tiles, ply, thresholdFor(memory, by === view.seat), view));
}

/**
 * Whether the player remembers whose run on the board it was to call. When the tile that made it has landed last, everybody knows; after
 * a call in vain its caller has been told who made it.
 */
export function remembersMaker(squares: readonly Tile[], view: SeatView, memory: Memory, seed: string): boolean {
  const made = view.placements.findLastIndex(({ tile }) => squares.includes(tile));
  if (made === -1 || made === view.placements.length - 1) return true;
  const threshold = thresholdFor(memory, view.placements[made]!.seat === view.seat);
  const inVain = view.falseCalls.findLast(({ by }) => by === view.seat)?.ply ?? 0;
  return recallsRun(`${seed}:missed:${squares.join('-')}`, squares, Math.max(made + 1, inVain), threshold, view);
}
