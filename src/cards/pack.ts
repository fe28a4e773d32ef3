/** Packs of cards, in order and shuffled, and how they are dealt. The same word gives the same for ever. They know no game. */
import * as v from 'valibot';
import { randomFrom, scramble } from '../chance/chance';
import { shuffled, type Chance } from '../chance/drawn';
import { JOKERS, PACK, type Card } from './card';

/** @param count how many packs lie on each other @param jokers how many of them are with these @returns their cards, in order */
export function packs(count: number, jokers = 0): readonly Card[] {
  return [...Array.from({ length: count }, () => PACK).flat(), ...JOKERS.slice(0, jokers)];
}

/** Packs in the order in which a word shuffles them: the same word gives the same order for ever. */
export function shuffledPacks(count: number, seed: string, jokers = 0): readonly Card[] {
  return scramble(packs(count, jokers), randomFrom(`cards:${seed}`));
}

/** Whether these are the same cards as those, in whatever order: none more, none less, each as often. */
export function areSameCards(these: readonly unknown[], those: readonly Card[]): these is readonly Card[] {
  if (these.length !== those.length) return false;
  const left = new Map<unknown, number>();
  for (const card of those) left.set(card, (left.get(card) ?? 0) + 1);
  return these.every((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}

/**
 * Deals all cards one at a time, the first to the seat at the dealer's left. Hands may differ by one card.
 * @param deck in dealing order @returns a stock for each seat, its top card first: the card that was dealt last lies on top
 */
export function dealAll(deck: readonly Card[], seats: number, dealer: number): readonly (readonly Card[])[] {
  const stocks = Array.from({ length: seats }, (): Card[] => []);
  deck.forEach((card, i) => stocks[(dealer + 1 + i) % seats]!.unshift(card));
  return stocks;
}

/** The cards in dealing order, and who deals. */
export interface CardDeal { readonly deck: readonly Card[]; readonly dealer: number }

const form = v.object({ deck: v.array(v.unknown()), dealer: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** What a word deals. @param count how many packs */
export function drawDeal(count: number, seats: number, seed: string, jokers = 0): CardDeal {
  const order = scramble(Array.from({ length: seats }, (_, seat) => seat), randomFrom(`dealer:${seed}`));
  return { deck: shuffledPacks(count, seed, jokers), dealer: order[0]! };
}

/** A deal whose every number is drawn by itself. @param count how many packs */
export function dealByChance(count: number, seats: number, chance: Chance, jokers = 0): CardDeal {
  return { deck: shuffled(packs(count, jokers), chance), dealer: chance.below(seats) };
}

/** A deal that hangs on no word; null where it is none of so many packs for so many seats. */
export function readDeal(count: number, seats: number, value: unknown, jokers = 0): CardDeal | null {
  const parsed = v.safeParse(form, value);
  if (!parsed.success || parsed.output.dealer >= seats) return null;
  const { deck, dealer } = parsed.output;
  return areSameCards(deck, packs(count, jokers)) ? { deck, dealer } : null;
}
