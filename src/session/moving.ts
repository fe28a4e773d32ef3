/** Takes all that is kept out of this browser as a file, and brings a file in: what the start screen's fold-out asks for. */
import { MAX_HOUSE_BYTES, merge, readHouse, writeHouse, type MergeCounts } from './houseFile';
import type { HouseProblem } from './problems';
import type { Settings } from './settings';
import type { Store } from './store';

export interface MovingPorts {
  readonly store: Pick<Store, 'readAll' | 'writeAll'>;
  readonly settings: {
    /** null while nothing of one's own was agreed. */
    kept(): Settings | null;
    write(settings: Settings): void;
  };
  readonly today: () => number;
}

/** What of a file is asked for: a browser's `File` has it. */
export interface FileToRead {
  readonly size: number;
  text(): Promise<string>;
}

export type Moved =
  | { readonly ok: true; readonly told: MergeCounts; readonly settings: boolean }
  | { readonly ok: false; readonly problem: HouseProblem | { readonly code: 'disk-refuses' } };

export interface Moving {
  /** All that is kept as a file's text; null where it cannot be read. */
  text(): Promise<string | null>;
  /**
   * Brings in what a file holds. One that is refused changes nothing.
   * @param takeSettings whether its settings come in the place of one's own
   */
  read(file: FileToRead, takeSettings: boolean): Promise<Moved>;
}

/** Moving to and from this store. Nothing here rejects. */
export function createMoving({ store, settings, today }: MovingPorts): Moving {
  return {
    async text() {
      try {
        return writeHouse(await store.readAll(), settings.kept(), today());
      } catch {
        return null;
      }
    },
    async read(file, takeSettings) {
      // A file that is far too large is not even fetched from the disk.
      if (file.size > MAX_HOUSE_BYTES) return { ok: false, problem: { code: 'too-large', most: MAX_HOUSE_BYTES } };
      try {
        const outcome = readHouse(await file.text());
        if (!outcome.ok) return outcome;
        const { contents } = outcome;
        let told: MergeCounts = { newGames: 0, newSeries: 0, further: 0 };
        await store.writeAll((here) => {
          const merged = merge(here, contents);
          told = merged.told;
          return merged.changes;
        });
        const taken = contents.settings !== null && (takeSettings || settings.kept() === null);
        if (contents.settings && taken) settings.write(contents.settings);
        return { ok: true, told, settings: taken };
      } catch {
        return { ok: false, problem: { code: 'disk-refuses' } };
      }
    },
  };
}
