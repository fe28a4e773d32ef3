/** What older versions of the game wrote, as it lies in tests/fixtures; and their data bases, made again. */
import { readFileSync } from 'node:fs';
import { memoryDisk, type Disk } from '../../src/storage/disk';

/** A whole data base as it was read out. */
export interface Dump {
  readonly version: number;
  readonly stores: Readonly<Record<string, {
    readonly keyPath: string | string[] | null;
    readonly autoIncrement: boolean;
    /** Those of a data base that today's version opens as it is: it makes none. */
    readonly indexes?: readonly { readonly name: string; readonly keyPath: string | string[]; readonly multiEntry: boolean }[];
    readonly entries: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
  }>>;
}

/** A file of a fixture, as text. */
export function fixture(name: string, from = '2026-11'): string {
  return readFileSync(new URL(`../fixtures/${from}/${name}`, import.meta.url), 'utf8');
}

/** The data base that was written then. */
export const dumped = (from?: string): Dump => JSON.parse(fixture('database.json', from)) as Dump;

/** Makes a data base as it was read out. It refers to nothing outside itself, so that a browser can be given its text. */
export function makeDatabase(factory: Pick<IDBFactory, 'open'>, { version, stores }: Dump): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('snag', version);
    opening.addEventListener('upgradeneeded', () => {
      for (const [name, { keyPath, autoIncrement, entries, indexes = [] }] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, { multiEntry: index.multiEntry });
        for (const { key, value } of entries) {
          if (keyPath === null) store.put(value, key);
          else store.put(value);
        }
      }
    });
    opening.addEventListener('error', () => reject(new Error('the data base is not made')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

/** A disk in memory that holds what was read out of a data base. */
export async function restored(dump: Dump): Promise<Disk> {
  const disk = await memoryDisk();
  await makeDatabase(disk.factory, dump);
  return disk;
}
