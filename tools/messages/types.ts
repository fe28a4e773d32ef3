/** Writes which messages there are, and what each has to be told, as types: the code cannot say what nobody wrote. */
import { FIRST, type Argument, type Catalogue } from './catalogue.ts';

/** The longest line, as everywhere in the project. */
const LINE = 140;

const HEAD = '/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */\n';

/**
 * The files of types, below src/strings, each with its text: one for each folder of Fluent files, in a folder of the same name (so many
 * games fill no folder), and one that puts them together.
 */
export function typesOf({ messages }: Catalogue): Map<string, string> {
  const groups = new Map<string, string[]>();
  for (const [key, { part, file, args }] of messages) {
    if (part === FIRST) continue;
    const group = file.split('/').slice(0, -1).join('/');
    const entries = groups.get(group) ?? [];
    entries.push(`'${key}': ${argumentTypes(args)}`);
    groups.set(group, entries);
  }
  const names = [...groups.keys()].toSorted();
  const files = new Map(names.map((group) => [
    `messages/${group}/index.ts`, `${HEAD}export interface ${typeName(group)} {\n${filled(groups.get(group) ?? []).join('\n')}\n}\n`,
  ]));
  const imports = names.map((group) => `import type { ${typeName(group)} } from './${group}';\n`).join('');
  const parts = names.map((name) => `  ${typeName(name)}`).join(',\n');
  files.set('messages/index.ts', `${HEAD}${imports}\nexport interface Messages extends\n${parts} {}\n`);
  return files;
}

function typeName(group: string): string {
  return group.replaceAll(/(?:^|[/-])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function argumentTypes(args: ReadonlyMap<string, Argument>): string {
  if (args.size === 0) return 'null';
  return `{ ${[...args].map(([name, argument]) => `${name}: ${typeOf(argument)}`).toSorted().join('; ')} }`;
}

function typeOf(argument: Argument): string {
  switch (argument.kind) {
    case 'number': return 'number';
    case 'word': return argument.words.toSorted().map((word) => `'${word}'`).join(' | ');
    case 'shown': return 'string | number';
  }
}

/** Entries on as few lines as they have room on. */
function filled(entries: readonly string[]): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const entry of entries) {
    if (line !== ' ' && line.length + entry.length + 2 > LINE) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${entry};`;
  }
  return line === ' ' ? lines : [...lines, line];
}
