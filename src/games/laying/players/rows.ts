/** What a player sees of two rows of stacks: the tops that are alike, and those that only look so. Nothing else is in it. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import { harderBy } from '../../../characters/watching';
import type { Stack } from '../rules/game';
import type { Group, Part } from './layer';

/** A top and where it lies. */
export interface Top { readonly on: Stack; readonly card: Card }

/** Ranks that are taken for each other at a glance. */
const LOOK_ALIKE: readonly (readonly [Rank, Rank])[] = [['6', '9'], ['J', 'K']];

/** @param rows for each seat the tops before it; null: covered */
export function topsIn(rows: readonly (readonly (Card | null)[])[]): readonly Top[] {
  return rows.flatMap((row, side) => row.flatMap((card, place): Top[] => (card === null ? [] : [{ on: [side, place], card }])));
}

export const keyOf = ({ on, card }: Top): string => `${String(on)} ${card}`;

/** A card onto each top that is alike, or is taken for it. */
export function coversEach(alike: readonly Top[]): readonly Part<{ readonly kind: 'lay'; readonly on: Stack }>[] {
  return alike.map((top) => ({ key: keyOf(top), intent: { kind: 'lay', on: top.on } }));
}

/** How many places the two tops are apart that are nearest to each other; those before the two seats lie side by side. */
function nearest(tops: readonly Top[]): number {
  return Math.min(...tops.flatMap(({ on: [, one] }, i) => tops.slice(i + 1).map(({ on: [, two] }) => Math.max(1, Math.abs(one - two)))));
}

/** The groups of tops that are alike, and of those that only look so. @param does what a player does with a group */
export function groupsIn<Intent>(
  tops: readonly Top[], does: (alike: readonly Top[]) => readonly Part<Intent>[],
): readonly Group<Intent>[] {
  const ofRank = (rank: Rank): readonly Top[] => tops.filter(({ card }) => rankOf(card) === rank);
  const group = (alike: readonly Top[], isTrue: boolean): Group<Intent> =>
    ({ parts: does(alike), isTrue, harder: harderBy(Math.ceil(tops.length / 2), nearest(alike)) });
  const ranks = [...new Set(tops.map(({ card }) => rankOf(card)))];
  const matches = ranks.map(ofRank).filter(({ length }) => length > 1);
  // Whoever has seen that a card has its like doesn't take it for another.
  const single = tops.filter(({ card }) => ofRank(rankOf(card)).length === 1);
  const alike = LOOK_ALIKE.map((pair) => single.filter(({ card }) => pair.includes(rankOf(card)))).filter(({ length }) => length > 1);
  return [...matches.map((one) => group(one, true)), ...alike.map((one) => group(one, false))].filter(({ parts }) => parts.length > 0);
}
