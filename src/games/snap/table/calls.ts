/** What calls of one instant come to: which cards they are for, who has called them, and who pays. Pure. */
import type { Card } from '../../../cards/card';
import type { Act, Judging, Step } from '../../../host/contract';
import { shuffleAt } from '../kept/deal';
import { act, seatOrder, type SnapAct } from '../rules/acts';
import { claimOf, isOpen } from '../rules/claims';
import { isIn, type CallKind, type Seat, type SnapGame } from '../rules/game';
import type { GameEvent } from '../rules/record';
import type { SnapTypes } from './snapTypes';
import type { Called, TableState } from './tableState';

/** Somebody's call. */
export interface SeatCall { readonly seat: Seat; readonly called: Called }

/** What somebody means who calls what fits: what can be called rightly, Snap before all else. */
function meant(game: SnapGame, called: Called): CallKind {
  if (called !== 'any') return called;
  const other: CallKind = game.options.table === 'C' ? 'pool' : 'pot';
  return claimOf(game, 'snap') === null && claimOf(game, other) !== null ? other : 'snap';
}

interface InstantCall { readonly act: SnapAct; readonly right: boolean }

/**
 * What calls of one instant come to: those that are right go before those that are not, and of several kinds that of whoever is first in
 * seat order, with all who called it; the rest is void.
 */
export function callOf(game: SnapGame, calls: readonly SeatCall[]): InstantCall | null {
  const own = calls.filter(({ seat }) => isIn(game, seat)).map(({ seat, called }) => ({ seat, kind: meant(game, called) }));
  const right = own.filter(({ kind }) => claimOf(game, kind) !== null);
  const counting = right.length > 0 ? right : own;
  const first = seatOrder(game).flatMap((seat) => counting.filter((one) => one.seat === seat))[0];
  if (first === undefined || !isOpen(game)) return null;
  const seats = [...new Set(counting.filter(({ kind }) => kind === first.kind).map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return { act: { kind: first.kind, seats }, right: right.length > 0 };
}

/** The calls among some acts. */
export function callsIn(instant: readonly Act<SnapTypes>[]): readonly SeatCall[] {
  return instant.flatMap(({ place, intent }) => (intent.kind === 'call' ? [{ seat: place, called: intent.called }] : []));
}

/** Lets something happen that may, and writes it down with the orders of its shuffles. @param at when it happened */
export function happen(state: TableState, doing: SnapAct, at: number): Step<SnapTypes> {
  const orders: (readonly Card[])[] = [];
  const shuffle = state.seed === null ? null : shuffleAt(state.seed, state.game.events);
  const outcome = act(state.game, doing, (cards) => {
    const order = shuffle?.(cards) ?? cards;
    orders.push(order);
    return order;
  });
  if (!outcome.ok) return { table: state, happenings: [] };
  const event: GameEvent = [doing.kind, ...doing.seats, ...orders];
  return {
    table: {
      ...state, game: outcome.game, events: [...state.events, event],
      // A card that is taken back leaves its time behind: times never fall.
      times: [...state.times, Math.max(at, state.times.at(-1) ?? 0)],
    },
    happenings: outcome.happenings,
  };
}

/**
 * One instant's calls on the cards that lie there. Who was beaten, or presses twice, pays nothing; and who can turn a card with the same
 * key means that, where nothing can be called.
 */
export function callAtOnce(state: TableState, instant: readonly Act<SnapTypes>[], judging: Judging<SnapTypes>): Step<SnapTypes> {
  const call = callOf(state.game, callsIn(instant));
  if (call === null) return { table: state, happenings: [] };
  const { at } = instant[0]!;
  const called = { ...state, calledAt: at };
  if (call.right) {
    return { ...happen(called, call.act, at), taken: true };
  }
  const turning = instant.find(({ place, intent }) => intent.kind === 'call' && intent.orTurn && place === state.game.turn)?.place;
  if (turning !== undefined && state.setup.beat === null) {
    return callAtOnce({ ...state, turning }, instant.filter(({ place }) => place !== turning), judging);
  }
  const wrong = call.act.seats.filter((seat) => !judging.isBeaten(instant.find(({ place }) => place === seat)!));
  return wrong.length === 0 ? { table: state, happenings: [] } : { ...happen(called, { ...call.act, seats: wrong }, at), wrong };
}
