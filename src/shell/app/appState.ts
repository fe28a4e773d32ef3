/** What a game shows, and what becomes of it. Pure. */
import type { BestsModel } from '../bests/bestsModel';
import { keptDraft } from '../../seats/draftSeats';
import { homeAfter, type HomeChange, type HomeModel } from '../home/homeModel';
import type { ShellGame, TableScreen } from '../shellGame';
import type { AfterModel, LessonModel, ReplayModel, ShellTypes, TableChange } from '../types';
import type { KeptScreen } from './keptScreen';

/** The screens of a game, by their kinds. */
export interface ShellScreens<T extends ShellTypes> {
  readonly home: HomeModel<T>;
  readonly table: T['Table'];
  readonly after: AfterModel<T>;
  readonly replay: ReplayModel<T>;
  readonly bests: BestsModel<T>;
  readonly lesson: LessonModel<T>;
}
export type ShellScreen<T extends ShellTypes> = ShellScreens<T>[keyof ShellScreens<T>];

export interface AppState<T extends ShellTypes> {
  /** Null while nobody looks at it, or what is to be shown has not come. */
  readonly screen: ShellScreen<T> | null;
  /** The game that is played or looked at, as it was opened. */
  readonly game: T['Saved'] | null;
}

export type AppChange<T extends ShellTypes> =
  | { readonly type: 'opened'; readonly screen: ShellScreen<T> | null; readonly game: T['Saved'] | null }
  | { readonly type: 'home'; readonly change: HomeChange<T> }
  | { readonly type: 'table'; readonly change: TableChange<T> }
  /** Whose review is wanted. */
  | { readonly type: 'review'; readonly seat: number }
  /** The replay, as it stands now; and the lesson. */
  | { readonly type: 'replay'; readonly screen: ReplayModel<T> }
  | { readonly type: 'lesson'; readonly screen: LessonModel<T> }
  /** Nobody looks at it any more. */
  | { readonly type: 'left' };

/** What of a game says what becomes of its screens, and what is kept of them. */
type StateOf<T extends ShellTypes> = Pick<ShellGame<T>, 'toStore'> & { readonly table: Pick<TableScreen<T>, 'after'> };

/** The screen of a kind, if that is the one that is shown. */
export function shownAs<T extends ShellTypes, K extends keyof ShellScreens<T>>(
  { screen }: AppState<T>, kind: K,
): ShellScreens<T>[K] | null {
  return screen?.kind === kind ? screen as ShellScreens<T>[K] : null;
}

/** What does not go with what is shown changes nothing: it comes too late. */
export function appAfter<T extends ShellTypes>(game: StateOf<T>, state: AppState<T>, change: AppChange<T>): AppState<T> {
  const { screen } = state;
  switch (change.type) {
    case 'opened': return { screen: change.screen, game: change.game };
    case 'left': return { screen: null, game: null };
    case 'home': return screen?.kind === 'home' ? { ...state, screen: homeAfter(screen as HomeModel<T>, change.change) } : state;
    case 'table': return screen?.kind === 'table' ? { ...state, screen: game.table.after(screen as T['Table'], change.change) } : state;
    case 'review': return screen?.kind === 'after' ? { ...state, screen: { ...screen as AfterModel<T>, whose: change.seat } } : state;
    case 'replay': case 'lesson': return { ...state, screen: change.screen };
  }
}

/** Whether time goes on that a hidden page has to stop. */
export function isPlaying<T extends ShellTypes>({ screen }: AppState<T>): boolean {
  switch (screen?.kind) {
    case 'table': return goesOn((screen as T['Table']).view);
    case 'lesson': return goesOn((screen as LessonModel<T>).table.view);
    case 'replay': return (screen as ReplayModel<T>).playing;
    default: return false;
  }
}

function goesOn({ phase, paused }: ShellTypes['View']): boolean {
  return phase !== 'ready' && phase !== 'over' && !paused;
}

/** What a reload of the tab comes back to. */
export function keptOf<T extends ShellTypes>({ toStore }: StateOf<T>, { screen, game }: AppState<T>): KeptScreen {
  switch (screen?.kind) {
    case 'home': return { screen: 'home', draft: keptDraft((screen as HomeModel<T>).draft) };
    // Before its first event a game lies nowhere else.
    case 'table': return game ? { screen: 'table', game: game.id, ...(game.events.length === 0 ? { begun: toStore(game) } : {}) }
      : { screen: 'home' };
    case 'after': {
      const { saved, whose } = screen as AfterModel<T>;
      return { screen: 'after', game: saved.id, whose };
    }
    case 'replay': return game ? { screen: 'replay', game: game.id, step: (screen as ReplayModel<T>).step } : { screen: 'home' };
    case 'bests': {
      const { people, whose, after } = screen as BestsModel<T>;
      return { screen: 'bests', name: people[whose]?.name ?? null, ...(after === null ? {} : { after }) };
    }
    case 'lesson': return { screen: 'lesson', part: (screen as LessonModel<T>).panel.part };
    default: return { screen: 'home' };
  }
}
