/** What plays and shows every game knows none: no file of host, seats or shell names a game, or a word that only one game has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/catalogue';

const SOURCE = join(import.meta.dirname, '../../src');
// What a page is shown in is a window, too, and a replay has a speed.
const NAMES = GAMES.filter((name) => name !== 'window' && name !== 'speed').map((name) => name.replaceAll('-', ' ?'));
// A rack is any game’s, in somebody’s hand (apart/rack.ts).
const WORDS = [...NAMES, 'snag', 'bell', ...'tiles? pots? pools? dice? die runs? flips?'.split(' ')];

/** What of a text is a word of a game. */
const wordsIn = (text: string): readonly string[] => text.match(new RegExp(`\\b(${WORDS.join('|')})\\b`, 'giu')) ?? [];

const filesIn = (room: string): readonly string[] =>
  readdirSync(join(SOURCE, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name));
const files = ['host', 'seats', 'shell'].flatMap(filesIn).filter((name) => /\.(?:ts|css)$/u.test(name));

test('a word of a game is found', () => {
  expect(wordsIn('the pot of Snap Back, and a die')).toEqual(['pot', 'Snap', 'die']);
});

test('neither host nor seats nor shell have any', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((name) => wordsIn(readFileSync(join(SOURCE, name), 'utf8')).map((word) => `${name}: ${word}`))).toEqual([]);
});
