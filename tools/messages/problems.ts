/** What is wrong with the messages: a build with any of it fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, readCatalogue, type Argument, type Catalogue, type MessageFacts } from './catalogue.ts';
import { typesOf } from './types.ts';
import { isSaid, usesBelow, usesInPage, type Uses } from './uses.ts';

/** The language from which keys and arguments are typed. */
export const SOURCE = 'en';

/** Everything that is wrong, a sentence each. @param project its folder */
export function messageProblems(project: string): string[] {
  const root = join(project, 'src/strings');
  const catalogues = new Map(foldersIn(root).map((language) => [language, readCatalogue(join(root, language))]));
  const source = catalogues.get(SOURCE);
  if (!source) return [`There are no messages in ${join(root, SOURCE)}.`];
  const code = usesBelow([join(project, 'src'), join(project, 'tools')]);
  const page = usesInPage(readFileSync(join(project, 'index.html'), 'utf8'));
  return [
    ...[...catalogues.values()].flatMap(({ problems }) => problems),
    ...unsaid(source, { ...code, keys: new Set([...code.keys, ...page]) }),
    ...[...page].filter((key) => !source.messages.has(key)).map((key) => `index.html says "${key}", which is no message.`),
    ...[...catalogues].flatMap(([language, other]) => (language === SOURCE ? [] : differences(language, source, other))),
    ...oldTypes(root, source),
  ];
}

function unsaid({ messages }: Catalogue, uses: Uses): string[] {
  return [...messages].filter(([key]) => !isSaid(key, uses)).map(([key, { file }]) => `"${key}" (${SOURCE}/${file}) is used nowhere.`);
}

/** Where a language says more, less or otherwise than the one that everything is typed from. */
export function differences(language: string, source: Catalogue, other: Catalogue): string[] {
  const missing = [...source.messages].filter(([key]) => !other.messages.has(key))
    .map(([key, { file }]) => `${language} lacks "${key}" (${file}).`);
  const found = [...other.messages].flatMap(([key, facts]) => {
    const original = source.messages.get(key);
    if (!original) return [`${language} has "${key}" (${facts.file}), which ${SOURCE} has not.`];
    return [
      ...(facts.file === original.file ? [] : [`${language} has "${key}" in ${facts.file}, ${SOURCE} in ${original.file}.`]),
      ...argumentFaults(original, facts).map((fault) => `"${key}" in ${language}: ${fault}`),
    ];
  });
  return [...missing, ...found];
}

/** A language may choose otherwise by what it is told, or not at all; but it shows what the original shows, and knows no more. */
function argumentFaults(original: MessageFacts, { args, shown }: MessageFacts): string[] {
  return [
    ...[...original.shown].filter((name) => !args.has(name) && !shown.has(name)).map((name) => `it does not tell $${name}.`),
    ...[...args].flatMap(([name, argument]) => {
      const known = original.args.get(name);
      return known ? choiceFaults(name, known, argument) : [`nobody tells it $${name}.`];
    }),
  ];
}

function choiceFaults(name: string, known: Argument, argument: Argument): string[] {
  if (argument.kind === 'shown') return [];
  if (argument.kind !== known.kind) {
    return known.kind === 'shown' && argument.kind === 'number' ? [`$${name} may be a text, and it chooses a plural by it.`]
      : [`$${name} is not what it chooses by.`];
  }
  if (argument.kind !== 'word' || known.kind !== 'word') return [];
  return argument.words.filter((word) => !known.words.includes(word)).map((word) => `$${name} is never "${word}".`);
}

function oldTypes(root: string, source: Catalogue): string[] {
  return [...typesOf(source)].filter(([file, text]) => {
    try {
      return readFileSync(join(root, file), 'utf8') !== text;
    } catch {
      return true;
    }
  }).map(([file]) => `${join(root, file)} is not what the messages are: run "npm run -s messages".`);
}
