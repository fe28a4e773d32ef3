/**
 * What the others' moves tell of their racks. Somebody who places a tile prefers it to the others that they hold; a tile that they have
 * kept for many moves is kept for a reason. Racks are drawn at random in proportion to how well they explain all moves so far: a Markov
 * chain (Metropolis, 1953) over which hidden tiles each other seat holds and when each of its tiles came to it.
 *
 * A mover is taken to follow the linear evaluation loosely: how likely they place one tile rather than another grows with the exponential
 * of its advantage (Luce's choice rule, 1959). That fits anyone who takes runs and avoids opening lines. How far it fits somebody, their
 * own moves tell: a seat that places any tile soon counts as one that does.
 */
import { RACK_SIZE } from '../../rules/options';
import type { SeatView } from '../../rules/seatView';
import type { Chance } from '../chance';
import { TILE_ROOM } from './lines';
import type { Evaluator } from './evaluation';
import { moveLikelihoods, type MoveLikelihoods } from './moveLikelihood';

/** Steps before the first rack is used, and between two. */
const WARM_UP = 600;
const STEPS = 12;

/** One other seat's past, as the chain has it now. */
interface Past {
  /** Where its rack begins in `tiles`, and how many it holds. */
  readonly first: number;
  readonly held: number;
  /** Moves that it has made. */
  readonly moves: number;
  /** Its placed tiles by move, then those it holds. */
  readonly items: Uint8Array;
  /** For each item: the first move, from 0, at which it was on the rack; `moves` if it came after the last. */
  readonly came: Uint8Array;
  /** Move * TILE_ROOM + tile: how likely that tile is beside the one that was placed, whose likelihood is 1. */
  readonly likelihood: Float64Array;
  /** For each move: the likelihoods of all tiles on the rack together, the placed one's 1 among them. */
  readonly sums: Float64Array;
}

export class RackInference {
  /** The hidden tiles: first the other racks in the order of their seats, then the rest. */
  readonly tiles: Uint8Array;
  private readonly racked: number;
  private readonly pasts: readonly Past[];
  /** For each seat how likely it is, going by its own moves, that it chooses with care; 1 for the view's own. */
  readonly care: readonly number[];
  private warm = false;

  constructor(view: SeatView, hidden: readonly number[], evaluator: Evaluator, sharpness: number, private readonly chance: Chance) {
    this.tiles = Uint8Array.from(hidden);
    for (let last = hidden.length - 1; last > 0; last -= 1) swap(this.tiles, last, chance.below(last + 1));
    const likelihood = moveLikelihoods(view, hidden, evaluator, sharpness);
    this.care = likelihood.map(({ care }, seat) => (seat === view.seat ? 1 : care));
    const pasts: Past[] = [];
    let first = 0;
    view.racks.forEach((held, seat) => {
      if (seat === view.seat) return;
      pasts.push(pastOf(this.tiles.subarray(first, first + held), first, likelihood[seat]!));
      first += held;
    });
    this.racked = Math.min(first, hidden.length);
    this.pasts = pasts;
  }

  /** Moves on to another likely set of racks in `tiles`. */
  next(): void {
    for (let i = this.warm ? STEPS : WARM_UP; i > 0; i -= 1) {
      const past = this.pasts[this.pasts.length === 1 ? 0 : this.chance.below(this.pasts.length)]!;
      if (past.held === 0) continue;
      if (i % 2 === 0) this.exchangeTimes(past);
      else this.exchangeTiles(past);
    }
    this.warm = true;
  }

  /** Perhaps two tiles of a seat came at each other's time. */
  private exchangeTimes(past: Past): void {
    const { items, came, moves, held } = past;
    const { chance } = this;
    let early = moves + chance.below(held);
    let late = chance.below(items.length);
    if (came[early]! > came[late]!) [early, late] = [late, early];
    const from = came[early]!;
    const to = came[late]!;
    // A tile cannot come after its own placing.
    if (from === to || early < moves && to > early) return;
    const out = items[early]!;
    const into = items[late]!;
    if (likelier(past, from, to, out, into) < chance.fraction()) return;
    replace(past, from, to, out, into);
    came[early] = to;
    came[late] = from;
  }

  /** Perhaps a seat holds another hidden tile instead of one that we thought, and whoever held that holds this one. */
  private exchangeTiles(past: Past): void {
    const { chance, tiles } = this;
    const here = past.first + chance.below(past.held);
    const there = chance.below(tiles.length);
    if (there >= past.first && there < past.first + past.held) return;
    const out = tiles[here]!;
    const into = tiles[there]!;
    const holder = there < this.racked ? this.pasts.find(({ first, held }) => there >= first && there < first + held) : undefined;
    const ours = past.moves + here - past.first;
    const theirs = holder ? holder.moves + there - holder.first : 0;
    let ratio = likelier(past, past.came[ours]!, past.moves, out, into);
    if (holder) ratio *= likelier(holder, holder.came[theirs]!, holder.moves, into, out);
    if (ratio < chance.fraction()) return;
    replace(past, past.came[ours]!, past.moves, out, into);
    past.items[ours] = into;
    if (holder) {
      replace(holder, holder.came[theirs]!, holder.moves, into, out);
      holder.items[theirs] = out;
    }
    swap(tiles, here, there);
  }
}

/** By how much a seat's moves `from` up to `to` would be likelier if it had held tile `into` then instead of `out`. */
function likelier({ likelihood, sums }: Past, from: number, to: number, out: number, into: number): number {
  let ratio = 1;
  for (let move = from; move < to; move += 1) {
    const sum = sums[move]!;
    ratio *= sum / (sum + likelihood[move * TILE_ROOM + into]! - likelihood[move * TILE_ROOM + out]!);
  }
  return ratio;
}

/** Puts tile `into` in the place of `out` on the racks of those moves. */
function replace({ likelihood, sums }: Past, from: number, to: number, out: number, into: number): void {
  for (let move = from; move < to; move += 1) {
    sums[move] = sums[move]! + likelihood[move * TILE_ROOM + into]! - likelihood[move * TILE_ROOM + out]!;
  }
}

/** A past that is possible: each placed tile came as early as it must have, the held ones last. */
function pastOf(rack: Uint8Array, first: number, { placed, likelihood }: MoveLikelihoods): Past {
  const moves = placed.length;
  const items = Uint8Array.from([...placed, ...rack]);
  const came = items.map((_, i) => Math.min(moves, Math.max(0, i - RACK_SIZE + 1)));
  const sums = new Float64Array(moves);
  for (let move = 0; move < moves; move += 1) {
    items.forEach((tile, i) => {
      if (came[i]! <= move && i >= move) sums[move] = sums[move]! + likelihood[move * TILE_ROOM + tile]!;
    });
  }
  return { first, held: rack.length, moves, items, came, likelihood, sums };
}

function swap(tiles: Uint8Array, a: number, b: number): void {
  const tile = tiles[a]!;
  tiles[a] = tiles[b]!;
  tiles[b] = tile;
}
