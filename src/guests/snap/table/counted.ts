/** What of a table counts, what comes back with it, and what is news to people. Pure. */
import type { TableState } from './tableState';

/** Where everybody is asked, a game that comes back asks about what lies there once more. */
export function comeBack(state: TableState, asked: boolean): TableState {
  const { game, events, since } = state;
  return asked && events.length > 0 ? { ...state, last: { laidAt: since, paintedAt: since, final: true, before: game } } : state;
}

/** The part of the record that counts: a card that may be taken back is not in it yet. */
export function counted({ events, times, last }: TableState): Pick<TableState, 'events' | 'times'> {
  return last === null || last.final ? { events, times } : { events: events.slice(0, -1), times: times.slice(0, -1) };
}

/** Whether people can see a difference; the rest is no news, least of all that a call waits to be judged. */
export function isNews(before: TableState, state: TableState): boolean {
  return state.game !== before.game || state.answers !== before.answers;
}
