/**
 * The Monte Carlo search: the strongest honest player that this project has (the arena calls it `champion`). It sees a seat's view and
 * nothing else. It deals the hidden tiles many times over (determinizations), and plays each tile of its rack out in each of them, with
 * everyone following the linear evaluation, or placing any tile if they seem to. The more playouts a mean rests on, the more it counts
 * against the evaluation. It plays for tiles and for the win. With two players and the pile used up it plays exactly.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { SQUARES, type Tile } from '../../rules/board';
import type { SeatView } from '../../rules/seatView';
import { RackInference } from './rackInference';
import { Chance } from '../chance';
import { endOfTiles, isEndKnown } from './endgame';
import { determinize } from './determinize';
import { clearMind, type Mind } from '../mind/mind';
import { playOut, valueOf } from './playout';
import { evaluatorFor, knownState, unseenTiles } from './fromView';
import { SearchState } from './searchState';

/** How much the search may think, in work, so that the same seed plays the same game on any machine. */
export interface Work {
  /** Playouts of one move, over all its tiles. */
  readonly playouts: number;
  /** Rounds of the table that a playout lasts before its end is judged, early in the game. */
  readonly rounds: number;
  /** From so few unseen tiles on, playouts go to the end of the game. */
  readonly toTheEnd: number;
  /** The evaluation counts as much as so many playouts. */
  readonly trust: number;
  /** The win counts as much as so many tiles of margin. */
  readonly win: number;
  /**
   * How much the others' moves tell of their racks, 0 for nothing: by how much a tile of margin raises the logarithm of a move's
   * likelihood (see rackInference).
   */
  readonly sharpness: number;
}

/** What it thinks in play: some ten milliseconds a move between two on one core of 2026. */
export const WORK: Work = { playouts: 5000, rounds: 7, toTheEnd: 25, trust: 30, win: 20, sharpness: 6 };

/** What it thinks when it has some forty milliseconds. */
export const DEEP_WORK: Work = { ...WORK, playouts: 20_000 };

/** By how much the tiles still open, by their root, blur who will win: see shareOfWin. */
const OPEN_SCALE = 1.1;

/** A tile of the rack and what the search thinks of it. */
export interface Valued {
  readonly tile: Tile;
  /** What it expects to win more than the others on average from here on, in tiles; exact at the end between two. */
  readonly margin: number;
  /** How many tiles it takes at once. */
  readonly takes: number;
  /** What the linear evaluation alone says, on the same scale but for a constant. */
  readonly prior: number;
  /** At the end between two: what best play on both sides comes to (see endgame); null when it is not known. */
  readonly outcome: number | null;
  /** On how many playouts the margin rests; 0 if it is exact. */
  readonly playouts: number;
}

export interface Decision {
  readonly tile: Tile;
  /** Every tile of the rack, best first. */
  readonly values: readonly Valued[];
}

/** Which tile to place, with perfect eyes and memory. Refuses (throws) a view whose rack is empty. */
export function searchView(view: SeatView, work: Work, random: RandomGenerator): Decision {
  return searchMind(clearMind(view), work, random);
}

/** Which tile to place, as far as a mind sees and remembers. Refuses (throws) a view whose rack is empty. */
export function searchMind({ view, overlooked }: Mind, work: Work, random: RandomGenerator): Decision {
  if (view.rack.length === 0) throw new RangeError('a seat without tiles was asked for one');
  const hidden = unseenTiles(view);
  const values = isEndKnown(view, hidden) ? solveAll(view, hidden, overlooked)
    : search(view, hidden, overlooked, work, new Chance(uniformInt(random, 1, 0x7fffffff)));
  return { tile: values[0]!.tile, values };
}

/** Each tile's exact worth at the end between two, best first. */
function solveAll(view: SeatView, hidden: readonly Tile[], overlooked: ReadonlySet<number>): Valued[] {
  return endOfTiles(view, hidden, overlooked)
    .map((end, slot) => ({ tile: view.rack[slot]!, ...end, prior: 0, playouts: 0 }))
    .toSorted((a, b) => b.outcome - a.outcome);
}

/** Sequential halving (Karnin, Koren and Somekh, 2013): all tiles in the same determinizations, then the better half in more of them. */
function search(view: SeatView, hidden: readonly Tile[], overlooked: ReadonlySet<number>, work: Work, chance: Chance): Valued[] {
  const seats = view.racks.length;
  const evaluator = evaluatorFor(seats);
  const known = knownState(view, evaluator, overlooked);
  const determinized = new SearchState(evaluator);
  const state = new SearchState(evaluator);
  const start = marginOf(known, view.seat);
  const arms = view.rack.map((tile, slot) => {
    state.copy(known);
    const takes = state.place(slot);
    const ahead = valueOf(state, view.seat);
    const priorShare = shareOfWin(state, view.seat, ahead, false);
    return { tile, slot, takes, prior: takes + ahead, priorShare, margin: 0, share: 0, count: 0 };
  });
  const informed = work.sharpness > 0 && view.placements.length > 0;
  const inference = informed ? new RackInference(view, hidden, evaluator, work.sharpness, chance) : null;
  const tiles = inference ? inference.tiles : Uint8Array.from(hidden);
  const plies = hidden.length <= work.toTheEnd ? 76 : 1 + seats * work.rounds;
  let field = arms;
  const halvings = Math.ceil(Math.log2(arms.length));
  for (let round = 0; round < halvings; round += 1) {
    const determinizations = Math.ceil(work.playouts / halvings / field.length);
    for (let i = 0; i < determinizations; i += 1) {
      inference?.next();
      const careless = inference ? carelessSeats(inference.care, chance) : 0;
      determinize(determinized, known, view.seat, view.racks, view.pile, tiles, inference !== null, plies, chance);
      for (const arm of field) {
        state.copy(determinized);
        state.place(arm.slot);
        state.draw(arm.slot);
        const over = playOut(state, plies - 1, careless);
        const ahead = over ? 0 : valueOf(state, view.seat);
        arm.margin += marginOf(state, view.seat) - start + ahead;
        arm.share += shareOfWin(state, view.seat, ahead, over);
        arm.count += 1;
      }
    }
    field = field.toSorted((a, b) => worth(b, work) - worth(a, work)).slice(0, Math.ceil(field.length / 2));
  }
  const [best] = field;
  return arms.toSorted((a, b) => Number(b === best) - Number(a === best) || b.count - a.count || worth(b, work) - worth(a, work))
    .map((arm) => {
      const { tile, takes, prior, count } = arm;
      return { tile, margin: meanMargin(arm, work), takes, prior, outcome: null, playouts: count };
    });
}

/** A bit for each seat that places any tile in this determinization, as often as its own moves make that likely. */
export function carelessSeats(care: readonly number[], chance: Chance): number {
  let seats = 0;
  care.forEach((likely, seat) => { if (likely < 1 && chance.fraction() >= likely) seats |= 1 << seat; });
  return seats;
}

/** A tile of the rack in the search. */
interface Arm {
  readonly prior: number;
  /** The share of the win that the evaluation alone promises. */
  readonly priorShare: number;
  /** Of all its playouts together: margins, and shares of the win. */
  margin: number;
  share: number;
  count: number;
}

/** The mean margin of the playouts, drawn to the evaluation as if that were `trust` playouts. */
function meanMargin({ margin, count, prior }: Arm, { trust }: Work): number {
  return (margin + trust * prior) / (count + trust);
}

/** What tiles are compared by: the mean margin, and the mean share of the win, drawn likewise, as `win` tiles. */
function worth(arm: Arm, work: Work): number {
  return meanMargin(arm, work) + work.win * (arm.share + work.trust * arm.priorShare) / (arm.count + work.trust);
}

/**
 * What share of the win a seat may expect. When the game is over: what it has, ties in parts. Before that: the logistic choice
 * over all seats' tiles. Its scale is that of what is still open, which grows with the root of the tiles to come, as sums of independent
 * chances do: final leads between two careful players deviate by 15 tiles (300 deals), 1.7 times the root of 76, of which a
 * logistic's scale is 0.55 (the root of 3, by pi), and some more for what playouts do not know.
 * @param ahead what the seat expects to win more than the others yet
 */
export function shareOfWin({ won, seats, ply }: SearchState, seat: number, ahead: number, over: boolean): number {
  const own = won[seat]! + ahead;
  // An end is no different from a moment with next to nothing open: a tile then weighs e^1000.
  const scale = over ? 0.001 : OPEN_SCALE * Math.sqrt(SQUARES.length + 1 - ply);
  let sum = 1;
  for (let other = 0; other < seats; other += 1) if (other !== seat) sum += Math.exp((won[other]! - own) / scale);
  return 1 / sum;
}

/** What a seat has won more than the others on average. */
function marginOf({ won, seats }: SearchState, seat: number): number {
  let others = 0;
  for (let other = 0; other < seats; other += 1) if (other !== seat) others += won[other]!;
  return won[seat]! - others / (seats - 1);
}
