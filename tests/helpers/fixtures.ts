/** What older versions of the game wrote, as it lies in tests/fixtures; and their data bases, made again. */
import { readFileSync } from 'node:fs';
import { answer, memoryDisk, type Disk } from '../../src/storage/disk';

/** A whole data base as it was read out. */
export interface Dump {
  readonly version: number;
  readonly stores: Readonly<Record<string, {
    readonly keyPath: string | null;
    readonly autoIncrement: boolean;
    readonly entries: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
  }>>;
}

/** A file of a fixture, as text. */
export function fixture(name: string, from = '2026-11'): string {
  return readFileSync(new URL(`../fixtures/${from}/${name}`, import.meta.url), 'utf8');
}

/** The data base that was written then. */
export const dumped = (): Dump => JSON.parse(fixture('database.json')) as Dump;

/** Makes a data base anew from what was read out of one. */
export async function restored({ version, stores }: Dump): Promise<Disk> {
  const disk = await memoryDisk();
  const opening = disk.factory.open('snag', version);
  opening.addEventListener('upgradeneeded', () => {
    for (const [name, { keyPath, autoIncrement, entries }] of Object.entries(stores)) {
      const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
      for (const { key, value } of entries) {
        if (keyPath === null) store.put(value, key);
        else store.put(value);
      }
    }
  });
  (await answer(opening)).close();
  return disk;
}
