/**
 * A board: four cards that lie in the middle, face down until they are turned up; then everybody swaps with them at the same time. Nobody
 * wants more: they go aside, and four new ones come from the stock, which lies one seat further left. Pure.
 */
import type { Card } from '../../../cards/card';
import { dealHands, fromLeft } from './deal';

/** So many cards lie on it. */
const BOARD = 4;

export interface Board {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  /** The next card first; and what has gone away, in the order in which it did. */
  readonly stock: readonly Card[];
  readonly aside: readonly Card[];
  /** The seat beside which the stock lies. */
  readonly stockAt: number;
  /** Whether the board lies open. */
  readonly up: boolean;
}

/** What everybody sees of it. */
export type BoardHappening =
  | { readonly type: 'turned'; readonly board: readonly Card[] }
  | { readonly type: 'swapped'; readonly seat: number; readonly take: Card; readonly give: Card }
  | { readonly type: 'away' };

/** A hand for each seat, and a board. @param deck in dealing order */
export function dealBoard(deck: readonly Card[], seats: number, dealer: number): Board {
  const { hands, rest } = dealHands(deck, fromLeft(dealer, seats), seats);
  return { hands, board: rest.slice(0, BOARD), stock: rest.slice(BOARD), aside: [], up: false, stockAt: (dealer + 1) % seats };
}

/** One card of the board for one of a hand: each takes the other's place. */
export function swapped({ board, hands }: Pick<Board, 'board' | 'hands'>, seat: number, take: Card, give: Card) {
  return {
    board: board.with(board.indexOf(take), give), hands: hands.with(seat, hands[seat]!.with(hands[seat]!.indexOf(give), take)),
  };
}

/** The board goes aside, and the next comes, as far as the stock goes. */
export function putAway({ board, stock, aside, stockAt, hands }: Omit<Board, 'up'>): Omit<Board, 'hands'> {
  return {
    aside: [...aside, ...board], board: stock.slice(0, BOARD), stock: stock.slice(BOARD), up: false, stockAt: (stockAt + 1) % hands.length,
  };
}
