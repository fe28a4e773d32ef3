/** One thing after the other: what is to be done while something else is being done comes after it. */
export interface Turns { do(act: () => void): void }

/** Nothing is being done. */
export function createTurns(): Turns {
  const queue: (() => void)[] = [];
  let isBusy = false;
  return {
    do(act) {
      queue.push(act);
      if (isBusy) return;
      isBusy = true;
      try {
        for (let next = queue.shift(); next; next = queue.shift()) next();
      } finally {
        isBusy = false;
      }
    },
  };
}
