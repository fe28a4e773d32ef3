/** The list of a built game's files for the service worker, and the service worker with that list before it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getManifest } from '@serwist/build';
import type { BuiltFile, BuiltList } from '../../workers/offline/builtList';

/** As the service worker lies in the built folder. It must lie beside index.html: it serves what lies below itself. */
export const WORKER_FILE = 'sw.js';

/** What is not kept: what is only there for hosts and shops, and the worker itself, which the browser keeps. */
const LEFT_OUT = [WORKER_FILE, '404.html', 'screenshots/**'];

/** Every name in it has a hash. */
const HASHED = /^assets\//;

/** The first script of a page. Throws where there is none. @param page its HTML */
export function firstScript(page: string): string {
  const [, name] = /<script type="module"[^>]*\ssrc="(?:[^"]*\/)?([^"/]+)"/.exec(page) ?? [];
  if (!name) throw new Error('the built page has no script');
  return name;
}

/** Everything in a built folder that the game needs without a server. */
export async function builtList(folder: string): Promise<BuiltList> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: folder, globPatterns: ['**/*'], globIgnores: LEFT_OUT, dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: 10_000_000,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const files = manifestEntries.map(({ url, revision }): BuiltFile => {
    const integrity = `sha256-${createHash('sha256').update(readFileSync(join(folder, url))).digest('base64')}`;
    return { url, revision: HASHED.test(url) ? null : revision ?? null, integrity };
  });
  return { version: firstScript(readFileSync(join(folder, 'index.html'), 'utf8')), files: files.toSorted(byUrl) };
}

const byUrl = (a: BuiltFile, b: BuiltFile): number => (a.url < b.url ? -1 : 1);

/** What stands before the list, on the first line of the worker. */
const BEFORE = 'self.snagBuild=';

/** Writes the worker with the list of what lies in the folder. @param code the worker, with an older list before it or without one */
export async function writeWorker(folder: string, code: string): Promise<void> {
  const own = code.startsWith(BEFORE) ? code.slice(code.indexOf('\n') + 1) : code;
  writeFileSync(join(folder, WORKER_FILE), `${BEFORE}${JSON.stringify(await builtList(folder))};\n${own}`);
}
