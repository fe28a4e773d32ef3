/** The timers of the table: the time to call or last chance, and the run that lies lit. */
import type { Breath } from './breath';
import type { TableContext } from './context';

/** What the machine's actions can do with them. */
interface Timers {
  readonly raise: (event: { type: 'timeUp' | 'breathOver' }, options: { delay: number; id: string }) => void;
  readonly cancel: (id: string) => void;
  readonly assign: (change: Partial<TableContext>) => void;
}

/** Starts a time that runs out; null: none does. One that begins while a run lies lit runs from when that is over. */
export function startClock(time: number | null, { moment: { now }, breath }: TableContext, enqueue: Timers): void {
  if (time === null) return;
  const startedAt = Math.max(now, breath?.endsAt ?? 0);
  runClock({ startedAt, endsAt: startedAt + time }, now, enqueue);
}

function runClock(clock: NonNullable<TableContext['clock']>, now: number, enqueue: Timers): void {
  enqueue.assign({ clock });
  enqueue.cancel('clock');
  enqueue.raise({ type: 'timeUp' }, { delay: clock.endsAt - now, id: 'clock' });
}

/** Lets a run lie lit: the clock that runs ends so much later, unless it has run out already. */
export function holdBreath({ startedAt, endsAt }: Breath, { clock, moment: { now } }: TableContext, enqueue: Timers): void {
  enqueue.raise({ type: 'breathOver' }, { delay: endsAt - startedAt, id: 'breath' });
  if (clock === null || clock.endsAt <= now) return;
  const lasts = endsAt - startedAt;
  runClock({ startedAt: clock.startedAt + lasts, endsAt: clock.endsAt + lasts }, now, enqueue);
}
