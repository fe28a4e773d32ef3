/** What the page knows from one drawing to the next, and what becomes of it with whatever happens. Pure. */
import { NO_DRAFT, type Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import { SQUARES, type Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { TableHappening } from '../session/viewState';
import { firstMoveOf, noticesOf, type Notice, type StartNotice } from './notice';
import type { Screen } from './screen';
import { USUAL_SETTINGS, type SettingsModel } from './settings/settingsModel';
import { youOf } from './story';
import { waitingAfter, type WaitingCall } from './table/marks/waitingCall';
import { markDue } from './table/newcomer/markDue';
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

/** The page before anything is shown. */
export function emptyPage(layout: Layout): PageState {
  return {
    screen: null, layout, toast: [], falseCallers: [], waitingCall: null, pressedBurst: null, banner: null, draft: NO_DRAFT,
    tabStop: SQUARES[0] as Tile, hints: null, plain: true,
    settings: USUAL_SETTINGS,
  };
}

/** The page after a change. */
export function pageAfter(state: PageState, change: PageChange): PageState {
  switch (change.type) {
    case 'shown': return shown({ ...state, layout: change.layout ?? state.layout }, change.screen, change.happenings);
    case 'laidOut': return { ...state, layout: change.layout };
    case 'told': return change.notices.length === 0 ? state : told(state, change.notices);
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
  const fresh = other
    ? { ...state, toast: [], falseCallers: [], waitingCall: null, pressedBurst: null, hints: null, draft: NO_DRAFT } : state;
  const isLastChance = screen.kind === 'table' && screen.state.phase === 'lastChance';
  const pressedBurst = isLastChance ? fresh.pressedBurst : null;
  const next = { ...fresh, screen, pressedBurst, falseCallers: falseCallersAfter(fresh.falseCallers, other ? [] : happenings) };
  if (screen.kind === 'drill') return { ...next, draft: draftAt(next, screen.state) };
  return screen.kind === 'table' ? atTable(next, other ? null : state.screen, screen, other ? [] : happenings) : next;
}

/** Whose false call is still marked after this happened. */
function falseCallersAfter(before: readonly Seat[], happenings: readonly TableHappening[]): readonly Seat[] {
  const now = happenings.flatMap((happening) => (happening.type === 'falseCall' ? [happening.seat] : []));
  return now.length > 0 || happenings.some(({ type }) => type === 'placed' || type === 'snagged') ? now : before;
}

/** What passes by is something else; and with it somebody's call may wait from now on. */
function told(state: PageState, notices: readonly Notice[]): PageState {
  const held = notices.find((notice) => notice.kind === 'callHeld');
  const seat = state.screen?.kind === 'table' ? youOf(state.screen.state.seats) : null;
  const waitingCall = held?.kind === 'callHeld' && seat !== null ? { seat, maker: held.seat } : state.waitingCall;
  return { ...state, toast: notices, waitingCall };
}

/** What has to be told of what happened, and what must no longer be. @param before the screen that was shown until now */
function atTable(state: PageState, before: Screen | null, model: TableModel, happenings: readonly TableHappening[]): PageState {
  const { state: table, lesson, again } = model;
  const draft = draftAt(state, table);
  const waitingCall = waitingAfter(state.waitingCall, happenings);
  // In a lesson Pip tells it all; where a move is tried again, the panel does.
  if (lesson || again) return { ...state, draft, waitingCall };
  // What was told of a move goes with it: the next player must not read it as theirs, and what waited waits no more.
  const kept = state.toast.filter(({ kind }) => (kind !== 'firstMove' || table.may.place || table.paused)
    && (kind !== 'callHeld' || waitingCall !== null));
  const clock = before?.kind === 'table' ? before.state.clock : null;
  const notices = noticesOf({ state: table, happenings }, { waiting: state.waitingCall, clock }, state.layout.edges !== undefined);
  // Who was how fast is told a moment after the run was taken: it must not push away what that cost somebody.
  const beside = happenings.some(({ type }) => type === 'raced') ? kept : [];
  const toast = notices.length > 0 ? [...beside, ...notices] : sameOr(state.toast, kept);
  return begun({ ...state, toast, draft, waitingCall }, model);
}

/**
 * What is told as a game begins, one at a time, the more needed first: each waits until nothing else passes by, no mark shows a newcomer
 * what to do, and nobody here is about to end their move.
 */
function begun(state: PageState, model: TableModel): PageState {
  const { state: { may }, newcomer } = model;
  const hints = state.hints ?? hintsAt(model, state.layout);
  const [next, ...later] = hints ?? [];
  const isFree = state.toast.length === 0 && !may.draw && markDue(newcomer, model.state, state.layout) === null;
  return next !== undefined && isFree ? { ...state, toast: [next], hints: later } : { ...state, hints };
}

/** What is to be told at the beginning of a game; null before somebody here can place. */
function hintsAt({ state: table, newcomer, challenge }: TableModel, layout: Layout): readonly Notice[] | null {
  if (!table.may.place || table.viewer === null) return null;
  if (table.board.length >= table.seats.length) return [];
  // Where a mark shows what to do, nothing has to say it.
  const move: Notice[] = markDue(newcomer, table, layout) === null && newcomer?.seconds == null ? [firstMoveOf(table, table.viewer)] : [];
  const time: Notice[] = newcomer?.seconds == null ? [] : [{ kind: 'firstGame', seconds: newcomer.seconds }];
  return [...move, ...time, ...(challenge ? [{ kind: 'toBeat', toBeat: challenge } as const] : [])];
}

/** What somebody is about to do, as far as this table still lets them. */
function draftAt({ draft }: PageState, { may }: TableModel['state']): Draft {
  return !may.place && draft.held ? NO_DRAFT : draft;
}

/** The same list where nothing was taken from it: it goes on passing by. */
function sameOr<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length ? before : now;
}
