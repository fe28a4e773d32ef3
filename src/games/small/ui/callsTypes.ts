/** A game at which open cards are called and won on its screens, in types. */
import type { SavedGame } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import type { SmallAgreed } from '../kept/agreed';
import type { CallsPlayed } from '../kept/callBests';
import type { CallsReport, CallsStep, CallsTypes } from '../review/calls';
import type { SmallShell } from './smallTypes';

/** The types that such a game hands in. */
export interface CallsNames<
  Kept extends CallsTypes = CallsTypes, Played extends CallsTypes = CallsTypes, Agreed extends SmallAgreed = SmallAgreed,
  Says extends string = string,
> {
  /** As it is kept, and as it is played at its table. */
  readonly Kept: Kept;
  readonly Played: Played;
  readonly Agreed: Agreed;
  /** What the teacher of its lesson says, by the names of it. */
  readonly Says: Says;
}

type Same = 'View' | 'Happening' | 'Act' | 'Intent' | 'Set' | 'Table' | 'TableChange' | 'TableCommand';

export interface CallsShell<N extends CallsNames> extends Pick<SmallShell<N['Played']>, Same> {
  readonly Agreed: N['Agreed'];
  readonly Saved: SavedGame<N['Kept']>;
  readonly Opened: OpenedGame<N['Kept']>;
  readonly Past: SmallShell<N['Played']>['Past'] & { readonly cards: number };
  readonly Played: CallsPlayed;
  readonly Says: N['Says'];
  readonly Report: CallsReport<N['Kept']>;
  readonly Step: CallsStep<N['Kept']>;
}
