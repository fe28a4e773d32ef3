/** What the cards that lie open say: what can be called rightly on them, what matches, and whether the game is over. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import { topOf } from '../../piles/rules/pile';
import { isIn, seatsFrom, type Claim, type OpenMatch, type Seat } from '../../piles/rules/game';
import { MOST_FLIPS, type CallKind, type SnapEnd, type SnapGame } from './game';

/** What a call is about, of several at once that with the newest card; null where it is wrong. */
export function claimOf({ options, piles, pot, pools }: SnapGame, kind: CallKind): Claim | null {
  if (options.table === 'A' && kind === 'snap') {
    const [top, below] = piles[0]!.cards.slice(-2).map(rankOf);
    return top !== undefined && top === below ? { piles: [0], middle: [] } : null;
  }
  const middle = { snap: [], pot: [pot], pool: pools }[kind];
  const open = piles.flatMap(({ cards, toppedAt }, pile) => (cards.length === 0 ? [] : [{ pile, rank: topOf(cards), toppedAt }]));
  const alike = (rank: Rank | null): readonly number[] => open.filter((one) => one.rank === rank).map(({ pile }) => pile);
  const found = open.toSorted((a, b) => b.toppedAt - a.toppedAt)
    .find(({ rank }) => (kind === 'snap' ? alike(rank).length > 1 : middle.some((cards) => topOf(cards) === rank)));
  if (found === undefined) return null;
  return { piles: kind === 'snap' ? alike(found.rank) : [found.pile], middle: middle.filter((cards) => topOf(cards) === found.rank) };
}

/** All that can be called as the cards lie, whichever is called first. */
export function openMatches({ options, piles, pot, pools }: SnapGame): readonly OpenMatch<CallKind>[] {
  const tops = piles.flatMap(({ cards }) => topOf(cards) ?? []);
  const beside = options.table === 'A' ? piles[0]!.cards.slice(-2).map(rankOf) : tops;
  const fits = (cards: readonly Card[]): readonly Rank[] => tops.filter((rank) => rank === topOf(cards)).slice(0, 1);
  const twice = beside.filter((rank, i) => beside.indexOf(rank) < i);
  return Object.entries({ snap: twice, pot: fits(pot), pool: pools.flatMap(fits) })
    .flatMap(([kind, ranks]) => [...new Set(ranks)].map((rank) => ({ kind: kind as CallKind, rank })));
}

/** The cards of each seat that is in, on its stock and its own pile. */
function owned({ options, stocks, piles, out }: SnapGame): readonly { readonly seat: Seat; readonly cards: readonly Card[] }[] {
  return stocks.flatMap((stock, seat) => (isIn({ out }, seat)
    ? [{ seat, cards: options.table === 'A' ? stock : [...stock, ...piles[seat]!.cards] }] : []));
}

/**
 * Whether cards may still match: at table A two of one rank, at table B two of one rank with two owners, or one of the pot's. Who alone has
 * cards waits for the others to go out; table C ends by itself, since stocks only run out.
 */
function mayMatch(game: SnapGame): boolean {
  const { options: { table }, piles, pot } = game;
  const owners = owned(game).map(({ cards }) => cards.map(rankOf)).filter((ranks) => ranks.length > 0);
  if (table === 'C' || (table === 'B' && pot.length === 0 && owners.length < 2)) return true;
  const ranks = table === 'A' ? [...owners.flat(), ...piles[0]!.cards.map(rankOf)] : owners.flatMap((each) => [...new Set(each)]);
  return new Set(ranks).size < ranks.length || ranks.some((rank) => rank === topOf(pot));
}

/** How a game ends as it stands; null where it goes on. What lies on the common pile, in the pot and in pools is nobody's. */
export function endOf(game: SnapGame): SnapEnd | null {
  const left = seatsFrom(game, -1);
  if (left.length === 1) return { kind: 'last', winners: left };
  if (game.flips >= MOST_FLIPS) {
    const most = Math.max(...owned(game).map(({ cards }) => cards.length));
    return { kind: 'flips', winners: owned(game).flatMap(({ seat, cards }) => (cards.length === most ? [seat] : [])) };
  }
  return mayMatch(game) ? null : { kind: 'draw', winners: left };
}
