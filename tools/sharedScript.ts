/**
 * What the start screen shares with the phone's page goes into one file. Both are pages of one build, and whatever both can reach, now or
 * later, would else be cut out into a file of its own: many small ones, which compress badly and are fetched each by itself.
 */

/** As much of the bundler's knowledge of modules as is asked for. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Whether a module is reached from a page. @param later whether also by what is loaded later */
function isReached(id: string, page: string, later: boolean, modules: Modules, seen: Set<string>): boolean {
  if (id.endsWith(`/${page}`)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (info === null) return false;
  return [...info.importers, ...(later ? info.dynamicImporters : [])].some((importer) => isReached(importer, page, later, modules, seen));
}

/** The name of the file for a module; null: the bundler chooses. */
export function sharedScript(id: string, modules: Modules): string | null {
  if (!/\.[cm]?[jt]s$/u.test(id.replace(/\?.*$/u, '')) && !id.startsWith('\0')) return null;
  const atStart = isReached(id, 'index.html', false, modules, new Set());
  return atStart && isReached(id, 'table.html', true, modules, new Set()) ? 'basics' : null;
}
