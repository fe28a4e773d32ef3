/** The phone's page has the rescue of the start screen's page, word for word, and each names its own script. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRescue } from '../../tools/rescueBlock';

const [index, table] = ['index.html', 'table.html'].map((name) => readFileSync(name, 'utf8')) as [string, string];

/** What public/rescue.js and public/language.js look for. */
const parts = (page: string): readonly string[] => [...page.matchAll(/ (?:id|data-say)="([^"]+)"/gu)].map((found) => found[1]!)
  .filter((name) => name !== 'first-tagline');

test('the phone’s page takes it from the first page', () => {
  expect(table).not.toContain('id="rescue"');
  const page = withRescue(table, index);
  expect(page).not.toContain('<!-- rescue -->');
  expect(parts(page)).toEqual(parts(index));
  expect(page.match(/<noscript>/gu)).toHaveLength(1);
  expect(page).toContain('src="/src/entries/table.ts"');
});

test('a page that has no place for it stays as it is', () => {
  expect(withRescue(index, index)).toBe(index);
});

test('without a rescue to take nothing is built', () => {
  expect(() => withRescue(table, '<main></main>')).toThrow('no rescue');
});
