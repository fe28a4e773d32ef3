/**
 * Proves that what the linter holds the project to bites. Little files that keep to the table of rooms, and break it, are linted with the
 * project's own configuration in a folder of their own: a rule that nobody sees fail is no rule.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOLDERS } from '../tools/architecture/gameRooms.mjs';
import { refusal, roomOf } from '../tools/architecture/lint.mjs';
import { ROOMS } from '../tools/architecture/rooms.mjs';
import { amount } from './long/amount';

/** The longest line of code or text, and the most source files that lie directly in one folder of src. */
const LINE = 140;
const FOLDER = 13;

/** The rule is asked about every import that a room may not make. The linter sees one in so many of them, at each room others. */
const ONE_IN = amount(6, 1);

/** The ways an import can be written; none may slip by. */
const FORMS: readonly ((from: string, n: number) => string)[] = [
  (from, n) => `import { a${n} } from '${from}';`,
  (from, n) => `import type { A${n} } from '${from}';`,
  (from, n) => `import { type A${n} } from '${from}';`,
  (from) => `export * from '${from}';`,
  (from, n) => `export { a${n} } from '${from}';`,
  (from, n) => `export const a${n} = () => import('${from}');`,
  (from, n) => `export type A${n} = import('${from}').A;`,
  (from) => `import '${from}';`,
];

const rooms = Object.entries(ROOMS).map(([name, room]) => ({ brings: [] as string[], name, ...room }));
const PACKAGES = [...new Set(rooms.flatMap((room) => room.packages))].map((name) => (name === 'node:' ? 'node:fs' : name));
const sourceRooms = rooms.map(({ name }) => name).filter((name) => name.startsWith('src/')).map((name) => name.slice(4));

interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

let folder = '';
/** What the linter found in each file. */
const findings = new Map<string, Finding[]>();
const files = new Map<string, string>();

/** Notes a file to be linted and gives its name. */
function file(name: string, text: string): string {
  files.set(name, text);
  return name;
}

/** How one file names another, both seen from the project's folder. */
function named(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

type Grant = (typeof ROOMS)[string];

/** What a file may import by the table: files of each room that it may use, also a folder deeper, and each package and one of its parts. */
function allowed(room: Grant, name: string, from: string): string[] {
  const own = name === 'src/main' ? [] : [`${name}/x`, `${name}/deep/x`, `${name}/x.css`];
  const others = room.may.map((place) => posix.join('src', place)).flatMap((place) => [place, `${place}/x`, `${place}/deep/x`]);
  const parts = room.packages.flatMap((one) => (one.endsWith(':') ? [`${one}fs`] : [one, `${one}/part`]));
  return [...[...own, ...others].map((to) => named(from, to)), ...parts];
}

/** What it may not: every other room, the neighbours of the one file of a room that it may use, and every other package. */
function forbidden(room: Grant, name: string, from: string): string[] {
  const may = room.may.map((place) => posix.join('src', place));
  const others = sourceRooms.map((other) => `src/${other}`).filter((other) => other !== name && !may.includes(other));
  const neighbours = may.flatMap((place) => [`${place}x`, ...(place.split('/').length > 2 ? [`${posix.dirname(place)}/other`] : [])])
    .filter((neighbour) => roomOf(neighbour) !== name && !may.includes(roomOf(neighbour)));
  const outside = ['workers', 'server', 'tools', 'tests'].filter((other) => other !== name && other !== name.split('/')[0]);
  const places = [...others, ...others.map((other) => `${other}/x`), ...neighbours, ...outside.map((other) => `${other}/x`)];
  const packages = ['left-pad', ...PACKAGES.filter((one) => !room.packages.includes(one.startsWith('node:') ? 'node:' : one))];
  // The second way round looks like a file of the own folder.
  return [...places.flatMap((to) => [named(from, to), `./${named(from, to)}`]), ...packages];
}

/**
 * A file of a room with every import that it may make and every one that it may not, and the lines of the latter. The ways to write them
 * take turns, so that each is there for what is allowed and for what is not; what a room only brings is written in all of them.
 */
function probe(room: Grant, name: string, from: string) {
  const places = (room.brings ?? []).map((place) => named(from, posix.join('src', place)));
  const isBrought = (to: string): boolean => places.some((place) => [place, `${place}/x`].some((one) => to === one || to === `./${one}`));
  let turn = 0;
  const linesFor = (targets: readonly string[]) => targets.flatMap((to) => (isBrought(to) ? FORMS : [FORMS[turn++ % FORMS.length]!])
    .map((form) => ({ to, write: (n: number) => form(to, n) })));
  const [may, mayNot] = [allowed(room, name, from), forbidden(room, name, from)];
  const seen = mayNot.filter((to, i) => isBrought(to) || (i + from.length) % ONE_IN === 0);
  const [good, bad] = [linesFor(may), linesFor(seen)];
  const text = [...good, ...bad].map(({ write }, n) => write(n));
  // What it only brings it may import in one form.
  const isFine = (line: string, to: string): boolean => isBrought(to) && line.includes('=> import(');
  return {
    from, may, mayNot: mayNot.filter((to) => !isBrought(to)), file: file(`${from}.ts`, text.join('\n')),
    wrong: text.slice(good.length).filter((line, i) => !isFine(line, bad[i]!.to)),
  };
}

const probes = rooms.flatMap((room) => {
  const { name } = room;
  const special = Object.entries(room.files ?? {}).map(([one, extra]) => {
    const both = { ...room, may: [...room.may, ...extra.may], packages: [...room.packages, ...extra.packages] };
    return probe(both, name, `${name}/${one}`);
  });
  if (name === 'src/main') return [probe(room, name, name)];
  return [probe(room, name, `${name}/some`), probe(room, name, `${name}/deep/some`), ...special];
});

// What makes a folder a game.
for (const game of GAME_FOLDERS) file(`src/games/${game}/page.ts`, 'export const a = 1;\n');

const unknown = file('src/attic/some.ts', "import { a } from '../rules/game';\nexport const b = a;\n");
const impure = ['chance', 'rules', 'race', 'cognition', 'table', 'ai', 'training'].flatMap((layer) =>
  ['Math.random()', "Math['random']()", 'Date.now()', 'performance.now()'].map((call, i) =>
    file(`src/${layer}/impure${i}.ts`, `export const a = ${call};\n`)));
const long = file('src/ui/long.ts', Array.from({ length: 251 }, (_, i) => `export const a${i} = ${i};`).join('\n'));
const longFunction = file('tools/longFunction.ts', `export function a() {\n${'  b();\n'.repeat(59)}}\n`);
const loud = file('src/ui/loud.ts', "console.log('x');\n");
const lax = file('src/ui/lax.ts', 'export const a = (b: any) => b;\n');
const circle = [
  file('src/ui/circleA.ts', "import type { B } from './circleB';\nexport interface A { b: B }\n"),
  file('src/ui/circleB.ts', "import type { A } from './circleA';\nexport interface B { a: A }\n"),
  file('tests/circleA.ts', "import type { B } from './circleB';\nexport interface A { b: B }\n"),
  file('tests/circleB.ts', "import { type A } from './circleA';\nexport interface B { a: A }\n"),
];

/** What the project's linter finds in a folder. */
function lint(cwd: string, ...args: string[]): readonly Finding[] {
  const run = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', ...args], {
    cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024,
  });
  return (JSON.parse(run.stdout) as { diagnostics: Finding[] }).diagnostics;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snag-rooms-'));
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  cpSync('tools/architecture', join(folder, 'tools/architecture'), { recursive: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const finding of lint(folder, '.')) {
    const others = findings.get(finding.filename);
    if (others) others.push(finding);
    else findings.set(finding.filename, [finding]);
  }
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files among these in which the linter found this fault. */
function faulty(names: readonly string[], rule: string): string[] {
  return names.filter((name) => findings.get(name)?.some(({ code }) => code.includes(`(${rule})`)));
}

describe('who may import whom', () => {
  test.each(probes)('$from may import what the table says and nothing else', (given) => {
    const text = files.get(given.file)?.split('\n') ?? [];
    const found = (findings.get(given.file) ?? []).filter(({ code }) => code === 'rooms(imports)');
    const lines = [...new Set(found.map((f) => f.labels[0]?.span.line ?? 0))].toSorted((a, b) => a - b);
    expect(given.wrong.length).toBeGreaterThan(0);
    expect(lines.map((line) => text[line - 1])).toEqual(given.wrong);
    for (const isLater of [false, true]) {
      const isFine = (to: string): boolean => refusal(given.from, to, isLater) === null;
      expect([given.may.filter((to) => !isFine(to)), given.mayNot.filter(isFine)]).toEqual([[], []]);
    }
  });

  test('a room that the table does not know may import nothing', () => {
    expect(faulty([unknown], 'imports')).toEqual([unknown]);
  });

  test('nothing but the catalogue knows a game, and no game knows anything of SNAG', () => {
    const isOfGame = (place: string): boolean => GAME_FOLDERS.includes(/^(?:src\/)?games\/([^/]+)/u.exec(place)?.[1] ?? '');
    const games = rooms.filter(({ name }) => isOfGame(name));
    const others = rooms.filter((room) => room.name.startsWith('src/') && !games.includes(room));
    const known = others.flatMap(({ name, may, brings }) =>
      [...may, ...brings].filter(isOfGame).map((place) => `${name} > ${place}`));
    const opens = /^src\/games\/catalogue > games\/\w+\/(?:page|rack|app|kept|table|game|storage|words)$/u;
    expect(known.filter((one) => !opens.test(one))).toEqual([]);
    expect([games.length > 0, known.length > 0]).toEqual([true, true]);
    const snag = /^(?:rules|table|session|ai|history|review|practice|daily|match|lessons|training|layout|view)(?:\/|$)/u;
    // Where several people sit around a screen is geometry that knows no game.
    const isSnags = (place: string): boolean => snag.test(place) && place !== 'layout/shapes/seatPlaces';
    expect(games.flatMap(({ name, may }) => may.filter(isSnags).map((place) => `${name} > ${place}`))).toEqual([]);
  });

  test('what a room only brings it may not import', () => {
    const [from, what] = ['src/games/catalogue', './snap/page'] as const;
    expect([refusal(from, what, true), refusal(from, what)]).toEqual([null, expect.stringContaining(what)]);
  });

  test('no room needs itself by way of others', () => {
    const needs = new Map(rooms.map(({ name, may }) => [name, [...new Set(may.map((place) => roomOf(posix.join('src', place))))]]));
    const circles: string[] = [];
    // Whatever leads from a room that was walked through once was seen then.
    const walked = new Set<string>();
    const walk = (name: string, way: readonly string[]): void => {
      if (way.includes(name)) circles.push([...way, name].join(' > '));
      if (walked.has(name)) return;
      walked.add(name);
      for (const next of needs.get(name) ?? []) walk(next, [...way, name]);
    };
    for (const name of needs.keys()) walk(name, []);
    expect(circles).toEqual([]);
  });
});

describe('what else the linter holds', () => {
  test('chance, rules, race, cognition, table, computer player and training know no chance and no clock of their own', () => {
    expect(faulty(impure, 'no-restricted-properties')).toEqual(impure);
  });

  test('files and functions stay small, quiet and typed', () => {
    expect(faulty([long], 'max-lines')).toEqual([long]);
    expect(faulty([longFunction], 'max-lines-per-function')).toEqual([longFunction]);
    expect(faulty([loud], 'no-console')).toEqual([loud]);
    expect(faulty([lax], 'no-explicit-any')).toEqual([lax]);
  });

  test('no circle, not even of types', () => {
    expect(faulty(circle, 'no-cycle')).toEqual(circle);
  });

  test('no file is exempt from it', () => {
    const rules = {
      'max-lines': ['error', { max: 250 }], 'max-lines-per-function': ['error', { max: 60 }],
      'import/no-cycle': ['error', { ignoreTypes: false }],
    };
    const strict = join(folder, 'strict.json');
    writeFileSync(strict, JSON.stringify({ plugins: ['import'], categories: { correctness: 'off' }, rules }));
    expect(lint('.', '-c', strict, 'src', 'tools', 'workers', 'server')).toEqual([]);
  });
});

describe('rooms and lines', () => {
  const everything = [...['src', 'workers', 'server', 'tools', 'tests'].flatMap((top) => filesIn(top)), 'index.html', 'vite.config.ts',
    'playwright.config.ts'].filter((name) => /\.(?:ts|mjs|css|html)$/.test(name));

  test('every folder of src is a room of the table, and every room is there', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(folders.filter((name) => !sourceRooms.includes(name))).toEqual([]);
  });

  test(`no folder of src holds more than ${FOLDER} source files`, () => {
    const folders = everything.filter((name) => name.startsWith('src/') && name.endsWith('.ts')).map((name) => dirname(name));
    const full = (name: string): boolean => folders.filter((other) => other === name).length > FOLDER;
    expect([...new Set(folders)].filter(full)).toEqual([]);
  });

  test(`no line is longer than ${LINE} characters`, () => {
    const tooLong = everything.flatMap((name) => readFileSync(name, 'utf8').split('\n')
      .flatMap((line, i) => (line.length > LINE ? [`${name}:${i + 1}`] : [])));
    expect(tooLong).toEqual([]);
  });
});

function filesIn(top: string): string[] {
  return readdirSync(top, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
