/**
 * What one seat knows: its own rack and all that lies or happened in the open. The type has no room for another's rack
 * or for the order of the pile, so a player that is handed a SeatView cannot cheat.
 */
import { SQUARES, allRuns, type Line, type Tile } from './board';
import { liveRuns } from './calls';
import type { HouseRules } from './options';
import type { Happening, Position, Seat } from './position';

/** Tiles that were picked up together. */
export interface Gone {
  readonly tiles: readonly Tile[];
  readonly by: Seat;
  /** How many tiles had been placed by then. */
  readonly ply: number;
}

/** Who placed which tile. */
export interface Placement { readonly seat: Seat; readonly tile: Tile }

/** Who called and was entitled to no run. */
export interface FalseCall {
  readonly by: Seat;
  /** How many tiles had been placed by then. */
  readonly ply: number;
}

/** What happened in the open so far, oldest first: known to all, though not everybody remembers. A position does not tell it. */
export interface OpenPast {
  /** What was picked up. */
  readonly gone: readonly Gone[];
  readonly placements: readonly Placement[];
  readonly falseCalls: readonly FalseCall[];
}

/** The past of a game that has just begun. */
export const NO_PAST: OpenPast = { gone: [], placements: [], falseCalls: [] };

/** What the past is once something has happened. Only what everyone sees, and a position does not tell, becomes part of it. */
export function pastWith({ gone, placements, falseCalls }: OpenPast, happening: Happening): OpenPast {
  const ply = placements.length;
  switch (happening.type) {
    case 'placed': return { gone, placements: [...placements, { seat: happening.seat, tile: happening.tile }], falseCalls };
    case 'snagged': return { gone: [...gone, { tiles: happening.tiles, by: happening.seat, ply }], placements, falseCalls };
    case 'falseCall': return { gone, placements, falseCalls: [...falseCalls, { by: happening.seat, ply }] };
    default: return { gone, placements, falseCalls };
  }
}

export interface SeatView extends OpenPast {
  readonly seat: Seat;
  readonly rules: HouseRules;
  readonly rack: readonly Tile[];
  /** In rising order. */
  readonly board: readonly Tile[];
  /** How many tiles the pile, each rack and each winner's heap hold. */
  readonly pile: number;
  readonly racks: readonly number[];
  readonly won: readonly number[];
  readonly mover: Seat | null;
  /** The tile that the mover has placed in this move. */
  readonly placed: Tile | null;
  /** How many tiles were placed so far by anybody. */
  readonly ply: number;
  /** Runs on the board that this seat could not win with a call, now or when the move ends: it missed them itself, or they were lost. */
  readonly dead: readonly (readonly Tile[])[];
}

/** Where the tiles are of which a seat knows: on the board, gone, and on its own rack. */
export type SeenTiles = Pick<SeatView, 'board' | 'gone' | 'rack'>;

/** The runs on the board that a seat could win with a call, now or when the move ends. */
export function winnableRuns({ board, dead }: SeatView): Line[] {
  const lost = new Set(dead.map((squares) => squares.join()));
  return allRuns(new Set(board)).filter(({ squares }) => !lost.has(squares.join()));
}

/** How many tiles have been placed in the game so far. */
export function plyOf(position: Position): number {
  return SQUARES.length - position.pile.length - position.racks.reduce((sum, rack) => sum + rack.length, 0);
}

const wordOf = ({ squares }: { readonly squares: readonly Tile[] }): string => squares.join();

/** The runs on the board, and those of them that are anybody's, by their words: the same for every seat that looks. */
interface Lying { readonly runs: readonly Line[]; readonly live: ReadonlySet<string> }

/** Several seats look at the same position. */
const LYING = new WeakMap<Position, Lying>();

function lyingIn(position: Position): Lying {
  const lying = LYING.get(position) ?? { runs: allRuns(new Set(position.board)), live: new Set(liveRuns(position).map(wordOf)) };
  LYING.set(position, lying);
  return lying;
}

/** The view of `seat`. */
export function seatView(position: Position, seat: Seat, past: OpenPast): SeatView {
  const { runs, live } = lyingIn(position);
  const missed = new Set(position.missed.filter(({ maker }) => maker !== seat).map(wordOf));
  return {
    seat,
    rules: position.rules,
    rack: position.racks[seat] ?? [],
    board: position.board,
    gone: past.gone,
    placements: past.placements,
    falseCalls: past.falseCalls,
    pile: position.pile.length,
    racks: position.racks.map(({ length }) => length),
    won: position.won.map(({ length }) => length),
    mover: position.mover,
    placed: position.placed,
    ply: plyOf(position),
    dead: runs.filter((run) => !live.has(wordOf(run)) && !missed.has(wordOf(run))).map(({ squares }) => squares),
  };
}
