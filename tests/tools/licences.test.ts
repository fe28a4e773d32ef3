/** The licences of what is shipped: found by the files that came into the build, whole, and missed where there is none. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataLicences, licenceOf, licences, packageOf } from '../../tools/licences';

test('a module leads to its package, and our own to none', () => {
  const of = Object.entries({
    '/snag/node_modules/lit-html/directives/live.js': '/snag/node_modules/lit-html',
    '/snag/node_modules/@pixi/colord/index.mjs': '/snag/node_modules/@pixi/colord',
    'node_modules/@fontsource/kalam/files/a.woff2': 'node_modules/@fontsource/kalam',
    '/snag/node_modules/a/node_modules/b/index.js': '/snag/node_modules/a/node_modules/b',
    '\0vite/preload-helper.js': 'node_modules/vite',
    '\0/snag/node_modules/c/index.js?commonjs': '/snag/node_modules/c',
    '/snag/src/main.ts': null,
  });
  expect(of.map(([id]) => packageOf(id))).toEqual(of.map(([, folder]) => folder));
});

test('each package is there once, with the whole of its licence', () => {
  const text = licences(['node_modules/xstate', 'node_modules/@fontsource/chango', 'node_modules/xstate', 'node_modules/@pixi/colord']);
  const heads = ['@fontsource/chango 5.3.0 (OFL-1.1)', '@pixi/colord 2.9.6 (MIT)', 'xstate 5.33.3 (MIT)'];
  expect(text.match(/^\S+ \d+\.\d+\.\d+ \(.*\)$/gm)).toEqual(heads);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  // It comes without a file, and says in its package.json who has the right.
  expect(text).toContain('Copyright (c) Vlad Shilov');
  expect(licenceOf('node_modules/@fluent/bundle')).toContain('Apache License\n');
  // What a build tool is made of is not in the game.
  expect(licenceOf('node_modules/vite')).not.toContain('bundled');
});

test('data from elsewhere has its licences beside it, and each is there whole, once', () => {
  const lists = 'src/games/window/lists';
  expect([`${lists}/en.json`, `${lists}/nouns.ts`, 'src/main.ts', 'node_modules/xstate/dist/x.js'].map(dataLicences))
    .toEqual([`${lists}/licences`, `${lists}/licences`, null, null]);
  const text = licences(['node_modules/xstate'], [`${lists}/licences`, `${lists}/licences`]);
  for (const file of ['wordnet', 'hunspell-sv', 'freedict']) {
    expect(text.split(readFileSync(`${lists}/licences/${file}.txt`, 'utf8').trim()), file).toHaveLength(2);
  }
  expect(text).toContain('Princeton University');
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(text).toContain('xstate 5.33.3 (MIT)');
});

test('a package without a licence to show is no part of the game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snag-licence-'));
  mkdirSync(join(folder, 'x'));
  writeFileSync(join(folder, 'x/package.json'), JSON.stringify({ name: 'x', version: '1.0.0', license: 'GPL-3.0' }));
  expect(() => licenceOf(join(folder, 'x'))).toThrow('x has no licence to show');
  rmSync(folder, { recursive: true });
});
