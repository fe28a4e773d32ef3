/** What a player of Speed sees: the tops of the piles, and which cards of its own hand go onto them. Pure. */
import type { Card } from '../../../cards/card';
import type { Group, Part } from '../../laying/players/layer';
import { fits, stepsBetween } from '../rules/game';

/** A card of one's hand onto a pile. */
export interface Laying { readonly kind: 'lay'; readonly card: Card; readonly on: 0 | 1 }

/** How many of these cards go onto one of these tops. */
const going = (hand: readonly Card[], tops: readonly (Card | null)[]): number =>
  hand.filter((card) => tops.some((top) => top !== null && fits(card, top))).length;

/** So much a card of the other's that can be laid next counts, beside one of one's own. */
const THEIRS = 0.5;

/** What both can lay once a card lies on a pile. */
function worthOf({ hand, theirs, tops }: Eyes, card: Card, pile: number): number {
  const next = tops.with(pile, card);
  return going(hand.filter((one) => one !== card), next) - THEIRS * going(theirs, next);
}

/** At a glance two ranks apart are taken for one. */
const looksFit = (card: Card, top: Card): boolean => stepsBetween(card, top) === 2;

/** What a player sees. */
export interface Eyes {
  readonly hand: readonly Card[];
  /** The other's hand, where it's seen. */
  readonly theirs: readonly Card[];
  /** The tops of the piles; null: covered, or not opened yet. */
  readonly tops: readonly (Card | null)[];
  /** For each pile whether its top is the player's own: it knows what goes on it. */
  readonly own: readonly boolean[];
  /** Whether it thinks of what comes next. */
  readonly thinks: boolean;
}

/** The groups of cards that go onto each pile, and of those that only look so. */
export function groupsIn(eyes: Eyes): readonly Group<Laying>[] {
  const { hand, tops, own, thinks } = eyes;
  return ([0, 1] as const).flatMap((pile): Group<Laying>[] => {
    const top = tops[pile] ?? null;
    if (top === null) return [];
    const partOf = (card: Card): Part<Laying> => ({
      key: `${pile} ${top} ${card}`, intent: { kind: 'lay', card, on: pile }, uses: [`pile ${pile}`, card],
      ...thinks ? { worth: worthOf(eyes, card, pile) } : {},
    });
    const groups = [[hand.filter((card) => fits(card, top)), true], [hand.filter((card) => looksFit(card, top)), false]] as const;
    return groups.flatMap(([cards, isTrue]) =>
      (cards.length > 0 ? [{ parts: cards.map(partOf), isTrue, harder: 1, isOwn: own[pile] === true }] : []));
  });
}
