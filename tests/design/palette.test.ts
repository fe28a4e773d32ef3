/** A colour is written down once, in the palette: everything else names it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { customProperties } from '../../src/design/customProperties';
import { PALETTE, STRONG_PALETTE, thin, type Colour } from '../../src/design/palette';
import { contrast } from '../helpers/contrast';

/** A colour as a literal: "#d8452e", "0xd8452e", "rgb(216 69 46)"; but not "rgb(var(--tomato-rgb) / 0.5)" nor a private field. */
const HEX = /#[0-9a-f]{8}\b|#[0-9a-f]{6}\b|#(?=[0-9a-f]{0,3}\d)[0-9a-f]{3,4}\b|#([0-9a-f])\1\1\b|\b0x[0-9a-f]{6}\b/;
const LITERAL = new RegExp(`${HEX.source}|${/\b(?:rgb|hsl)a?\((?!var\(--)/.source}`, 'gi');
const FACE = /'(?:Jost|Chango|Kalam)/g;

/** Where colours and faces are written down, and a number that is no colour: how many values three bytes have. */
const PLACES = ['src/design/palette.ts', 'src/design/typeFaces.ts', 'src/design/fonts.css', 'src/design/fallbackFaces.css'];
const NO_COLOUR = ['src/chance/chance.ts: 0xffffff'];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))
  .filter((name) => /\.(?:ts|css)$/.test(name));
const sheets = sources.filter((name) => name.endsWith('.css'));

function found(pattern: RegExp): string[] {
  return sources.filter((name) => !PLACES.includes(name))
    .flatMap((name) => (readFileSync(name, 'utf8').match(pattern) ?? []).map((text) => `${name}: ${text}`));
}

describe('one palette', () => {
  test('the search finds every way to write a colour, and nothing else', () => {
    const colours = ['#fff', '#000', '#d8452e', '#d8452e70', '#12ab', '0xd8452e', 'rgb(0 0 0 / 30%)', 'rgba(0,0,0,1)', 'hsl(1 2% 3%)'];
    expect(colours.filter((text) => !text.match(LITERAL))).toEqual([]);
    const others = ['this.#added', '#face', 'rgb(var(--ink-rgb) / 0.5)', '0x1000000', "querySelector('#page')"];
    expect(others.filter((text) => text.match(LITERAL))).toEqual([]);
  });

  test('no colour is written down anywhere else', () => {
    expect(found(LITERAL).filter((text) => !NO_COLOUR.includes(text))).toEqual([]);
  });

  test('nor is a type face', () => {
    expect(found(FACE)).toEqual([]);
  });

  test('style sheets use no property that is nowhere set', () => {
    const all = [customProperties(), ...sources.map((name) => readFileSync(name, 'utf8'))].join('\n');
    const used = sheets.flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property!));
    expect(used.length).toBeGreaterThan(200);
    expect([...new Set(used)].filter((property) => !new RegExp(`${property}:|'${property}'`).test(all))).toEqual([]);
  });

  test('what the browser is told before any style sheet, and the icon, are printed in it too', () => {
    expect(readFileSync('index.html', 'utf8')).toContain(`<meta name="theme-color" content="${PALETTE.table}" />`);
    const inks = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9a-f]{6}/g) ?? [];
    expect(inks.length).toBeGreaterThan(0);
    expect(inks.filter((ink) => !Object.values<string>(PALETTE).includes(ink))).toEqual([]);
  });

  test('a colour can be made see-through', () => {
    expect(thin('ink', 0.5)).toBe('rgb(20 40 60 / 0.5)');
    expect(customProperties()).toContain('--table-lit: #1d5a5f;\n  --table-lit-rgb: 29 90 95;');
  });
});

describe('colours stand against each other', () => {
  test('as WCAG counts it', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', 'rgb(255, 255, 255)')).toBeCloseTo(4.48, 2);
  });
  test.each(['paper', 'paperShade'] as const)('a lying tile against its square of %s, by its rim', (square) => {
    for (const rim of ['tileRim', 'tileRimLit'] as const) expect(contrast(PALETTE[rim], PALETTE[square])).toBeGreaterThanOrEqual(3);
  });
  test('a tile\'s rim against the tile', () => {
    expect(contrast(PALETTE.tileRim, PALETTE.ivory)).toBeGreaterThanOrEqual(3);
  });
  test('one of the two rings of the focus against whatever is painted on the table', () => {
    const painted: Colour[] = ['table', 'tableLit', 'tableDeep', 'tomato', 'tomatoDeep', 'paper', 'paperShade', 'ivory', 'wood', 'woodLit',
      'mustard'];
    for (const colour of painted) {
      const rings = [PALETTE.ink, PALETTE.mustard].map((ring) => contrast(ring, PALETTE[colour]));
      expect(Math.max(...rings), colour).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(PALETTE.ink, PALETTE.mustard)).toBeGreaterThanOrEqual(3);
  });
  test.each<[Colour, readonly Colour[]]>([
    ['ink', ['paper', 'paperShade', 'ivory', 'sheet', 'mustard']],
    ['inkSoft', ['paper', 'ivory', 'sheet']],
    // Printed numbers, and how many tiles somebody has.
    ['tomatoDeep', ['paper', 'paperShade', 'ivory']],
    ['teal', ['ivory', 'paper', 'paperShade']],
    ['pencil', ['sheet', 'paper']], ['pencilLight', ['sheet', 'paper']],
    ['paper', ['table', 'tableLit', 'tableDeep', 'tableGlass', 'tomatoDeep']],
    ['ivory', ['tomatoRead', 'tomatoDeep', 'tomatoHover', 'ink']],
  ])('with more contrast %s against what it is read on, 7 to 1', (letters, grounds) => {
    for (const ground of grounds) expect(contrast(STRONG_PALETTE[letters], STRONG_PALETTE[ground]), ground).toBeGreaterThanOrEqual(7);
  });
  test('the marks of guests on the table, on glass and on paper', () => {
    for (const mark of ['leaf', 'iris'] as const) {
      for (const ground of ['table', 'tableLit', 'tableGlass'] as const) {
        expect(contrast(PALETTE[mark], PALETTE[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(PALETTE[`${mark}OnPaper`], PALETTE.paper), mark).toBeGreaterThanOrEqual(3);
    }
  });
  test('the ring on paper, on the table and in the banner', () => {
    for (const [ring, ground] of [['teal', 'ivory'], ['teal', 'paper'], ['mustard', 'tableLit'], ['ivory', 'tomatoRead']] as const) {
      expect(contrast(PALETTE[ring], PALETTE[ground]), `${ring} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});
