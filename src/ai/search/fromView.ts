/** From a seat's view to what the search works with: the tiles unseen, the world as far as it is known, the weights for the table's size. */
import { SQUARES, type Tile } from '../../rules/board';
import type { SeatView } from '../../rules/seatView';
import { judgementOf, type Evaluator } from './evaluation';
import weights from './weights.json';
import { SearchState } from './searchState';

const judgements = new Map<number, Evaluator>();

/** The trained judgement for so many players; its tables are made once. */
export function judgementFor(seats: number): Evaluator {
  const made = judgements.get(seats);
  if (made) return made;
  const judgement = judgementOf(weights[seats === 2 ? '2' : seats === 3 ? '3' : '4']);
  judgements.set(seats, judgement);
  return judgement;
}

/** The tiles that are on others' racks or in the pile, as far as the view tells, in rising order. */
export function unseenTiles(view: SeatView): Tile[] {
  const seen = new Set([...view.board, ...view.rack, ...view.gone.flatMap(({ tiles }) => tiles)]);
  return SQUARES.filter((tile) => !seen.has(tile));
}

/**
 * The world with the view's own rack on it and every other rack empty; the view's seat is to move.
 * @param overlooked lines on which nothing is seen to lie
 */
export function knownWorld(view: SeatView, judgement: Evaluator, overlooked: ReadonlySet<number> = new Set()): SearchState {
  const world = new SearchState(judgement);
  world.clear(view.racks.length);
  for (const tile of view.board) world.lay(tile);
  for (const { tiles } of view.gone) for (const tile of tiles) world.remove(tile);
  for (const tile of view.rack) world.give(view.seat, tile);
  for (const line of overlooked) world.wipe(line);
  world.won.set(view.won);
  world.mover = view.seat;
  world.ply = view.ply;
  return world;
}
