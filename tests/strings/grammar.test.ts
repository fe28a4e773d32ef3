/** How names stand in sentences, in each language. */
import { afterEach, expect, test } from 'vitest';
import { UNNAMED_ME } from '../../src/setup/names';
import { speakNow } from '../../src/strings/say';
import { inside, isYou, object, shownName, subject, subjects, who } from '../../src/strings/words/grammar';
import { ENGLISH, allWordsOf } from '../helpers/english';

const SWEDISH = await allWordsOf('sv');

afterEach(() => speakNow(ENGLISH));

const genitives = (...names: string[]): string[] => names.map((name) => who(name).genitive);

test('whose something is', () => {
  expect(genitives('Ann', 'Bo', 'Hans', 'MAX', 'Liz', 'José')).toEqual(['Ann’s', 'Bo’s', 'Hans’s', 'MAX’s', 'Liz’s', 'José’s']);
  speakNow(SWEDISH);
  expect(genitives('Ann', 'Bo', 'Hans', 'MAX', 'Liz', 'José')).toEqual(['Anns', 'Bos', 'Hans', 'MAX', 'Liz', 'Josés']);
});

test('who has no name is called as the language that is spoken says it, whenever it changes', () => {
  const forms = (): string[] => [shownName(UNNAMED_ME), subject(UNNAMED_ME), inside(UNNAMED_ME), object(UNNAMED_ME)];
  expect(forms()).toEqual(['You', 'You', 'you', 'you']);
  speakNow(SWEDISH);
  expect(forms()).toEqual(['Du', 'Du', 'du', 'dig']);
  // As it is kept, and as it was shown already.
  expect([UNNAMED_ME, 'Du', 'Ann'].map((name) => [isYou(name), who(name).you])).toEqual([[true, 'yes'], [true, 'yes'], [false, 'no']]);
  speakNow(ENGLISH);
  expect(isYou('Du')).toBe(false);
});

test('several begin a sentence', () => {
  const people = [{ name: 'Ann', you: true }, { name: 'Bo', you: false }, { name: '? 2', you: false }];
  expect([subjects(people), subjects(people.toReversed())]).toEqual(['You, Bo and Somebody 2', 'Somebody 2, Bo and you']);
  speakNow(SWEDISH);
  expect([subjects(people), subjects(people.toReversed())]).toEqual(['Du, Bo och Någon 2', 'Någon 2, Bo och du']);
});
