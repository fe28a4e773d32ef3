/**
 * What the start screen shares with the phone's page goes into two files: what a phone needs until a rack can be played, and what it needs
 * only later, once a game is over. Both pages are of one build, and whatever both can reach, now or later, would else be cut out into files
 * of its own: many small ones, which compress badly and are fetched each by itself. (One file would spare the start screen 0.9 kB, and cost
 * the phone 7 kB of the 90 it may have.)
 */

/** As much of the bundler's knowledge of modules as is asked for. */
export interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Whether one of these files needs a module. @param later whether also what is loaded later counts */
function isNeeded(id: string, files: readonly string[], later: boolean, modules: Modules, seen = new Set<string>()): boolean {
  if (files.some((file) => id.endsWith(`/${file}`))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return info !== null && [...info.importers, ...(later ? info.dynamicImporters : [])]
    .some((importer) => isNeeded(importer, files, later, modules, seen));
}

/** Names the file for a module; null: the bundler chooses. @param racks the files of the racks that a phone may play with */
export function sharedScript(id: string, modules: Modules, racks: readonly string[]): string | null {
  if (/\.(?:css|html)$/u.test(id) || !isNeeded(id, ['index.html'], false, modules)) return null;
  if (isNeeded(id, ['table.html', ...racks], false, modules)) return 'basics';
  return isNeeded(id, ['table.html'], true, modules) ? 'kept' : null;
}
