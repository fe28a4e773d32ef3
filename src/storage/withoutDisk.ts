/**
 * What serves where the data base doesn't. One that's refused gives way to memory. One that doesn't answer is waited for, and it's offered
 * to play without it: then games are kept in memory until it answers after all. All that was played goes into it first, and everything is
 * kept there from then on.
 */
import { memoryDisk, type Database, type Disk } from './disk';
import { openDatabase } from './openDatabase';
import type { Timers } from './saveQueue';
import { createStore, type Store } from './store';
import { noLocks } from './tabLocks';

/** After so many milliseconds of it, it's offered to play without it. */
export const OFFER_MS = 11_000;

export interface SilencePorts {
  readonly now: () => number;
  readonly timers: Timers;
  /** Told how it goes: it's waited for; one can play without it; or (null) it has answered, or isn't waited for any longer. */
  readonly tell: (silence: { readonly playWithout: (() => void) | null } | null) => void;
  /** Told when a data base that somebody plays without has answered after all, and has all that was played meanwhile. */
  readonly kept: () => void;
}

/** The store once the data base has answered, or somebody has chosen to play without it. Rejects where the data base is refused. */
export async function storeAfter(opening: Promise<Database>, disk: Disk, { now, timers, tell, kept }: SilencePorts): Promise<Store> {
  let timer: unknown;
  tell({ playWithout: null });
  const without = new Promise<null>((resolve) => {
    timer = timers.setTimeout(() => tell({ playWithout: () => resolve(null) }), OFFER_MS);
  });
  try {
    const db = await Promise.race([opening, without]);
    if (db) return createStore(db, disk, { now, lasting: () => true, outdated: false });
    const memory = await memoryDisk();
    return storeUntil(opening.then((opened) => ({ db: opened, ranges: disk.ranges })), {
      db: await openDatabase(memory), ranges: memory.ranges,
    }, now, kept);
  } finally {
    timers.clearTimeout(timer);
    tell(null);
  }
}

/** Where not even memory serves, every answer is a refusal: the game can be played all the same. */
const NO_DATABASE: Database = {
  transaction: () => { throw new Error('there is no data base'); },
  close() {},
  addEventListener() {},
};

/** A store that lasts as long as the page. @param outdated whether that is for a newer version's data base */
export async function openMemoryStore(now: () => number, outdated = false): Promise<Store> {
  const facts = { now, lasting: () => false, outdated };
  try {
    const disk = await memoryDisk();
    return createStore(await openDatabase(disk), disk, facts);
  } catch {
    return createStore(NO_DATABASE, { ranges: IDBKeyRange }, facts);
  }
}

/** An open data base. */
interface OpenDisk { readonly db: Database; readonly ranges: Disk['ranges'] }

/** @param late the data base, once it answers @param kept told when it has everything */
function storeUntil(late: Promise<OpenDisk>, memory: OpenDisk, now: () => number, kept: () => void): Store {
  let current = memory;
  const lasting = (): boolean => current !== memory;
  const heard: Parameters<Database['addEventListener']>[] = [];
  const db: Database = {
    transaction: (...asked) => current.db.transaction(...asked),
    close: () => current.db.close(),
    // Nobody else knows the memory of a page.
    addEventListener: (...asked: Parameters<Database['addEventListener']>) => { heard.push(asked); },
  };
  const ranges: Disk['ranges'] = {
    bound: (...asked) => current.ranges.bound(...asked), lowerBound: (...asked) => current.ranges.lowerBound(...asked),
    only: (...asked) => current.ranges.only(...asked),
  };

  async function move(disk: OpenDisk): Promise<void> {
    for (const asked of heard) disk.db.addEventListener(...asked);
    // From here on everything is kept there; what was played before never lands on what has been played since (`backup/merge`).
    current = disk;
    if (await isMoved(memory, disk, now)) kept();
    else current = memory;
  }

  // Where it refuses after all, memory serves on.
  late.then(move).catch(() => {});
  return createStore(db, { ranges }, { now, lasting, outdated: false });
}

/** Takes all that memory holds to the disk, as a backup would. */
async function isMoved(from: OpenDisk, to: OpenDisk, now: () => number): Promise<boolean> {
  const { createBackup } = await import('./backup/backup');
  const facts = { now, lasting: () => true, outdated: false };
  const [memory, disk] = [from, to].map((one) => {
    const settings = { kept: () => null, write() {} };
    return createBackup({ store: createStore(one.db, one, facts), locks: noLocks, settings, today: now });
  });
  const texts = await memory!.texts();
  for (const text of texts ?? []) if (!(await disk!.read({ size: text.length, text: async () => text }, false)).ok) return false;
  return texts !== null;
}
