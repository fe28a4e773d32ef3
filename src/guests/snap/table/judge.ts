/**
 * Which cards a call is for, and who has called them. A call counts from the press: one that was pressed before a card was painted is for
 * what lay there before, though it is heard of later. If it is right there, the card that nobody has seen in time is taken back.
 */
import { instants } from '../../../race/order';
import { wasBeaten } from '../../../race/times';
import { act, seatOrder, type SnapAct } from '../rules/acts';
import { claimOf, isOpen } from '../rules/claims';
import { isIn, type CallKind, type SnapGame } from '../rules/game';
import type { GameEvent } from '../rules/record';
import type { Card } from '../../../cards/card';
import type { Press, Step, TableState, Terms } from './tableState';

/** What somebody means who calls what fits: what can be called rightly, Snap before all else. */
function meant(game: SnapGame, called: Press['called']): CallKind {
  if (called !== 'any') return called;
  const other: CallKind = game.options.table === 'C' ? 'pool' : 'pot';
  return claimOf(game, 'snap') === null && claimOf(game, other) !== null ? other : 'snap';
}

interface InstantCall { readonly act: SnapAct; readonly right: boolean }

/**
 * What calls of one instant come to: those that are right go before those that are not, and of several kinds that of whoever is first in
 * seat order, with all who called it; the rest is void.
 */
export function callOf(game: SnapGame, calls: readonly Pick<Press, 'seat' | 'called'>[]): InstantCall | null {
  const own = calls.filter(({ seat }) => isIn(game, seat)).map(({ seat, called }) => ({ seat, kind: meant(game, called) }));
  const right = own.filter(({ kind }) => claimOf(game, kind) !== null);
  const counting = right.length > 0 ? right : own;
  const first = seatOrder(game).flatMap((seat) => counting.filter((one) => one.seat === seat))[0];
  if (first === undefined || !isOpen(game)) return null;
  const seats = [...new Set(counting.filter(({ kind }) => kind === first.kind).map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return { act: { kind: first.kind, seats }, right: right.length > 0 };
}

/** Lets something happen that may, and writes it down with the orders of its shuffles. */
export function happen(state: TableState, doing: SnapAct, { shuffleAt }: Terms, at: number): Step {
  const orders: (readonly Card[])[] = [];
  const shuffle = shuffleAt(state.game.events);
  const outcome = act(state.game, doing, (cards) => {
    const order = shuffle(cards);
    orders.push(order);
    return order;
  });
  if (!outcome.ok) return { state, happenings: [] };
  const event: GameEvent = [doing.kind, ...doing.seats, ...orders];
  return {
    state: {
      ...state, game: outcome.game, events: [...state.events, event],
      // A card that is taken back leaves its time behind: times never fall.
      times: [...state.times, Math.max(at, state.times.at(-1) ?? 0)],
    },
    happenings: outcome.happenings,
  };
}

/** The table as it lay before the last card. */
function takenBack(state: TableState): TableState {
  const { last, events, times } = state;
  return { ...state, game: last!.before, events: events.slice(0, -1), times: times.slice(0, -1), last: null, turning: null };
}

/**
 * One instant's calls on the cards that lie there. Who was beaten, or presses twice, pays nothing; and who can turn a card with the same
 * key means that, where nothing can be called.
 */
function judgeInstant(state: TableState, presses: readonly Press[], terms: Terms): Step {
  const [first] = presses;
  if (first === undefined) return { state, happenings: [] };
  const { at } = first;
  const call = callOf(state.game, presses);
  if (call === null) return { state, happenings: [] };
  if (call.right) {
    const step = happen(state, call.act, terms, at);
    return { ...step, state: { ...step.state, takenAt: at } };
  }
  const turning = presses.find(({ seat, orTurn }) => orTurn && seat === state.game.turn)?.seat ?? null;
  if (turning !== null) return judgeInstant({ ...state, turning }, presses.filter(({ seat }) => seat !== turning), terms);
  const seats = call.act.seats.filter((seat) => !wasBeaten(state.takenAt, at) && !wasBeaten(state.wrongAt[seat]!, at));
  if (seats.length === 0) return { state, happenings: [] };
  const step = happen(state, { ...call.act, seats }, terms, at);
  return { ...step, state: { ...step.state, wrongAt: state.wrongAt.map((was, seat) => (seats.includes(seat) ? at : was)) } };
}

/**
 * Judges the calls that wait, the earliest press first. While the last card is not painted, and while an earlier call may still come for
 * what lay before it, those for the last card go on waiting.
 */
export function judgeCalls(state: TableState, terms: Terms): Step {
  const happenings: Step['happenings'][number][] = [];
  let now = state;
  let left: readonly Press[] = [];
  const groups = instants(state.waiting);
  for (const [i, group] of groups.entries()) {
    const { last } = now;
    const at = group[0]!.at;
    if (last !== null && last.paintedAt === null) {
      left = groups.slice(i).flat();
      break;
    }
    if (last !== null && at < last.paintedAt!) {
      // For what lay before; if it is not right there, it is for nothing.
      if (last.final || callOf(last.before, group)?.right !== true) continue;
      now = takenBack(now);
    } else if (last !== null && !last.final) {
      left = groups.slice(i).flat();
      break;
    }
    const step = judgeInstant(now, group, terms);
    now = step.state;
    happenings.push(...step.happenings);
  }
  return { state: { ...now, waiting: left }, happenings };
}
