/** What Snap shows, and what becomes of it. Pure. */
import { keptDraft } from '../kept/draft';
import { toStore, type SavedSnap } from '../kept/savedGame';
import type { Seat } from '../rules/game';
import { homeAfter, type HomeChange } from '../ui/home/homeModel';
import type { LessonModel } from '../ui/lesson/lessonModel';
import type { ReplayModel } from '../ui/replay/replayModel';
import type { SnapScreen } from '../ui/screens';
import { tableAfter, type TableChange } from '../ui/table/tableModel';
import type { SnapTableView } from '../table/tableView';
import type { KeptScreen } from './keptScreen';

export interface AppState {
  /** Null while nobody looks at it, or what is to be shown has not come. */
  readonly screen: SnapScreen | null;
  /** The game that is played or looked at, as it was opened. */
  readonly game: SavedSnap | null;
}

export const NOTHING_SHOWN: AppState = { screen: null, game: null };

export type AppChange =
  | { readonly type: 'opened'; readonly screen: SnapScreen | null; readonly game: SavedSnap | null }
  | { readonly type: 'home'; readonly change: HomeChange }
  | { readonly type: 'table'; readonly change: TableChange }
  /** Whose review is wanted. */
  | { readonly type: 'review'; readonly seat: Seat }
  /** The replay, as it stands now; and the lesson. */
  | { readonly type: 'replay'; readonly screen: ReplayModel }
  | { readonly type: 'lesson'; readonly screen: LessonModel }
  /** Nobody looks at it any more. */
  | { readonly type: 'left' };

/** What does not go with what is shown changes nothing: it comes too late. */
export function appAfter(state: AppState, change: AppChange): AppState {
  const { screen } = state;
  switch (change.type) {
    case 'opened': return { screen: change.screen, game: change.game };
    case 'left': return NOTHING_SHOWN;
    case 'home': return screen?.kind === 'home' ? { ...state, screen: homeAfter(screen, change.change) } : state;
    case 'table': return screen?.kind === 'table' ? { ...state, screen: tableAfter(screen, change.change) } : state;
    case 'review': return screen?.kind === 'after' ? { ...state, screen: { ...screen, whose: change.seat } } : state;
    case 'replay': case 'lesson': return { ...state, screen: change.screen };
  }
}

/** Whether time runs that a hidden page has to stop. */
export function isPlaying({ screen }: AppState): boolean {
  switch (screen?.kind) {
    case 'table': return runs(screen.view);
    case 'lesson': return runs(screen.table.view);
    case 'replay': return screen.playing;
    default: return false;
  }
}

function runs({ phase, paused }: SnapTableView): boolean {
  return phase !== 'ready' && phase !== 'over' && !paused;
}

/** What a reload of the tab comes back to. */
export function keptOf({ screen, game }: AppState): KeptScreen {
  switch (screen?.kind) {
    case 'home': return { screen: 'home', draft: keptDraft(screen.draft) };
    // Before the first card a game lies nowhere else.
    case 'table': return game ? { screen: 'table', game: game.id, ...(game.events.length === 0 ? { begun: toStore(game) } : {}) }
      : { screen: 'home' };
    case 'after': return { screen: 'after', game: screen.id, whose: screen.whose };
    case 'replay': return game ? { screen: 'replay', game: game.id, step: screen.step } : { screen: 'home' };
    case 'bests': return {
      screen: 'bests', name: screen.people[screen.whose]?.name ?? null, ...(screen.after === null ? {} : { after: screen.after }),
    };
    case 'lesson': return { screen: 'lesson', part: screen.panel.part };
    default: return { screen: 'home' };
  }
}
