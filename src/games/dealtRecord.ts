/** What stands in a record before its events, of a game in which packs are dealt: who plays, by which options, and what is dealt. */
import type { Card } from '../cards/card';
import { areSameCards, type CardDeal } from '../cards/pack';
import { namesForm, type RecordForm, type RecordTypes } from '../contract/record';
import { fitting } from '../outside/fitting';

export interface DealtHeader<Options> extends CardDeal { readonly seats: readonly string[]; readonly options: Options }

interface Read<Options> {
  readonly seats: readonly [least: number, most: number, shortestName?: number];
  /** The options for so many seats; undefined: they are not sound. */
  readonly options: (value: unknown, seats: number) => Options | undefined;
  /** The cards that are dealt by them, in any order. */
  readonly cards: (options: Options) => readonly Card[];
}

export function dealtHeader<Options>(
  { seats: [least, most, shortest], options, cards }: Read<Options>,
): RecordForm<RecordTypes & { readonly Header: DealtHeader<Options> }>['header'] {
  return {
    seats: fitting(namesForm(least, most, shortest)),
    options: (value, { seats }) => options(value, seats.length),
    deck: (deck, above) => (Array.isArray(deck) && areSameCards(deck, cards(above.options)) ? deck : undefined),
    dealer: (dealer, { seats }) => [...seats.keys()].find((seat) => seat === dealer),
  };
}

/** A hand as results of records list it: sorted as plain text. */
export function sortedHand(hand: readonly Card[]): readonly Card[] { return hand.toSorted((a, b) => (a < b ? -1 : Number(a > b))); }
