/** What a computer player sees of the table, and all that is there to be called, rightly or by mistake. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
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
  /** The pot's top. */
  readonly pot: Card | null;
  /** The top of each pool. */
  readonly pools: readonly Card[];
  /** How many cards were turned so far. */
  readonly flips: number;
  /** Who turned the last. */
  readonly flipper: Seat | null;
}

/** Something that lies there to be called. */
export interface Sight {
  readonly kind: CallKind;
  /** Whether the cards match; else they only look alike. */
  readonly isMatch: boolean;
  /** The same as long as the same cards lie in the same places. */
  readonly key: string;
  /** How many seats the two cards are apart that are next to each other, 1 for neighbours; to the middle of the table it is 1. */
  readonly distance: number;
  /** Whether the card that was turned last is one of them. */
  readonly isNew: boolean;
}

/** A card with its place: the pile, or null for the middle of the table. */
interface Lying { readonly card: Card; readonly place: number | null }

/** Ranks that are taken for each other at a glance. */
const LOOK_ALIKE: readonly (readonly [Rank, Rank])[] = [['6', '9'], ['J', 'K']];

function looksLike(one: Rank, other: Rank): boolean {
  return LOOK_ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
}

/** How many seats apart two piles lie, around the table. */
function apart(one: number, other: number, seats: number): number {
  const steps = Math.abs(one - other);
  return Math.min(steps, seats - steps);
}

/** How far apart the two cards of some are that are nearest to each other. */
function nearest(lying: readonly Lying[], seats: number): number {
  const distances = lying.flatMap((one, i) => lying.slice(i + 1).map((other) =>
    (one.place === null || other.place === null ? 1 : Math.max(1, apart(one.place, other.place, seats)))));
  return Math.min(...distances);
}

function sightOf(kind: CallKind, isMatch: boolean, lying: readonly Lying[], { isIn, table, flipper }: Seen): Sight {
  const newest = table === 'A' ? 0 : flipper;
  return {
    kind, isMatch, key: `${kind} ${lying.map(({ card, place }) => `${card}${place ?? ''}`).join(' ')}`,
    distance: nearest(lying, isIn.length), isNew: newest !== null && lying.some(({ place }) => place === newest),
  };
}

/** What lies open on piles, and at table A the card beneath, which counts as if it lay beside. */
function opened({ table, tops, below }: Seen): readonly Lying[] {
  const lying = tops.flatMap((card, place): Lying[] => (card === null ? [] : [{ card, place }]));
  return table === 'A' && below !== null ? [...lying, { card: below, place: 1 }] : lying;
}

/** What can be called between open piles: three that match are one thing to see. */
function amongPiles(seen: Seen): readonly Sight[] {
  const lying = opened(seen);
  const ofRank = (rank: Rank): readonly Lying[] => lying.filter(({ card }) => rankOf(card) === rank);
  const ranks = [...new Set(lying.map(({ card }) => rankOf(card)))];
  const matches = ranks.map(ofRank).filter((group) => group.length > 1);
  const alike = LOOK_ALIKE.map(([one, other]) => [ofRank(one), ofRank(other)])
    .filter((groups) => groups.every((group) => group.length > 0)).map((groups) => groups.flat());
  return [
    ...matches.map((group) => sightOf('snap', true, group, seen)), ...alike.map((group) => sightOf('snap', false, group, seen)),
  ];
}

/** What can be called between a pile and the pot, or a pool. */
function withMiddle(seen: Seen): readonly Sight[] {
  const kind: CallKind = seen.table === 'C' ? 'pool' : 'pot';
  const middle = (seen.table === 'C' ? seen.pools : [seen.pot]).filter((card) => card !== null);
  const piles = seen.table === 'A' ? opened(seen).slice(0, 1) : opened(seen);
  return middle.flatMap((card) => piles.flatMap((pile) => {
    const [one, other] = [rankOf(card), rankOf(pile.card)];
    if (one !== other && !looksLike(one, other)) return [];
    return [sightOf(kind, one === other, [pile, { card, place: null }], seen)];
  }));
}

/** All that lies there to be called, and what only looks so. */
export function sightsOf(seen: Seen): readonly Sight[] {
  return [...amongPiles(seen), ...withMiddle(seen)];
}

/** How many piles lie open, which eyes have to go around. */
export function openPiles({ tops, pot, pools }: Seen): number {
  return tops.filter((top) => top !== null).length + (pot === null ? 0 : 1) + pools.length;
}
