/** What somebody's own bests are drawn from, and what is asked for there. */
import type { ShellTypes } from '../types';
import type { BestsOf } from '../../games/keptBests';

/** Somebody who has games on this device. `name`: null is the player of this device. */
export interface BestsPerson { readonly name: string | null; readonly shown: string }

export interface BestsModel<T extends Pick<ShellTypes, 'Played'>> {
  readonly kind: 'bests';
  readonly people: readonly BestsPerson[];
  /** Which of them is shown. */
  readonly whose: number;
  readonly bests: BestsOf<T['Played']>;
  /** The game they were opened after, to which "Back" leads; null: they were opened on the first screen. */
  readonly after: string | null;
}
