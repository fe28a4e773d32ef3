/** What Snap Back shows, and what becomes of it. Pure. */
import { toStore, type SavedSnapBack } from '../kept/savedGame';
import { keptDraft } from '../kept/draft';
import { homeAfter, type HomeChange } from '../ui/home/homeModel';
import type { SnapBackScreen } from '../ui/screens';
import { tableAfter, type TableChange } from '../ui/table/tableModel';
import type { KeptScreen } from './keptScreen';

export interface GuestState {
  /** Null while nobody looks at it. */
  readonly screen: SnapBackScreen | null;
  /** The game that is played or looked at, as it was opened. */
  readonly game: SavedSnapBack | null;
}

export const NOTHING_SHOWN: GuestState = { screen: null, game: null };

export type GuestChange =
  | { readonly type: 'opened'; readonly screen: SnapBackScreen; readonly game: SavedSnapBack | null }
  | { readonly type: 'home'; readonly change: HomeChange }
  | { readonly type: 'table'; readonly change: TableChange }
  /** Nobody looks at it any more. */
  | { readonly type: 'left' };

/** What does not go with what is shown changes nothing: it comes too late. */
export function guestAfter(state: GuestState, change: GuestChange): GuestState {
  const { screen } = state;
  switch (change.type) {
    case 'opened': return { screen: change.screen, game: change.game };
    case 'left': return NOTHING_SHOWN;
    case 'home': return screen?.kind === 'home' ? { ...state, screen: homeAfter(screen, change.change) } : state;
    case 'table': return screen?.kind === 'table' ? { ...state, screen: tableAfter(screen, change.change) } : state;
  }
}

/** Whether time runs that a hidden page has to stop. */
export function isPlaying({ screen }: GuestState): boolean {
  if (screen?.kind !== 'table') return false;
  const { phase, paused } = screen.view;
  return phase !== 'ready' && phase !== 'over' && !paused;
}

/** What a reload of the tab comes back to. */
export function keptOf({ screen, game }: GuestState): KeptScreen {
  if (screen?.kind === 'table' && game !== null) {
    // Before the first card it lies nowhere else.
    return { screen: 'table', game: game.id, ...(game.events.length === 0 ? { begun: toStore(game) } : {}) };
  }
  return { screen: 'home', ...(screen?.kind === 'home' ? { draft: keptDraft(screen.draft) } : {}) };
}
