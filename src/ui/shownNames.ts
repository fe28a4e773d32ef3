/** Names as they are shown: what is kept in the place of a deleted name is a mark, which each language says in its own way. */
import type { CardState } from '../match/cardState';
import type { Update, ViewState } from '../session/viewState';
import { shownName } from '../strings/words/grammar';

/** Seats or players with their names as they are shown. */
export function shownSeats<T extends { readonly name: string }>(seats: readonly T[]): T[] {
  return seats.map((seat) => ({ ...seat, name: shownName(seat.name) }));
}

/** A table with the names as they are shown. */
export function shownState(state: ViewState): ViewState {
  return { ...state, seats: shownSeats(state.seats) };
}

/** A step of a replay with the names as they are shown. */
export function shownUpdate(update: Update): Update {
  return { ...update, state: shownState(update.state) };
}

/** A score card with the names as they are shown. */
export function shownCard(card: CardState): CardState {
  return { ...card, players: shownSeats(card.players) };
}
