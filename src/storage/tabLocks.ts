/**
 * One tab plays a game. Another that goes on with it is told so, and can take it over: then the tab that played is told, writes what it
 * has, and lets go; only then is the game read. A game has two locks for this: who plays it, and who may still write it.
 */
import { answeringLocks, NO_ANSWER, type LockManagerLike } from './answeringLocks';

/** How long a lock that is just being let go is waited for, in milliseconds: a page that is reloaded lets go in its own time. */
const LETTING_GO_MS = 2000;
/** How long the tab that loses a game may take to write it. One that sleeps is not waited for any longer. */
const HAND_OVER_MS = 2500;
/** After so many milliseconds a browser that has not answered is taken for one that has no locks. */
const ANSWER_MS = 2000;

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
  /** Asks for a game only if it is free at once, to see to it for a moment. @returns null where a tab plays it, this one included */
  takeFree(id: string): Promise<Hold | null>;
  /** The games that any tab plays just now, as far as the browser tells. */
  held(): Promise<readonly string[]>;
}

/** What the lock of who plays a game is called, before the game's id. */
export const PLAY_LOCK = 'snag-play:';

/** What a game of a guest of the house is held by, among those of SNAG. */
export const gameAppLock = (guest: string, id: string): string => `${guest} ${id}`;

/** Locks for a browser that has none: every tab gets every game. */
export const noLocks: GameLocks = { take: async () => ({ leave() {} }), takeFree: async () => ({ leave() {} }), held: async () => [] };

/**
 * Locks between the tabs of this browser.
 * @param patience for a lock that is just being let go, in milliseconds
 * @param answer how long the browser may take to answer at all
 */
export function webLocks(browser: LockManagerLike | undefined, patience = LETTING_GO_MS, answer = ANSWER_MS): GameLocks {
  if (!browser) return noLocks;
  const manager = answeringLocks(browser, answer);

  /** @returns what lets go of the lock, or null where it is not to be had in time */
  function hold(name: string, wait: number | 'steal' | 'free', stolen: () => void): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      let held = false;
      const enough = new AbortController();
      const timer = typeof wait === 'number' ? setTimeout(() => enough.abort(), wait) : undefined;
      const options = wait === 'steal' ? { steal: true } : wait === 'free' ? { ifAvailable: true } : { signal: enough.signal };
      manager.request(name, options, (lock) => {
        clearTimeout(timer);
        if (lock === null) {
          resolve(null);
          return Promise.resolve();
        }
        held = true;
        return new Promise<void>((release) => { resolve(() => release()); });
      }).catch((reason: unknown) => {
        clearTimeout(timer);
        if (held) stolen();
        // Where locks are refused altogether, or nothing is answered, it is as if there were none.
        else resolve(enough.signal.aborted && reason !== NO_ANSWER ? null : () => {});
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
      const play = await hold(`${PLAY_LOCK}${id}`, steal ? 'steal' : patience, stolen);
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
    // A tab that takes the game over in this moment finds it as it is left: nothing of it is kept here.
    takeFree: async (id) => holdOf(await hold(`${PLAY_LOCK}${id}`, 'free', () => {})),
    held: () => heldGames(manager),
  };
}

function holdOf(leave: (() => void) | null): Hold | null {
  return leave && { leave };
}

async function heldGames(manager: LockManagerLike): Promise<string[]> {
  try {
    const { held = [] } = await manager.query?.() ?? {};
    return held.flatMap(({ name = '' }) => (name.startsWith(PLAY_LOCK) ? name.slice(PLAY_LOCK.length) : []));
  } catch {
    return [];
  }
}
