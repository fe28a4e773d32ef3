/** A clock for whole sessions: time jumps from one timer to the next, and between them every promise is let run. */
import type { Clock } from '../../src/session/clock';

export interface JumpingClock extends Clock {
  /** Lets what is due next come due; false when nothing waits. */
  step(): Promise<boolean>;
  /** Lets `milliseconds` pass. */
  pass(milliseconds: number): Promise<void>;
  /** Jumps on until `done`, at most so many timers long; says whether it was. */
  until(done: () => boolean, timers?: number): Promise<boolean>;
  /** Lets promises run, without time. */
  rest(): Promise<void>;
}

/** @param real whether promises hang on the real event loop too, as messages between threads do */
export function jumpingClock({ real = false }: { real?: boolean } = {}): JumpingClock {
  let now = 1000;
  let last = 0;
  const timers = new Map<number, { at: number; act: () => void }>();

  const rest = async (): Promise<void> => {
    for (let i = 0; i < 12; i += 1) await Promise.resolve();
    // A message takes a few turns of the event loop there and back.
    if (real) for (let i = 0; i < 6; i += 1) await new Promise<void>((resolve) => { setImmediate(resolve); });
  };
  const next = (): [number, { at: number; act: () => void }] | undefined =>
    [...timers].toSorted(([a, one], [b, two]) => one.at - two.at || a - b)[0];
  const run = async (before: number): Promise<boolean> => {
    await rest();
    const due = next();
    if (!due || due[1].at > before) return false;
    timers.delete(due[0]);
    now = Math.max(now, due[1].at);
    due[1].act();
    await rest();
    return true;
  };
  return {
    now: () => now,
    setTimeout(act, after) {
      last += 1;
      // Like a page's timers: none comes due in the very moment in which it is set.
      timers.set(last, { at: now + Math.max(1, after), act });
      return last;
    },
    clearTimeout(id) { timers.delete(id as number); },
    rest,
    step: () => run(Infinity),
    async pass(milliseconds) {
      const end = now + milliseconds;
      while (await run(end));
      now = end;
    },
    async until(done, most = 20_000) {
      await rest();
      for (let i = 0; i < most && !done(); i += 1) if (!await run(Infinity)) return done();
      return done();
    },
  };
}
