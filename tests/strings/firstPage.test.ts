/** What stands in index.html before any script is what the start screen says too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { START } from '../../src/strings/en';

test('the first page has title and sentence of the start screen, and no inline style or script', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain(`<p>${START.tagline}</p>`);
  expect(page).toContain(`<span class="spoken">${START.title}</span>`);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  // The words come before the first script.
  expect(page.indexOf(START.tagline)).toBeLessThan(page.indexOf('<script'));
});
