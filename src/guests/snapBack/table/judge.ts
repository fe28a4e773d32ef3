/**
 * Which card a call is for, and who has called it. A call counts from the press: one that was pressed before a card was painted is for the
 * card before it, though it is heard of later. Then the card that nobody has seen in time is taken back, and comes again.
 */
import { instants } from '../../../race/order';
import { tookMs } from '../../../race/times';
import { call, mayCall, type Seat } from '../rules/game';
import { toAll } from './emissions';
import type { Press, Step, TableState, TopCard } from './tableState';

/**
 * Judges the calls that wait, the earliest press first. Those that cannot be judged yet go on waiting: all while the top card is not
 * painted, and those for the top card while an earlier one may still come for the card before.
 */
export function judgeCalls(state: TableState): Step {
  const { top, before } = state;
  if (top === null) return { state: { ...state, waiting: [] }, told: [] };
  const { paintedAt } = top;
  if (paintedAt === null) return { state, told: [] };
  const groups = instants(state.waiting);
  for (const [i, group] of groups.entries()) {
    const [first] = group;
    if (first === undefined) continue;
    if (first.at >= paintedAt) {
      if (!top.final) return { state: { ...state, waiting: groups.slice(i).flat() }, told: [] };
      if (mayCall(state.game)) return called(state, group, top);
    } else if (!top.final && before?.paintedAt != null && first.at >= before.paintedAt && mayCall(state.game)) {
      return called({ ...state, top: before, before: null }, group, before);
    }
  }
  return { state: { ...state, waiting: [] }, told: [] };
}

function called(state: TableState, presses: readonly Press[], { paintedAt }: TopCard): Step {
  const seats = [...new Set(presses.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return callOf(state, seats, tookMs(presses[0]!.at, paintedAt!));
}

/** These seats call the top card. @param took milliseconds from the painted card to the first press; null where nobody was timed */
export function callOf(state: TableState, seats: readonly Seat[], took: number | null): Step {
  const outcome = call(state.game, seats);
  if (!outcome.ok) return { state: { ...state, waiting: [] }, told: [] };
  return {
    state: {
      ...state, game: outcome.game, events: [...state.events, ['call', ...seats]], callTimes: [...state.callTimes, took], waiting: [],
    },
    told: [toAll({ type: 'called', seats })],
  };
}
