/** Whether the game plays without a server on this device, and whether a newer version of it waits; and what becomes of that. Pure. */
import type { NotKept } from './messages';

export interface OfflineState {
  /**
   * Whether the game plays without a server: `yes`, `not-yet` (it may come), `no-room` (the browser has none for it), or `never` (this
   * browser keeps no such copy: an old one, some private windows, and a page that came without encryption).
   */
  readonly copy: 'yes' | 'not-yet' | 'no-room' | 'never';
  /**
   * What there is to tell of a newer version: it `waits`; it was asked for and is `busy`, because a game is on in another tab; or it is
   * `used` by now, which another tab has asked for: this one goes on with the older version until it is reloaded.
   */
  readonly update: 'none' | 'waits' | 'busy' | 'used';
}

/** Before anything is known. */
export const NOTHING_KEPT: OfflineState = { copy: 'not-yet', update: 'none' };

export type OfflineChange =
  /** The browser has no service workers, or lets this page have none. */
  | { readonly type: 'refused' }
  /** All files of a version are kept. */
  | { readonly type: 'kept' }
  | { readonly type: 'notKept'; readonly why: NotKept }
  /** A newer version waits. */
  | { readonly type: 'waits' }
  /** It was asked for, and cannot be taken now. */
  | { readonly type: 'busy' }
  /** The newer version is used from now on. */
  | { readonly type: 'used' };

/** What is known after a change. */
export function offlineAfter(state: OfflineState, change: OfflineChange): OfflineState {
  switch (change.type) {
    case 'refused': return { ...state, copy: 'never' };
    case 'kept': return { ...state, copy: 'yes' };
    // An update that does not come leaves the copy as it is.
    case 'notKept': return state.copy === 'yes' ? state : { ...state, copy: change.why === 'noRoom' ? 'no-room' : 'not-yet' };
    case 'waits': return { ...state, update: state.update === 'used' ? 'used' : 'waits' };
    case 'busy': return { ...state, update: state.update === 'waits' ? 'busy' : state.update };
    case 'used': return { ...state, update: 'used' };
  }
}
