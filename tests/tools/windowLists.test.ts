/** How nouns are read from dictionaries for the lists of Through the Window: which count, and what is left out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCrude, isSaid } from '../../tools/games/window/lists/byHand';
import { nounsOfHunspell } from '../../tools/games/window/lists/swedish';
import { nounsOfWordNet } from '../../tools/games/window/lists/wordnet';

let folder = '';
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'nouns-')); });
afterEach(() => { rmSync(folder, { recursive: true }); });
const write = (name: string, ...lines: readonly string[]): string => {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  return join(folder, name);
};

test('of WordNet nouns of one word and of several count, and names; Latin names of living things, slurs and figures do not', () => {
  write('data.noun',
    '00000001 06 n 02 fire_engine 0 fire_truck 0 000 | a truck', '00000002 15 n 01 New_York 0 000 | a city',
    '00000003 20 n 01 Serinus_canaria 0 000 | a bird', '00000004 18 n 01 slur 0 001 ;u 06718862 n 0000 | not said',
    '00000005 06 n 01 tree 0 000 | a plant');
  write('index.noun', '  1 This is the licence.', 'fire_engine n 1 0 1 0 00000001', 'new_york n 1 0 1 0 00000002',
    'serinus_canaria n 1 0 1 0 00000003', 'slur n 1 0 1 0 00000004', 'tree n 1 0 1 1 00000005', '4th n 1 0 1 0 00000005');
  write('cntlist.rev', 'tree%1:20:00:: 1 20', 'tree%1:25:00:: 2 3', 'tree%2:35:00:: 1 9');
  expect([...nounsOfWordNet(folder)]).toEqual([
    ['fire_engine', { count: 0, seen: true, small: true }], ['new_york', { count: 0, seen: true, small: false }],
    ['tree', { count: 23, seen: true, small: true }],
  ]);
});

test('of hunspell’s words those with endings of nouns count, and names, with a hyphen, too', () => {
  const file = write('sv_SE.dic', '6', 'katt/ADHY', 'tv-spel/ABD', 'Stockholm/A', 'springa/Q', 'fult/AD!', 'snabb/K');
  expect([...nounsOfHunspell(file)]).toEqual([['katt', true], ['tv-spel', true], ['stockholm', false]]);
});

test('what is crude is so in any part of a word, and characters do not say all that counts', () => {
  expect(['ass', 'smart_ass', 'fuck-up', 'assembly', 'tart'].map((word) => isCrude('en', word))).toEqual([true, true, true, false, false]);
  expect([isSaid('en', 'tart'), isSaid('sv', 'stjärna')]).toEqual([false, true]);
});
