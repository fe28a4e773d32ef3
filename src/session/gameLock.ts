/**
 * One tab plays a game. Another that goes on with it is told so, and can take it over: then the tab that played is told, writes what it
 * has, and lets go; only then is the game read. A game has two locks for this: who plays it, and who may still write it.
 */

/** How long a lock that is just being let go is waited for, in milliseconds: a page that is reloaded lets go in its own time. */
const LETTING_GO_MS = 2000;
/** How long the tab that loses a game may take to write it. One that sleeps is not waited for any longer. */
const HAND_OVER_MS = 2500;

/** What a tab has while it plays a game. */
export interface Hold {
  /** Lets go of the game, once all of it is written. */
  leave(): void;
}

export interface GameLocks {
  /**
   * Asks for a game.
   * @param steal takes it from the tab that plays it
   * @param lost another tab has taken it; `leave` tells that tab that all is written
   * @returns null where another tab plays it
   */
  take(id: string, steal: boolean, lost: () => void): Promise<Hold | null>;
}

/** As much of the browser's Web Locks as is asked for. */
export interface LockManagerLike {
  request(name: string, options: { readonly steal?: boolean; readonly signal?: AbortSignal }, held: () => Promise<void>): Promise<unknown>;
}

/** Locks for a browser that has none: every tab gets every game. */
export const noLocks: GameLocks = { take: async () => ({ leave() {} }) };

/** Locks between the tabs of this browser. @param patience for a lock that is just being let go, in milliseconds */
export function webLocks(manager: LockManagerLike | undefined, patience = LETTING_GO_MS): GameLocks {
  if (!manager) return noLocks;

  /** @returns what lets go of the lock, or null where it is not to be had in time */
  function hold(name: string, wait: number | 'steal', stolen: () => void): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      let held = false;
      const enough = new AbortController();
      const timer = wait === 'steal' ? undefined : setTimeout(() => enough.abort(), wait);
      const options = wait === 'steal' ? { steal: true } : { signal: enough.signal };
      manager?.request(name, options, () => {
        held = true;
        clearTimeout(timer);
        return new Promise<void>((release) => { resolve(() => release()); });
      }).catch(() => {
        clearTimeout(timer);
        if (held) stolen();
        // Where locks are refused altogether, it is as if there were none.
        else resolve(enough.signal.aborted ? null : () => {});
      });
    });
  }

  return {
    async take(id, steal, lost) {
      let state: 'coming' | 'held' | 'gone' = 'coming';
      const stolen = (): void => {
        const was = state;
        state = 'gone';
        if (was === 'held') lost();
      };
      const play = await hold(`snag-play:${id}`, steal ? 'steal' : patience, stolen);
      if (!play) return null;
      // Who played before may still be writing.
      const write = await hold(`snag-write:${id}`, HAND_OVER_MS, () => {}) ?? await hold(`snag-write:${id}`, 'steal', () => {});
      const leave = (): void => {
        state = 'gone';
        play();
        write?.();
      };
      if (isGone()) {
        leave();
        return null;
      }
      state = 'held';
      return { leave };

      function isGone(): boolean { return state === 'gone'; }
    },
  };
}
