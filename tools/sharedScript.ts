/**
 * What the start screen shares with the phone's page goes into one file. Both pages are of one build, and whatever both can reach, now or
 * later, would else be cut out into files of its own: many small ones, which compress badly and are fetched each by itself. (Two files, one
 * of them for what a phone needs only once a game is over, cost the start screen 950 bytes, and spared the phone 9 kB of the 90 it may
 * have.)
 */

/** As much of the bundler's knowledge of modules as is asked for. */
export interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Whether a page needs a module. @param later whether also what is loaded later counts */
function isNeeded(id: string, page: string, later: boolean, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith(`/${page}`)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return info !== null && [...info.importers, ...(later ? info.dynamicImporters : [])]
    .some((importer) => isNeeded(importer, page, later, modules, seen));
}

/** Names the file for a module; null: the bundler chooses. */
export function sharedScript(id: string, modules: Modules): string | null {
  if (/\.(?:css|html)$/u.test(id)) return null;
  return isNeeded(id, 'index.html', false, modules) && isNeeded(id, 'table.html', true, modules) ? 'basics' : null;
}
