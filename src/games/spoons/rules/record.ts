/** The records of Spoons and Pig: what stands before their events, and what a game comes to. */
import * as v from 'valibot';
import { packs } from '../../../cards/pack';
import type { RecordForm } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { dealtHeader, sortedHand, type DealtHeader } from '../../dealtRecord';
import { act, startGame, type PassingEvent, type PassingGame, type PassingHappening, type RefusalCode } from './game';
import { MAX_SEATS, SEATS, WORDS, type PassingOptions, type Taking } from './options';

/** Hands sorted as text, piles with the card first that is next, waiting cards with the oldest first. */
type Listed = 'letters' | 'out' | 'played' | 'dealer' | 'taken' | 'hands' | 'waiting' | 'stock' | 'heap';
interface PassingResult extends Pick<PassingGame, Listed> {
  readonly over: boolean;
  readonly winner: number | null;
}

export interface RecordedPassing {
  readonly Header: DealtHeader<PassingOptions>;
  readonly State: PassingGame;
  readonly Event: PassingEvent;
  readonly Happening: PassingHappening;
  readonly Code: RefusalCode;
  readonly Result: PassingResult;
}

function resultOf({ end, letters, out, played, dealer, taken, hands, waiting, stock, heap }: PassingGame): PassingResult {
  return {
    over: end !== null, winner: end?.winner ?? null, letters, out, played, dealer, taken,
    hands: hands.map(sortedHand), waiting, stock, heap,
  };
}

export function recordOf(format: string, taking: Taking): RecordForm<RecordedPassing> {
  const options = fitting<PassingOptions>(v.object({
    packs: v.picklist([1, 2]), letters: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WORDS[taking].length)),
  }));
  return {
    format, wholeTimes: true, strict: true, result: resultOf,
    header: dealtHeader({
      seats: [...SEATS, 1],
      options(value, seats) {
        const read = options(value);
        return read && seats <= MAX_SEATS[read.packs] ? read : undefined;
      },
      cards: (agreed) => packs(agreed.packs),
    }),
    start: (header) => startGame(taking, header.options, header.seats.length, header),
    apply: (game, event) => act(game, event),
  };
}
