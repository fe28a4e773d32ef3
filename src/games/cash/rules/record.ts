/** The record of a game of Cash: what stands in it, and what it comes to. A pair's secret signal is never in it. */
import * as v from 'valibot';
import { PACK } from '../../../cards/card';
import type { RecordForm } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { dealtHeader, sortedHand, type DealtHeader } from '../../dealtRecord';
import { arePairs } from '../../hands/rules/pairs';
import { apply, startGame, type CashEvent, type CashHappening, type CashOptions, type CashState, type RefusalCode } from './game';

/** So many can play: in pairs, so that it is 4, 6 or 8. */
export const SEATS = [4, 8] as const;

/** Hands are sorted as text; what is aside lies in the order in which it was laid. */
type CashResult = Pick<CashState, 'over' | 'winners' | 'losers' | 'letters' | 'ends' | 'dealer' | 'stockAt' | 'turned' | 'up' | 'board'
  | 'hands' | 'stock' | 'aside'>;

interface CashRecord {
  readonly Header: DealtHeader<CashOptions>;
  readonly State: CashState;
  readonly Event: CashEvent;
  readonly Happening: CashHappening;
  readonly Code: RefusalCode;
  readonly Result: CashResult;
}

const pairForm = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
const options = fitting<CashOptions>(v.object({ letters: v.boolean(), pairs: v.pipe(v.array(pairForm), v.readonly()) }));

export const CASH_RECORD: RecordForm<CashRecord> = {
  format: 'cash-record', strict: true, wholeTimes: true, apply,
  header: dealtHeader({
    // Where they are odd, no pairs are theirs.
    seats: [...SEATS],
    options(value, seats) {
      const read = options(value);
      return read && arePairs(read.pairs, seats) ? read : undefined;
    },
    cards: () => PACK,
  }),
  start: ({ options: agreed, seats, ...deal }) => startGame(agreed, seats.length, deal),
  result: ({ over, winners, losers, letters, ends, dealer, stockAt, turned, up, board, hands, stock, aside }) => ({
    over, winners, losers, letters, ends, dealer, stockAt, turned, up, board, hands: hands.map(sortedHand), stock, aside,
  }),
};
