/** Every language says the same: the numbers, the kind of sentence, its own quotation marks. Read as a proofreader would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Message, type Pattern, type TextElement } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../tools/messages/catalogue';

/** A message: what stands in it and in each of its variants, and how it ends. */
interface Read { readonly texts: readonly string[]; readonly end: string }

/** All messages of a language. */
function messagesOf(language: string): Map<string, Read> {
  const messages = new Map<string, Read>();
  for (const file of filesOf(`src/strings/${language}`)) {
    const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(join('src/strings', language, file), 'utf8'));
    for (const entry of body) if (entry.type === 'Message') messages.set(entry.id.name, { texts: textsIn(entry), end: endOf(entry.value) });
  }
  return messages;
}

function textsIn(message: Message): string[] {
  const found: string[] = [];
  new (class extends Visitor {
    override visitTextElement({ value }: TextElement): void { found.push(value); }
  })().visit(message);
  return found;
}

/** How a text ends: as a sentence, as what leads to something, or without a mark; '' where a name or a number stands last. */
function endOf(pattern: Pattern | null): string {
  const last = pattern?.elements.at(-1);
  if (last?.type === 'TextElement') return (/[.!?…:]?$/u.exec(last.value.trimEnd())?.[0] ?? '').replace(/[!?]/u, '.');
  if (last?.type !== 'Placeable' || last.expression.type !== 'SelectExpression') return '';
  return endOf(last.expression.variants.at(-1)?.value ?? null);
}

const ENGLISH = messagesOf('en');
const SWEDISH = messagesOf('sv');

/** The numbers in a message, each once. */
const numbersIn = (texts: readonly string[]): string[] => [...new Set(texts.join(' ').match(/\d+/gu))].toSorted();
const NONE: Read = { texts: [], end: '' };
const faults = (isFault: (swedish: Read, english: Read) => boolean): string[] =>
  [...SWEDISH].filter(([key, read]) => isFault(read, ENGLISH.get(key) ?? NONE)).map(([key, { texts }]) => `${key}: ${texts.join(' | ')}`);

describe('Swedish', () => {
  test('tells the same numbers', () => {
    expect(faults(({ texts }, english) => numbersIn(texts).join() !== numbersIn(english.texts).join())).toEqual([]);
  });

  test('is a sentence where English is one', () => {
    expect(faults(({ end }, english) => end !== english.end)).toEqual([]);
  });

  test('calls nobody "han" or "hon", and quotes as Swedes do', () => {
    expect(faults(({ texts }) => texts.some((text) => /\b(?:han|hon|hans|henne|hennes|honom)\b/iu.test(text)))).toEqual([]);
    expect(faults(({ texts }) => texts.some((text) => /[“"„«]/u.test(text)))).toEqual([]);
  });

  test('says each thing with the words that were agreed', () => {
    const others = /\b(?:bräde|brädet|brickhållare|hylla|rack|serie|sekvens|skrik|skrika|skriker|poängkort|resultatkort)\b/iu;
    expect(faults(({ texts }) => texts.some((text) => others.test(text)))).toEqual([]);
  });
});

test('no language has a space too many', () => {
  for (const [key, { texts }] of [...ENGLISH, ...SWEDISH]) {
    expect(texts.filter((text) => / {2}|\u00a0 | \u00a0/u.test(text)), key).toEqual([]);
  }
});
