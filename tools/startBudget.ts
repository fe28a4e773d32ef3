/**
 * Holds the script of the start screen to its size: a build whose page fetches more before it can be used fails. Counted is what
 * index.html names, the first words of the language that has most of them, and all that these import at once (not what they import
 * later), each file compressed by itself, as it is fetched.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** In bytes, gzipped. */
export const START_BUDGET = 60_000;

/** A file of script: its text, and the files that it imports at once. */
export interface Script {
  readonly code: string;
  readonly imports: readonly string[];
}

/**
 * The files of script that are fetched with a page, each once.
 * @param page its HTML
 * @param find the file of this name, as it stands in `src`, `href` or an import, without a leading `./`
 */
export function scriptsOf(page: string, find: (file: string) => Script): Map<string, Script> {
  const tags = page.replace(/<!--[\s\S]*?-->/g, '').match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags.filter((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const found = new Map<string, Script>();
  const take = (name: string): void => {
    const file = name.replace(/^\.?\//, '');
    if (found.has(file)) return;
    const script = find(file);
    found.set(file, script);
    script.imports.forEach(take);
  };
  named.forEach(take);
  const words = wordsOf(page).map((file) => ({ file, size: gzipped(find(file).code) })).toSorted((a, b) => b.size - a.size);
  if (words[0]) take(words[0].file);
  return found;
}

/** The files of first words that public/language.js chooses from. */
function wordsOf(page: string): string[] {
  const languages = /<meta name="snag-languages" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  return Object.values(JSON.parse(languages.replaceAll('&amp;', '&').replaceAll('&lt;', '<')) as Record<string, { file: string | null }>)
    .flatMap(({ file }) => file ?? []);
}

/** How large a text is on its way, in bytes. */
export function gzipped(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

/**
 * Why these scripts are too much for a page; null where they are not.
 * @param most in bytes, gzipped @param what is told of @param decision where it's decided
 */
export function overBudget(
  scripts: ReadonlyMap<string, Script>, most = START_BUDGET, what = 'The start screen', decision = '0038-what-is-loaded-when',
): string | null {
  const sizes = [...scripts].map(([file, { code }]) => ({ file, size: gzipped(code) })).toSorted((a, b) => b.size - a.size);
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  if (all <= most) return null;
  const lines = sizes.map(({ file, size }) => `  ${size} ${file}`);
  return [
    `${what} fetches ${all} bytes of script, gzipped; ${most} are allowed (docs/decisions/${decision}.md).`, ...lines,
  ].join('\n');
}

/** Fails a build that is over the budget. @param publicFolder where the page's unbuilt scripts lie */
export function startBudget(publicFolder = 'public'): Plugin {
  return {
    name: 'start-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        // A worker is built by itself, and has no page.
        if (page?.type !== 'asset') return;
        const scripts = scriptsOf(String(page.source), (file) => {
          const built = bundle[file];
          return built?.type === 'chunk' ? built : { code: readFileSync(join(publicFolder, file), 'utf8'), imports: [] };
        });
        const problem = overBudget(scripts);
        if (problem !== null) this.error(problem);
      },
    },
  };
}
