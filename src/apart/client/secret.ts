/**
 * The secret by which a table knows a device again: its own for each table, made by the browser's best chance. It lies in the browser's
 * storage, so that a reload and another tab find it; where nothing can be kept, it's there for as long as the tab is.
 */

const KEY = 'snag-table-';
/** 32 bytes, in the letters that `messages.ts` lets in. */
const BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{32,64}$/;

/** A secret that nobody had before. Plain pages without encryption have this chance, too. */
export function freshSecret(random: (into: Uint8Array<ArrayBuffer>) => Uint8Array = (into) => crypto.getRandomValues(into)): string {
  const letters = String.fromCharCode(...random(new Uint8Array(BYTES)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export interface Secrets {
  /** The device's secret for a table; a fresh one where it has none. */
  of(code: string): string;
  /** Keeps the one with which a table was opened. */
  keep(code: string, secret: string): void;
  /** There is no such table any more. */
  forget(code: string): void;
}

/** @param storage the browser's, which may be denied */
export function keptSecrets(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, fresh = freshSecret): Secrets {
  /** For browsers that keep nothing. */
  const here = new Map<string, string>();

  function kept(code: string): string | null {
    try {
      return storage().getItem(KEY + code);
    } catch {
      return null;
    }
  }

  function keep(code: string, secret: string): void {
    here.set(code, secret);
    try {
      storage().setItem(KEY + code, secret);
    } catch {
      // It holds as long as the tab is open.
    }
  }

  return {
    keep,
    of(code) {
      const found = kept(code) ?? here.get(code);
      if (found !== undefined && FORM.test(found)) return found;
      const secret = fresh();
      keep(code, secret);
      return secret;
    },
    forget(code) {
      here.delete(code);
      try {
        storage().removeItem(KEY + code);
      } catch {
        // Nothing is kept.
      }
    },
  };
}
