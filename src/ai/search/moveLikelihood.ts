/**
 * What a seat's moves say by themselves: how much it must have preferred each placed tile to every other, and how carefully it
 * chooses at all. A mover is taken to follow the linear evaluation loosely, whatever is on their rack: see rackInference.
 */
import { SQUARES } from '../../rules/board';
import type { SeatView } from '../../rules/seatView';
import { TILE_ROOM } from './lines';
import { PHASE_PLIES, RUN_BONUS, type Evaluator } from './evaluation';
import { SearchState } from './searchState';

/** An advantage beyond this many tiles of margin, either way, counts as no more. */
const FARTHEST = 4;

/** The logarithm of the odds that somebody chooses with care, before they have moved. */
export const CARE = 2;

export interface MoveLikelihoods {
  readonly placed: readonly number[];
  /** Move * TILE_ROOM + tile: how likely that tile is beside the one that was placed, whose likelihood is 1. */
  readonly likelihood: Float64Array;
  /** How likely it is that the seat chooses with care. */
  readonly care: number;
}

/** For each seat its placed tiles and the likelihoods at each of its moves, from playing the game over in the open. */
export function moveLikelihoods(view: SeatView, hidden: readonly number[], evaluator: Evaluator, sharpness: number): MoveLikelihoods[] {
  const { placements } = view;
  const missing = view.ply - placements.length;
  const placed: number[][] = view.racks.map(() => []);
  const rows: Float64Array[][] = view.racks.map(() => []);
  const care = view.racks.map(() => CARE);
  const state = new SearchState(evaluator);
  state.clear(1);
  state.ply = missing;
  const lying = new Set<number>();
  const lay = (tile: number): void => {
    state.lay(tile);
    lying.add(tile);
  };
  // The tiles that had not been placed, whoever held them.
  const toCome = new Set([...view.rack, ...hidden, ...placements.map(({ tile }) => tile)]);
  let taken = 0;
  const takeUntil = (ply: number): void => {
    for (; taken < view.gone.length && view.gone[taken]!.ply <= ply; taken += 1) {
      for (const tile of view.gone[taken]!.tiles) state.remove(tile, lying.has(tile));
    }
  };
  if (missing > 0) {
    const later = new Set(placements.map(({ tile }) => tile));
    for (const tile of view.board) if (!later.has(tile)) lay(tile);
  }
  takeUntil(missing);
  placements.forEach(({ seat, tile }, i) => {
    if (seat !== view.seat) {
      const done = state.score(0, tile);
      const row = new Float64Array(TILE_ROOM);
      for (const other of SQUARES) row[other] = Math.max(-FARTHEST, Math.min(FARTHEST, state.score(0, other) - done));
      placed[seat]!.push(tile);
      rows[seat]!.push(row);
      // Taking a run tells nothing of how carefully the other moves are made, nor does a move on a board where no line can be opened yet.
      if (done < RUN_BONUS / 2 && state.ply >= PHASE_PLIES) care[seat]! += evidence(row, [...toCome]);
    }
    lay(tile);
    toCome.delete(tile);
    state.ply = missing + i + 1;
    takeUntil(missing + i + 1);
  });
  return placed.map((tiles, seat) => {
    const likely = 1 / (1 + Math.exp(-care[seat]!));
    const likelihood = new Float64Array(tiles.length * TILE_ROOM);
    rows[seat]!.forEach((row, move) => {
      likelihood.set(row.map((advantage) => Math.exp(sharpness * likely * advantage)), move * TILE_ROOM);
    });
    return { placed: tiles, likelihood, care: likely };
  });
}

/**
 * What one move that takes nothing tells of its maker's care, as a logarithm of odds: by the share of the tiles still to come that would
 * have been worse. For somebody who plays any tile, every share is as likely as the next. Somebody who plays the best of several has the
 * best of three, not of four, since the bad ones stay on their rack: the density 3 u^2, found in 80 games each of careful, linear and
 * greedy players. One move in ten is taken to be any tile.
 * @param row by tile: its advantage over the one that was placed
 */
export function evidence(row: Float64Array, toCome: readonly number[]): number {
  let worse = 0.5;
  let count = 1;
  for (const tile of toCome) {
    const advantage = row[tile]!;
    // They held nothing that takes a run, or they would have taken it.
    if (advantage >= FARTHEST) continue;
    count += 1;
    worse += advantage < 0 ? 1 : advantage === 0 ? 0.5 : 0;
  }
  return Math.log(0.1 + 2.7 * (worse / count) ** 2);
}
