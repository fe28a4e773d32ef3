/** The record of a game in which two lay cards at once: what stands in it before the events. */
import * as v from 'valibot';
import { packs, type CardDeal } from '../../../cards/pack';
import type { RecordForm, RecordTypes } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { dealtHeader, type DealtHeader } from '../../dealtRecord';
import { LOCKS, type LayingOptions } from './game';

/** How options with exactly these fields beside the lock are read. */
export const optionsForm = <const Fields extends v.ObjectEntries>(own: Fields) =>
  v.strictObject({ lock: v.picklist(LOCKS), ...own });

/** Who plays, by which options, and what is dealt. */
export interface LayingRecord<Options extends LayingOptions> extends RecordTypes { readonly Header: DealtHeader<Options> }

/** What a game has of its own in its records. */
interface Own<Options extends LayingOptions, T extends LayingRecord<Options>> extends Pick<RecordForm<T>, 'format' | 'apply' | 'result'> {
  readonly options: v.GenericSchema<unknown, Options>;
  readonly start: (options: Options, deal: CardDeal) => T['State'];
}

export function layingRecord<Options extends LayingOptions, T extends LayingRecord<Options>>(
  { format, options, start, apply, result }: Own<Options, T>,
): RecordForm<T> {
  return {
    format, apply, result, ownVersion: true, anyTimes: true,
    header: dealtHeader({ seats: [2, 2], options: fitting(options), cards: () => packs(1) }) as RecordForm<T>['header'],
    start: ({ options: agreed, deck, dealer }) => start(agreed, { deck, dealer }),
  };
}
