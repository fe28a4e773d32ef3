/** Opens the store: in the browser's data base, or in memory where the browser refuses one. */
import { browserDisk, memoryDisk, type Database, type Disk } from './disk';
import { openDatabase, versionNow } from './openDatabase';
import { createStore, type Store } from './store';
import type { GameLocks } from './tabLocks';

/** The last version whose tabs close the data base at once when a newer one comes, and then cannot save what is played in them. */
const HASTY = 2;

export interface OpeningPorts {
  readonly now: () => number;
  readonly locks: Pick<GameLocks, 'held' | 'take'>;
  readonly disk?: () => Disk;
}

/** Where not even memory serves, every answer is a refusal: the game can be played all the same. */
const NO_DATABASE: Database = {
  transaction: () => { throw new Error('there is no data base'); },
  close() {},
  addEventListener() {},
};

/** Never rejects: without a disk it keeps games in memory. */
export async function openStore({ now, locks, disk = browserDisk }: OpeningPorts): Promise<Store> {
  try {
    const own = disk();
    await takeFromHastyTabs(own, locks);
    return createStore(await openDatabase(own), own, { now, lasting: true, outdated: false });
  } catch (failure) {
    // Where a newer version of the game has been here, its data base is left alone.
    return openMemoryStore(now, failure instanceof DOMException && failure.name === 'VersionError');
  }
}

/** A store that lasts as long as the page. @param outdated whether that is for a newer version's data base */
export async function openMemoryStore(now: () => number, outdated = false): Promise<Store> {
  try {
    const disk = await memoryDisk();
    return createStore(await openDatabase(disk), disk, { now, lasting: false, outdated });
  } catch {
    return createStore(NO_DATABASE, { ranges: IDBKeyRange }, { now, lasting: false, outdated });
  }
}

/** Takes over the games that tabs of an older version play, so that all of each is written before the data base is taken from them. */
async function takeFromHastyTabs(disk: Disk, locks: OpeningPorts['locks']): Promise<void> {
  const games = await locks.held();
  if (games.length === 0 || await versionNow(disk) > HASTY) return;
  // Each comes back once the other tab has written, or has had its time for it.
  const holds = await Promise.all(games.map((id) => locks.take(id, true, () => {})));
  for (const hold of holds) hold?.leave();
}
