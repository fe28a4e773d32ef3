/**
 * No words outside src/strings: no other room holds a text that a player reads or hears, or formats anything for one language.
 * Read as a linter would: texts in quotes, and what stands between tags or in spoken attributes of a template.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every room but the one of the words. */
const ROOMS = readdirSync('src', { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'strings')
  .map(({ name }) => name);

/** What is written to be read again by the game, in one language for all: games as text, and links. */
const FORMATS = ['src/rules/notation/', 'src/setup/links.ts'];

/** Errors for engineers, which no player reads; selectors, styles, paths of drawings and names of keys. */
const NO_TEXT = [
  /new Error\((?:'[^'\n]*'|`[^`]*`)\)/gu, /(?:querySelector(?:All)?(?:<\w+>)?|closest|matches)\('[^'\n]*'\)/gu,
  /\b(?:class|style|viewBox|d|points|aria-keyshortcuts|autocomplete|accept|transform)="[^"\n]*"/gu,
  /\/\*[\s\S]*?\*\//gu, /(?<![:'"`\w])\/\/.*$/gmu, /^import .*$/gmu,
];

/** What a language would have to say otherwise. */
const FAULTS: readonly { readonly what: string; readonly found: RegExp }[] = [
  { what: 'a sentence or a phrase in quotes', found: /'(?:[^'\n]*\s)?[A-Z][a-z]+(?:['’,]?\s[a-z]+)+[^'\n]*'/gu },
  { what: 'a text of several small words in quotes', found: /'[a-z]+ (?:a|an|the|of|to|is|not|has|and|or|for|with)(?: [^'\n]*)?'/gu },
  { what: 'text in a template string',
    found: /`[^`<]*\$\{[^`<]*\}[^`<$]*\s(?:a|an|the|of|to|is|not|has|and|or|for|with|tiles?|games?)\b[^`<]*`/gu },
  { what: 'text between tags', found: />\s*[A-Za-z][a-z]+(?: [A-Za-z]+)*[.!?:]?\s*<\//gu },
  { what: 'text in a spoken attribute',
    found: /\b(?:aria-label|aria-description|aria-valuetext|title|placeholder|alt|label)="[^"$]*[A-Za-z]{2}[^"]*"/gu },
  { what: 'a plural or a list made by hand', found: /\+ 's'|\? '' : 's'|\? 's' : ''|join\(' (?:and|or) '\)/gu },
  { what: 'a number, a date or a list for one language',
    found: /Intl\.(?!Segmenter)\w+|toLocale(?:Date|Time)?String\(|\.toFixed\(|UpperCase\('en/gu },
];

/** The faults in a file's text, each with what it is. */
function faultsIn(text: string): string[] {
  const left = NO_TEXT.reduce((all, pattern) => all.replaceAll(pattern, ' '), text);
  return FAULTS.flatMap(({ what, found }) => [...left.matchAll(found)].map(([hit]) => `${what}: ${hit.trim()}`));
}

const FILES = ROOMS.flatMap((room) => readdirSync(join('src', room), { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).map((entry) => join(entry.parentPath, entry.name)))
  .filter((name) => !FORMATS.some((format) => name.startsWith(format)));

describe('no text for players lies outside the languages', () => {
  test.each(FILES)('%s', (name) => {
    expect(faultsIn(readFileSync(name, 'utf8'))).toEqual([]);
  });

  test.each([
    'const told = \'Ann takes the tiles.\';', 'tell(\'That did not work\');', 'return `${name} of the game`;', 'html`<p>Play again</p>`',
    'html`<h2>Games</h2>`',
    'html`<button aria-label="Close this">×</button>`', 'html`<input placeholder="Your name" />`',
    'const text = count + (many ? \'s\' : \'\');',
    'names.join(\' and \')', 'new Intl.ListFormat(\'en\')', 'time.toFixed(1)', 'day.toLocaleDateString()',
    'const what = \'end of the game\';',
  ])('it would be seen: %s', (probe) => {
    expect(faultsIn(probe)).not.toEqual([]);
  });

  test.each([
    'html`<p class="small note">${say(\'card-title\')}</p>`', 'throw new Error(\'the page has no picture\');',
    'root.querySelector(\'.rack of tiles\');',
    '/** Takes the tiles. */', 'const kind = \'lastChance\';', 'const path = \'M16 5 L7 12 L16 19 Z\';',
    'html`<p>${say(\'prompt-held\', { name })}</p>`',
  ])('nothing is found where there is none: %s', (probe) => {
    expect(faultsIn(probe)).toEqual([]);
  });
});
