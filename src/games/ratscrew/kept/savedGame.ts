/** The rules of Egyptian Ratscrew as one value, and what is kept of its games. */
import * as v from 'valibot';
import { pilesBests } from '../../piles/kept/bests';
import { keptGames } from '../../piles/kept/saved';
import type { PilesRules, PilesTypes } from '../../piles/rules/family';
import { recordOf } from '../../piles/rules/record';
import { slapsOptions, slapsResult, type SlapsResult } from '../../piles/rules/slaps/slaps';
import type { KeyAfter } from '../../../strings/say';
import { act } from '../rules/act';
import {
  askedIn, claimOf, liesOf, MAX_SEATS, MIN_SEATS, startGame, type Challenge, type EndKind, type RatscrewGame, type RatscrewOwn,
  type RefusalCode,
} from '../rules/game';
import { agreement, optionsOf, type RatscrewAgreed } from './setup';

export interface RatscrewTypes extends PilesTypes {
  readonly Call: 'slap';
  readonly Due: 'take' | 'goon' | 'decline';
  readonly End: EndKind;
  readonly Own: RatscrewOwn;
  readonly State: RatscrewGame;
  /** The challenge that is to be answered, which everybody has seen. */
  readonly Facts: { readonly challenge: Challenge | null };
  readonly Code: RefusalCode;
  readonly Result: SlapsResult;
  readonly Agreed: RatscrewAgreed;
  readonly Kept: object;
  readonly Says: KeyAfter<'ratscrew-pip-'>;
}

/** So long a last card can be slapped, in milliseconds, whether it can be or not; and so long whoever is asked has to answer. */
const [TAKE_AFTER, ANSWER_WITHIN] = [1000, 3000];

export const ratscrewRules: PilesRules<RatscrewTypes> = {
  name: 'ratscrew', agreement, options: optionsOf, act, claimOf, calls: () => ['slap'],
  record: recordOf({
    format: 'ratscrew-record', seats: [MIN_SEATS, MAX_SEATS, 1], unshuffled: true, start: startGame, act, result: slapsResult,
    options: v.strictObject({
      ...slapsOptions, jokers: v.optional(v.picklist([0, 1, 2, 3, 4]), 0),
      sandwich: v.optional(v.boolean(), false), runs: v.optional(v.boolean(), false),
    }),
  }),
  turnsOver: () => false, middle: () => [], lies: liesOf, facts: ({ challenge }) => ({ challenge }),
  choice(game) {
    const seat = askedIn(game);
    return seat === null ? null : { seat, goOn: 'goon', decline: 'decline' };
  },
  due(game) {
    const [{ end, owed }, asked] = [game, askedIn(game)];
    if (end === null && owed !== null) return { kind: 'take', seats: [owed], after: TAKE_AFTER };
    return asked === null ? null : { kind: 'decline', seats: [asked], after: ANSWER_WITHIN };
  },
};

export const ratscrewBests = pilesBests(v.object({}), 'slap');

export const ratscrewGames = keptGames(ratscrewRules, ratscrewBests);
export const { adapter } = ratscrewGames;
