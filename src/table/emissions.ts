/** What the table tells those who listen to it. */
import type { GameEvent, Happening, Seat } from '../rules/position';
import type { Intent, TableRefusal } from './intents';
import type { Pick } from './seating';

/** What the table tells: an act of the game with what came of it, a pick, new seats, the count; or an act turned down. */
export type TableEmission =
  /** `at`: when it was pressed, or when the time was up. */
  | { readonly type: 'played'; readonly event: GameEvent; readonly happenings: readonly Happening[]; readonly at: number }
  | { readonly type: 'picked'; readonly pick: Pick }
  | { readonly type: 'seated'; readonly from: readonly Seat[] }
  | { readonly type: 'dealt' }
  | { readonly type: 'counted' }
  /** The mover's time is up: the draw that follows is the table's doing. */
  | { readonly type: 'timeUp'; readonly seat: Seat }
  /** A call is held until the maker's move ends. Nobody but the caller is to know. */
  | { readonly type: 'held'; readonly seat: Seat; readonly maker: Seat }
  /** A call on a run that another has taken is void: it was pressed a moment too late, or was held against a maker who called. */
  | { readonly type: 'beaten'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'refused'; readonly intent: Intent; readonly refusal: TableRefusal };
