/** When a game of Snap is over, and for whom. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import { isIn, MOST_FLIPS, topOf, type Seat, type SnapEnd, type SnapGame } from './game';

/** The cards of each seat that is in, on its stock and its own pile. */
function owned(game: SnapGame): readonly { readonly seat: Seat; readonly cards: readonly Card[] }[] {
  return game.stocks.flatMap((stock, seat) => (isIn(game, seat)
    ? [{ seat, cards: game.options.table === 'A' ? stock : [...stock, ...game.piles[seat]!.cards] }] : []));
}

/** Whether cards may still match, at table A: two of them of one rank, or one of the pot's. */
function mayMatchInCommon({ stocks, piles, pot }: SnapGame): boolean {
  const ranks = [...stocks.flat(), ...piles[0]!.cards].map(rankOf);
  return new Set(ranks).size < ranks.length || ranks.some((rank) => rank === topOf(pot));
}

/** Whether cards may still match, at table B: those of two owners, or one of the pot's rank. Who alone has cards waits for the others. */
function mayMatchAcross(game: SnapGame): boolean {
  const owners = owned(game).filter(({ cards }) => cards.length > 0);
  const ranks = owners.map(({ cards }) => new Set<Rank>(cards.map(rankOf)));
  if (game.pot.length === 0 && owners.length < 2) return true;
  const all = ranks.flatMap((each) => [...each]);
  return new Set(all).size < all.length || all.some((rank) => rank === topOf(game.pot));
}

/** Who has most cards; those on the common pile, in the pot and in pools are nobody's. */
function richest(game: SnapGame): readonly Seat[] {
  const counts = owned(game).map(({ seat, cards }) => ({ seat, count: cards.length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ seat }) => seat);
}

/** How a game ends as it stands; null where it goes on. */
export function endOf(game: SnapGame): SnapEnd | null {
  const left = game.out.flatMap((out, seat) => (out === null ? [seat] : []));
  if (left.length === 1) return { kind: 'last', winners: left };
  if (game.flips >= MOST_FLIPS) return { kind: 'flips', winners: richest(game) };
  // Table C ends by itself: stocks only run out.
  const isDrawn = game.options.table === 'A' ? !mayMatchInCommon(game) : game.options.table === 'B' && !mayMatchAcross(game);
  return isDrawn ? { kind: 'draw', winners: left } : null;
}
