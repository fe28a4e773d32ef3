/**
 * What one seat knows: its own rack and all that lies or happened in the open. The type has no room for another's rack
 * or for the order of the pile, so a player that is handed a SeatView cannot cheat.
 */
import { SQUARES, allRuns, type Tile } from './board';
import { liveRuns } from './calls';
import type { HouseRules } from './options';
import type { Position, Seat } from './position';

/** Tiles that were picked up together. */
export interface Gone {
  readonly tiles: readonly Tile[];
  readonly by: Seat;
  /** How many tiles had been placed by then. */
  readonly ply: number;
}

/** Who placed which tile: known to all, though not everybody remembers. */
export interface Placement { readonly seat: Seat; readonly tile: Tile }

export interface SeatView {
  readonly seat: Seat;
  readonly rules: HouseRules;
  readonly rack: readonly Tile[];
  /** In rising order. */
  readonly board: readonly Tile[];
  /** What was picked up, oldest first. */
  readonly gone: readonly Gone[];
  /** How many tiles the pile, each rack and each winner's heap hold. */
  readonly pile: number;
  readonly racks: readonly number[];
  readonly won: readonly number[];
  readonly mover: Seat | null;
  /** The tile that the mover has placed in this move. */
  readonly placed: Tile | null;
  /** The tile that was placed last by anybody, and how many were placed so far. */
  readonly lastPlaced: Tile | null;
  readonly ply: number;
  /** Runs on the board that this seat could not win with a call, now or when the move ends: it missed them itself, or they were lost. */
  readonly dead: readonly (readonly Tile[])[];
}

/** How many tiles have been placed in the game so far. */
export function plyOf(position: Position): number {
  return SQUARES.length - position.pile.length - position.racks.reduce((sum, rack) => sum + rack.length, 0);
}

/**
 * The view of `seat`.
 * @param gone what was picked up so far, oldest first: a position does not remember it
 * @param lastPlaced the tile that was placed last
 */
export function seatView(position: Position, seat: Seat, gone: readonly Gone[], lastPlaced: Tile | null): SeatView {
  const winnable = new Set([
    ...liveRuns(position), ...position.missed.filter(({ maker }) => maker !== seat),
  ].map(({ squares }) => squares.join()));
  return {
    seat,
    rules: position.rules,
    rack: position.racks[seat] ?? [],
    board: position.board,
    gone,
    pile: position.pile.length,
    racks: position.racks.map(({ length }) => length),
    won: position.won.map(({ length }) => length),
    mover: position.mover,
    placed: position.placed,
    lastPlaced,
    ply: plyOf(position),
    dead: allRuns(new Set(position.board)).map(({ squares }) => squares).filter((squares) => !winnable.has(squares.join())),
  };
}
