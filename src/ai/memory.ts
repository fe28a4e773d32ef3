/**
 * What a player remembers of runs: which were taken, and whose a missed one was. It forgets by run, not by tile, the sooner the longer
 * ago it thought of it. A run that it has forgotten it thinks still to come: an honest error. Nothing is kept between two questions: all
 * that it has thought of since is worked out again from what happened in the open, always to the same result.
 */
import type { Tile } from '../rules/board';
import { fraction, randomFrom } from '../rules/deal';
import type { Gone, SeatView } from '../rules/seatView';
import type { Memory } from './levels';
import { windowsThrough } from './search/lines';

/** How long a ply lasts for a memory, in seconds. */
const SECONDS_A_PLY = 10;

/** ACT-R's activation noise, as s of a logistic distribution (Anderson et al., "An integrated theory of the mind", 2004). */
const NOISE = 0.35;

/**
 * The chance to recall what was last thought of `plies` ago, by ACT-R with a decay of ½: 1 / (1 + exp((threshold + ½ ln t) / 0.35)) with t in
 * seconds. What happened in this very ply counts as one ply old.
 */
export function recallChance(plies: number, threshold: number): number {
  const seconds = Math.max(1, plies) * SECONDS_A_PLY;
  return 1 / (1 + Math.exp((threshold + Math.log(seconds) / 2) / NOISE));
}

/** Whether an eye that follows the lines from a tile comes on a line that the run left: two of its squares within four in a row. */
export function looksAtAgain(tile: Tile, run: readonly Tile[]): boolean {
  return windowsThrough(tile).some(({ squares }) => squares.filter((square) => square !== tile && run.includes(square)).length >= 2);
}

/**
 * Whether the player recalls a run now. Each tile that landed beside it since has made him look at its line again; if he recalled it then,
 * it was fresh again from there on.
 * @param key names the run for the player's chance, alike every time
 */
function recalls(key: string, run: readonly Tile[], from: number, threshold: number, { placements, ply }: SeatView): boolean {
  let thoughtOf = from;
  const recalledAt = (at: number): boolean => fraction(randomFrom(`${key}:${at}`)) < recallChance(at - thoughtOf, threshold);
  for (let at = from + 1; at <= ply; at += 1) {
    const landed = placements[at - 1];
    if (landed && looksAtAgain(landed.tile, run) && recalledAt(at)) thoughtOf = at;
  }
  return thoughtOf === ply || recalledAt(ply);
}

/** The runs that were taken and that the player has forgotten, oldest first. @param seed names the player in this game */
export function forgottenRuns(view: SeatView, memory: Memory, seed: string): readonly Gone[] {
  return view.gone.filter(({ tiles, by, ply }, i) =>
    !recalls(`${seed}:gone:${i}`, tiles, ply, by === view.seat ? memory.threshold - memory.own : memory.threshold, view));
}

/**
 * Whether the player remembers whose run on the board it was to call. When the tile that made it has landed last, everybody knows; a call in
 * vain reminds him who made it.
 */
export function remembersMaker(squares: readonly Tile[], view: SeatView, memory: Memory, seed: string): boolean {
  const made = view.placements.findLastIndex(({ tile }) => squares.includes(tile));
  if (made === -1 || made === view.placements.length - 1) return true;
  const own = view.placements[made]!.seat === view.seat;
  const inVain = view.falseCalls.filter(({ by }) => by === view.seat).at(-1)?.ply ?? 0;
  return recalls(`${seed}:missed:${squares.join('-')}`, squares, Math.max(made + 1, inVain), own ? memory.threshold - memory.own : memory.threshold, view);
}
