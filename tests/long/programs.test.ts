/** Each long test has a name to play all of it by, and each name has its tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMS } from './programs.mjs';

const sampled = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((name) => join('tests', name))
  .filter((name) => /\.(?:test|spec)\.ts$/.test(name) && /from '[./]*\/long\/amount'/.test(readFileSync(name, 'utf8')));

test('every test of which a sample is played belongs to one long program, and the programs hold nothing else', () => {
  expect(sampled.length).toBeGreaterThan(5);
  expect(Object.values(PROGRAMS).flatMap(({ files }) => files).toSorted()).toEqual(sampled.toSorted());
});

test('each is played by the runner that its tests are written for', () => {
  for (const { runner, files } of Object.values(PROGRAMS)) {
    for (const file of files) expect([file, file.endsWith('.spec.ts')]).toEqual([file, runner === 'playwright']);
  }
});

test('what no sample is played of bears the one tag that the browser tests leave out', () => {
  const others = readdirSync('tests/browser', { encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => /^if \(LONG\)|test\.skip\(!LONG|tag: '/mu.test(readFileSync(join('tests/browser', name), 'utf8')));
  expect(others).toEqual([]);
});
