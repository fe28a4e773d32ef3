/** From a seat's view to what the search works with: unseen tiles, the position as far as it is known, weights for the number of seats. */
import { SQUARES, type Tile } from '../../rules/board';
import type { SeatView } from '../../rules/seatView';
import { evaluatorOf, type Evaluator } from './evaluation';
import weights from './weights.json';
import { SearchState } from './searchState';

const evaluators = new Map<number, Evaluator>();

/** The trained evaluation for so many players; its tables are made once. */
export function evaluatorFor(seats: number): Evaluator {
  const made = evaluators.get(seats);
  if (made) return made;
  const evaluator = evaluatorOf(weights[seats === 2 ? '2' : seats === 3 ? '3' : '4']);
  evaluators.set(seats, evaluator);
  return evaluator;
}

/** The tiles that are on others' racks or in the pile, as far as the view tells, in rising order. */
export function unseenTiles(view: SeatView): Tile[] {
  const seen = new Set([...view.board, ...view.rack, ...view.gone.flatMap(({ tiles }) => tiles)]);
  return SQUARES.filter((tile) => !seen.has(tile));
}

/**
 * The position with the view's own rack in it and every other rack empty; the view's seat is to move.
 * @param overlooked lines on which nothing is seen to lie
 */
export function knownState(view: SeatView, evaluator: Evaluator, overlooked: ReadonlySet<number> = new Set()): SearchState {
  const state = new SearchState(evaluator);
  state.clear(view.racks.length);
  for (const tile of view.board) state.lay(tile);
  for (const { tiles } of view.gone) for (const tile of tiles) state.remove(tile);
  for (const tile of view.rack) state.give(view.seat, tile);
  for (const line of overlooked) state.wipe(line);
  state.won.set(view.won);
  state.mover = view.seat;
  state.ply = view.ply;
  return state;
}
