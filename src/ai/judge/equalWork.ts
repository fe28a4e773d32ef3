/**
 * Every tile of a rack compared in the same determinizations with the same work, and what a seat may expect while others are to move: what
 * a review judges by. The search that plays (search/monteCarlo) thins its tiles out as it goes, which is stronger and cannot tell how sure
 * it is.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { SQUARES } from '../../rules/board';
import { RACK_SIZE } from '../../rules/options';
import type { SeatView } from '../../rules/seatView';
import { Chance } from '../chance';
import { determinize } from '../search/determinize';
import { evaluatorFor, knownState, unseenTiles } from '../search/fromView';
import { carelessSeats, shareOfWin, type Work } from '../search/monteCarlo';
import { playOut, valueOf } from '../search/playout';
import { RackInference } from '../search/rackInference';
import { SearchState } from '../search/searchState';
import { SpanMeans, type Shares } from './spanMeans';
import { isDrawDue } from './claims';

/** The slot that the seat plays from; null where no tile is to be chosen. */
type Arm = number | null;

/**
 * The share of the win that a seat may expect of each tile of its rack. Who remembers less than the view tells knows more unseen tiles than
 * racks and pile hold: some of those are then dealt to nobody.
 * @param view the seat is to move, and holds a tile
 * @param work `playouts` of all tiles together
 */
export function sharesOfTiles(view: SeatView, work: Work, random: RandomGenerator): Shares {
  return sharesOf(view, view.rack.map((_, slot) => slot), Math.ceil(work.playouts / view.rack.length), work, random);
}

/**
 * The share of the win that a seat may expect while another is to move, or before it knows what it draws: whatever that is, the playouts
 * draw it from all that is unseen.
 * @param work as many playouts are played as for one of the tiles of a full rack
 */
export function shareOfWaiting(view: SeatView, work: Work, random: RandomGenerator): Shares {
  return sharesOf(view, [null], Math.ceil(work.playouts / RACK_SIZE), work, random);
}

function sharesOf(view: SeatView, arms: readonly Arm[], count: number, work: Work, random: RandomGenerator): Shares {
  const { seat, racks, rack, pile, ply } = view;
  const hidden = unseenTiles(view);
  const chance = new Chance(uniformInt(random, 1, 0x7fffffff));
  const evaluator = evaluatorFor(racks.length);
  const known = knownState(view, evaluator);
  known.mover = view.mover ?? seat;
  const due = isDrawDue(view);
  const informed = work.sharpness > 0 && view.placements.length > 0;
  const inference = informed ? new RackInference(view, hidden, evaluator, work.sharpness, chance) : null;
  const tiles = inference ? inference.tiles : Uint8Array.from(hidden);
  // By what is truly unseen, however much is forgotten: so that memories are compared in playouts of one kind.
  const toTheEnd = SQUARES.length - ply - rack.length <= work.toTheEnd;
  const plies = toTheEnd ? SQUARES.length : 1 + racks.length * work.rounds;
  // Who moves without having chosen yet places one tile more, so that playouts are valued after an own tile.
  const played = plies - (arms[0] === null && known.mover === seat ? 0 : 1);
  const determinized = new SearchState(evaluator);
  const state = new SearchState(evaluator);
  const gathered = new SpanMeans(arms.length, count);
  for (let i = 0; i < count; i += 1) {
    inference?.next();
    const careless = inference ? carelessSeats(inference.care, chance) : 0;
    determinize(determinized, known, seat, racks, pile, tiles, inference !== null, plies + 1, chance);
    if (due) {
      determinized.give(seat, determinized.pile[0]!);
      determinized.drawn = 1;
    }
    arms.forEach((slot, arm) => {
      state.copy(determinized);
      if (slot !== null) {
        state.place(slot);
        state.draw(slot);
      }
      const over = state.mover === -1 || playOut(state, played, careless);
      gathered.now[arm] = shareOfWin(state, seat, over ? 0 : valueOf(state, seat), over);
    });
    gathered.add();
  }
  return gathered.result();
}
