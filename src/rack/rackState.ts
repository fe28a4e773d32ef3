/** What a phone's rack in SNAG is drawn from, and what becomes of it with what is told and pressed. Pure. */
import type { Place } from '../contract/contract';
import { RUN_LENGTH, type Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { TableHappening, ViewState } from '../session/viewState';
import type { TableRefusal } from '../table/intents';
import { noticesOf, type Notice } from '../ui/notice';
import { laysAnother, tellsOfCalls } from '../ui/parts/called/callsMade';
import { SILENT_ON_CALLS, waitingAfter, type WaitingCall } from '../ui/table/marks/waitingCall';

export interface RackState {
  /** What this device sees; null before it was told anything. */
  readonly view: ViewState | null;
  /** For each seat its place in the game: who sits where is drawn for. */
  readonly places: readonly Place[];
  /** What is told for a moment. */
  readonly toast: readonly Notice[];
  /** The call of whoever plays here that waits, since the mover may call first. */
  readonly waiting: WaitingCall | null;
  /** What was pressed here and is on its way: seen at once, until something comes of it. */
  readonly sent: 'call' | 'answer' | 'place' | null;
  /** Whether a tile has come since something was called here, of which nothing was heard. */
  readonly missed: boolean;
  /** The tile that was tapped and waits to be played. */
  readonly tapped: Tile | null;
}

export const NOTHING_TOLD: RackState = { view: null, places: [], toast: [], waiting: null, sent: null, missed: false, tapped: null };

export type RackChange =
  | { readonly type: 'told'; readonly view: ViewState; readonly places: readonly Place[]; readonly happenings: readonly TableHappening[] }
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  | { readonly type: 'held'; readonly maker: Seat }
  | { readonly type: 'sent'; readonly what: NonNullable<RackState['sent']> }
  /** Nothing came of what was pressed. */
  | { readonly type: 'unheard' }
  | { readonly type: 'tapped'; readonly tile: Tile | null; readonly again: boolean }
  | { readonly type: 'toast'; readonly toast: readonly Notice[] };

export function rackAfter(state: RackState, change: RackChange): RackState {
  switch (change.type) {
    case 'told': return afterTold(state, change);
    case 'refused': {
      const names = state.view?.seats.map(({ name }) => name) ?? [];
      return { ...state, sent: null, tapped: null, toast: [{ kind: 'refused', refusal: change.refusal, names }] };
    }
    case 'held': {
      const { maker } = change;
      const seat = state.view?.viewer ?? null;
      const name = state.view?.seats[maker]?.name ?? '';
      const toast = [{ kind: 'callHeld', maker: name, seat: maker } as const];
      return { ...state, sent: null, waiting: seat === null ? null : { seat, maker }, toast };
    }
    case 'sent': return { ...state, sent: change.what, missed: false };
    case 'unheard': {
      const { sent, missed, toast } = state;
      return { ...state, sent: null, tapped: null, toast: sent === 'call' && missed ? [{ kind: 'tooLate' }] : toast };
    }
    case 'tapped': {
      const { tile, again } = change;
      return { ...state, tapped: tile, toast: tile !== null && again ? [{ kind: 'tapAgain', tile }] : state.toast };
    }
    case 'toast': return { ...state, toast: change.toast };
  }
}

function afterTold(state: RackState, { view, places, happenings }: RackChange & { type: 'told' }): RackState {
  const waiting = waitingAfter(state.waiting, happenings);
  const notices = noticesOf({ state: view, happenings }, { waiting: state.waiting, clock: state.view?.clock ?? null }, false);
  // Who was how fast comes a moment after the run was taken: it must not push away what that cost somebody.
  const isBeside = happenings.some(({ type }) => type === 'raced');
  const kept = happenings.length === 0 ? state.toast
    : state.toast.filter(({ kind }) => kind === 'alert' || kind === 'callVoid' || (kind === 'callHeld' && waiting !== null));
  return {
    ...state, view, places, waiting,
    toast: notices.length > 0 ? [...isBeside ? kept : [], ...notices] : kept,
    sent: isSettled(state, view, happenings) ? null : state.sent,
    missed: state.missed || laysAnother(SILENT_ON_CALLS, happenings),
    tapped: isLying(view, state.tapped) || !view.may.place ? null : state.tapped,
  };
}

/** Whether what was pressed has come to something, or to nothing. */
function isSettled({ sent, view: before }: RackState, view: ViewState, happenings: readonly TableHappening[]): boolean {
  switch (sent) {
    case null: return true;
    case 'call': return tellsOfCalls(SILENT_ON_CALLS, happenings);
    case 'answer': return before?.asking?.seat !== view.asking?.seat && (view.asking !== null || happenings.length > 0);
    case 'place': return happenings.length > 0;
  }
}

const isLying = ({ board, viewer, seats }: ViewState, tile: Tile | null): boolean =>
  tile !== null && (board.includes(tile) || viewer === null || seats[viewer]?.rack.includes(tile) !== true);

/** Whether nobody can have a run yet: such a call could not but be false, and is not sent. */
export function callsSleep({ view, sent }: RackState): boolean {
  return view !== null && view.board.length < RUN_LENGTH && sent !== 'place'
    && !view.paused && (view.phase === 'playing' || view.phase === 'lastChance') && view.calls !== 'automatic';
}

/** Who plays in the place of whoever holds this phone, if a character does. @param own the places that it holds */
export function sleeper({ view, places }: RackState, own: readonly Place[]): ViewState['seats'][number] | null {
  const seat = own.length === 1 ? places.indexOf(own[0]!) : -1;
  const player = view?.seats[seat];
  return player?.kind === 'bot' ? player : null;
}
