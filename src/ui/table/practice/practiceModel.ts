/** What of a practice game is drawn beside its table. */
import type { Hint } from '../../../practice/hint';
import type { Missed } from '../../../practice/missed';

export interface PracticeModel {
  /** The hint that was asked for: it is thought about, given, or (`none`) not to be had. Null while none is asked for. */
  readonly hint:
    | { readonly kind: 'thinking' }
    | { readonly kind: 'hint'; readonly hint: Hint }
    | { readonly kind: 'none' }
    | null;
  /** What the player has missed just now. */
  readonly missed: readonly Missed[];
  /** How often this game was taken back: each time it is another table. */
  readonly takenBack: number;
  readonly may: { readonly hint: boolean; readonly takeBack: boolean };
}
