/** The record of a game in which two lay cards at once: what stands in it before the events. */
import * as v from 'valibot';
import { packs, type CardDeal } from '../../../cards/pack';
import type { RecordForm, RecordTypes } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { dealtHeader, type DealtHeader } from '../../dealtRecord';
import type { SharedCode } from './acting';
import { LOCKS, type LayingOptions } from './game';
import { rowsResult, type RowsGame, type RowsResult } from './rows';

/** How options with exactly these fields beside the lock are read. */
export const optionsForm = <const Fields extends v.ObjectEntries>(own: Fields) =>
  v.strictObject({ lock: v.picklist(LOCKS), ...own });

/** What stands in a record, in types. @typeParam Code why the game itself refuses an event */
export interface LayingRecord<
  Options extends LayingOptions, State = unknown, Event = unknown, Happening = unknown, Code extends string = string,
  Result extends object = object,
> extends RecordTypes {
  readonly Header: DealtHeader<Options>;
  readonly State: State;
  readonly Event: Event;
  readonly Happening: Happening;
  readonly Code: Code | SharedCode;
  readonly Result: Result;
}

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

/** The same of a game with two rows of stacks: nothing else is agreed, and what lies in the rows is its result. */
export function rowsRecord<Game extends RowsGame, Event, Happening, Code extends string>(
  own: Pick<Own<LayingOptions, LayingRecord<LayingOptions, Game, Event, Happening, Code, RowsResult>>, 'format' | 'start' | 'apply'>,
) {
  return layingRecord<LayingOptions, LayingRecord<LayingOptions, Game, Event, Happening, Code, RowsResult>>({
    ...own, options: optionsForm({}), result: rowsResult,
  });
}
