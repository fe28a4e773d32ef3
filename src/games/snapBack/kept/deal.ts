/** The cards of a game of Snap Back: those of a word, for ever; or an order that hangs on no word, and goes on by one where it ends. */
import * as v from 'valibot';
import { isRank, type Rank } from '../rules/cards';
import { shuffled, type Chance } from '../../../chance/drawn';
import { cardsOf, dealtOn } from '../rules/shoe';
import type { SnapBackSetup } from './setup';

export interface SnapBackDeal {
  readonly word: string;
  /** The first cards, where they are not those of the word. */
  readonly cards: readonly Rank[] | null;
}

/** Cards of a word are looked up in advance, so many at a time. */
const CARDS_AHEAD = 360;
let lookedUp: { readonly word: string; readonly cards: readonly Rank[] } = { word: '', cards: [] };

const form = v.object({
  word: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  cards: v.nullable(v.pipe(v.array(v.custom<Rank>(isRank)), v.maxLength(20_000))),
});

export function dealOf(_: SnapBackSetup, seed: string): SnapBackDeal { return { word: seed, cards: null }; }

/**
 * A deal that hangs on no word and has so many cards: where its own run out, the shoe is shuffled again. That of a word has no end.
 * @param chance where there is none, it stays as it is
 */
export function goneOn(deal: SnapBackDeal, count: number, chance: Chance | undefined): SnapBackDeal {
  return deal.cards === null || chance === undefined || deal.cards.length >= count ? deal
    : { ...deal, cards: dealtOn(deal.cards, count, (cards) => shuffled(cards, chance)) };
}

/** A deal as it comes from outside; null where it is none. */
export function readDeal(value: unknown): SnapBackDeal | null {
  const parsed = v.safeParse(form, value);
  return parsed.success ? parsed.output : null;
}

/** The card that is shown as the `number`th, counted from 1. */
export function cardOf({ word, cards }: SnapBackDeal, number: number): Rank {
  const own = cards?.[number - 1];
  if (own !== undefined) return own;
  if (lookedUp.word !== word || lookedUp.cards.length < number) lookedUp = { word, cards: cardsOf(word, number + CARDS_AHEAD) };
  return lookedUp.cards[number - 1]!;
}

/** The first so many cards. */
export function cardsIn(deal: SnapBackDeal, count: number): readonly Rank[] {
  return Array.from({ length: count }, (_, i) => cardOf(deal, i + 1));
}
