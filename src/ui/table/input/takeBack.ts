/**
 * Taking a tap back: a tile that was tapped waits over its square, for a moment or until a second tap, and nobody is told before it is
 * played. Pure; what passes and is shown is `tapping`'s.
 */
import type { Tile } from '../../../rules/board';
import type { TakeBack } from '../../../setup/inputSettings';

/** How long a tile waits over its square before it is played, in milliseconds. */
export const WAIT_MS = 250;

/** What a tile was chosen with. A mouse hits what it points at, and a key is no slip of a finger. */
export type Pointer = 'finger' | 'mouse' | 'key';

/** The tile that waits, and for what; null while none does. */
export type TakeBackState = { readonly tile: Tile; readonly until: 'moment' | 'secondTap' } | null;

/** What happens to it. */
export type TakeBackChange =
  /** A tile was chosen: on the rack, or by its square. */
  | { readonly type: 'chosen'; readonly tile: Tile; readonly by: Pointer; readonly setting: TakeBack }
  /** The moment has passed. */
  | { readonly type: 'waited' }
  /** Something was done that has the tile played first, such as a call. */
  | { readonly type: 'goneOn' }
  /** It was taken back by hand, or cannot be played any more. */
  | { readonly type: 'takenBack' };

/** What waits after a change, and the tile that is to be played now. */
interface Outcome { readonly state: TakeBackState; readonly plays: Tile | null }

/** What comes of a change. */
export function takeBackAfter(state: TakeBackState, change: TakeBackChange): Outcome {
  switch (change.type) {
    case 'chosen': return chosen(state, change.tile, waitOf(change.by, change.setting));
    case 'waited': case 'goneOn': return state?.until === 'moment' ? { state: null, plays: state.tile } : { state, plays: null };
    case 'takenBack': return { state: null, plays: null };
  }
}

/** What a tile that was chosen waits for; null: it is played at once. */
function waitOf(by: Pointer, setting: TakeBack): 'moment' | 'secondTap' | null {
  if (by === 'key' || setting === 'never') return null;
  if (setting === 'always') return 'secondTap';
  return by === 'finger' ? 'moment' : null;
}

function chosen(state: TakeBackState, tile: Tile, until: 'moment' | 'secondTap' | null): Outcome {
  if (until === null) return { state: null, plays: tile };
  if (state?.tile !== tile) return { state: { tile, until }, plays: null };
  // A tap on a tile that waits: the one that was asked for, or one that takes it back.
  return state.until === 'secondTap' ? { state: null, plays: tile } : { state: null, plays: null };
}
