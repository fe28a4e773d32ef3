/** The host plays every game because it knows none: no file of it names a game, or a word that only one game has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GUESTS } from '../../src/guests/guest';

const HOST = join(import.meta.dirname, '../../src/host');
const NAMES = GUESTS.map((name) => name.replaceAll('-', ' ?'));
const WORDS = [...NAMES, 'snag', 'bell', ...'tiles? pots? pools? dice? die runs? racks? cards? flips?'.split(' ')];

/** What of a text is a word of a game. */
const wordsIn = (text: string): readonly string[] => text.match(new RegExp(`\\b(${WORDS.join('|')})\\b`, 'giu')) ?? [];

const files = readdirSync(HOST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

test('a word of a game is found', () => {
  expect(wordsIn('the pot of Snap Back, and a die')).toEqual(['pot', 'Snap', 'die']);
});

test('the host has none', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((name) => wordsIn(readFileSync(join(HOST, name), 'utf8')).map((word) => `${name}: ${word}`))).toEqual([]);
});
