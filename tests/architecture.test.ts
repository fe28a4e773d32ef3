// Proves that the lint rule about who may import whom bites: little files that break each layer's rule, or keep it, are linted
// with the project's own configuration in a folder of their own. A rule that nobody sees fail is no rule.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Layer {
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

/** What each layer may import and what it may not, as seen from a file directly in its folder. */
const LAYERS: Readonly<Record<string, Layer>> = {
  'src/rules': {
    may: ['./board', 'pure-rand', 'pure-rand/generator/xoroshiro128plus'],
    mayNot: ['../table/x', '../session/viewState', '../ai/levels', '../strings/en', '../view/x', '../ui/x', 'pixi.js', 'xstate', 'valibot', 'node:fs'],
  },
  'src/table': {
    may: ['./seats', '../rules/game', 'xstate', 'xstate/graph'],
    mayNot: ['../session/session', '../session/viewState', '../ai/levels', '../view/x', '../ui/x', '../strings/en', 'pixi.js', 'comlink'],
  },
  'src/ai': {
    may: ['./levels', '../rules/game', 'pure-rand', 'simple-statistics'],
    mayNot: ['../table/x', '../session/viewState', '../view/x', '../ui/x', 'pixi.js', 'comlink', 'xstate'],
  },
  'src/session': {
    may: ['./viewState', '../rules/game', '../table/x', '../ai/levels', '../ai/questions', 'comlink', 'idb', 'valibot', 'xstate'],
    mayNot: ['../ai/search', '../view/x', '../ui/x', '../sound/x', '../layout/x', '../../workers/ai.worker', '../main', 'pixi.js', 'lit-html'],
  },
  'src/layout': {
    may: ['./x', '../rules/board', '../session/viewState'],
    mayNot: ['../session/session', '../table/x', '../view/x', '../ui/x', '../ai/levels', 'pixi.js', 'lit-html'],
  },
  'src/view': {
    may: ['./stage', '../rules/board', '../session/viewState', '../strings/en', '../layout/x', 'pixi.js', 'pixi.js/unsafe-eval'],
    mayNot: ['../session/session', '../table/x', '../ai/levels', '../ui/x', '../sound/x', '../main', 'lit-html', 'xstate', 'idb'],
  },
  'src/ui': {
    may: ['./hud', './hud.css', '../rules/board', '../session/viewState', '../session/setup', '../strings/en', '../layout/x', 'lit-html', 'lit-html/directives/live.js'],
    mayNot: ['../session/session', '../table/x', '../ai/levels', '../view/x', '../sound/x', '../main', 'pixi.js', 'xstate', 'comlink'],
  },
  'src/sound': {
    may: ['./cues', '../rules/board', '../session/viewState', '../strings/en'],
    mayNot: ['../session/session', '../table/x', '../ai/levels', '../view/x', '../ui/x', '../layout/x', 'pixi.js'],
  },
  'src/strings': {
    may: ['./en', '../rules/board', '../session/viewState', '../session/setup', '../session/problems'],
    mayNot: ['../session/session', '../table/x', '../ai/levels', '../view/x', '../ui/x', 'pixi.js'],
  },
  workers: {
    may: ['../src/ai/player', 'comlink'],
    mayNot: ['../src/rules/game', '../src/table/x', '../src/session/viewState', '../src/ui/x', 'pixi.js', 'xstate'],
  },
  src: { may: ['./session/session', './view/x', './ui/x', './ai/levels', '../workers/x', 'pixi.js', 'comlink'], mayNot: [] },
  tools: { may: ['../src/rules/game', '../src/session/session', '../src/ai/search', 'node:fs'], mayNot: [] },
  // A folder that the configuration does not know yet.
  'src/attic': { may: ['./x'], mayNot: ['../rules/game', 'pixi.js'] },
};

/** The ways an import can be written; none may slip by. */
const FORMS: readonly ((from: string) => string)[] = [
  (from) => `import { a } from '${from}';\nexport const b = a;\n`,
  (from) => `import type { A } from '${from}';\nexport type B = A;\n`,
  (from) => `export * from '${from}';\n`,
  (from) => `export const a = () => import('${from}');\n`,
];

interface Finding {
  readonly code: string;
  readonly filename: string;
}

let folder = '';
let findings: readonly Finding[] = [];
const files = new Map<string, string>();

/** Notes a file to be linted and gives its name. */
function file(name: string, text: string): string {
  files.set(name, text);
  return name;
}

/** One file per layer, import and form. A file one folder deeper says the same with one more `../`. */
function probes(kind: 'may' | 'mayNot') {
  return Object.entries(LAYERS).flatMap(([layer, rule]) =>
    rule[kind].flatMap((from, i) => {
      const direct = FORMS.map((form, k) => file(`${layer}/${kind}${i}form${k}.ts`, form(from)));
      const deep = ['src', 'tools', 'workers', 'src/attic'].includes(layer) || /^\.\/|\.css$/.test(from) ? [] : [from.replace(/^\.\.\//, '../../')];
      return [{ layer, from, names: [...direct, ...deep.map((d) => file(`${layer}/deep/${kind}${i}.ts`, FORMS[0]!(d)))] }];
    }),
  );
}

const allowed = probes('may');
const forbidden = probes('mayNot');
const record = file('src/rules/record.ts', FORMS[0]!('valibot'));
const otherRule = file('src/rules/notRecord.ts', FORMS[0]!('valibot'));
const impure = ['rules', 'table', 'ai'].flatMap((layer) =>
  ['Math.random()', "Math['random']()", 'Date.now()', 'performance.now()'].map((call, i) => file(`src/${layer}/impure${i}.ts`, `export const a = ${call};\n`)),
);
const long = file('src/ui/long.ts', Array.from({ length: 301 }, (_, i) => `export const a${i} = ${i};`).join('\n'));
const loud = file('src/ui/loud.ts', "console.log('x');\n");
const lax = file('src/ui/lax.ts', 'export const a = (b: any) => b;\n');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snag-layers-'));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const oxlint = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  findings = (JSON.parse(oxlint.stdout) as { diagnostics: Finding[] }).diagnostics;
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files among these in which the linter found this fault. */
function faulty(names: readonly string[], rule: string): string[] {
  const hit = new Set(findings.filter((f) => f.code.includes(`(${rule})`)).map((f) => f.filename));
  return names.filter((name) => hit.has(name));
}

describe('who may import whom', () => {
  test.each(forbidden)('$layer may not import $from', ({ names }) => {
    expect(faulty(names, 'no-restricted-imports')).toEqual(names);
  });

  test.each(allowed)('$layer may import $from', ({ names }) => {
    expect(faulty(names, 'no-restricted-imports')).toEqual([]);
  });

  test('of the rules, only the reader of records may use valibot', () => {
    expect(faulty([record, otherRule], 'no-restricted-imports')).toEqual([otherRule]);
  });

  test('every folder of src has its entry', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => `src/${entry.name}`).filter((name) => !(name in LAYERS))).toEqual([]);
  });
});

describe('what else the linter holds', () => {
  test('rules, table and computer player know no chance and no clock of their own', () => {
    expect(faulty(impure, 'no-restricted-properties')).toEqual(impure);
  });

  test('files stay small, quiet and typed', () => {
    expect(faulty([long], 'max-lines')).toEqual([long]);
    expect(faulty([loud], 'no-console')).toEqual([loud]);
    expect(faulty([lax], 'no-explicit-any')).toEqual([lax]);
  });
});
