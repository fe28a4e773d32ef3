/** The clock as people see it: whose time it is and when it ends, in the host's time, or what is left of it in a pause. */
import type { RunningClock } from '../viewState';
import type { HostState } from './hostState';
import type { PausableClock } from '../../bots/pausableClock';

/**
 * The clock that players are shown; null where no time runs out. The time to call is over for their eyes once the call is made, though
 * the table still ends the move with it.
 */
export function runningClock(state: Pick<HostState, 'table' | 'log'>, time: PausableClock): RunningClock | null {
  const { clock, position: { mover } } = state.table;
  if (clock === null || isCalled(state)) return null;
  const { startedAt, endsAt } = clock;
  return {
    seat: mover, startedAt: time.hostTime(startedAt), endsAt: time.hostTime(endsAt),
    left: time.isPaused() ? Math.max(0, endsAt - time.now()) : null,
  };
}

/** Whether the mover has called since they placed their tile, or somebody has taken what they made. */
function isCalled({ table: { position: { mover } }, log: { all } }: Pick<HostState, 'table' | 'log'>): boolean {
  if (mover === null) return false;
  const sincePlaced = all.slice(all.findLastIndex(({ type }) => type === 'placed') + 1);
  return sincePlaced.some((happening) => happening.type === 'snagged' || (happening.type === 'falseCall' && happening.seat === mover));
}
