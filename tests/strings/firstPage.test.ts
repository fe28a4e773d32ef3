/** What stands in index.html before any script is what the start screen says too, and what public/language.js says in other languages. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { say } from '../../src/strings/say';
import { LANGUAGES, PSEUDO, languageAmong } from '../../src/strings/languages/table';
import { firstPage } from '../../tools/messages/firstPage';
import { usesInPage } from '../../tools/messages/uses';

const page = readFileSync('index.html', 'utf8');

/** The text of an element or attribute, without what only wraps its lines. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function wordsOf(language: string): Map<string, string> {
  const resource = new FluentResource(readFileSync(`src/strings/${language}/first/first.ftl`, 'utf8'));
  const bundle = new FluentBundle(language);
  bundle.addResource(resource);
  return new Map(resource.body.map(({ id, value }) => [id, value === null ? '' : bundle.formatPattern(value)]));
}

test('the first page has title and sentence of the start screen, and no inline style or script', () => {
  expect(page).toContain(`<p data-say="first-tagline">${say('start-tagline')}</p>`);
  expect(page).toContain(`<span class="spoken">${say('start-title')}</span>`);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  // The words come before the first script.
  expect(page.indexOf(say('start-tagline'))).toBeLessThan(page.indexOf('<script'));
});

test('its words are those that translators see', () => {
  const english = wordsOf('en');
  expect([...usesInPage(page)].toSorted()).toEqual([...english.keys()].toSorted());
  const texts = [...page.matchAll(/data-say="([\w-]+)">([^<]*)</g)].map(([, key = '', text = '']) => [key, plain(text)] as const);
  const told = [...page.matchAll(/\s(data-[a-z]+)="([^"]*)"/g)].flatMap(([, name = '', text = '']) => {
    const key = new RegExp(`${name}:([\\w-]+)`).exec(page)?.[1];
    return key === undefined ? [] : [[key, text] as const];
  });
  for (const [key, text] of [...texts, ...told]) expect(text).toBe(english.get(key));
  expect(texts.length + told.length).toBe(english.size);
});

describe('the language is chosen before anything comes', () => {
  const languages = ['en', 'sv'].map((language) => ({
    language, words: readFileSync(`src/strings/${language}/first/first.ftl`, 'utf8'), file: `assets/${language}.js`,
  }));
  const content = /name="snag-languages" content="([^"]*)"/.exec(firstPage(page, languages))?.[1]?.replaceAll('&quot;', '"') ?? '';

  /** What language.js does to a page with one element. */
  function chosen({ search = '', kept = null as string | null, system = ['de-DE', 'en-US'] }):
  Readonly<Record<'lang' | 'language' | 'says' | 'file', string>> {
    const root = { lang: '', said: {} as Record<string, string>, setAttribute(name: string, value: string) { this.said[name] = value; } };
    const element = { textContent: 'English', getAttribute: (name: string) => (name === 'data-say' ? 'first-tagline' : null) };
    const link = { href: '' };
    runInContext(readFileSync('public/language.js', 'utf8'), createContext({
      document: {
        documentElement: root, head: { appendChild() {} }, createElement: () => link,
        querySelector: () => ({ content }), querySelectorAll: () => [element],
      },
      location: { search }, localStorage: { getItem: () => kept }, navigator: { languages: system },
    }));
    return { lang: root.lang, language: root.said['data-language'] ?? '', says: element.textContent, file: link.href };
  }

  test.each([
    ['the system, whatever the country', { system: ['de', 'sv-FI', 'en'] }, 'sv'],
    ['a setting before the system', { kept: 'en', system: ['sv'] }, 'en'],
    ['a link before both', { search: '?x=1&lang=sv', kept: 'en', system: ['en'] }, 'sv'],
    ['English where there is nothing else', { system: ['de', 'fr'] }, 'en'],
    ['a language that there is not is no language', { search: '?lang=xx', kept: 'constructor', system: ['sv'] }, 'sv'],
    ['the pseudo-language by the link alone', { kept: 'pseudo', system: ['pseudo', 'sv'] }, 'sv'],
    ['the pseudo-language', { search: '?lang=pseudo' }, 'pseudo'],
  ])('%s', (_what, given, expected) => {
    const { lang, language, says, file } = chosen(given);
    expect(language).toBe(expected);
    expect(lang).toBe(expected === PSEUDO.key ? PSEUDO.tag : LANGUAGES[expected as keyof typeof LANGUAGES].tag);
    expect(says).toBe(expected === 'sv' ? wordsOf('sv').get('first-tagline') : 'English');
    expect(file).toBe(`assets/${expected === PSEUDO.key ? 'en' : expected}.js`);
  });

  test.each([[['de', 'sv-FI', 'en']], [['fr']], [['EN-us', 'sv']], [[]]])('as everywhere else: %j', (system) => {
    expect(chosen({ system }).language).toBe(languageAmong(system));
  });
});
