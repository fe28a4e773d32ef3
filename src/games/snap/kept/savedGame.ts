/** The rules of Snap as one value, and what is kept of its games. */
import * as v from 'valibot';
import { pilesBests } from '../../piles/kept/bests';
import { keptGames, type SavedPiles } from '../../piles/kept/saved';
import type { PilesRules, PilesTypes } from '../../piles/rules/family';
import { recordOf } from '../../piles/rules/record';
import { act, type RefusalCode } from '../rules/acts';
import { claimOf } from '../rules/claims';
import {
  callsAt, isOutDue, MAX_SEATS, MIN_SEATS, startGame, TABLES, turnsOver, type CallKind, type EndKind, type SnapGame, type SnapTable,
} from '../rules/game';
import type { SnapOwn } from '../rules/happening';
import { recordedOptions, resultOf, type GameResult } from '../rules/record';
import type { KeyAfter } from '../../../strings/say';
import { agreement, optionsOf, type SnapAgreed } from './setup';

export interface SnapTypes extends PilesTypes {
  readonly Call: CallKind;
  readonly Due: 'out';
  readonly End: EndKind;
  readonly Own: SnapOwn;
  readonly State: SnapGame;
  readonly Code: RefusalCode;
  readonly Result: GameResult;
  readonly Agreed: SnapAgreed;
  readonly Kept: { readonly table: SnapTable };
  readonly Says: KeyAfter<'snap-pip-'>;
}
export type SavedSnap = SavedPiles<SnapTypes>;

export const snapRules: PilesRules<SnapTypes> = {
  name: 'snap', agreement, options: optionsOf, act, claimOf, calls: callsAt,
  record: recordOf({
    format: 'snap-record', seats: [MIN_SEATS, MAX_SEATS], options: recordedOptions, start: startGame, act, result: resultOf,
  }),
  turnsOver,
  middle: ({ pot, pools }) => [...pot.length > 0 ? [pot] : [], ...pools],
  due(game) {
    const seat = game.out.findIndex((_, one) => isOutDue(game, one));
    // Until then a call may still come of whoever can turn no card.
    return seat < 0 ? null : { kind: 'out', seats: [seat], after: 2500 };
  },
};

export const snapBests = pilesBests(v.object({ table: v.picklist(TABLES) }));

export const snapGames = keptGames(snapRules, snapBests);
export const { adapter } = snapGames;
