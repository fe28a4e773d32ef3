/** What chance gives a game of cards, from its word: the cards, and who deals. The same word gives the same. */
import * as v from 'valibot';
import { randomFrom, scramble } from '../chance/chance';
import type { Card } from './card';
import { areSameCards, packs, shuffledPacks } from './pack';

/** The cards in dealing order, and who deals. */
export interface CardDeal { readonly deck: readonly Card[]; readonly dealer: number }

const form = v.object({ deck: v.array(v.unknown()), dealer: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** What a word deals. @param count how many packs */
export function drawDeal(count: number, seats: number, seed: string): CardDeal {
  const order = scramble(Array.from({ length: seats }, (_, seat) => seat), randomFrom(`dealer:${seed}`));
  return { deck: shuffledPacks(count, seed), dealer: order[0]! };
}

/** A deal that hangs on no word; null where it is none of so many packs for so many seats. */
export function readDeal(count: number, seats: number, value: unknown): CardDeal | null {
  const parsed = v.safeParse(form, value);
  if (!parsed.success || parsed.output.dealer >= seats) return null;
  const { deck, dealer } = parsed.output;
  return areSameCards(deck, packs(count)) ? { deck, dealer } : null;
}
