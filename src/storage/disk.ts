/** As much of IndexedDB as the store asks for, the browser's own or one in memory, with its answers as promises. */

export interface Disk {
  readonly factory: Pick<IDBFactory, 'open'>;
  readonly ranges: Pick<typeof IDBKeyRange, 'bound' | 'lowerBound' | 'only'>;
}

/** The browser's own. Throws where the browser keeps it from the page. */
export function browserDisk(): Disk {
  return { factory: indexedDB, ranges: IDBKeyRange };
}

/** A disk that lasts as long as the page. It comes in a file of its own: few ever need it. */
export async function memoryDisk(): Promise<Disk> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  return { factory: new IDBFactory(), ranges: IDBKeyRange };
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the disk refuses')));
  });
}

/** As much of an open data base as the store asks for. */
export type Database = Pick<IDBDatabase, 'transaction' | 'close' | 'addEventListener'>;

/** What is written lies on the disk itself before it counts as written, so that a power cut takes nothing of it. */
const ON_THE_DISK: IDBTransactionOptions = { durability: 'strict' };

/**
 * Does `work` in one transaction: all of it or nothing. Comes back when it is written.
 * @param work may wait for answers of this transaction, and for nothing else: a transaction with nothing to do ends by itself
 */
export async function inTransaction<T>(
  db: Database, stores: readonly string[], mode: IDBTransactionMode,
  work: (at: (store: string) => IDBObjectStore, transaction: IDBTransaction) => T | Promise<T>,
): Promise<T> {
  const transaction = db.transaction([...stores], mode, mode === 'readwrite' ? ON_THE_DISK : {});
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the disk refuses')));
  });
  try {
    const result = await work((store) => transaction.objectStore(store), transaction);
    await done;
    return result;
  } catch (failure) {
    // What cannot be put must not leave half of the rest behind.
    callOff(transaction);
    await done.catch(() => {});
    throw failure;
  }
}

function callOff(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
