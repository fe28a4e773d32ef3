/** What stands before the events of a record of a game with hands: who plays, how, with which cards, and who deals first. */
import { areSameCards, packs, type CardDeal } from '../../../cards/pack';
import { namesForm, type RecordForm, type RecordTypes } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';

interface Header<Options> extends CardDeal { readonly seats: readonly string[]; readonly options: Options }

/**
 * @param seats how many may sit there, at least and at most
 * @param options reads the options for so many seats; undefined: they are not sound
 * @param packsOf how many packs are played with
 */
export function headerForms<Options>(
  [least, most]: readonly [number, number], options: (value: unknown, seats: number) => Options | undefined,
  packsOf: (options: Options) => number,
): RecordForm<RecordTypes & { readonly Header: Header<Options> }>['header'] {
  return {
    seats: fitting(namesForm(least, most, 1)),
    options: (value, { seats }) => options(value, seats.length),
    deck: (deck, above) => (Array.isArray(deck) && areSameCards(deck, packs(packsOf(above.options))) ? deck : undefined),
    dealer: (dealer, { seats }) => [...seats.keys()].find((seat) => seat === dealer),
  };
}
