/** The type faces that are shipped: latin and latin-ext as woff2, for the letters that their packages name. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPE_FACES } from '../../src/design/typeFaces';

const SHEET = readFileSync('src/design/fonts.css', 'utf8');
const PACKAGES = { '@fontsource-variable/jost': 'index.css', '@fontsource/chango': 'index.css', '@fontsource/kalam': 'index.css' };

interface Face { readonly family: string; readonly file: string; readonly weight: string; readonly letters: string }

function facesIn(sheet: string): Face[] {
  return [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const said = (property: string): string => new RegExp(`${property}: ([^;]+);`).exec(body)?.[1] ?? '';
    return {
      family: said('font-family').replaceAll("'", ''), file: /files\/([^'")]+\.woff2)/.exec(body)?.[1] ?? '', weight: said('font-weight'),
      letters: said('unicode-range').replaceAll(/\s/g, ''),
    };
  });
}

test('of each face the two sets of latin letters are shipped, with the ranges of their package', () => {
  const theirs = Object.entries(PACKAGES).flatMap(([name, file]) => facesIn(readFileSync(`node_modules/${name}/${file}`, 'utf8')));
  const own = facesIn(SHEET);
  expect(own.map(({ file }) => file)).toEqual(['jost', 'chango', 'kalam'].flatMap((face) => ['latin', 'latin-ext']
    .map((set) => (face === 'jost' ? `jost-${set}-wght-normal.woff2` : `${face}-${set}-400-normal.woff2`))));
  for (const face of own) expect(theirs, face.file).toContainEqual(face);
  expect(SHEET).not.toMatch(/\.woff'|data:|https?:/);
});

test('every face that the game names is shipped', () => {
  const families = new Set(facesIn(SHEET).map(({ family }) => family));
  for (const stack of Object.values(TYPE_FACES)) expect(families).toContain(/^'([^']+)'/.exec(stack)?.[1]);
});

test('no other face is seen before ours: text is held back until they come, and those of every screen are asked for with the page', () => {
  const faces = [...SHEET.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => /font-display: (\w+)/.exec(body)?.[1]);
  expect(faces).toEqual(Array.from({ length: 6 }, () => 'block'));
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain('<link rel="stylesheet" href="/src/design/fonts.css" />');
  const asked = [...page.matchAll(/<link\s[^>]*rel="preload"[^>]*>/g)].map(([tag]) => tag);
  expect(asked.map((tag) => /files\/([^"]+)"/.exec(tag)?.[1]))
    .toEqual(['jost-latin-wght-normal.woff2', 'chango-latin-400-normal.woff2']);
  // Without these the browser asks for them twice.
  for (const tag of asked) for (const word of ['as="font"', 'type="font/woff2"', 'crossorigin']) expect(tag).toContain(word);
});
