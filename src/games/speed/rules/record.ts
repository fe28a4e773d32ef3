/** The records of Speed. */
import * as v from 'valibot';
import { sortedHand } from '../../dealtRecord';
import type { Seat } from '../../laying/rules/game';
import { layingRecord, optionsForm, type LayingRecord } from '../../laying/rules/record';
import { act, REFILLS, startGame, type SpeedCode, type SpeedEvent, type SpeedGame, type SpeedHappening, type SpeedOptions } from './game';

type Listed = 'flips' | 'hands' | 'stocks' | 'talons' | 'piles' | 'tieTo';
/** Hands are sorted as text. */
interface SpeedResult extends Pick<SpeedGame, Listed> { readonly over: boolean; readonly winners: readonly Seat[] }

type RecordedSpeed = LayingRecord<SpeedOptions, SpeedGame, SpeedEvent, SpeedHappening, SpeedCode, SpeedResult>;

export const record = layingRecord<SpeedOptions, RecordedSpeed>({
  format: 'speed-record', options: optionsForm({ refill: v.picklist(REFILLS) }), start: startGame, apply: act,
  result: ({ end, flips, hands, stocks, talons, piles, tieTo }) => ({
    over: end !== null, winners: end?.winners ?? [], flips, hands: hands.map(sortedHand), stocks, talons, piles, tieTo,
  }),
});
