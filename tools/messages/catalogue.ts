/** Reads the messages of every language: which there are, in which part, and what each has to be told. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentParser, Visitor, type Message, type Pattern, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { LANGUAGES } from '../../src/strings/languages/table.ts';
import { PLURALS, shapeFaults } from './shape.ts';

/**
 * What an argument is: a number where a plural is chosen by it, one of some words where the text is chosen by them, any text or number
 * where it is only shown.
 */
export type Argument = { readonly kind: 'number' | 'shown' } | { readonly kind: 'word'; readonly words: readonly string[] };

export interface MessageFacts {
  readonly part: string;
  /** Its file, below the language's folder. */
  readonly file: string;
  readonly args: ReadonlyMap<string, Argument>;
  /** Those of its arguments that stand in its text. */
  readonly shown: ReadonlySet<string>;
}

export interface Catalogue {
  readonly messages: ReadonlyMap<string, MessageFacts>;
  /** What is wrong with the files themselves, each with its place. */
  readonly problems: readonly string[];
}

/** The part that stands in the first page itself: no code says it. */
export const FIRST = 'first';

/** The Fluent files of a language, below its folder, in a fixed order. @param folder such as `src/strings/en` */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.ftl'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted();
}

/** The languages that have a folder with messages. */
export function foldersIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(join(root, entry.name)).length > 0).map(({ name }) => name).toSorted();
}

/** All messages of a language. @param folder its own, such as `src/strings/en`; its name is the language's */
export function readCatalogue(folder: string): Catalogue {
  const tag = Object.entries(LANGUAGES).find(([language]) => language === basename(folder))?.[1].tag;
  const messages = new Map<string, MessageFacts>();
  const problems = tag === undefined ? [`${folder} is no language of src/strings/languages/table.ts.`] : [];
  for (const file of filesOf(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const entry of new FluentParser({ withSpans: false }).parse(text).body) {
      if (entry.type === 'Junk') problems.push(`${join(folder, file)}: not Fluent: ${entry.content.trim().split('\n')[0] ?? ''}`);
      if (entry.type !== 'Message') continue;
      const key = entry.id.name;
      if (messages.has(key)) problems.push(`${join(folder, file)}: "${key}" is there twice`);
      problems.push(...shapeFaults(entry, tag ?? 'en').map((fault) => `${join(folder, file)}: "${key}": ${fault}`));
      messages.set(key, { part: file.split('/')[0] ?? '', file, ...argumentsOf(entry) });
    }
  }
  return { messages, problems };
}

/** The arguments of a message. Where one is used in several ways, a number tells more than words, and words more than a text. */
function argumentsOf(message: Message): Pick<MessageFacts, 'args' | 'shown'> {
  const args = new Map<string, Argument>();
  const shown = new Set<string>();
  const note = (name: string, found: Argument): void => {
    const known = args.get(name);
    if (known?.kind === 'number' || (known && found.kind === 'shown')) return;
    const words = known?.kind === 'word' && found.kind === 'word' ? [...new Set([...known.words, ...found.words])] : null;
    args.set(name, words === null ? found : { kind: 'word', words });
  };
  const visitor = new (class extends Visitor {
    override visitSelectExpression(node: SelectExpression): void {
      const { selector } = node;
      if (selector.type === 'VariableReference') note(selector.id.name, chosenBy(node));
      else if (selector.type === 'FunctionReference') this.visit(selector);
      for (const variant of node.variants) this.visit(variant.value as Pattern);
    }

    override visitVariableReference(node: VariableReference): void {
      shown.add(node.id.name);
      note(node.id.name, { kind: 'shown' });
    }
  })();
  if (message.value) visitor.visit(message.value);
  return { args, shown };
}

function chosenBy({ variants }: SelectExpression): Argument {
  const words = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : null));
  return words.every((word) => word === null || PLURALS.has(word)) ? { kind: 'number' }
    : { kind: 'word', words: words.flatMap((word) => word ?? []) };
}
