/**
 * Holds all script of the phone's page to its size, until the rack of any game can be played: what table.html names, its words in the
 * language that has most of them, and the largest rack of a game with what that imports and says. Each file is compressed by itself, as
 * it's fetched.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { gzipped, overBudget, scriptsOf, type Script } from './startBudget.ts';

/** In bytes, gzipped. */
export const TABLE_BUDGET = 90_000;

const PAGE = 'table.html';
const CATALOGUE = 'src/games/catalogue.ts';
/** The words of the page itself, beside the first ones. */
const WORDS = ['apart'];

/** A game's rack, as its source has it: its file, and the parts of the words that it speaks with. */
export interface RackSource { readonly file: string; readonly words: readonly string[] }

/** The racks that the catalogue brings. @param read the text of a file */
export function racksIn(catalogue: string, read: (file: string) => string): RackSource[] {
  const text = read(catalogue);
  return [...text.matchAll(/rack: async \(\) => \(await import\('([^']+)'\)\)/g)].map(([, path = '']) => {
    const file = `${join(dirname(catalogue), path)}.ts`;
    const words = /\bwords: \[([^\]]*)\]/u.exec(read(file))?.[1];
    if (words === undefined) throw new Error(`${file} does not say which words its rack speaks with`);
    return { file, words: [...words.matchAll(/'([^']+)'/g)].map(([, part = '']) => part) };
  });
}

/** The racks of the games that the house has. */
export const racksOfGames = (): RackSource[] => racksIn(CATALOGUE, (file) => readFileSync(file, 'utf8'));

/** A file of the build: what it was made of, what it imports at once, and its text. */
export interface BuiltScript extends Script { readonly moduleIds: readonly string[]; readonly facadeModuleId: string | null }

/** All that is fetched until a rack can be played. @param scripts what the page itself names */
export function withRack(
  scripts: ReadonlyMap<string, Script>, { file, words }: RackSource, built: ReadonlyMap<string, BuiltScript>, language: string,
): Map<string, Script> {
  const all = new Map(scripts);
  const take = (name: string): void => {
    const script = built.get(name);
    if (script === undefined || all.has(name)) return;
    all.set(name, script);
    script.imports.forEach(take);
  };
  for (const [name, { facadeModuleId, moduleIds }] of built) {
    if (facadeModuleId === resolve(file)) take(name);
    if ([...WORDS, ...words].some((part) => moduleIds.includes(`\0messages:${language}/${part}`))) take(name);
  }
  return all;
}

const sizeOf = (scripts: ReadonlyMap<string, Script>): number => [...scripts.values()].reduce((sum, { code }) => sum + gzipped(code), 0);

/** Fails a build that is over the budget, and says how large the largest is. @param publicFolder where the page's unbuilt scripts lie */
export function tableBudget(languages: readonly string[], publicFolder = 'public'): Plugin {
  return {
    name: 'table-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE];
        // A worker is built by itself, and has no page.
        if (page?.type !== 'asset') return;
        const built = new Map(Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file] as const] : [])));
        const own = scriptsOf(String(page.source), (file) =>
          built.get(file) ?? { code: readFileSync(join(publicFolder, file), 'utf8'), imports: [] });
        const racks = racksOfGames();
        const [largest] = racks.flatMap((rack) => languages.map((language) => ({ rack, scripts: withRack(own, rack, built, language) })))
          .map((one) => ({ ...one, size: sizeOf(one.scripts) })).toSorted((a, b) => b.size - a.size);
        if (largest === undefined) return;
        this.info(`the phone's page fetches ${largest.size} bytes of script until ${largest.rack.file} can be played (gzipped)`);
        const problem = overBudget(largest.scripts, TABLE_BUDGET, 'The phone’s page', '0126-the-rack-page');
        if (problem !== null) this.error(problem);
      },
    },
  };
}
