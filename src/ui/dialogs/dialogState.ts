/** Which dialog lies over the page, what it came from, and what it shows that no screen tells: a copied text, the notes of a review. */
import type { Note } from '../../history/pastView';
import type { Shared } from '../browser/share';
import type { DialogName } from './frame';

export interface DialogState {
  readonly name: DialogName | null;
  /** The dialog to go back to from this one. */
  readonly before: DialogName | null;
  /** Counts what was laid over the page: each has an element of its own. */
  readonly laid: number;
  /** What came of the last copying, and the text itself. */
  readonly copied: { readonly done: boolean; readonly text: string } | null;
  /** What came of the last sharing. */
  readonly shared: Shared | null;
  /** What is told of the game that is over, once somebody has asked; null until it is known. */
  readonly notes: readonly Note[] | null;
  /** When the last count came up, in the milliseconds of input events. */
  readonly countedAt: number;
  /** When confetti was thrown for it, in the same; null where it is an end that was there before. */
  readonly thrownAt: number | null;
  /** Counts the games, so that what is told late of one is not taken for another's. */
  readonly game: number;
}

export const NO_DIALOG: DialogState = {
  name: null, before: null, laid: 0, copied: null, shared: null, notes: null, countedAt: 0, thrownAt: null, game: 0,
};

/** What happens to the dialogs. */
export type DialogChange =
  | { readonly type: 'opened'; readonly name: DialogName }
  /** The count is there: it comes from no other dialog. `now`: it was counted just now, and not before the page was opened. */
  | { readonly type: 'counted'; readonly at: number; readonly now: boolean }
  /** Somebody closed it: what it came from is there again. */
  | { readonly type: 'closed' }
  /** Something was chosen in it that leads elsewhere. */
  | { readonly type: 'left' }
  | { readonly type: 'copied'; readonly done: boolean; readonly text: string }
  | { readonly type: 'shared'; readonly shared: Shared }
  | { readonly type: 'reviewed'; readonly game: number; readonly notes: readonly Note[] }
  /** Another game: nothing lies over it, and nothing is known of the last one. */
  | { readonly type: 'otherGame' };

/** These lie over another dialog, and lead back to it. */
const SECOND: ReadonlySet<DialogName | null> = new Set(['settings', 'rules', 'review', 'card', 'lessons']);

/** The dialogs after a change. */
export function dialogAfter(state: DialogState, change: DialogChange): DialogState {
  const laid = state.laid + 1;
  switch (change.type) {
    case 'opened': return { ...state, laid, name: change.name, before: state.name, copied: null, shared: null };
    case 'counted': return { ...state, laid, name: 'result', countedAt: change.at, thrownAt: change.now ? change.at : null };
    case 'closed': return { ...state, laid, name: SECOND.has(state.name) ? state.before : null, before: null };
    case 'left': return { ...state, laid, name: null };
    case 'copied': return { ...state, copied: { done: change.done, text: change.text } };
    case 'shared': return { ...state, shared: change.shared };
    case 'reviewed': return change.game === state.game ? { ...state, notes: change.notes } : state;
    case 'otherGame': return { ...NO_DIALOG, laid, game: state.game + 1 };
  }
}
