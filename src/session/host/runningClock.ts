/** The clock as people see it: whose time it is and when it ends, in the host's time, or what is left of it while it stands still. */
import type { RunningClock } from '../viewState';
import type { HostState } from './hostState';
import type { PausableClock } from '../../bots/pausableClock';

/**
 * The clock that players are shown; null where no time runs out. What is shown is what the table goes by: nothing ends unseen.
 * @param hostTime the host's time of its clock without leaps, over which the game's runs
 */
export function runningClock(
  { table }: Pick<HostState, 'table'>, time: PausableClock, hostTime = (steady: number): number => steady,
): RunningClock | null {
  const { clock, breath, position: { mover } } = table;
  if (clock === null) return null;
  const { startedAt, endsAt } = clock;
  return {
    seat: mover, startedAt: hostTime(time.hostTime(startedAt)), endsAt: hostTime(time.hostTime(endsAt)),
    left: time.isPaused() || breath ? Math.max(0, endsAt - Math.max(time.now(), breath?.endsAt ?? 0)) : null,
  };
}
