/**
 * What all open tabs tell of themselves without being asked: each holds a lock with the version of the game that runs in it, and one for
 * the game that it plays (storage/tabLocks). So even a tab that sleeps counts. Pure.
 */
import { PLAY_LOCK } from '../storage/tabLocks';

const OPEN_LOCK = 'snag-open:';

/** What the lock of a tab is called. @param scope the folder of the game: several can lie at one host @param version of the tab */
export function openLock(scope: string, version: string): string {
  return `${OPEN_LOCK}${scope} ${version}`;
}

/** The locks that are held, by name, each as often as it is held; and how many tabs there are. */
export interface Tabs {
  readonly held: readonly string[];
  readonly open: number;
}

/** When a version that waits may be taken: while no game is on anywhere, or besides while no other tab is open. */
export type TakenWhen = 'nobodyPlays' | 'alone';

/** Whether a version that waits may be taken. Where the browser has no locks, nobody knows who plays: then only by a tab that is alone. */
export function mayTake({ held, open }: Tabs, when: TakenWhen): boolean {
  if (open <= 1) return !isPlayed(held);
  return when === 'nobodyPlays' && held.some((name) => name.startsWith(OPEN_LOCK)) && !isPlayed(held);
}

function isPlayed(held: readonly string[]): boolean {
  return held.some((name) => name.startsWith(PLAY_LOCK));
}

/** Whether every open tab runs this version. A tab that has not said which it runs may be of another. */
export function allRun(own: string, { held, open }: Tabs): boolean {
  const scope = own.slice(0, own.lastIndexOf(' ') + 1);
  const others = held.filter((name) => name.startsWith(scope) && name !== own);
  return others.length === 0 && held.filter((name) => name === own).length >= open;
}

/** As much of the browser's Web Locks as is asked for. */
export interface LocksToAsk {
  query?(): Promise<{ readonly held?: readonly { readonly name?: string | undefined }[] | undefined }>;
}

/** The names of all locks that are held; none where the browser has no locks. */
export async function heldLocks(locks: LocksToAsk | undefined): Promise<readonly string[]> {
  try {
    const { held = [] } = await locks?.query?.() ?? {};
    return held.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}
