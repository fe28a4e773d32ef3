/**
 * Opens the store: in the browser's data base, or in memory where the browser refuses one. A data base that doesn't answer is waited for,
 * and nothing is played meanwhile: what can't be kept would be lost with the page.
 */
import { later } from '../loading/later';
import { browserDisk, type Database, type Disk } from './disk';
import { openDatabase, versionNow } from './openDatabase';
import { PAGE_TIMERS, type Timers } from './saveQueue';
import type { SilencePorts } from './withoutDisk';
import { createStore, type Store } from './store';
import type { GameLocks } from './tabLocks';

/** The last version whose tabs close the data base at once when a newer one comes, and then cannot save what is played in them. */
const HASTY = 2;
/** After so many milliseconds it's told that the data base doesn't answer. */
export const SILENT_MS = 1000;

export interface OpeningPorts {
  readonly now: () => number;
  readonly locks: Pick<GameLocks, 'held' | 'take'>;
  readonly disk?: () => Disk;
  /** What is asked and told where the data base doesn't answer in time. Without it nobody can choose: it's waited for. */
  readonly silence?: Omit<SilencePorts, 'now' | 'timers'>;
  readonly timers?: Timers;
}

/** What serves where the data base doesn't: few ever need it. */
const other = later(() => import('./withoutDisk'));

/** Without a disk it keeps games in memory. Rejects only where a part of the game doesn't load. */
export async function openStore({ now, locks, disk = browserDisk, silence, timers = PAGE_TIMERS }: OpeningPorts): Promise<Store> {
  try {
    const own = disk();
    const opening = openOwn(own, locks);
    const silent = new Promise<null>((resolve) => { timers.setTimeout(() => resolve(null), SILENT_MS); });
    const late = await Promise.race([opening, silent]) || !silence ? null : await other.get().catch(() => null);
    return late ? await late.storeAfter(opening, own, { ...silence!, now, timers })
      : createStore(await opening, own, { now, lasting: () => true, outdated: false });
  } catch (failure) {
    // Where a newer version of the game has been here, its data base is left alone.
    return (await other.get()).openMemoryStore(now, failure instanceof DOMException && failure.name === 'VersionError');
  }
}

async function openOwn(disk: Disk, locks: OpeningPorts['locks']): Promise<Database> {
  await takeFromHastyTabs(disk, locks);
  return openDatabase(disk);
}

/** Takes over the games that tabs of an older version play, so that all of each is written before the data base is taken from them. */
async function takeFromHastyTabs(disk: Disk, locks: OpeningPorts['locks']): Promise<void> {
  const games = await locks.held();
  if (games.length === 0 || await versionNow(disk) > HASTY) return;
  // Each comes back once the other tab has written, or has had its time for it.
  const holds = await Promise.all(games.map((id) => locks.take(id, true, () => {})));
  for (const hold of holds) hold?.leave();
}
