/**
 * The catalogue is the only list of games: no file names one but the catalogue, the game's own folder, and its words. So a game that comes
 * is its folder, its words and its row.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_GAMES, GAMES } from '../../src/games/catalogue';

const ROOT = join(import.meta.dirname, '../..');

/** The folders of games: that of a row's words, which several games may share, and that of its own name. */
const camelCase = (name: string): string => name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
const FOLDERS = ALL_GAMES.flatMap(([name, { words }]) => [words, camelCase(name)]);

/** Where games may be named, and why. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^src\/games\/catalogue\.ts$/u, 'the list itself'],
  [/^src\/games\/house\.ts$/u, "the word of the house's own game, by which the list has its row: the start screen comes without the list"],
  [/^src\/strings\/(?:en|sv|messages)\//u, 'what is said of a game, in words and their types'],
  ...FOLDERS.map((folder) => [new RegExp(`^(?:src|tools)/games/${folder}/`, 'u'), 'its own folder'] as const),
];

/**
 * The rooms of the house that know no SNAG, or hold it as one game among others: SNAG's own (rules, table, session, review …) are this
 * page, and name what they're about.
 */
const ROOMS = [
  /^src\/(?:cards|chance|entries|games|host|loading|offline|outside|race|seats|shell|storage)\//u,
  /^src\/app\/(?:games|keeping|library|start)\//u, /^src\/app\/[^/]+$/u, /^src\/main\.ts$/u, /^tools\/[^/]+$/u, /^tools\/games\//u,
];

/** Words that stay though they say "snag": other things were named like the game. */
const OTHER_NAMES: readonly (readonly [string, RegExp])[] = [
  // The data base of this page, whichever games lie in it: what is kept never changes its name.
  ['src/storage/openDatabase.ts', /const NAME = 'snag'/u],
  // How fast a replay goes.
  ['src/app/replayController.ts', /'speed'/gu], ['src/ui/styles/gameReplay.css', /button\.speed/gu],
  ['src/ui/styles/history.css', /button\.speed/gu], ['src/ui/parts/replay/replayControls.ts', /class="speed"|'replay-speed(?:-seen)?'/gu],
];

/** The code of a file, without what is said about it. */
function codeOf(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(?<![:'"`\w])\/\/.*$/gmu, '');
}

/** The same without the names of other things. */
function without(name: string): string {
  return OTHER_NAMES.reduce((text, [file, words]) => (file === name ? text.replace(words, '') : text), codeOf(name));
}

/**
 * Which games a file names. A name of several words is found however it is written: snap-back, snapBack, SNAP_BACK, "Snap Back". One of a
 * single word may be anything's name, so it is found as a string, as the beginning of a key of words, as a class, or in an import of
 * something of the game's; and as a field where the file has fields named like other games, too: that is a list of games.
 */
function named(file: string, text: string, games: readonly string[]): readonly string[] {
  const words = text.replaceAll('scroll-snap', '').replaceAll(/([a-z])([A-Z])/gu, '$1-$2').replaceAll(/[ _]/gu, '-').toLowerCase();
  const fields = games.filter((game) => new RegExp(`(?<![\\w.'-])['"]?${game}['"]?:\\s`, 'u').test(text));
  const imports = [...text.matchAll(/['"](\.{1,2}\/[^'"]+)['"]/gu)].map(([, path]) => posix.join(posix.dirname(file), path!));
  return games.filter((game) => {
    if (game.includes('-')) return new RegExp(`(?<![a-z])${game}(?![a-z])`, 'u').test(words);
    const isClass = file.endsWith('.css') && new RegExp(`\\.${game}(?![a-z])`, 'u').test(text);
    return isClass || (fields.length > 1 && fields.includes(game)) || new RegExp(`(['"\`])${game}(?:\\1|-[a-z])`, 'u').test(text)
      || imports.some((path) => new RegExp(`^(?:src|tools)/games/${game}(?:/|$)`, 'u').test(path))
      || text.includes(`games/${game}/`);
  });
}

const FILES = ['src', 'tools'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)).filter((name) => /\.(?:ts|mjs|css|json)$/u.test(name));

test('a name of a game is found however it is written, and no other word', () => {
  const here = 'src/games/links.ts';
  for (const text of ["'snap-back'", 'SNAP_BACK_RECORD', "from './snapBack/page'", 'SnapBackTypes', '.game.snap-back']) {
    expect(named(here, text, ['snap-back']), text).toEqual(['snap-back']);
  }
  const singles = ["'snap'", '"snap"', '`snap`', "from './snap/page'", "from '../games/snap'", "say('snap-title')", 'src/games/snap/x'];
  for (const text of singles) {
    expect(named(here, text, ['snap']), text).toEqual(['snap']);
  }
  expect(named('src/ui/styles/page.css', '.game.snap .field', ['snap'])).toEqual(['snap']);
  expect(named(here, '{ snap: 1, bell: 2 }', ['bell', 'snap'])).toEqual(['bell', 'snap']);
  expect(named(here, 'a snapshot that snapped, scroll-snap-type', ['snap', 'snap-back'])).toEqual([]);
});

test('a game may be called by a word that code uses for something else', () => {
  for (const text of ['...bell(0.21, 2093)', 'bell: 0.3', 'this.bell', 'bellOf(x)', "from '../race/bell'", "'the bell rings'"]) {
    expect(named('src/sound/synth/effects.ts', text, ['bell', 'race']), text).toEqual([]);
  }
});

test('no file names a game but the catalogue, its own folder and its words', () => {
  const others = FILES.filter((name) => !EXCEPTIONS.some(([where]) => where.test(name)));
  expect(others.length).toBeGreaterThan(600);
  expect(others.flatMap((name) => named(name, without(name), GAMES).map((game) => `${name}: ${game}`))).toEqual([]);
});

test("the rooms of the house don't name the house's own game either", () => {
  const houses = ALL_GAMES.flatMap(([name, { page }]) => (page === 'house' ? [name] : []));
  expect(houses).toEqual(['snag']);
  const others = FILES.filter((name) => ROOMS.some((room) => room.test(name)) && !EXCEPTIONS.some(([where]) => where.test(name)));
  expect(others.length).toBeGreaterThan(150);
  expect(others.flatMap((name) => (/['"`]snag['"`]/u.test(without(name)) ? [name] : []))).toEqual([]);
});

test('every folder of a game, here and among the programs, is that of a row', () => {
  const folders = (of: string): readonly string[] =>
    readdirSync(join(ROOT, of), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  // What families of games share has no row.
  const families = ['hands', 'laying', 'piles', 'small'];
  for (const place of ['src/games', 'tools/games']) {
    expect(folders(place).filter((name) => !FOLDERS.includes(name) && !families.includes(name))).toEqual([]);
  }
});
