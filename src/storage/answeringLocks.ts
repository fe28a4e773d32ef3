/**
 * A browser's locks that always answer. A browser answers at once; in some frames it throws instead of rejecting, and one that stays silent
 * for some time never answers. Nobody waits for it twice.
 */

/** As much of the browser's Web Locks as is asked for. */
export interface LockManagerLike {
  request(
    name: string, options: { readonly steal?: boolean; readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    /** Gets null for a lock that was wanted only if it is free, and is not. */
    held: (lock: object | null) => Promise<void>,
  ): Promise<unknown>;
  /** Older browsers have none. */
  query?(): Promise<{ readonly held?: readonly { readonly name?: string | undefined }[] | undefined }>;
}

/** What a request is rejected with that got no answer. */
export const NO_ANSWER = new Error('the browser does not answer');

/** How long it may take to tell that a lock is not waited for any longer, in milliseconds. */
const ABORT_MS = 250;

/** @param patience how long the browser may take to answer, in milliseconds */
export function answeringLocks(manager: LockManagerLike, patience: number): LockManagerLike {
  let silent = false;

  /**
   * Gives up an answer that does not come in time.
   * @param wait until when something is waited for that may take longer
   * @param ask is to call `answered` as soon as there is an answer, which says whether it was in time
   */
  function inTime<T>(wait: AbortSignal | undefined, ask: (answered: () => boolean) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let open = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const giveUpAfter = (milliseconds: number): void => {
        timer = setTimeout(() => {
          open = false;
          silent = true;
          reject(NO_ANSWER);
        }, milliseconds);
      };
      const answered = (): boolean => {
        clearTimeout(timer);
        silent = false;
        return open;
      };
      if (silent) giveUpAfter(0);
      else if (wait) wait.addEventListener('abort', () => { if (open) giveUpAfter(ABORT_MS); });
      else giveUpAfter(patience);
      ask(answered).then(resolve, reject).finally(answered);
    });
  }

  return {
    request: (name, options, held) => inTime(options.signal, async (answered) => manager.request(name, options, async (lock) => {
      // What comes too late is let go of.
      if (answered()) await held(lock);
    })),
    query: () => inTime(undefined, async () => await manager.query?.() ?? {}),
  };
}
