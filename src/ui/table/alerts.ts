/** What players at this screen must not miss: their run taken by another, a call that was false, a move lost. */
import type { Seat } from '../../rules/position';
import type { TableHappening, Update } from '../../session/viewState';
import type { LogLine } from '../../strings/logLine';
import { isWonBy, type WaitingCall } from './marks/waitingCall';
import { callsOf, isToldBefore, linesOf, youOf } from '../story';

/** What is told to one player, at their edge of the table. */
export interface EdgeAlert { readonly seat: Seat; readonly lines: readonly LogLine[] }

/**
 * The lines for what happened to a player here that they did not do, or will not like.
 * @param waiting the call that waited until then: what it takes is told with why
 */
export function alerts({ state, happenings }: Update, waiting: WaitingCall | null = null): LogLine[] {
  const names = state.seats.map(({ name }) => name);
  const isLocal = state.seats.map(({ kind }) => kind === 'local');
  const you = youOf(state.seats);
  return happenings.filter((happening) => isLocal.some((here, seat) => here && concerns(happening, seat)))
    .filter((happening) => !isToldBefore(happening, happenings, you))
    .flatMap((happening) => {
      const lines = linesOf(happening, names, callsOf(state), you);
      if (waiting === null || !isWonBy(waiting, happening)) return lines;
      return [{ kind: 'yours', name: names[waiting.maker] ?? '' }, ...lines.slice(1)];
    });
}

/** Around the table: what is told at whose edge. What concerns all alike is told to all together. */
export function alertsAtEdges({ state, happenings }: Update): readonly EdgeAlert[] {
  return state.seats.flatMap(({ kind }, seat) => {
    const own = happenings.filter((happening) => kind === 'local' && happening.type !== 'raced' && concerns(happening, seat));
    return own.length === 0 ? [] : [{ seat, lines: alerts({ state, happenings: own }) }];
  });
}

function concerns(happening: TableHappening, seat: number): boolean {
  switch (happening.type) {
    case 'snagged':
      return happening.seat === seat ? happening.costsMove === true : happening.runs.some(({ maker }) => maker === seat);
    // Who was how fast concerns all.
    case 'raced': return true;
    case 'falseCall': case 'lostMove': case 'timeUp': return happening.seat === seat;
    default: return false;
  }
}
