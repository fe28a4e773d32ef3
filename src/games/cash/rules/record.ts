/** The record of a game of Cash: what stands in it, and what it comes to. A pair's secret signal is never in it. */
import * as v from 'valibot';
import type { CardDeal } from '../../../cards/pack';
import type { RecordForm } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { sortedHand } from '../../hands/rules/deal';
import { headerForms } from '../../hands/rules/header';
import { arePairs } from '../../hands/rules/pairs';
import { apply, startGame, type CashEvent, type CashHappening, type CashOptions, type CashState, type RefusalCode } from './game';

export const MIN_SEATS = 4;
export const MAX_SEATS = 8;

/** Hands are sorted as text; what is aside lies in the order in which it was laid. */
type CashResult = Pick<CashState, 'over' | 'winners' | 'losers' | 'letters' | 'ends' | 'dealer' | 'stockAt' | 'turned' | 'up' | 'board'
  | 'hands' | 'stock' | 'aside'>;

interface CashRecord {
  readonly Header: { readonly seats: readonly string[]; readonly options: CashOptions } & CardDeal;
  readonly State: CashState;
  readonly Event: CashEvent;
  readonly Happening: CashHappening;
  readonly Code: RefusalCode;
  readonly Result: CashResult;
}

const pairForm = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
const options = fitting<CashOptions>(v.object({ letters: v.boolean(), pairs: v.pipe(v.array(pairForm), v.readonly()) }));
const header = headerForms<CashOptions>([MIN_SEATS, MAX_SEATS], (value, seats) => {
  const read = options(value);
  return read && arePairs(read.pairs, seats) ? read : undefined;
}, () => 1);

export const CASH_RECORD: RecordForm<CashRecord> = {
  format: 'cash-record', strict: true, wholeTimes: true, apply,
  header: {
    ...header,
    seats(value, above) {
      const seats = header.seats(value, above);
      return seats !== undefined && seats.length % 2 === 0 ? seats : undefined;
    },
  },
  start: ({ options: agreed, seats, ...deal }) => startGame(agreed, seats.length, deal),
  result: ({ over, winners, losers, letters, ends, dealer, stockAt, turned, up, board, hands, stock, aside }) => ({
    over, winners, losers, letters, ends, dealer, stockAt, turned, up, board, hands: hands.map(sortedHand), stock, aside,
  }),
};
