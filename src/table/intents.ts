/** What a hand can ask of the table, whether a person's or a computer's: the table does not know which it is. */
import type { Tile } from '../rules/board';
import type { Refusal, Seat } from '../rules/position';

/** `at` is when the key or finger went down, in milliseconds of the table's time; it decides races. */
interface By { readonly seat: Seat; readonly at: number }

export type Intent =
  /** Picks the face-down tile at `index` in the draw for order. */
  | (By & { readonly kind: 'pick'; readonly index: number })
  | (By & { readonly kind: 'place'; readonly tile: Tile })
  | (By & { readonly kind: 'call' })
  | (By & { readonly kind: 'draw' })
  /** Ends the last chance: nobody sees a run any more. */
  | (By & { readonly kind: 'count' });

/** Why the table turns an intent down: as the rules say, or because it is not the time for it. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'not-now' }
  | { readonly code: 'not-your-pick'; readonly picker: Seat }
  | { readonly code: 'no-such-tile'; readonly index: number };
