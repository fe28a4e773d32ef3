/** Sees to it that no file that an open tab may need is thrown away, and that nothing else is kept. */
import { allRun, type Tabs } from '../../src/offline/tabs';

/** As much of the browser's Cache as is asked for. */
export interface CacheLike {
  keys(): Promise<readonly { readonly url: string }[]>;
  delete(url: string): Promise<boolean>;
}

export interface KeeperPorts {
  readonly cache: () => Promise<CacheLike>;
  /** The addresses under which the files of this version are kept. */
  readonly wanted: () => readonly string[];
  /** The lock that each tab of this version holds. */
  readonly own: string;
  readonly tabs: () => Promise<Tabs>;
  /** Whether a newer version is coming or waits. */
  readonly newer: () => boolean;
  /** Does something that no other worker of the game may do at the same time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

export interface Keeper {
  readonly alone: KeeperPorts['alone'];
  /** Throws away what no version needs that is open or that waits. Never rejects. */
  clean(): Promise<void>;
}

/** Keeps the files of one version. */
export function createKeeper({ cache, wanted, own, tabs, newer, alone }: KeeperPorts): Keeper {
  async function clean(): Promise<void> {
    if (newer() || !allRun(own, await tabs())) return;
    const kept = await cache();
    const needed = new Set(wanted());
    for (const entry of await kept.keys()) if (!needed.has(entry.url)) await kept.delete(entry.url);
  }

  return {
    alone,
    async clean() {
      // What cannot be thrown away now is so another time.
      await alone(clean).catch(() => {});
    },
  };
}

/** Whether it is for want of room that something could not be kept. */
export function isQuota(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'QuotaExceededError';
}
