/**
 * Finds which messages the code says. A key stands in the code in quotes, or as a template that begins with a part of it; in index.html it
 * stands in `data-say`. So every message that nobody says can be told, and every one that the first load says.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Keys as they stand in the code, and templates of keys as patterns. */
export interface Uses {
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const KEY = /['"]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"]/g;
/** A template with nothing but letters, digits, hyphens and values, such as `end-${fact}`. It begins with a letter. */
const TEMPLATE = /`([a-z][a-z0-9-]*(?:\$\{[^{}`]+\}[a-z0-9-]*)+)`/g;

/** What a file imports that says something: `say`, the keys, or what takes keys. */
const SAYING = /from '[^']*\bstrings\/(?:\w+\/)*say'|from '\.{1,2}\/(?:\.\.\/)*say'|\/keptBests'/;

/** What a file of code says. @param text its text; '' and all that does not import any of that says nothing */
export function usesIn(text: string): Uses {
  if (!SAYING.test(text)) return { keys: new Set(), patterns: [] };
  return {
    keys: new Set([...text.matchAll(KEY)].flatMap((found) => found[1] ?? [])),
    patterns: [...text.matchAll(TEMPLATE)].flatMap((found) => found[1] ?? [])
      .map((template) => new RegExp(`^${template.replaceAll(/\$\{[^{}]+\}/g, '[A-Za-z0-9-]+')}$`)),
  };
}

/** What the first page says before any script: its attributes `data-say` (its text) and `data-say-attributes` (`name:key …`). */
export function usesInPage(html: string): Set<string> {
  return new Set([
    ...[...html.matchAll(/\sdata-say="([^"]+)"/g)].flatMap((found) => found[1] ?? []),
    ...[...html.matchAll(/\sdata-say-attributes="([^"]+)"/g)].flatMap((found) => (found[1] ?? '').trim().split(/\s+/))
      .flatMap((pair) => pair.split(':')[1] ?? []),
  ]);
}

/** What several files say together. */
export function allUses(uses: readonly Uses[]): Uses {
  return { keys: new Set(uses.flatMap(({ keys }) => [...keys])), patterns: uses.flatMap(({ patterns }) => patterns) };
}

/** Whether a message is said. */
export function isSaid(key: string, { keys, patterns }: Uses): boolean {
  return keys.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** What all code below some folders says. */
export function usesBelow(folders: readonly string[]): Uses {
  const files = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).map((entry) => join(entry.parentPath, entry.name)));
  return allUses(files.map((file) => usesIn(readFileSync(file, 'utf8'))));
}
