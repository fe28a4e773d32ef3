/** The record of a game of piles: what stands in it before the events, and how events bring the orders of their shuffles. */
import type * as v from 'valibot';
import { givenOrders, partsOf } from './events';
import { packs, type CardDeal } from '../../../cards/pack';
import type { RecordForm } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { dealtHeader } from '../../dealtRecord';
import type { ActOf, OptionsOf, PilesRules, PilesTypes, RecordedPiles } from './family';

/** What a game has of its own in its records. */
interface Recorded<T extends PilesTypes> extends Pick<PilesRules<T>, 'act'> {
  readonly format: string;
  readonly seats: readonly [least: number, most: number, shortestName?: number];
  readonly options: v.GenericSchema<unknown, OptionsOf<T>>;
  /** Whether so many can play by them, where that is not always so. */
  readonly suits?: (options: OptionsOf<T>, seats: number) => boolean;
  /** Whether nothing is shuffled after the deal, so that events have no orders; times are whole numbers there. */
  readonly unshuffled?: boolean;
  readonly start: (options: OptionsOf<T>, seats: number, deal: CardDeal) => T['State'];
  readonly result: (game: T['State']) => T['Result'];
}

export function recordOf<T extends PilesTypes>(
  { format, seats, options, suits = () => true, unshuffled = false, start, act, result }: Recorded<T>,
): RecordForm<RecordedPiles<T>> {
  const optionsIn = fitting(options);
  return {
    format, result, wholeTimes: unshuffled,
    header: dealtHeader({
      seats,
      options(value, count) {
        const read = optionsIn(value);
        return read !== undefined && suits(read, count) ? read : undefined;
      },
      cards: (agreed) => packs(agreed.packs, agreed.jokers),
    }),
    start: (header) => start(header.options, header.seats.length, header),
    apply(game, event) {
      const parts = partsOf(event, !unshuffled);
      const given = givenOrders(parts?.orders ?? []);
      // What is no event is of no kind, and refused by it.
      const outcome = act(game, { kind: parts?.kind, seats: parts?.seats ?? [] } as ActOf<T>, given.shuffle);
      return outcome.ok && !given.areRight() ? { ok: false, code: 'bad-order' } : outcome;
    },
  };
}
