/** What the page knows from one drawing to the next, and what becomes of it with whatever happens. Pure. */
import { NO_DRAFT, type Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import { SQUARES, type Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { TableHappening } from '../session/viewState';
import { firstMoveOf, noticeOf, type Notice, type StartNotice } from './notice';
import type { Screen } from './screen';
import { USUAL_SETTINGS, type SettingsModel } from './settings/settingsModel';
import type { TableModel } from './table/tableModel';

export interface PageState {
  /** Null before anything is shown. */
  readonly screen: Screen | null;
  readonly layout: Layout;
  /** What passes by, told together; empty while nothing does. Another telling is another list. */
  readonly toast: readonly Notice[];
  /** Who called falsely just now: marked until the next tile or call. */
  readonly falseCallers: readonly Seat[];
  /** When a burst was pressed that is everybody's, in the page's time: until somebody says who it was. Null where nobody has to. */
  readonly pressedBurst: number | null;
  /** What is wrong for as long as it stands there. */
  readonly banner: StartNotice | null;
  /** What somebody is about to do at the table. */
  readonly draft: Draft;
  /** The square that the Tab key comes to. */
  readonly tabStop: Tile;
  /** Whether it was told in this game what a first move is made of. */
  readonly hinted: boolean;
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

/** The page before anything is shown. */
export function emptyPage(layout: Layout): PageState {
  return {
    screen: null, layout, toast: [], falseCallers: [], pressedBurst: null, banner: null, draft: NO_DRAFT,
    tabStop: SQUARES[0] as Tile, hinted: false, plain: true,
    settings: USUAL_SETTINGS,
  };
}

/** The page after a change. */
export function pageAfter(state: PageState, change: PageChange): PageState {
  switch (change.type) {
    case 'shown': return shown({ ...state, layout: change.layout ?? state.layout }, change.screen, change.happenings);
    case 'laidOut': return { ...state, layout: change.layout };
    case 'told': return change.notices.length === 0 ? state : { ...state, toast: change.notices };
    case 'toastOver': return { ...state, toast: [] };
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

function shown(state: PageState, screen: Screen, happenings: readonly TableHappening[]): PageState {
  // What was said and about to be done at a table stays there.
  const other = isOtherTable(state.screen, screen);
  const fresh = other ? { ...state, toast: [], falseCallers: [], pressedBurst: null, hinted: false, draft: NO_DRAFT } : state;
  const isLastChance = screen.kind === 'table' && screen.state.phase === 'lastChance';
  const pressedBurst = isLastChance ? fresh.pressedBurst : null;
  const next = { ...fresh, screen, pressedBurst, falseCallers: falseCallersAfter(fresh.falseCallers, other ? [] : happenings) };
  if (screen.kind === 'drill') return { ...next, draft: draftAt(next, screen.state) };
  return screen.kind === 'table' ? atTable(next, screen, other ? [] : happenings) : next;
}

/** Whose false call is still marked after this happened. */
function falseCallersAfter(before: readonly Seat[], happenings: readonly TableHappening[]): readonly Seat[] {
  const now = happenings.flatMap((happening) => (happening.type === 'falseCall' ? [happening.seat] : []));
  return now.length > 0 || happenings.some(({ type }) => type === 'placed' || type === 'snagged') ? now : before;
}

/** What has to be told of what happened, and what must no longer be. */
function atTable(
  state: PageState, { state: table, lesson, again, newcomer, challenge }: TableModel, happenings: readonly TableHappening[],
): PageState {
  // In a lesson Pip tells it all; where a move is tried again, the panel does.
  if (lesson || again) return { ...state, draft: draftAt(state, table) };
  // A hint goes with the move that it was for: the next player must not read it as theirs.
  const kept = table.may.place || table.paused ? state.toast : state.toast.filter(({ kind }) => kind !== 'firstMove');
  const notice = noticeOf({ state: table, happenings }, state.layout.edges !== undefined);
  // Who was how fast is told a moment after the run was taken: it must not push away what that cost somebody.
  const beside = happenings.some(({ type }) => type === 'raced') ? kept : [];
  const toast = notice ? [...beside, notice] : sameOr(state.toast, kept);
  const draft = draftAt(state, table);
  if (state.hinted || !table.may.place || table.viewer === null) return { ...state, toast, draft };
  const first = table.board.length < table.seats.length;
  if (!first) return { ...state, draft, hinted: true, toast };
  const dared: Notice[] = challenge ? [{ kind: 'toBeat', toBeat: challenge }] : [];
  return { ...state, draft, hinted: true, toast: [...dared, firstTime(newcomer) ?? firstMoveOf(table, table.viewer)] };
}

/** What somebody is about to do, as far as this table still lets them. */
function draftAt({ draft }: PageState, { may }: TableModel['state']): Draft {
  return !may.place && draft.held ? NO_DRAFT : draft;
}

/** Who has more time to call in their first game is told so as it begins; a mark tells them what to do. */
function firstTime(newcomer: TableModel['newcomer']): Notice | null {
  return newcomer?.seconds == null ? null : { kind: 'firstGame', seconds: newcomer.seconds };
}

/** The same list where nothing was taken from it: it goes on passing by. */
function sameOr<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length ? before : now;
}
