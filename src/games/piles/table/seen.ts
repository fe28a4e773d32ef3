/** What a computer player sees of a table of piles, and how it finds there what is alike. No card that lies face down is in it. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { Sight } from '../../../characters/watcher';
import type { PilesTypes } from '../rules/family';
import type { Seat } from '../rules/game';
import type { LyingCard } from '../rules/pile';
import type { TableView } from './view';

/** What anybody at the table sees. */
export interface Seen<T extends PilesTypes> {
  readonly options: T['State']['options'];
  /** For each seat whether it is in. */
  readonly isIn: readonly boolean[];
  /** The top of each open pile: one for all, or one for each seat. */
  readonly tops: readonly (Card | null)[];
  /** The card beneath the top where there is one pile for all; null elsewhere. */
  readonly below: Card | null;
  /** Whether the top card of that pile was turned out of turn, and counts for nothing. */
  readonly isDead?: boolean;
  /** The topmost cards of that pile, where more than two count. */
  readonly lies?: readonly LyingCard[];
  /** The top cards of what lies in the middle besides. */
  readonly middle: readonly Card[];
  /** How many cards were turned so far, and who turned the last. */
  readonly flips: number;
  readonly flipper: Seat | null;
  /** Whose eyes these are, and for each seat whether it has answered rightly. */
  readonly me?: Seat;
  readonly answered?: readonly boolean[];
}

/** What is seen of a table: all of it is in the view of everybody. @param me whose eyes these are */
export function seenIn<T extends PilesTypes>({ options, seats, piles, middle, flips, flipper }: TableView<T>, me?: Seat): Seen<T> {
  return {
    options, isIn: seats.map(({ isOut }) => !isOut), tops: piles.map(({ top }) => top),
    below: piles.length === 1 ? piles[0]!.below : null, ...piles[0]?.isDead ? { isDead: true } : {},
    ...piles[0]?.lies ? { lies: piles[0].lies } : {},
    middle: middle.flatMap(({ top }) => top ?? []), flips, flipper,
    ...me === undefined ? {} : { me, answered: seats.map(({ answered }) => answered) },
  };
}

/** How many piles lie open, which eyes have to go around. */
export function openPiles({ tops, middle }: Pick<Seen<PilesTypes>, 'tops' | 'middle'>): number {
  return tops.filter((top) => top !== null).length + middle.length;
}

/** A card with its place: the pile, or null for the middle of the table. */
export interface Lying { readonly card: Card; readonly place: number | null }

/** The cards that lie on top. */
export function topsIn({ tops }: Pick<Seen<PilesTypes>, 'tops'>): readonly Lying[] {
  return tops.flatMap((card, place) => (card === null ? [] : [{ card, place }]));
}

/** All open cards. Where there is one pile for all, the card beneath counts as if it lay beside. */
export function openIn({ tops, below }: Pick<Seen<PilesTypes>, 'tops' | 'below'>): readonly Lying[] {
  return [...topsIn({ tops }), ...below === null ? [] : [{ card: below, place: 1 }]];
}

/** Ranks that are taken for each other at a glance. */
const LOOK_ALIKE: readonly (readonly [Rank, Rank])[] = [['6', '9'], ['J', 'K']];

/** Whether two cards are of different ranks, and are taken for each other. */
export function looksAlike(one: Card | undefined, other: Card | undefined): boolean {
  return one !== undefined && other !== undefined
    && LOOK_ALIKE.some((pair) => pair.includes(rankOf(one)) && pair.includes(rankOf(other)) && rankOf(one) !== rankOf(other));
}

/** The groups of cards that are alike, and those that only look so. Three that are alike are one thing to see. */
export function alikeAmong(lying: readonly Lying[]): readonly { readonly isMatch: boolean; readonly lying: readonly Lying[] }[] {
  const ofRank = (rank: Rank): readonly Lying[] => lying.filter(({ card }) => rankOf(card) === rank);
  const matches = [...new Set(lying.map(({ card }) => rankOf(card)))].map(ofRank).filter((group) => group.length > 1);
  const alike = LOOK_ALIKE.map((pair) => pair.map(ofRank)).filter((groups) => groups.every((group) => group.length > 0));
  return [
    ...matches.map((group) => ({ isMatch: true, lying: group })),
    ...alike.map((groups) => ({ isMatch: false, lying: groups.flat() })),
  ];
}

/** How far apart the two cards of some are that are nearest to each other, in seats around the table; 1 to the middle, and of one card. */
function nearest(lying: readonly Lying[], seats: number): number {
  return lying.length < 2 ? 1 : Math.min(...lying.flatMap(({ place: one }, i) => lying.slice(i + 1).map(({ place: other }) => {
    const steps = one === null || other === null ? 1 : Math.abs(one - other);
    return Math.max(1, Math.min(steps, seats - steps));
  })));
}

/** Something to be called, or what only looks so. */
export function sightOf<Call extends string>(
  { tops, isIn, flipper }: Pick<Seen<PilesTypes>, 'tops' | 'isIn' | 'flipper'>, kind: Call, isMatch: boolean, lying: readonly Lying[],
): Sight<Call> {
  const newest = tops.length === 1 ? 0 : flipper;
  return {
    kind, isMatch, key: `${kind} ${lying.map(({ card, place }) => `${card}${place ?? ''}`).join(' ')}`,
    distance: nearest(lying, isIn.length), isNew: newest !== null && lying.some(({ place }) => place === newest),
  };
}
