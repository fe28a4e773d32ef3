/** The record of a small game with one pack: what stands in it before the events, and how it is read. */
import type * as v from 'valibot';
import { packs, type CardDeal } from '../../../cards/pack';
import type { RecordForm, RecordTypes } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { dealtHeader, type DealtHeader } from '../../dealtRecord';

/** Who plays, by which options, and what is dealt. */
export interface DealtRecord<Options> extends RecordTypes { readonly Header: DealtHeader<Options> }

/** What a game has of its own in its records. */
interface Own<Options, T extends DealtRecord<Options>> extends Pick<RecordForm<T>, 'format' | 'apply' | 'result'> {
  readonly seats: readonly [least: number, most: number];
  readonly options: v.GenericSchema<unknown, Options>;
  readonly start: (options: Options, seats: number, deal: CardDeal) => T['State'];
}

export function dealtRecord<Options, T extends DealtRecord<Options>>(
  { format, seats: [least, most], options: optionsForm, start, apply, result }: Own<Options, T>,
): RecordForm<T> {
  return {
    format, strict: true, wholeTimes: true, apply, result,
    header: dealtHeader({ seats: [least, most, 1], options: fitting(optionsForm), cards: () => packs(1) }) as RecordForm<T>['header'],
    start: ({ options, seats, ...deal }) => start(options, seats.length, deal),
  };
}
