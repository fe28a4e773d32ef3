/** Who may act when at a table of Snap: pure steps that its host takes, which holds the clock and judges who pressed first. */
import { noted, shuffleAt, type CardEvent } from '../../piles/rules/events';
import type { Act, Judging, Step, TableOf } from '../../../host/contract';
import { replayRecord } from '../../../host/record';
import { headerOf } from '../kept/deal';
import { act, type ActKind, type SnapAct } from '../rules/acts';
import { claimOf } from '../rules/claims';
import { isIn, isOpen, isOutDue, seatOrder, type CallKind, type Seat, type SnapGame } from '../rules/game';
import { SNAP_RECORD } from '../rules/record';
import type { SnapTypes } from './snapTypes';
import { isAsking, nextUp, nobody, startState, type Answer, type Called, type TableState } from './tableState';

type SnapStep = Step<SnapTypes>;

/** Somebody's call. */
interface SeatCall { readonly seat: Seat; readonly called: Called }

const nothing = (table: TableState): SnapStep => ({ table, happenings: [] });

/** What somebody means who calls what fits: what can be called rightly, Snap before all else. */
function meant(game: SnapGame, called: Called): CallKind {
  if (called !== 'any') return called;
  const other = game.options.table === 'C' ? 'pool' : 'pot';
  return claimOf(game, 'snap') === null && claimOf(game, other) !== null ? other : 'snap';
}

/**
 * What calls of one instant come to: those that are right go before those that are not, and of several kinds that of whoever is first in
 * seat order, with all who called it; the rest is void.
 */
export function callOf(game: SnapGame, calls: readonly SeatCall[]): { readonly act: SnapAct; readonly right: boolean } | null {
  const own = calls.filter(({ seat }) => isIn(game, seat)).map(({ seat, called }) => ({ seat, kind: meant(game, called) }));
  const right = own.filter(({ kind }) => claimOf(game, kind) !== null);
  const counting = right.length > 0 ? right : own;
  const first = seatOrder(game).flatMap((seat) => counting.filter((one) => one.seat === seat))[0];
  if (first === undefined || !isOpen(game)) return null;
  const seats = [...new Set(counting.filter(({ kind }) => kind === first.kind).map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return { act: { kind: first.kind, seats }, right: right.length > 0 };
}

/** The calls among some acts. */
function callsIn(instant: readonly Act<SnapTypes>[]): readonly SeatCall[] {
  return instant.flatMap(({ place, intent }) => (intent.kind === 'call' ? [{ seat: place, called: intent.called }] : []));
}

/** Lets something happen that may, and writes it down with the orders of its shuffles. @param at when it happened */
function happen(state: TableState, doing: SnapAct, at: number): SnapStep {
  const { shuffle, orders } = noted(state.seed === null ? (cards) => cards : shuffleAt(state.seed, state.game.events));
  const outcome = act(state.game, doing, shuffle);
  if (!outcome.ok) return nothing(state);
  const event: CardEvent<ActKind> = [doing.kind, ...doing.seats, ...orders];
  // A card that is taken back leaves its time behind: times never fall.
  const times = [...state.times, Math.max(at, state.times.at(-1) ?? 0)];
  return { table: { ...state, game: outcome.state, events: [...state.events, event], times }, happenings: outcome.happenings };
}

/**
 * One instant's calls on the cards that lie there. Who was beaten, or presses twice, pays nothing; and who can turn a card with the same
 * key means that, where nothing can be called.
 */
function callAtOnce(state: TableState, instant: readonly Act<SnapTypes>[], judging: Judging<SnapTypes>): SnapStep {
  const call = callOf(state.game, callsIn(instant));
  if (call === null) return nothing(state);
  const { at } = instant[0]!;
  const called = { ...state, calledAt: at };
  if (call.right) return { ...happen(called, call.act, at), taken: true };
  const turning = instant.find(({ place, intent }) => intent.kind === 'call' && intent.orTurn && place === state.game.turn)?.place;
  if (turning !== undefined && state.setup.beat === null) {
    return callAtOnce({ ...state, turning }, instant.filter(({ place }) => place !== turning), judging);
  }
  const wrong = call.act.seats.filter((seat) => !judging.isBeaten(instant.find(({ place }) => place === seat)!));
  return wrong.length === 0 ? nothing(state) : { ...happen(called, { ...call.act, seats: wrong }, at), wrong };
}

/** Where everybody is asked, one answers; when all have, those who call do so at one instant. */
function answer(state: TableState, seat: Seat, says: Answer, now: number): SnapStep {
  const answered = { ...state, answers: state.answers.with(seat, says) };
  if (isAsking(answered)) return nothing(answered);
  const calls = answered.answers.flatMap((called, one) => (called === null || called === 'pass' ? [] : [{ seat: one, called }]));
  const call = callOf(state.game, calls);
  if (call === null) return nothing(answered);
  const step = happen({ ...answered, calledAt: now }, call.act, now);
  // What was taken changes what can be called: all are asked again.
  return call.right ? { ...step, table: { ...step.table, answers: nobody(state.game) } } : step;
}

/** The next card is turned. Where everybody is asked nobody races, and it counts at once. */
function turn(before: TableState, now: number): SnapStep {
  const { game, setup: { asked } } = before;
  const { table, happenings } = happen(before, { kind: 'flip', seats: [game.turn] }, now);
  const turned = { ...table, turning: null, answers: nobody(game), paintedAt: asked ? now : null };
  return { table: turned, happenings, ...asked ? {} : { before: { ...before, turning: null } } };
}

export const snapTable: TableOf<SnapTypes> = {
  start(saved, now) {
    const { setup, seed, events, times } = saved;
    const replayed = replayRecord(SNAP_RECORD, headerOf(saved), events);
    if (!replayed.ok) throw new Error('Only a game that was opened is played on.');
    const state = startState({ setup, seed, game: replayed.states.at(-1)!, events, times }, now);
    // Where everybody is asked, a game that comes back asks about what lies there once more.
    return setup.asked && events.length > 0 ? { ...state, paintedAt: now } : state;
  },
  order(state, { place, intent }) {
    const { game, setup: { asked, beat } } = state;
    if (game.end || !isIn(game, place)) return null;
    // Where a drum turns cards nobody else does.
    const turning = beat !== null || place !== game.turn ? null : 'atOnce';
    switch (intent.kind) {
      // With no card open there is nothing to be right or wrong about.
      case 'call': return asked ? null : intent.orTurn && !isOpen(game) ? turning : 'tie';
      case 'turn': return turning;
      case 'answer': return isAsking(state) && state.answers[place] === null ? 'atOnce' : null;
    }
  },
  act(state, instant, judging) {
    const { place, intent } = instant[0]!;
    if (intent.kind === 'answer') return answer(state, place, intent.says, judging.now);
    return intent.kind === 'turn' || !isOpen(state.game) ? nothing({ ...state, turning: place }) : callAtOnce(state, instant, judging);
  },
  claims: ({ game }, instant) => callOf(game, callsIn(instant))?.right === true,
  /** It happened for everybody when it was painted. */
  shown: (state, at) => ({ ...state, paintedAt: at, times: state.times.with(state.times.length - 1, at) }),
  due: (state, quiet) => nextUp(state, quiet)?.at ?? null,
  tick(state, now, quiet) {
    const { game } = state;
    if (nextUp(state, quiet)?.what === 'flip') return turn(state, now);
    return happen(state, { kind: 'out', seats: [game.out.findIndex((_, seat) => isOutDue(game, seat))] }, now);
  },
  written: ({ events, times }) => ({ events, times }),
  end: ({ game: { end } }) => end?.kind ?? null,
};
