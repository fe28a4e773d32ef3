/** A time after which something happens, of which there is one at a time. */
export interface Timer {
  /** @param ms null: nothing happens any more */
  in(ms: number | null, act: () => void): void;
  stop(): void;
}

export function timer(): Timer {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(wait);
  return {
    in(ms, act) {
      stop();
      if (ms !== null) wait = setTimeout(act, ms);
    },
    stop,
  };
}
