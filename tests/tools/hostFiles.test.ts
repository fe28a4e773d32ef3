/** What other hosts are told is what `npm start` sends. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALWAYS, ASK_AGAIN, FOR_EVER, PAGE_POLICY } from '../../tools/serve/headers.mjs';
import { HOST_FILES } from '../../tools/serve/hostFiles.mjs';

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ');

test.each(Object.entries(HOST_FILES))('hosting/%s is as the table of headers makes it', (name, text) => {
  expect(readFileSync(`hosting/${name}`, 'utf8')).toBe(text);
});

describe('docs/hosting.md', () => {
  const page = folded(readFileSync('docs/hosting.md', 'utf8'));
  test.each(Object.entries(ALWAYS))('names %s as it is sent', (name, value) => {
    expect(page).toContain(`\`${name}\``);
    expect(page).toContain(value);
  });
  test.each([ASK_AGAIN, FOR_EVER])('says what may be kept: %s', (value) => { expect(page).toContain(`\`${value}\``); });
});

test('the page bears the same policy, but for what counts only as a header', () => {
  expect(ALWAYS['Content-Security-Policy']).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
  expect(PAGE_POLICY).not.toMatch(/unsafe|blob:|data:|https?:|\*/);
});
