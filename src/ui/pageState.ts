/** What the page knows from one drawing to the next, and what becomes of it with whatever happens. Pure. */
import { NO_DRAFT, type Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import { SQUARES, type Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { TableHappening } from '../session/viewState';
import type { Notice, StartNotice } from './notice';
import type { Screen } from './screen';
import { USUAL_SETTINGS, type SettingsModel } from './settings/settingsModel';
import type { WaitingCall } from './table/marks/waitingCall';
import type { TableModel } from './table/tableModel';

export interface PageState {
  /** Null before anything is shown. */
  readonly screen: Screen | null;
  readonly layout: Layout;
  /** What passes by, told together; empty while nothing does. Another telling is another list. */
  readonly toast: readonly Notice[];
  /** Who called falsely just now: marked until the next tile or call. */
  readonly falseCallers: readonly Seat[];
  /** A call made at this screen that waits, because the mover may still call first; null where none does. */
  readonly waitingCall: WaitingCall | null;
  /** When a burst was pressed that is everybody's, in the page's time: until somebody says who it was. Null where nobody has to. */
  readonly pressedBurst: number | null;
  /** What is wrong for as long as it stands there. */
  readonly banner: StartNotice | null;
  /** What somebody is about to do at the table. */
  readonly draft: Draft;
  /** The square that the Tab key comes to. */
  readonly tabStop: Tile;
  /** What is still to be told as this game begins, one at a time; null before that is known. */
  readonly hints: readonly Notice[] | null;
  /** Whether the page draws the table by itself: its picture is not there yet, or none can be had. */
  readonly plain: boolean;
  /** What is set on this device. */
  readonly settings: SettingsModel;
}

/** What happens to the page. `layout`: where the window is laid out anew for it. */
export type PageChange =
  | { readonly type: 'shown'; readonly screen: Screen; readonly happenings: readonly TableHappening[]; readonly layout?: Layout }
  | { readonly type: 'laidOut'; readonly layout: Layout }
  | { readonly type: 'told'; readonly notices: readonly Notice[] }
  /** What passed by has been there long enough. */
  | { readonly type: 'toastOver' }
  | { readonly type: 'banner'; readonly banner: StartNotice | null }
  | { readonly type: 'drafted'; readonly draft: Partial<Draft> }
  | { readonly type: 'focused'; readonly tile: Tile }
  /** The first of two presses counts; null once it is said who it was. */
  | { readonly type: 'burstPressed'; readonly at: number | null }
  | { readonly type: 'plain'; readonly plain: boolean }
  | { readonly type: 'set'; readonly settings: SettingsModel; readonly layout?: Layout };

/** What becomes of the page's state at a table (`notices/atTable`). It comes with the games. */
export interface PageAtTable {
  /** What has to be told of what happened, and what must no longer be. @param before the screen of this table that was shown until now */
  shown(state: PageState, before: Screen | null, table: TableModel, happenings: readonly TableHappening[]): PageState;
  /** What passed by is over: what waited for it comes next. */
  over(state: PageState): PageState;
  /** What passes by is something else. */
  told(state: PageState, notices: readonly Notice[]): PageState;
}

/** The page before anything is shown. */
export function emptyPage(layout: Layout): PageState {
  return {
    screen: null, layout, toast: [], falseCallers: [], waitingCall: null, pressedBurst: null, banner: null, draft: NO_DRAFT,
    tabStop: SQUARES[0] as Tile, hints: null, plain: true,
    settings: USUAL_SETTINGS,
  };
}

/** The page after a change. @param games what becomes of it at a table; null before the games have come, when no table can be shown */
export function pageAfter(state: PageState, change: PageChange, games: PageAtTable | null): PageState {
  switch (change.type) {
    case 'shown': return shown({ ...state, layout: change.layout ?? state.layout }, change.screen, change.happenings, games);
    case 'laidOut': return { ...state, layout: change.layout };
    case 'told':
      if (change.notices.length === 0) return state;
      return games ? games.told(state, change.notices) : { ...state, toast: change.notices };
    case 'toastOver': return games ? games.over({ ...state, toast: [] }) : { ...state, toast: [] };
    // Whoever has to reload the page is told nothing else.
    case 'banner': return state.banner?.kind === 'superseded' ? state : { ...state, banner: change.banner };
    case 'drafted': return { ...state, draft: { ...state.draft, ...change.draft } };
    case 'focused': return { ...state, tabStop: change.tile };
    case 'burstPressed': return { ...state, pressedBurst: change.at === null ? null : state.pressedBurst ?? change.at };
    case 'plain': return { ...state, plain: change.plain };
    case 'set': return { ...state, settings: change.settings, layout: change.layout ?? state.layout };
  }
}

/** Whether a screen shows another table than the one before, or leaves it. */
export function isOtherTable(before: Screen | null, now: Screen): boolean {
  return tableId(before) !== tableId(now);
}

/** Names the table that is played at on a screen; null where there is none. */
function tableId(screen: Screen | null): string | null {
  switch (screen?.kind) {
    case 'table': return `game ${screen.game} ${screen.practice?.takenBack ?? ''}`;
    case 'drill': return `drill ${screen.round}`;
    default: return null;
  }
}

function shown(state: PageState, screen: Screen, happenings: readonly TableHappening[], games: PageAtTable | null): PageState {
  // What was said and about to be done at a table stays there.
  const other = isOtherTable(state.screen, screen);
  const fresh = other
    ? { ...state, toast: [], falseCallers: [], waitingCall: null, pressedBurst: null, hints: null, draft: NO_DRAFT } : state;
  const isLastChance = screen.kind === 'table' && screen.state.phase === 'lastChance';
  const pressedBurst = isLastChance ? fresh.pressedBurst : null;
  const next = { ...fresh, screen, pressedBurst, falseCallers: falseCallersAfter(fresh.falseCallers, other ? [] : happenings) };
  if (screen.kind === 'drill') return { ...next, draft: draftAt(next, screen.state) };
  return screen.kind === 'table' && games ? games.shown(next, other ? null : state.screen, screen, other ? [] : happenings) : next;
}

/** Whose false call is still marked after this happened. */
function falseCallersAfter(before: readonly Seat[], happenings: readonly TableHappening[]): readonly Seat[] {
  const now = happenings.flatMap((happening) => (happening.type === 'falseCall' ? [happening.seat] : []));
  return now.length > 0 || happenings.some(({ type }) => type === 'placed' || type === 'snagged') ? now : before;
}

/** What somebody is about to do, as far as this table still lets them. */
export function draftAt({ draft }: PageState, { may }: TableModel['state']): Draft {
  return !may.place && draft.held ? NO_DRAFT : draft;
}
