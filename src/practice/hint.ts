/** A hint: which tile of the rack to place, and the reason for it on the board, from what the player's own seat can see. Pure. */
import { RUN_LENGTH, runsThrough, tilesOf, windows, type Tile } from '../rules/board';
import type { SeatView, SeenTiles } from '../rules/seatView';
import type { Evaluation } from '../ai/questions';

/** A run that somebody could make with one tile more. */
export interface OpenRun {
  /** The tile that would make it. */
  readonly tile: Tile;
  readonly squares: readonly Tile[];
}

export interface Hint {
  readonly tile: Tile;
  /** Why, in one word; the sentence is made of it. */
  readonly reason:
    /** It makes a run at once, or several. */
    | 'takes'
    /** Every line of four through its square has lost a tile for good. */
    | 'allDead'
    /** Nobody could make a run with the next tile, because tiles are gone. */
    | 'gone'
    /** Only the player could: they hold the tile. */
    | 'keeps'
    /** Nobody could make a run with the next tile. */
    | 'opensNothing'
    /** It opens something, but less than every other tile of the rack. */
    | 'opensLeast'
    /** It opens something, and is the best all the same. */
    | 'opens';
  /** The tiles that it takes at once, and the runs. */
  readonly takes: readonly Tile[];
  readonly runs: readonly (readonly Tile[])[];
  /** What it opens to whoever has the tile. */
  readonly opens: readonly OpenRun[];
  /** The same for tiles that stand on the player's own rack. */
  readonly keeps: readonly OpenRun[];
  /** Squares on its lines whose tiles are gone for good: nothing comes of these lines. In rising order. */
  readonly dead: readonly Tile[];
}

/**
 * The hint that comes of an adviser's evaluations.
 * @param view what the player's seat can see; what was picked up in the open is all that counts as gone
 * @param evaluations of the tiles of its rack, best first
 * @returns null where nothing was evaluated
 */
export function hintOf(view: SeatView, evaluations: readonly Evaluation[]): Hint | null {
  const [best, ...others] = evaluations;
  if (!best || !view.rack.includes(best.tile)) return null;
  const { tile, reasons } = best;
  const board = new Set([...view.board, tile]);
  const openRuns = (gains: readonly { readonly tile: Tile }[]): OpenRun[] =>
    runsOf(board, gains).filter(({ squares }) => squares.includes(tile));
  const runs = reasons.takes.length > 0 ? runsThrough(board, tile).map(({ squares }) => squares) : [];
  const hint = {
    tile, takes: tilesOf(runs.map((squares) => ({ squares }))), runs,
    opens: openRuns(reasons.opens), keeps: openRuns(reasons.keeps), dead: wantedInVain(view, tile),
  };
  const reason = reasonOf(hint, view, others);
  return { ...hint, reason, dead: reason === 'allDead' ? goneAround(view, tile) : hint.dead };
}

/** The runs that each of some tiles would make on a board. */
export function runsOf(board: ReadonlySet<Tile>, tiles: readonly { readonly tile: Tile }[]): OpenRun[] {
  return tiles.flatMap(({ tile }) =>
    runsThrough(new Set([...board, tile]), tile).map(({ squares }) => ({ tile, squares })));
}

function reasonOf(
  { tile, takes, opens, keeps, dead }: Omit<Hint, 'reason'>, view: SeatView, others: readonly Evaluation[],
): Hint['reason'] {
  if (takes.length > 0) return 'takes';
  if (opens.length > 0) {
    const least = others.length > 0 && others.every((other) => other.reasons.opens.length > opensOf(opens));
    return least ? 'opensLeast' : 'opens';
  }
  if (keeps.length > 0) return 'keeps';
  const lost = goneIn(view);
  if (linesOfFour(tile).every((squares) => squares.some((square) => lost.has(square)))) return 'allDead';
  return dead.length > 0 ? 'gone' : 'opensNothing';
}

/** How many tiles could make a run. */
function opensOf(opens: readonly OpenRun[]): number {
  return new Set(opens.map(({ tile }) => tile)).size;
}

function goneIn({ gone }: SeenTiles): ReadonlySet<Tile> {
  return new Set(gone.flatMap(({ tiles }) => tiles));
}

const FOURS = windows(RUN_LENGTH).map(({ squares }) => squares);

function linesOfFour(tile: Tile): readonly (readonly Tile[])[] {
  return FOURS.filter((squares) => squares.includes(tile));
}

/** The squares of tiles that are gone, where one of them is all that a line with the tile would want. */
export function wantedInVain(view: SeenTiles, tile: Tile): readonly Tile[] {
  const lost = goneIn(view);
  const lying = new Set([...view.board, tile]);
  const missing = linesOfFour(tile).map((squares) => squares.filter((square) => !lying.has(square)));
  return tilesIn(missing.flatMap(([square, ...more]) => (square !== undefined && more.length === 0 && lost.has(square) ? [square] : [])));
}

/** All squares of tiles that are gone on the lines of four through a tile. */
function goneAround(view: SeatView, tile: Tile): readonly Tile[] {
  const lost = goneIn(view);
  return tilesIn(linesOfFour(tile).flatMap((squares) => squares.filter((square) => lost.has(square))));
}

/** Each once, in rising order. */
function tilesIn(tiles: readonly Tile[]): readonly Tile[] {
  return [...new Set(tiles)].toSorted((a, b) => a - b);
}
