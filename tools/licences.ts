/**
 * A plugin for Vite that puts the licences of all that the build ships into licences.txt: of the packages whose modules or files came into
 * it, the page's and the worker's. A package without a licence to show fails the build.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';

/** As much of a package.json as is told. */
interface About {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** What packages that come without their licence's text have agreed to: each text in a file of that name. */
const TEXTS = 'tools/texts';

/** The folder of the package that a file is of; null for our own. @param id a module's id or a file's path */
export function packageOf(id: string): string | null {
  // What Vite itself puts into the build.
  if (id.startsWith('\0vite/')) return 'node_modules/vite';
  if (id.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  const [, inside] = /.*(?:^|[\\/])node_modules[\\/](.*)$/s.exec(id) ?? [];
  const [scope = '', name = ''] = inside?.split(/[\\/]/) ?? [];
  if (!inside) return null;
  return `${id.slice(0, id.length - inside.length).replace(/^\0/, '')}${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

/** Name, version and licence of a package, with its whole text. Throws where there is none to show. */
export function licenceOf(folder: string): string {
  const { name, version, license = '', author = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About;
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(one));
  const agreed = join(TEXTS, `${license}.txt`);
  if (!file && !existsSync(agreed)) throw new Error(`${name} has no licence to show`);
  const holder = typeof author === 'string' ? author : author.name;
  // Build tools name what they themselves are made of, too: none of that is in the game.
  const own = file && readFileSync(join(folder, file), 'utf8').split(/^#+ Licenses of bundled/m)[0];
  const text = own ? own.trim() : `Copyright (c) ${holder || `the authors of ${name}`}\n\n${readFileSync(agreed, 'utf8').trim()}`;
  return `${name} ${version} (${license})\n\n${text}`;
}

/** Where the licences lie of data that came from elsewhere, in a module of our own; null where it is all ours. @param id the module's */
export function dataLicences(id: string): string | null {
  const folder = join(dirname(id), 'licences');
  return packageOf(id) === null && existsSync(folder) ? folder : null;
}

/** The texts of such a folder. */
function textsIn(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** The whole file. @param folders of packages, each at least once @param data folders with the licences of data */
export function licences(folders: Iterable<string>, data: Iterable<string> = []): string {
  const texts = [...[...new Set(folders)].map(licenceOf), ...[...new Set(data)].flatMap(textsIn)]
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const head = 'SNAG is made with the work of others. These are their licences.';
  return `${[head, ...new Set(texts)].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** For the page and, the same object's second plugin, for the worker, which is built by itself. */
export function shippedLicences(): { readonly page: Plugin; readonly worker: () => Plugin } {
  const [found, data] = [new Set<string>(), new Set<string>()];
  const collect: Plugin['generateBundle'] = (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      for (const id of part.type === 'chunk' ? part.moduleIds : part.originalFileNames) {
        const [folder, own] = [packageOf(id), dataLicences(id)];
        if (own !== null) data.add(own);
        if (folder !== null && existsSync(join(folder, 'package.json'))) found.add(folder);
      }
    }
  };
  return {
    worker: () => ({ name: 'worker-licences', generateBundle: collect }),
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(options, bundle, isWrite) {
          collect.call(this, options, bundle, isWrite);
          this.emitFile({ type: 'asset', fileName: FILE, source: licences(found, data) });
        },
      },
    },
  };
}
