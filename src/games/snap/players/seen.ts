/** What a computer player sees of the table, and all that is there to be called, rightly or by mistake. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { Sight } from '../../../characters/watcher';
import type { CallKind, Seat, SnapTable } from '../rules/game';

/** What anybody at the table sees. No card that lies face down is in it. */
export interface Seen {
  readonly table: SnapTable;
  /** For each seat whether it is in. */
  readonly isIn: readonly boolean[];
  /** The top of each open pile: at table A there is one, at the others one for each seat. */
  readonly tops: readonly (Card | null)[];
  /** At table A the card beneath the top; null elsewhere. */
  readonly below: Card | null;
  /** The top cards of the pot and of each pool. */
  readonly pot: Card | null;
  readonly pools: readonly Card[];
  /** How many cards were turned so far, and who turned the last. */
  readonly flips: number;
  readonly flipper: Seat | null;
}

/** A card with its place: the pile, or null for the middle of the table. */
interface Lying { readonly card: Card; readonly place: number | null }

/** Ranks that are taken for each other at a glance. */
const LOOK_ALIKE: readonly (readonly [Rank, Rank])[] = [['6', '9'], ['J', 'K']];

/** How far apart the two cards of some are that are nearest to each other, in seats around the table; to the middle it is 1. */
function nearest(lying: readonly Lying[], seats: number): number {
  return Math.min(...lying.flatMap(({ place: one }, i) => lying.slice(i + 1).map(({ place: other }) => {
    const steps = one === null || other === null ? 1 : Math.abs(one - other);
    return Math.max(1, Math.min(steps, seats - steps));
  })));
}

/** All that lies there to be called, and what only looks so. Three that match are one thing to see. */
export function sightsOf({ table, isIn, tops, below, pot, pools, flipper }: Seen): readonly Sight<CallKind>[] {
  const newest = table === 'A' ? 0 : flipper;
  const sight = (kind: CallKind, isMatch: boolean, lying: readonly Lying[]): Sight<CallKind> => ({
    kind, isMatch, key: `${kind} ${lying.map(({ card, place }) => `${card}${place ?? ''}`).join(' ')}`,
    distance: nearest(lying, isIn.length), isNew: newest !== null && lying.some(({ place }) => place === newest),
  });
  const open = tops.flatMap((card, place): Lying[] => (card === null ? [] : [{ card, place }]));
  // At table A the card beneath counts as if it lay beside.
  const beside = below === null ? open : [...open, { card: below, place: 1 }];
  const ofRank = (rank: Rank): readonly Lying[] => beside.filter(({ card }) => rankOf(card) === rank);
  const matches = [...new Set(beside.map(({ card }) => rankOf(card)))].map(ofRank).filter((group) => group.length > 1);
  const alike = LOOK_ALIKE.map((pair) => pair.map(ofRank)).filter((groups) => groups.every((group) => group.length > 0));
  const middle = (table === 'C' ? pools : [pot]).flatMap((card) => card ?? []);
  return [
    ...matches.map((group) => sight('snap', true, group)), ...alike.map((groups) => sight('snap', false, groups.flat())),
    ...middle.flatMap((card) => open.flatMap((pile) => {
      const ranks = [rankOf(card), rankOf(pile.card)] as const;
      const isMatch = ranks[0] === ranks[1];
      if (!isMatch && !LOOK_ALIKE.some((pair) => ranks.every((rank) => pair.includes(rank)))) return [];
      return [sight(table === 'C' ? 'pool' : 'pot', isMatch, [pile, { card, place: null }])];
    })),
  ];
}

/** How many piles lie open, which eyes have to go around. */
export function openPiles({ tops, pot, pools }: Seen): number {
  return tops.filter((top) => top !== null).length + (pot === null ? 0 : 1) + pools.length;
}
