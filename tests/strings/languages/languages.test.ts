/** Languages are loaded one at a time and part by part, and swapped whole: nobody sees half of one. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { createLanguages } from '../../../src/strings/languages/languages';
import { lengthened } from '../../../src/strings/languages/pseudo';
import { languageAmong } from '../../../src/strings/languages/table';
import { languageTag, say, speakNow, type MessageKey } from '../../../src/strings/say';
import { messages } from '../../../tools/messages/plugin';
import { ENGLISH } from '../../helpers/english';

/** What a project with another table gives. */
interface Speaking {
  readonly createLanguages: typeof createLanguages;
  readonly languageAmong: typeof languageAmong;
  readonly languageTag: typeof languageTag;
  readonly say: typeof say;
}

/** Words that exist in these tests alone. */
const told = (key: string): string => say(key as Extract<MessageKey, 'language-unknown'>, { asked: 'x' });

/** Loaders whose words come when they are let in. */
function loaders(parts: Readonly<Record<string, Readonly<Record<string, string>>>>): {
  all: Parameters<typeof createLanguages>[0]; asked: string[]; arrive: (name: string, fault?: Error) => void;
} {
  const waiting = new Map<string, { done: (text: { default: string }) => void; fail: (fault: Error) => void; text: string }>();
  const asked: string[] = [];
  return {
    asked,
    all: Object.fromEntries(Object.entries(parts).map(([language, texts]) => [language, Object.fromEntries(
      Object.entries(texts).map(([part, text]) => [part, () => new Promise<{ default: string }>((done, fail) => {
        asked.push(`${language}/${part}`);
        waiting.set(`${language}/${part}`, { done, fail, text });
      })]),
    )])),
    arrive(name, fault) {
      const one = waiting.get(name);
      if (fault) one?.fail(fault);
      else one?.done({ default: one.text });
    },
  };
}

const WORDS = {
  en: { start: 'a = first', later: 'b = second' },
  sv: { start: 'a = första', later: 'b = andra' },
};

afterEach(() => { speakNow(ENGLISH); });

describe('languages', () => {
  test('only what is spoken is loaded, and only the parts that were opened', async () => {
    const { all, asked, arrive } = loaders(WORDS);
    const languages = createLanguages(all);
    const spoken = languages.speak('sv');
    arrive('sv/start');
    expect(await spoken).toBe(true);
    expect(asked).toEqual(['sv/start']);
    expect([told('a'), languageTag()]).toEqual(['första', 'sv']);
    expect(() => told('b')).toThrow('there is no message "b" in sv');
    const opened = languages.open('later');
    arrive('sv/later');
    await opened;
    expect(asked).toEqual(['sv/start', 'sv/later']);
    expect(told('b')).toBe('andra');
  });

  test('another language is spoken once all that is open has come, and until then the first', async () => {
    const { all, arrive } = loaders(WORDS);
    const languages = createLanguages(all);
    const first = languages.speak('en');
    arrive('en/start');
    await first;
    const opened = languages.open('later');
    arrive('en/later');
    await opened;
    const second = languages.speak('sv');
    arrive('sv/start');
    await Promise.resolve();
    expect([told('a'), told('b')]).toEqual(['first', 'second']);
    arrive('sv/later');
    expect(await second).toBe(true);
    expect([told('a'), told('b')]).toEqual(['första', 'andra']);
  });

  test('whoever changes their mind gets what they asked for last', async () => {
    const { all, arrive } = loaders(WORDS);
    const languages = createLanguages(all);
    const swedish = languages.speak('sv');
    const english = languages.speak('en');
    arrive('en/start');
    expect(await english).toBe(true);
    arrive('sv/start');
    expect(await swedish).toBe(false);
    expect(told('a')).toBe('first');
  });

  test('words that do not come leave the language as it was, and can be asked for again', async () => {
    const { all, arrive } = loaders(WORDS);
    const languages = createLanguages(all);
    const first = languages.speak('en');
    arrive('en/start');
    await first;
    const lost = languages.speak('sv');
    arrive('sv/start', new Error('offline'));
    await expect(lost).rejects.toThrow('offline');
    expect(told('a')).toBe('first');
    const again = languages.speak('sv');
    arrive('sv/start');
    expect(await again).toBe(true);
    expect(told('a')).toBe('första');
  });
});

test('the system is followed, whatever the country', () => {
  const systems = ['sv-FI', 'SV', 'de, sv', 'en-AU', 'nb', ''];
  expect(systems.map((tags) => languageAmong(tags.split(', ')))).toEqual(['sv', 'sv', 'sv', 'en', 'en', 'en']);
});

describe('the pseudo-language', () => {
  const texts = ['Play', 'You play 44.', 'Draw and end the move', 'SNAG!', 'Hm', '5 s'];
  test.each(texts)('%s is longer, with marks that the faces have', (text) => {
    const longer = lengthened(text);
    const letters = (all: string): number => (all.match(/\p{L}/gu) ?? []).length;
    expect(letters(longer)).toBe(letters(text) + Math.ceil(letters(text) * 0.4));
    expect(longer.replaceAll(/[\u00C0-\u00FF]/g, '')).toMatch(/^[\x20-\x7E]*$/);
    expect(longer).not.toBe(text);
    // Numbers and signs stay.
    expect(longer.replaceAll(/\p{L}/gu, '')).toBe(text.replaceAll(/\p{L}/gu, ''));
  });
});

test('a third language is one folder and one line', async () => {
  const root = resolve('.cache/third-language');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync('src/strings', join(root, 'src/strings'), { recursive: true });
  cpSync('src/loading', join(root, 'src/loading'), { recursive: true });
  // The folder: English with other words for one thing.
  cpSync('src/strings/en', join(root, 'src/strings/eo'), { recursive: true });
  const file = join(root, 'src/strings/eo/start/language.ftl');
  writeFileSync(file, readFileSync(file, 'utf8').replace('doesn’t speak', 'ne parolas'));
  // The line.
  const table = join(root, 'src/strings/languages/table.ts');
  writeFileSync(table, readFileSync(table, 'utf8').replace("sv: {", "eo: { name: 'Esperanto', tag: 'eo' },\n  sv: {"));

  const both = "export * from '../say';\nexport * from './table';\nexport * from './languages';\n";
  writeFileSync(join(root, 'src/strings/languages/both.ts'), both);
  const server = await createServer({
    configFile: false, root, logLevel: 'error', server: { middlewareMode: true, ws: false, watch: null }, plugins: [messages(root)],
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { createLanguages: create, languageAmong: among, languageTag: tag, say: tell } = await server.ssrLoadModule(
      '/src/strings/languages/both.ts',
    ) as Speaking;
    const language = among(['eo-XX']);
    expect(language).toBe('eo');
    const languages = create();
    expect(await languages.speak(language)).toBe(true);
    expect(tell('language-unknown', { asked: 'x' })).toContain('ne parolas');
    expect(tag()).toBe('eo');
    expect(await languages.speak('sv')).toBe(true);
    expect(tell('language-unknown', { asked: 'x' })).toContain('SNAG kan inte');
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
