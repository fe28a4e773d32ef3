/**
 * Writes into the first page what public/language.js needs before anything is loaded: which languages there are, the file with the first
 * words of each, and what the page itself says in them.
 */
import { LANGUAGES, PSEUDO } from '../../src/strings/languages/table.ts';
import { messagesOf, spokenOf } from '../../src/strings/say.ts';
import { SOURCE } from './problems.ts';

/** A language as the plugin finds it: its words for the first page as Fluent, and its file of first words; null while developing. */
export interface PageLanguage { readonly language: string; readonly words: string; readonly file: string | null }

/** What language.js reads of a language. */
interface PageWords { readonly tag: string; readonly file: string | null; readonly words: Readonly<Record<string, string>> }

/** The page with all that; the words of the first language already stand in it. */
export function firstPage(html: string, languages: readonly PageLanguage[]): string {
  const table: Record<string, PageWords> = {};
  for (const { language, words, file } of languages) {
    const known = Object.entries(LANGUAGES).find(([key]) => key === language);
    if (known) table[language] = { tag: known[1].tag, file, words: language === SOURCE ? {} : plainWords(words) };
  }
  const source = table[SOURCE];
  if (source) table[PSEUDO.key] = { ...source, tag: PSEUDO.tag };
  const content = JSON.stringify(table).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replace('</head>', () => `  <meta name="snag-languages" content="${content}" />\n  </head>`);
}

/** Messages that are told nothing, by their names. */
function plainWords(words: string): Record<string, string> {
  const resource = messagesOf(words);
  const { bundle } = spokenOf(SOURCE, [resource]);
  return Object.fromEntries(resource.body.map(({ id, value }) => [id, value === null ? '' : bundle.formatPattern(value)]));
}
