/**
 * What becomes of the page's state at a table: what passes by, whose call waits, and how a game begins. It comes with the games, for the
 * start screen needs none of it. Pure.
 */
import type { Layout } from '../../layout/types';
import type { TableHappening } from '../../session/viewState';
import { firstMoveOf, noticesOf, type Notice } from '../notice';
import { draftAt, type PageAtTable, type PageState } from '../pageState';
import type { Screen } from '../screen';
import { youOf } from '../story';
import { waitingAfter } from '../table/marks/waitingCall';
import { markDue } from '../table/newcomer/markDue';
import type { TableModel } from '../table/tableModel';

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

/** What passed by is over, and what waited for it comes next. */
function over(state: PageState): PageState {
  const { screen } = state;
  return screen?.kind === 'table' && !screen.lesson && !screen.again ? begun(state, screen) : state;
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

/** The same list where nothing was taken from it: it goes on passing by. */
function sameOr<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length ? before : now;
}

/** The table's part of the page's state. */
export const AT_TABLE: PageAtTable = { shown: atTable, over, told };
