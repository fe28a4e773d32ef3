/** The records of Speed. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import type { DealtHeader } from '../../dealtRecord';
import type { SharedCode } from '../../laying/rules/acting';
import type { Seat } from '../../laying/rules/game';
import { layingRecord, optionsForm } from '../../laying/rules/record';
import { act, REFILLS, startGame, type SpeedCode, type SpeedEvent, type SpeedGame, type SpeedHappening, type SpeedOptions } from './game';

type Listed = 'flips' | 'hands' | 'stocks' | 'talons' | 'piles' | 'tieTo';
/** Hands are sorted as text. */
interface SpeedResult extends Pick<SpeedGame, Listed> { readonly over: boolean; readonly winners: readonly Seat[] }

export interface RecordedSpeed {
  readonly Header: DealtHeader<SpeedOptions>;
  readonly State: SpeedGame;
  readonly Event: SpeedEvent;
  readonly Happening: SpeedHappening;
  readonly Code: SpeedCode | SharedCode;
  readonly Result: SpeedResult;
}

const sorted = (hand: readonly Card[]): readonly Card[] => hand.toSorted((a, b) => (a < b ? -1 : Number(a > b)));

export const record = layingRecord<SpeedOptions, RecordedSpeed>({
  format: 'speed-record', options: optionsForm({ refill: v.picklist(REFILLS) }), start: startGame, apply: act,
  result: ({ end, flips, hands, stocks, talons, piles, tieTo }) => ({
    over: end !== null, winners: end?.winners ?? [], flips, hands: hands.map(sorted), stocks, talons, piles, tieTo,
  }),
});
