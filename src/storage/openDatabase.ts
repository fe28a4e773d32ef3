/** Opens the data base and brings an older one into today's form, at once: what takes long is done later, see `fillSummaries`. */
import { answer, type Database, type Disk } from './disk';

const NAME = 'snag';
/**
 * 1: games, and what is set aside. 2: series. 3: summaries of both, so that nothing must be read through to be listed. 4: what is known of
 * this device's player, each by a key. 5: what reviews have found, by game, and training, by name. 6: what guests of the house keep.
 */
const VERSION = 6;

/** Opens it. Rejects where that's refused. A browser may take its time for it, or never answer: see `openStore`. */
export function openDatabase(disk: Disk): Promise<Database> {
  const opening = disk.factory.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(opening.result, oldVersion));
  return answer(opening);
}

/** The version of the data base as it lies there; 0 where there is none. */
export async function versionNow(disk: Disk): Promise<number> {
  const opening = disk.factory.open(NAME);
  // There is none, and none shall come of asking.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  try {
    const db = await answer(opening);
    db.close();
    return db.version;
  } catch {
    return 0;
  }
}

function upgrade(db: IDBDatabase, from: number): void {
  if (from < 1) {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('aside', { autoIncrement: true });
  }
  if (from < 2) db.createObjectStore('series', { keyPath: 'id' });
  if (from < 3) {
    const summaries = db.createObjectStore('summaries', { keyPath: 'id' });
    summaries.createIndex('newest', ['over', 'age', 'id']);
    summaries.createIndex('match', ['match', 'over']);
    summaries.createIndex('name', 'names', { multiEntry: true });
    summaries.createIndex('version', ['version', 'id']);
    const matches = db.createObjectStore('matchSummaries', { keyPath: 'id' });
    matches.createIndex('open', 'open');
    matches.createIndex('name', 'names', { multiEntry: true });
    matches.createIndex('version', ['version', 'id']);
  }
  if (from < 4) db.createObjectStore('device');
  if (from < 5) {
    db.createObjectStore('reviews', { keyPath: 'game' });
    db.createObjectStore('training', { keyPath: 'name' });
  }
  if (from < 6) {
    const guests = db.createObjectStore('guests', { keyPath: ['guest', 'kind', 'id'] });
    guests.createIndex('newest', ['guest', 'over', 'age', 'id']);
    guests.createIndex('name', 'names', { multiEntry: true });
  }
}
