/** The timers of the table: the judging of what was pressed, the time to call or last chance, and the run that lies lit. */
import type { Breath } from './breath';
import type { TableContext, TableInput } from './context';

/** What the machine's actions can do with them. */
interface Timers {
  readonly raise: (event: { type: 'timeUp' | 'judge' | 'breathOver' }, options: { delay: number; id: string }) => void;
  readonly cancel: (id: string) => void;
  readonly assign: (change: Partial<TableContext>) => void;
}

/** Judges what was pressed once all that came before it has been heard. */
export function judgeSoon({ input: { settle, now } }: TableContext, enqueue: Timers): void {
  enqueue.cancel('judge');
  enqueue.raise({ type: 'judge' }, { delay: settle, id: 'judge' });
  enqueue.assign({ judgeAt: now() + settle });
}

/** Starts a time that runs out; null: none does. One that begins while a run lies lit runs from when that is over. */
export function startClock(time: number | null, { input, breath }: TableContext, enqueue: Timers): void {
  if (time === null) return;
  const startedAt = Math.max(input.now(), breath?.endsAt ?? 0);
  runClock({ startedAt, endsAt: startedAt + time }, input, enqueue);
}

function runClock(clock: NonNullable<TableContext['clock']>, { now }: TableInput, enqueue: Timers): void {
  enqueue.assign({ clock });
  enqueue.cancel('clock');
  enqueue.raise({ type: 'timeUp' }, { delay: clock.endsAt - now(), id: 'clock' });
}

/** Lets a run lie lit: the clock that runs ends so much later, unless it has run out already. */
export function holdBreath({ startedAt, endsAt }: Breath, { clock, waiting, input }: TableContext, enqueue: Timers): void {
  enqueue.raise({ type: 'breathOver' }, { delay: endsAt - startedAt, id: 'breath' });
  if (clock === null || waiting.some(({ kind }) => kind === 'timeUp')) return;
  const lasts = endsAt - startedAt;
  runClock({ startedAt: clock.startedAt + lasts, endsAt: clock.endsAt + lasts }, input, enqueue);
}
