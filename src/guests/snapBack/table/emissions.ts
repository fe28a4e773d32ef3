/** What the table's machine tells: what happened, and to whom it is to be told when. */
import type { SnapBackHappening } from '../rules/happening';

export type TableEmission =
  /**
   * `to`: a card is shown to people at once, and told to computer players when it counts: until then a call for the card before it may
   * still come, and it would be taken back.
   */
  | { readonly type: 'happened'; readonly happening: SnapBackHappening; readonly to: 'people' | 'computers' | 'all' }
  /** A new card lies open: nobody is to call the one before it any more. */
  | { readonly type: 'laid' }
  /** Nobody has chosen a number yet: computer players are to choose theirs. */
  | { readonly type: 'choose' };

export function toAll(happening: SnapBackHappening): TableEmission {
  return { type: 'happened', happening, to: 'all' };
}
