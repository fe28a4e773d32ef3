/** Under which address each file is kept, and which file is meant by what a page asks for. Pure. */
import type { BuiltFile } from './builtList';

/** Below it each name has a hash: there lie files of every version. */
const HASHED = 'assets/';

/** What a file's address hangs on. */
type Named = Pick<BuiltFile, 'url' | 'revision'>;

export interface Addresses {
  /** Where a file of this version is kept: apart from that of another version, if both have the same name. */
  keptAt(file: Named): string;
  /** All of them. */
  all(): readonly string[];
  /**
   * Where what is asked for is kept, if it is; null for what never is. A link is the page with something to ask of it; that to a table of
   * several devices is the phone's page, unless it asks for the whole table.
   */
  meant(address: string): string | null;
}

/** @param scope the folder of the game, as an address that ends with a slash */
export function addressesOf(scope: string, files: readonly Named[]): Addresses {
  const keptAt = ({ url, revision }: Named): string => `${scope}${url}${revision === null ? '' : `?revision=${revision}`}`;
  const kept = new Map(files.map((file) => [`${scope}${file.url}`, keptAt(file)]));
  return {
    keptAt,
    all: () => [...kept.values()],
    meant(address) {
      const [plain = ''] = address.split(/[?#]/);
      const found = kept.get(plain !== scope ? plain : `${scope}${asksForRack(address) ? 'table.html' : 'index.html'}`);
      return found ?? (plain.startsWith(`${scope}${HASHED}`) ? plain : null);
    },
  };
}

/** Whether a link leads to the phone's page at a table (tools/serve/handler.mjs says the same). */
function asksForRack(address: string): boolean {
  const asked = new URL(address).searchParams;
  return asked.has('table') && !asked.has('whole');
}

/** Whether this is a page of the game's own, and not another one that lies beside it. */
export function isGamePage(scope: string, address: string): boolean {
  const [plain] = address.split(/[?#]/);
  return plain === scope || plain === `${scope}index.html` || plain === `${scope}table.html`;
}
