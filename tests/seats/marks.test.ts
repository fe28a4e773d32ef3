/** Up to eight players are told apart by their marks: by shape, by letter, by word, and by colours that stay apart for the colour-blind. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { PALETTE, STRONG_PALETTE, type Colour } from '../../src/design/palette';
import { MARKS } from '../../src/seats/marks';
import { seatPlayers } from '../../src/seats/seats';
import { LANGUAGES, type LanguageKey } from '../../src/strings/languages/table';
import { say, speakNow } from '../../src/strings/say';
import { mark, markLetter } from '../../src/ui/parts/play/emblem';
import { contrast } from '../helpers/contrast';
import { ENGLISH, allWordsOf } from '../helpers/english';
import { markup } from '../helpers/markup';

const SHEETS = ['page', 'marks', 'playTable'].map((name) => readFileSync(`src/ui/styles/${name}.css`, 'utf8')).join('\n');

/** What a mark is filled with, as the style sheets say it; on the table some have a lighter colour. */
function colourOf(shape: string, place: 'paper' | 'table'): Colour {
  const fill = (before: string): string | undefined =>
    new RegExp(`^${before}\\.mark\\.${shape} \\{ fill: var\\(--([\\w-]+)\\)`, 'mu').exec(SHEETS)?.[1];
  const name = (place === 'table' ? fill('\\.on-table ') : undefined) ?? fill('');
  return name!.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()) as Colour;
}

/** How colours look to everybody, and to those who lack one kind of cone (Machado, Oliveira and Fernandes 2009), in linear light. */
const EYES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
};

/** Where a colour stands among those that can be seen (OKLab): what is 2 apart can just be told from each other. */
function seen(colour: string, eyes: readonly (readonly number[])[]): readonly number[] {
  const light = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const times = (rows: readonly (readonly number[])[], by: readonly number[]): number[] =>
    rows.map((row) => row.reduce((sum, one, i) => sum + one * by[i]!, 0));
  const shown = times(eyes, light).map((part) => Math.min(1, Math.max(0, part)));
  const cones = times([
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005],
  ], shown).map(Math.cbrt);
  return times([
    [0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766],
  ], cones);
}

function apart(one: string, other: string, eyes: readonly (readonly number[])[]): number {
  return 100 * Math.hypot(...seen(one, eyes).map((part, i) => part - seen(other, eyes)[i]!));
}

test('there are eight, and the first four are those of every table', () => {
  expect(MARKS).toHaveLength(8);
  expect(MARKS.slice(0, 4)).toEqual(['circle', 'square', 'triangle', 'diamond']);
});

test('eight at a table have one each, whoever they are', () => {
  const players = MARKS.map((_, i) => ({ name: `P${i}`, kind: (['local', 'bot', 'remote'] as const)[i % 3]! }));
  expect(seatPlayers(players, []).map(({ shape }) => shape)).toEqual(MARKS);
  expect(seatPlayers([{ ...players[0]!, shape: 'moon' }, ...players.slice(1)], []).map(({ shape }) => shape))
    .toEqual(['moon', ...MARKS.slice(0, 7)]);
});

test('each has a shape and a letter of its own', () => {
  const shapes = MARKS.map((shape) => markup(mark(shape)).replaceAll(/<svg[^>]*>/gu, ''));
  expect(new Set(shapes).size).toBe(8);
  expect(MARKS.map((shape) => markup(markLetter(shape)).replaceAll(/<[^>]*>/gu, '').trim()).join('')).toBe('ABCDEFGH');
});

afterEach(() => speakNow(ENGLISH));

test.each(Object.keys(LANGUAGES) as LanguageKey[])('each has words of its own for the ear: %s', async (language) => {
  speakNow(await allWordsOf(language));
  expect(new Set(MARKS.map((shape) => say(`mark-${shape}`))).size).toBe(8);
});

describe.each(['paper', 'table'] as const)('colours on %s', (place) => {
  const colours = MARKS.map((shape) => colourOf(shape, place));

  test('are no two the same', () => {
    expect(new Set(colours).size).toBe(8);
  });

  test.each(Object.keys(EYES))('stay apart to the eyes: %s', (kind) => {
    const near = colours.flatMap((one, i) => colours.slice(0, i).map((other) =>
      [one, other, Math.round(10 * apart(PALETTE[one], PALETTE[other], EYES[kind]!)) / 10] as const));
    expect(near.filter(([, , distance]) => distance < 3)).toEqual([]);
  });

  test('of the larger tables stand out from what they lie on, with more contrast, too', () => {
    for (const palette of [PALETTE, STRONG_PALETTE]) {
      const grounds = place === 'paper' ? [palette.paper] : [palette.table, palette.tableLit, palette.tableGlass];
      for (const colour of colours.slice(4)) {
        for (const ground of grounds) expect(contrast(palette[colour], ground), colour).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
