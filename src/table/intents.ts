/** What a seat can ask of the table. Whether a person or a computer sits there, the table does not know. */
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

/** When a time to call is up, that stands in line with what was pressed before and after it. */
export interface TimeUp {
  readonly kind: 'timeUp';
  readonly at: number;
  /** The tile whose move it ends; null: the last chance. */
  readonly tile: Tile | null;
}

/** Why the table turns an intent down: as the rules say, or because it is not the time for it. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'not-now' }
  /** They have called falsely in the last chance. */
  | { readonly code: 'called-in-vain' }
  | { readonly code: 'not-your-pick'; readonly picker: Seat }
  | { readonly code: 'no-such-tile'; readonly index: number };
