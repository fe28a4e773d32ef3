/**
 * The end of a game between two when the pile is used up: each knows the other's rack, so the game can be played out to the last
 * tile. Minimax with alpha-beta cuts (Knuth and Moore, 1975) over the engine; at most 4! × 4! endings.
 */
import type { Tile } from '../../rules/board';
import { RACK_SIZE } from '../../rules/options';
import type { SeatView } from '../../rules/seatView';
import { Engine } from './engine';

/** Winning comes before the margin: no margin reaches this. */
export const WIN = 1000;

/** What an ending is worth to seat 0: its margin in tiles, and WIN for the sign. */
export function outcome(margin: number): number {
  return margin + WIN * Math.sign(margin);
}

/**
 * What best play on both sides makes of a position for seat 0, as `outcome`. Exact if the pile is empty.
 * @param low, high only values between them matter
 */
export function solve(engine: Engine, low = -Infinity, high = Infinity): number {
  const { mover } = engine;
  if (mover === -1) return outcome(engine.won[0]! - engine.won[1]!);
  const held = engine.held[mover]!;
  let best = mover === 0 ? -Infinity : Infinity;
  // A tile that takes something is likely the best: those first, so that the rest is cut.
  for (let pass = 0; pass < 2; pass += 1) {
    for (let slot = 0; slot < held; slot += 1) {
      if (engine.gain(engine.rack[mover * RACK_SIZE + slot]!) > 0 !== (pass === 0)) continue;
      engine.play(slot);
      const value = solve(engine, low, high);
      engine.undo();
      if (mover === 0) {
        best = Math.max(best, value);
        low = Math.max(low, value);
      } else {
        best = Math.min(best, value);
        high = Math.min(high, value);
      }
      if (low >= high) return best;
    }
  }
  return best;
}

/** What best play on both sides makes of a tile. */
export interface KnownEnd {
  /** What the seat wins more than the other from here on. */
  readonly margin: number;
  /** The tiles that it takes at once. */
  readonly takes: number;
  /** As `outcome` in endgame: its sign says who wins. */
  readonly outcome: number;
}

const engine = new Engine();

/** Whether a view's end is known: two play, the pile is empty, and `hidden` is the other's rack. */
export function isEndKnown({ racks, pile, seat }: SeatView, hidden: readonly Tile[]): boolean {
  return racks.length === 2 && pile === 0 && hidden.length === racks[1 - seat];
}

/** Each tile's exact worth, in the order of the rack. The view's seat is to move. */
export function endOfTiles(view: SeatView, hidden: readonly Tile[], overlooked: ReadonlySet<number>): KnownEnd[] {
  setUp(view, hidden, overlooked, 0);
  return view.rack.map((_, slot) => {
    const takes = engine.play(slot);
    const end = solve(engine);
    engine.undo();
    return { margin: marginOf(view, end), takes, outcome: end };
  });
}

/** What the end comes to with the next tile not chosen yet, whoever places it. */
export function endOfWaiting(view: SeatView, hidden: readonly Tile[]): number {
  setUp(view, hidden, new Set(), view.mover === view.seat ? 0 : 1);
  return solve(engine);
}

function setUp({ seat, rack, board, won }: SeatView, hidden: readonly Tile[], overlooked: ReadonlySet<number>, mover: number): void {
  engine.setup({ racks: [rack, hidden], pile: [], board, won: [won[seat]!, won[1 - seat]!], mover }, overlooked);
}

function marginOf({ seat, won }: SeatView, end: number): number {
  return end - WIN * Math.sign(end) - (won[seat]! - won[1 - seat]!);
}
