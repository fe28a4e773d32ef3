/** JSON that lies in the browser's storage under a key: a browser may keep nothing, and anybody can have edited it. */
import { parseJson } from './json';

/** What lies there; null where nothing does, or nothing that can be read. */
export function keptJson(storage: () => Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return parseJson(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value there. A browser that keeps nothing is no reason not to play. */
export function keepJson(storage: () => Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // It holds as long as the page is open, at most.
  }
}
