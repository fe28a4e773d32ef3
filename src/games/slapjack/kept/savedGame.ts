/** The rules of Slapjack as one value, and what is kept of its games. */
import * as v from 'valibot';
import { pilesBests } from '../../piles/kept/bests';
import { keptGames } from '../../piles/kept/saved';
import type { PilesRules, PilesTypes } from '../../piles/rules/family';
import { recordOf } from '../../piles/rules/record';
import { slapsOptions, slapsResult, type SlapsOwn, type SlapsResult } from '../../piles/rules/slaps/slaps';
import type { KeyAfter } from '../../../strings/say';
import { act, claimOf, MAX_SEATS, MIN_SEATS, startGame, type EndKind, type RefusalCode, type SlapjackGame } from '../rules/game';
import { agreement, optionsOf, type SlapjackAgreed } from './setup';

export interface SlapjackTypes extends PilesTypes {
  readonly Call: 'slap';
  readonly Due: 'take';
  readonly End: EndKind;
  readonly Own: SlapsOwn;
  readonly State: SlapjackGame;
  readonly Code: RefusalCode;
  readonly Result: SlapsResult;
  readonly Agreed: SlapjackAgreed;
  readonly Kept: object;
  readonly Says: KeyAfter<'slapjack-pip-'>;
}

export const slapjackRules: PilesRules<SlapjackTypes> = {
  name: 'slapjack', agreement, options: optionsOf, act, claimOf, calls: () => ['slap'],
  record: recordOf({
    format: 'slapjack-record', seats: [MIN_SEATS, MAX_SEATS, 1], options: v.strictObject(slapsOptions), unshuffled: true, start: startGame,
    act, result: slapsResult,
  }),
  turnsOver: () => false, middle: () => [],
  // So long a last jack may be slapped.
  due: ({ end, owed }) => (end !== null || owed === null ? null : { kind: 'take', seats: [owed], after: 1200 }),
};

export const slapjackBests = pilesBests(v.object({}), 'jack');

export const slapjackGames = keptGames(slapjackRules, slapjackBests);
export const { adapter } = slapjackGames;
