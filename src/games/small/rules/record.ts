/** The record of a small game with one pack: what stands in it before the events, and how it is read. */
import type * as v from 'valibot';
import { areSameCards, packs, type CardDeal } from '../../../cards/pack';
import { namesForm, type RecordForm, type RecordTypes } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';

/** Who plays, by which options, and what is dealt. */
export interface DealtRecord<Options> extends RecordTypes {
  readonly Header: { readonly seats: readonly string[]; readonly options: Options } & CardDeal;
}

/** What a game has of its own in its records. */
interface Own<Options, T extends DealtRecord<Options>> extends Pick<RecordForm<T>, 'format' | 'apply' | 'result'> {
  readonly seats: readonly [least: number, most: number];
  readonly options: v.GenericSchema<unknown, Options>;
  readonly start: (options: Options, seats: number, deal: CardDeal) => T['State'];
}

export function dealtRecord<Options, T extends DealtRecord<Options>>(
  { format, seats: [least, most], options: optionsForm, start, apply, result }: Own<Options, T>,
): RecordForm<T> {
  const header = {
    seats: fitting(namesForm(least, most, 1)), options: fitting(optionsForm),
    deck: (deck: unknown) => (Array.isArray(deck) && areSameCards(deck, packs(1)) ? deck : undefined),
    dealer: (dealer: unknown, { seats }: { readonly seats: readonly string[] }) => [...seats.keys()].find((seat) => seat === dealer),
  };
  return {
    format, strict: true, wholeTimes: true, header: header as RecordForm<T>['header'], apply, result,
    start: ({ options, seats, ...deal }) => start(options, seats.length, deal),
  };
}
