/** The rules of Salute the King as one value, and what is kept of its games. */
import * as v from 'valibot';
import { RANKS } from '../../../cards/card';
import type { KeyAfter } from '../../../strings/say';
import { pilesBests } from '../../piles/kept/bests';
import { keptGames } from '../../piles/kept/saved';
import type { PilesRules, PilesTypes } from '../../piles/rules/family';
import { recordOf } from '../../piles/rules/record';
import { slapsOptions } from '../../piles/rules/slaps/slaps';
import {
  act, answering, MAX_SEATS, MIN_SEATS, ONE_PACK_TO, saluteResult, startGame, type EndKind, type RefusalCode, type SaluteGame,
  type SaluteOwn, type SaluteResult,
} from '../rules/game';
import { areTriggers, COURT, GESTURES, type Gesture, type Triggers } from '../rules/triggers';
import { agreement, optionsOf, type SaluteAgreed } from './setup';

export interface SaluteTypes extends PilesTypes {
  readonly Call: Gesture;
  readonly Due: 'answer' | 'late';
  readonly End: EndKind;
  readonly Own: SaluteOwn;
  readonly State: SaluteGame;
  readonly Code: RefusalCode;
  readonly Result: SaluteResult;
  readonly Agreed: SaluteAgreed;
  readonly Kept: object;
  readonly Says: KeyAfter<'salute-pip-'>;
}

const { packs, flips } = slapsOptions;
const options = v.strictObject({
  packs, flips, plainTakes: v.optional(v.boolean(), false), triggers: v.optional(v.custom<Triggers>(areTriggers), COURT),
});

export const saluteRules: PilesRules<SaluteTypes> = {
  name: 'salute', agreement, options: optionsOf, act, calls: () => GESTURES, answering,
  chooses: ({ wants }) => (wants === 'dealer' ? { of: RANKS, count: GESTURES.length } : null),
  claimOf: ({ wanted }, call) => (wanted === call ? { piles: [0], middle: [] } : null),
  record: recordOf({
    format: 'salute-record', seats: [MIN_SEATS, MAX_SEATS, 1], options, unshuffled: true, start: startGame, act, result: saluteResult,
    suits: (agreed, seats) => agreed.packs === 2 || seats <= ONE_PACK_TO,
  }),
  turnsOver: () => false, middle: () => [],
  // Whoever has not answered by then is last.
  due: ({ end, wanted }) => (end !== null || wanted === null ? null : { kind: 'late', seats: [], after: 4000 }),
};

export const saluteBests = pilesBests(v.object({}), {
  what: (measure) => `salute-bests-${measure}`, better: (measure) => `salute-better-${measure}`,
});

export const saluteGames = keptGames(saluteRules, saluteBests);
export const { adapter } = saluteGames;
