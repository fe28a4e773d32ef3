/**
 * Runs that lie on the board to be claimed: whoever judges a table expects them to be called. So a missed run is worth to nobody what it
 * would be if it could lie there for ever.
 */
import { allRuns, tilesOf, type Tile } from '../../rules/board';
import { RACK_SIZE } from '../../rules/options';
import type { Seat } from '../../rules/position';
import type { SeatView } from '../../rules/seatView';

/** A run that somebody missed and somebody may claim. */
interface Lying {
  readonly squares: readonly Tile[];
  /** Whether its maker's move was the last one: to claim it may cost a move. */
  readonly fresh: boolean;
  /** Whether the view's seat may claim it. */
  readonly mine: boolean;
  /** Who may claim it in no case: its maker, as far as the view tells. */
  readonly maker: Seat | null;
}

/** The runs that lie there and that anybody may claim, as far as a view tells. What the mover has just made is still theirs. */
export function lyingRuns({ board, dead, placed, placements, rules }: SeatView): readonly Lying[] {
  if (rules.calls === 'automatic') return [];
  const lost = new Set(dead.map((squares) => squares.join()));
  return allRuns(new Set(board)).flatMap(({ squares }): Lying[] => {
    const made = placements.findLastIndex(({ tile }) => squares.includes(tile));
    const fresh = made !== -1 && made === placements.length - 1;
    if (placed !== null && squares.includes(placed)) return [];
    if (rules.missedRun !== 'stays' && !fresh) return [];
    return [{ squares, fresh, mine: !lost.has(squares.join()), maker: placements[made]?.seat ?? null }];
  });
}

/**
 * The table once what lies there is claimed: by the view's seat what it may, and the rest by whoever is next to move and may. A claim in
 * time passes the turn on, as the rules say. A seat that is to place a tile itself claims with its tile, which costs it nothing; where runs
 * do not stay it has given them up with that tile, unless a claim costs no move.
 * @param placing whether the view's seat is asked for a tile
 * @returns the view itself where nothing lies there
 */
export function afterClaims(view: SeatView, placing: boolean): SeatView {
  const lying = lyingRuns(view);
  const stays = view.rules.missedRun === 'stays' || !view.rules.claimCostsMove;
  const own = lying.filter(({ mine }) => mine && (!placing || stays));
  const after = claim(view, view.seat, own, placing);
  // What the own claim has left of the rest.
  const rest = lying.filter(({ mine, squares }) => !mine && squares.every((tile) => after.board.includes(tile)));
  const claimer = placing || rest.length === 0 ? null : claimerOf(after, rest);
  return claimer === null ? after : claim(after, claimer, rest.filter(({ maker }) => maker !== claimer), false);
}

/** Who claims what the view's seat may not, or has not seen: the next to move who made none of it. */
function claimerOf({ seat, racks, mover }: SeatView, rest: readonly Lying[]): Seat | null {
  const first = mover ?? seat;
  const turn = racks.map((_, by) => (first + by) % racks.length);
  return turn.find((one) => one !== seat && rest.some(({ maker }) => maker !== one)) ?? null;
}

/** These runs go to a seat. @param free whether the turn stays where it is */
function claim(view: SeatView, by: Seat, runs: readonly Lying[], free: boolean): SeatView {
  if (runs.length === 0) return view;
  const tiles = tilesOf(runs);
  const { board, won, gone, dead, ply, racks, rules, mover } = view;
  const left = board.filter((tile) => !tiles.includes(tile));
  const passes = !free && mover !== null && runs.some(({ fresh }) => fresh);
  return {
    ...view, board: left, won: won.map((count, seat) => (seat === by ? count + tiles.length : count)),
    gone: [...gone, { tiles, by, ply }], mover: passes ? holderFrom(racks, by + (rules.claimCostsMove ? 1 : 0)) : mover,
    dead: dead.filter((squares) => squares.every((tile) => left.includes(tile))),
  };
}

/** Whether the view's seat has ended its move and not drawn yet: nobody else's rack is short while there is a pile. */
export function isDrawDue({ rack, pile }: SeatView): boolean {
  return pile > 0 && rack.length < RACK_SIZE;
}

/** The first from a seat on who holds a tile; the mover stays nobody where nobody does. */
function holderFrom(racks: readonly number[], first: number): Seat | null {
  return racks.map((_, by) => (first + by) % racks.length).find((seat) => racks[seat]! > 0) ?? null;
}
