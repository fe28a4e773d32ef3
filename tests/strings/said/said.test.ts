/**
 * Every message as it comes out, said with every kind of argument: one and many, a name, one that ends in s, the default name, two names,
 * "you". Text files to be read aloud, one beside each file of messages, with all languages under each message. A change to what is said
 * shows as a changed line. `UPDATE=1 npx vitest run tests/strings/said` writes them anew: then read them again.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { say, speakNow, type MessageKey } from '../../../src/strings/say';
import { LANGUAGES, type LanguageKey } from '../../../src/strings/languages/table';
import { FIRST, readCatalogue, type Argument } from '../../../tools/messages/catalogue';
import { ENGLISH, allWordsOf } from '../../helpers/english';
import { samplesOf, type Value } from './samples';

type Told = Readonly<Record<string, Value>>;

const FOLDER = 'tests/strings/said/told';
const LANGUAGE_KEYS = Object.keys(LANGUAGES) as LanguageKey[];
const MESSAGES = [...readCatalogue('src/strings/en').messages].filter(([, { part }]) => part !== FIRST);
const WORDS = new Map(await Promise.all(LANGUAGE_KEYS.map(async (language) => [language, await allWordsOf(language)] as const)));

/** Many, one and none of what a plural is chosen by. */
const COUNTS = [5, 1, 0];

function valuesOf(key: string, name: string, argument: Argument): readonly Value[] {
  if (argument.kind === 'number') return COUNTS;
  return argument.kind === 'word' ? argument.words : samplesOf(key, name);
}

/** Each choice by words with each other; beside it the other arguments one after the other, so that the list stays readable. */
function toldOf(key: string, args: ReadonlyMap<string, Argument>): Told[] {
  const all = [...args].map(([name, argument]) => ({ name, words: argument.kind === 'word', values: valuesOf(key, name, argument) }));
  const base: Told = Object.fromEntries(all.map(({ name, values }) => [name, values[0] ?? '']));
  const chosen = all.filter(({ words }) => words)
    .reduce<Told[]>((told, { name, values }) => told.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))), [base]);
  return chosen.flatMap((one) =>
    [one, ...all.filter(({ words }) => !words).flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...one, [name]: value })))]);
}

/** Where a message is told whether somebody is "you", their name is the word for it, and nobody else's is. */
function asTheGameTells(told: Told): Told {
  if (told['name'] === undefined) return told;
  if (told['you'] === 'yes' || told['who'] === 'you') return { ...told, name: say('name-you') };
  return { ...told, name: told['you'] === 'no' && told['name'] === say('name-you') ? 'Ann' : told['name'] };
}

/** All that a message says in the language that is spoken now, each text once. */
function textsOf(key: string, args: ReadonlyMap<string, Argument>): string[] {
  const told = toldOf(key, args).map(asTheGameTells);
  return [...new Set(told.map((one) => (say as (message: MessageKey, given: Told) => string)(key as MessageKey, one)))];
}

/** Every file of messages as a text: a message, and below it what it says in each language. */
function storiesOf(): Map<string, string> {
  const stories = new Map<string, string>();
  for (const [key, { args, file }] of MESSAGES) {
    const lines = LANGUAGE_KEYS.flatMap((language) => {
      speakNow(WORDS.get(language) ?? ENGLISH);
      return textsOf(key, args).map((text) => `  ${language}  ${text}`);
    });
    const name = file.replace(/\.ftl$/u, '.txt');
    stories.set(name, `${stories.get(name) ?? ''}${[key, ...lines].join('\n')}\n\n`);
  }
  return stories;
}

function write(stories: ReadonlyMap<string, string>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of stories) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
}

const STORIES = storiesOf();
if (process.env['UPDATE'] === '1') write(STORIES);

afterEach(() => speakNow(ENGLISH));

test.each([...STORIES])('%s is said as it was read', (name, story) => {
  const kept = readFileSync(join(FOLDER, name), 'utf8').split('\n');
  for (const [i, line] of story.split('\n').entries()) expect(line, `${name}, line ${i + 1}`).toBe(kept[i]);
  expect(story.split('\n')).toHaveLength(kept.length);
});

test('nothing is kept of messages that are gone', () => {
  const kept = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)));
  expect(kept.toSorted()).toEqual([...STORIES.keys()].toSorted());
});

test('an argument that nobody entered is found', () => {
  expect(() => samplesOf('log-turn', 'nothing-like-it')).toThrow('nothing-like-it');
});
