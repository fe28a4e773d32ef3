/** What can be called rightly on the cards that lie open, and which of them a call is about. Pure. */
import { rankOf, type Rank } from '../../../cards/card';
import { topOf, type CallKind, type Pile, type SnapGame } from './game';

/** What a right call is about. */
export interface Claim {
  /** The piles, by their number. */
  readonly piles: readonly number[];
  readonly takesPot: boolean;
  /** The pools, by their number, the oldest first. */
  readonly pools: readonly number[];
}

/** The piles that a call of "Snap" is about; null where nothing matches. */
function matchingPiles({ options, piles }: SnapGame): readonly number[] | null {
  if (options.table === 'A') {
    const [top, below] = piles[0]!.cards.slice(-2).toReversed();
    return top !== undefined && below !== undefined && rankOf(top) === rankOf(below) ? [0] : null;
  }
  const byRank = new Map<Rank, number[]>();
  piles.forEach(({ cards }, i) => {
    const rank = topOf(cards);
    if (rank !== null) byRank.set(rank, [...byRank.get(rank) ?? [], i]);
  });
  const matches = [...byRank.values()].filter((ones) => ones.length > 1);
  const newest = (ones: readonly number[]): number => Math.max(...ones.map((i) => piles[i]!.toppedAt));
  return matches.toSorted((a, b) => newest(b) - newest(a))[0] ?? null;
}

/** The pile with the newest top of a rank that fits; null where none does. */
function newestOf(piles: readonly Pile[], fits: (rank: Rank) => boolean): number | null {
  const fitting = piles.flatMap(({ cards }, i) => {
    const rank = topOf(cards);
    return rank !== null && fits(rank) ? [i] : [];
  });
  return fitting.toSorted((a, b) => piles[b]!.toppedAt - piles[a]!.toppedAt)[0] ?? null;
}

/** What a call is about, of several at once that with the newest card; null where it is wrong. */
export function claimOf(game: SnapGame, kind: CallKind): Claim | null {
  if (kind === 'snap') {
    const piles = matchingPiles(game);
    return piles && { piles, takesPot: false, pools: [] };
  }
  if (kind === 'pot') {
    const pile = newestOf(game.piles, (rank) => rank === topOf(game.pot));
    return pile === null ? null : { piles: [pile], takesPot: true, pools: [] };
  }
  const pile = newestOf(game.piles, (rank) => game.pools.some((pool) => topOf(pool) === rank));
  if (pile === null) return null;
  const rank = topOf(game.piles[pile]!.cards);
  return { piles: [pile], takesPot: false, pools: game.pools.flatMap((pool, i) => (topOf(pool) === rank ? [i] : [])) };
}

/** Whether any card lies open on a pile: without one nothing can be called. */
export function isOpen({ piles }: SnapGame): boolean {
  return piles.some(({ cards }) => cards.length > 0);
}
