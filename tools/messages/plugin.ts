/**
 * A plugin for Vite that serves the messages: `messages:sv/start` is a part of a language, `messages:loaders` what brings each of them. It
 * writes the first page's own words into it, and fails a build in which a message is missing, or used nowhere, or said before it has come.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST, filesOf, foldersIn, readCatalogue } from './catalogue.ts';
import { firstPage, type PageLanguage } from './firstPage.ts';
import { SOURCE, messageProblems } from './problems.ts';
import { isSaid, usesIn } from './uses.ts';

/** The words of a part, one file after the other, without the comments. */
function textOf(root: string, language: string, part: string): string {
  const folder = join(root, language);
  return filesOf(folder).filter((file) => file.startsWith(`${part}/`))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n')).join('\n');
}

/** The parts of a language that are loaded. */
function partsOf(root: string, language: string): string[] {
  return readdirSync(join(root, language), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map(({ name }) => name).filter((name) => name !== FIRST && filesOf(join(root, language, name)).length > 0);
}

/** What brings each part. A language without a folder, or a folder without words, brings nothing. */
function loadersText(root: string): string {
  const rows = foldersIn(root).map((language) => `${language}: { ${partsOf(root, language)
    .map((part) => `${part}: () => import('messages:${language}/${part}')`).join(', ')} }`);
  return `export const LOADERS = { ${rows.join(', ')} };`;
}

/** Why the words of the first load are not there when they are said; a sentence each. @param modules its files of code */
export function saidTooEarly(project: string, modules: readonly string[]): string[] {
  const source = readCatalogue(join(project, 'src/strings', SOURCE));
  return modules.filter((file) => file.endsWith('.ts') && existsSync(file)).flatMap((file) => {
    const uses = usesIn(readFileSync(file, 'utf8'));
    return [...source.messages].filter(([key, { part }]) => part !== 'start' && isSaid(key, uses))
      .map(([key, { file: place }]) => `${file} is part of the first load and says "${key}", which comes with ${SOURCE}/${place}.`);
  });
}

/** @param project the folder of the project */
export function messages(project = process.cwd()): Plugin {
  const root = join(project, 'src/strings');
  let building = false;
  return {
    name: 'messages',
    configResolved(config) { building = config.command === 'build'; },
    buildStart() {
      if (!building) return;
      const problems = messageProblems(project);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
    resolveId: (id) => (id.startsWith('messages:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0messages:')) return null;
      const name = id.slice('\0messages:'.length);
      if (name === 'loaders') return loadersText(root);
      const [language = '', part = ''] = name.split('/');
      for (const file of filesOf(join(root, language))) this.addWatchFile(join(root, language, file));
      return `export default ${JSON.stringify(textOf(root, language, part))};`;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const first = new Set(chunks.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'))
        .map(({ fileName }) => fileName));
      for (const name of first) for (const chunk of chunks) if (chunk.fileName === name) chunk.imports.forEach((one) => first.add(one));
      const modules = chunks.filter(({ fileName }) => first.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
      const problems = saidTooEarly(project, modules);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = new Map(Object.values(bundle ?? {}).flatMap((one) => (one.type !== 'chunk' ? [] : one.moduleIds
          .filter((id) => id.startsWith('\0messages:')).map((id) => [id.slice('\0messages:'.length), one.fileName] as const))));
        const languages = foldersIn(root).map((language): PageLanguage => ({
          language, words: textOf(root, language, FIRST), file: files.get(`${language}/start`) ?? null,
        }));
        return firstPage(html, languages);
      },
    },
  };
}
