/** What could be called in a game of Snap, one match after the other, and what became of each: all cards known. Pure. */
import { rankOf, type Rank } from '../../../cards/card';
import { topOf } from '../../../cards/pile';
import { claimOf } from '../rules/claims';
import type { CallKind, SnapGame } from '../rules/game';
import type { Replayed } from '../rules/record';

/**
 * What became of a match: somebody called it; the next card covered it; something else took it from the table; or nobody had yet, when the
 * game was over.
 */
export type MatchEnd = 'called' | 'missed' | 'gone' | 'open';

/** Cards that could be called. Three or four alike are one match, as long as two of them lie there. */
export interface Match {
  readonly kind: CallKind;
  readonly rank: Rank;
  /** The event that brought it. */
  readonly from: number;
  /** The event that ended it; the number of events where it lay there at the end. */
  readonly until: number;
  readonly end: MatchEnd;
}

type Open = Pick<Match, 'kind' | 'rank'>;

/** All that can be called as the cards lie, whichever is called first. */
export function openMatches({ options, piles, pot, pools }: SnapGame): readonly Open[] {
  const tops = piles.flatMap(({ cards }) => topOf(cards) ?? []);
  const twice = options.table === 'A' ? twoOnTop(piles[0]!.cards.slice(-2).map(rankOf))
    : [...new Set(tops.filter((rank, i) => tops.indexOf(rank) < i))];
  const fits = (cards: Parameters<typeof topOf>[0]): readonly Rank[] => tops.filter((rank) => rank === topOf(cards)).slice(0, 1);
  return [
    ...twice.map((rank) => ({ kind: 'snap', rank } as const)),
    ...fits(pot).map((rank) => ({ kind: 'pot', rank } as const)),
    ...[...new Set(pools.flatMap(fits))].map((rank) => ({ kind: 'pool', rank } as const)),
  ];
}

function twoOnTop([below, top]: readonly Rank[]): readonly Rank[] {
  return top !== undefined && top === below ? [top] : [];
}

const isSame = (one: Open, other: Open): boolean => one.kind === other.kind && one.rank === other.rank;

/** The matches of a game, in the order in which they came. */
export function matchesOf(
  { states, record: { events }, happenings }: Pick<Replayed, 'states' | 'record' | 'happenings'>,
): readonly Match[] {
  const found: Match[] = [];
  let open: readonly (Open & { readonly from: number })[] = [];
  for (const [event, [kind]] of events.entries()) {
    const now = openMatches(states[event + 1]!);
    const isRight = happenings[event]!.some(({ type }) => type === 'took' || type === 'tied');
    const newest = isRight ? calledIn(states[event]!, kind as CallKind) : null;
    const isCalled = (match: Open): boolean => newest !== null && isSame(match, newest);
    for (const match of open.filter((one) => isCalled(one) || !now.some((other) => isSame(one, other)))) {
      found.push({ ...match, until: event, end: isCalled(match) ? 'called' : kind === 'flip' ? 'missed' : 'gone' });
    }
    // Where a tie lays a card on the pot that another fits again, that is a match of its own.
    open = now.map((one) => open.find((other) => isSame(one, other) && !isCalled(other)) ?? { ...one, from: event });
  }
  return [...found, ...open.map((match) => ({ ...match, until: events.length, end: 'open' } as const))]
    .toSorted((a, b) => a.from - b.from || a.until - b.until);
}

/** What a right call of a kind is about. */
function calledIn(game: SnapGame, kind: CallKind): Open | null {
  const pile = claimOf(game, kind)?.piles[0];
  return pile === undefined ? null : { kind, rank: topOf(game.piles[pile]!.cards)! };
}
