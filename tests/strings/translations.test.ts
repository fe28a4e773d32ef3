/** Every language says the same: the numbers, the kind of sentence, and its own marks around what is quoted. Read as a proofreader would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Message, type TextElement } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../tools/messages/catalogue';

/** The texts of all messages of a language: of each, what stands in it and in each of its variants. */
function textsOf(language: string): Map<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>();
  for (const file of filesOf(`src/strings/${language}`)) {
    const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(join('src/strings', language, file), 'utf8'));
    for (const entry of body) if (entry.type === 'Message') texts.set(entry.id.name, textsIn(entry));
  }
  return texts;
}

function textsIn(message: Message): string[] {
  const found: string[] = [];
  new (class extends Visitor {
    override visitTextElement({ value }: TextElement): void { found.push(value); }
  })().visit(message);
  return found;
}

const ENGLISH = textsOf('en');
const SWEDISH = textsOf('sv');

/** The numbers in a message, each once. */
const numbersIn = (texts: readonly string[]): string[] => [...new Set(texts.join(' ').match(/\d+/gu))].toSorted();
/** How a message ends: as a sentence, as what leads to something, or without a mark. */
const endOf = (texts: readonly string[]): string =>
  (/[.!?…:]?$/u.exec(texts.at(-1)?.trimEnd() ?? '')?.[0] ?? '').replace(/[!?]/u, '.');

const faults = (isFault: (texts: readonly string[], english: readonly string[]) => boolean): string[] =>
  [...SWEDISH].filter(([key, texts]) => isFault(texts, ENGLISH.get(key) ?? [])).map(([key, texts]) => `${key}: ${texts.join(' | ')}`);

describe('Swedish', () => {
  test('tells the same numbers', () => {
    expect(faults((texts, english) => numbersIn(texts).join() !== numbersIn(english).join())).toEqual([]);
  });

  test('is a sentence where English is one', () => {
    expect(faults((texts, english) => endOf(texts) !== endOf(english))).toEqual([]);
  });

  test('calls nobody "han" or "hon", and quotes as Swedes do', () => {
    expect(faults((texts) => texts.some((text) => /\b(?:han|hon|hans|henne|hennes|honom)\b/iu.test(text)))).toEqual([]);
    expect(faults((texts) => texts.some((text) => /[“"„«]/u.test(text)))).toEqual([]);
  });

  test('says each thing with the words that were agreed', () => {
    const others = /\b(?:bräde|brädet|plan|brickhållare|hylla|rack|drag!|snappa|sträng|serie|sekvens|skrik|skrika|skriker|poängkort|resultatkort)\b/iu;
    expect(faults((texts) => texts.some((text) => others.test(text)))).toEqual([]);
  });
});

test('no language has a space too many', () => {
  for (const [key, texts] of [...ENGLISH, ...SWEDISH]) expect(texts.filter((text) => / {2}|\u00a0 | \u00a0/u.test(text)), key).toEqual([]);
});
