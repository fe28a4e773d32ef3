/** Every message of every language can be said, whatever it is told, and comes out as a plain text. */
import { afterEach, describe, expect, test } from 'vitest';
import { say, speakNow, type MessageKey } from '../../src/strings/say';
import { LANGUAGES, type LanguageKey } from '../../src/strings/languages/table';
import { FIRST, readCatalogue, type Argument } from '../../tools/messages/catalogue';
import { ENGLISH, allWordsOf } from '../helpers/english';

type Told = Readonly<Record<string, string | number>>;

/** A number for each plural of the languages here, and none. */
const NUMBERS = [0, 1, 2, 5, 76];

function valuesOf(argument: Argument): readonly (string | number)[] {
  if (argument.kind === 'number') return NUMBERS;
  return argument.kind === 'word' ? argument.words : ['Åsa'];
}

/** Everything that a message can be told. */
function allTold(args: ReadonlyMap<string, Argument>): Told[] {
  return [...args].reduce<Told[]>((told, [name, argument]) =>
    told.flatMap((one) => valuesOf(argument).map((value) => ({ ...one, [name]: value }))), [{}]);
}

const MESSAGES = [...readCatalogue('src/strings/en').messages].filter(([, { part }]) => part !== FIRST);

/** All that a language says, by its message. */
function saidNow(): (readonly [key: string, text: string])[] {
  return MESSAGES.flatMap(([key, { args }]) =>
    allTold(args).map((told) => [key, (say as (one: MessageKey, given?: Told) => string)(key as MessageKey, told)] as const));
}

/** Whether a text is one as it comes from a translator: whole, with nothing left of Fluent or of code, and no space too many. */
const isPlain = (text: string): boolean => text.trim() === text && text !== '' && !/[{}$]|undefined|\bNaN\b|\n| {2}/u.test(text);

/** Whether a mark stands in a text that nobody sees: for isolating a name, for instance. */
const hasUnseen = (text: string): boolean => /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/u.test(text);

afterEach(() => speakNow(ENGLISH));

describe.each(Object.keys(LANGUAGES) as LanguageKey[])('in %s', (language) => {
  test('every message is said, whatever it is told', async () => {
    speakNow(await allWordsOf(language));
    const all = saidNow();
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(([, text]) => !isPlain(text))).toEqual([]);
  });
  test('no mark that nobody sees stands in it', async () => {
    speakNow(await allWordsOf(language));
    expect(saidNow().filter(([, text]) => hasUnseen(text))).toEqual([]);
  });
});

test('per cent stands behind its number as each language writes it', async () => {
  const wrong = { en: /\d\s%/u, sv: /\d(?: |(?=%))%/u };
  for (const language of ['en', 'sv'] as const) {
    speakNow(await allWordsOf(language));
    expect(saidNow().filter(([, text]) => wrong[language].test(text))).toEqual([]);
  }
  expect([wrong.en.test('94 %'), wrong.en.test('94%'), wrong.sv.test('94 %'), wrong.sv.test('94%'), wrong.sv.test('94\u00a0%')])
    .toEqual([true, false, true, true, false]);
});

test('the check would see what is wrong', () => {
  expect([hasUnseen('\u2068Ann\u2069 plays'), hasUnseen('Åsa plays')]).toEqual([true, false]);
  expect(['Åsa plays', '{ $name } plays', 'undefined plays', 'Åsa  plays', 'Åsa ', ''].map(isPlain)).toEqual(
    [true, false, false, false, false, false]);
  const args = new Map<string, Argument>([['you', { kind: 'word', words: ['yes', 'no'] }], ['count', { kind: 'number' }]]);
  expect(allTold(args)).toHaveLength(2 * NUMBERS.length);
});
