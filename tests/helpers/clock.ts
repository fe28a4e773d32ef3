/** A clock for whole sessions: time jumps from one timer to the next, and between them every promise is let run. */
import type { Clock } from '../../src/bots/clock';
import { createJumpingClock } from '../../tools/arena/clock';

export interface JumpingClock extends Clock {
  /** Lets what is due next come due; false when nothing waits. */
  step(): Promise<boolean>;
  /** Lets `milliseconds` pass. */
  pass(milliseconds: number): Promise<void>;
  /** Jumps on until `done`, at most so many timers long; says whether it was. */
  until(done: () => boolean, timers?: number): Promise<boolean>;
  /** Time leaps, and nothing comes due in it: a computer slept, or its clock was set. */
  leap(milliseconds: number): void;
  /** Lets promises run, without time. */
  rest(): Promise<void>;
}

interface Waits {
  /** Whether promises hang on messages too, as between threads. */
  readonly real?: boolean;
  /** Whether something is at work that is to be waited for, as a store is. */
  readonly busy?: () => boolean;
  /** Waits for whatever is to be waited for between two timers, beside that. */
  readonly settled?: () => Promise<void>;
}

export function jumpingClock({ real = false, busy = () => false, settled }: Waits = {}): JumpingClock {
  const { jump, goTo, pass: _, ...clock } = createJumpingClock(1000);

  // Between two turns of the event loop all promises run that hang on no message and no time.
  const turn = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
  const rest = async (): Promise<void> => {
    // A message takes a few turns there and back.
    for (let i = 0; i < (real ? 6 : 1) || busy(); i += 1) await turn();
    if (settled === undefined) return;
    for (let i = 0; i < 2; i += 1) {
      await settled();
      await turn();
    }
  };
  const run = async (until: number): Promise<boolean> => {
    await rest();
    if (!jump(until)) return false;
    await rest();
    return true;
  };
  return {
    ...clock,
    rest,
    leap(milliseconds) { goTo(clock.now() + milliseconds); },
    step: () => run(Infinity),
    async pass(milliseconds) {
      const end = clock.now() + milliseconds;
      while (await run(end));
      goTo(end);
    },
    async until(done, most = 20_000) {
      await rest();
      for (let i = 0; i < most && !done(); i += 1) if (!await run(Infinity)) return done();
      return done();
    },
  };
}
