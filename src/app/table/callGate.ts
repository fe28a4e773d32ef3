/**
 * Calls that this page does not send on: those that nobody could be right with, because fewer tiles lie than a run has; somebody's very
 * first false call, where they play against computers alone; and the first by a press on a name, where several sit side by side. The table,
 * the rules and the record know nothing of it: to them no call was made.
 */
import { BEATEN_MS } from '../../race/times';
import { RUN_LENGTH } from '../../rules/board';
import { entitledRuns, liveRuns } from '../../rules/calls';
import type { HouseRules } from '../../rules/options';
import type { Position, Seat } from '../../rules/position';
import { readRecord } from '../../rules/record';
import type { Act, ViewState } from '../../session/viewState';
import type { Notice } from '../../ui/notice';
import type { FirstCall } from './firstCall';
import type { KeptNameCalls } from './newcomer/nameCalls';
import type { OpenGame, OpensGames } from './openGame';

export interface CallGatePorts {
  readonly firstCall: FirstCall;
  /** What is remembered of names that call. */
  readonly nameCalls: KeptNameCalls;
  /** The time in the milliseconds of input events. */
  readonly now: () => number;
  readonly tell: (notices: readonly Notice[]) => void;
}

/** A call that comes so soon after another took a run is left to the table: it is void there. A little less than that is sure. */
const BEATEN_FOR_SURE_MS = BEATEN_MS - 100;

/** Whether nobody can have a run yet: a call could not but be false. */
export function callsSleep({ board }: Pick<ViewState, 'board'>): boolean {
  return board.length < RUN_LENGTH;
}

/**
 * Whether a call is false for sure, as the table stands. While its maker may still call a run, another's call for it is held, and may turn
 * out right or void.
 */
export function isSurelyFalse(position: Position, seat: Seat): boolean {
  return position.begun && entitledRuns(position, seat).length === 0 && liveRuns(position).length === 0;
}

/** The seat of the only player at this screen, where everybody else at the table is a computer; null otherwise. */
function onlyLocal({ seats }: ViewState): Seat | null {
  const others = seats.filter(({ kind }) => kind !== 'bot');
  return others.length === 1 && others[0]?.kind === 'local' ? seats.indexOf(others[0]) : null;
}

/** Whether somebody calls with this, of themselves or because they are asked. */
function isCall(act: Act): boolean {
  return act.kind === 'call' || (act.kind === 'answer' && act.snag);
}

/** Games in which such calls are not sent. */
export function withCallGate(opens: OpensGames, ports: CallGatePorts): OpensGames {
  return (game, save) => gated(opens(game, save), game.saved.setup.rules, ports);
}

function gated(game: OpenGame, rules: HouseRules, { firstCall, nameCalls, now, tell }: CallGatePorts): OpenGame {
  /** When somebody took a run last, as it was told here. */
  let takenAt = -Infinity;
  /** Whether a tile of this screen is on its way to the table: a call that follows is for what it makes. */
  let placing = false;

  /** Why a call is not sent; null where it is. */
  function reason(act: Act, at: number): Notice | null {
    const state = game.state();
    const playing = !state.paused && (state.phase === 'playing' || state.phase === 'lastChance') && rules.calls !== 'automatic';
    if (!playing || placing) return null;
    if (callsSleep(state)) return { kind: 'callsSleep' };
    const named = act.kind === 'call' && act.byName ? act.seat ?? null : null;
    const seat = named ?? onlyLocal(state);
    const forgiven = named === null ? firstCall.isForgiven() : nameCalls.read().forgiven;
    if (seat === null || rules.falseCall === 'none' || forgiven || at - takenAt <= BEATEN_FOR_SURE_MS) return null;
    const replayed = readRecord(game.record());
    if (!replayed.ok || !isSurelyFalse(replayed.position, seat)) return null;
    if (named === null) firstCall.forgive();
    else nameCalls.write({ forgiven: true });
    const name = named === null ? null : state.seats[named]?.name ?? null;
    return { kind: 'firstFalseCall', falseCall: rules.falseCall, name };
  }

  return {
    ...game,
    act(act, at) {
      const notice = isCall(act) ? reason(act, at) : null;
      if (act.kind === 'place' && game.state().may.place) placing = true;
      // How somebody calls is the page's business: the host is told who.
      if (notice === null) game.act(act.kind === 'call' && act.seat !== undefined ? { kind: 'call', seat: act.seat } : act, at);
      else tell([notice]);
    },
    subscribe: (listener) => game.subscribe({
      ...listener,
      update(update) {
        placing = false;
        if (update.happenings.some(({ type }) => type === 'snagged')) takenAt = now();
        listener.update(update);
      },
    }),
  };
}
