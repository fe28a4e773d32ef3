/** The check of the messages: what it takes, and each fault that it must find, in little projects of their own. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { messageProblems } from '../../../tools/messages/problems';
import { messages, saidTooEarly } from '../../../tools/messages/plugin';
import { typesOf } from '../../../tools/messages/types';
import { readCatalogue } from '../../../tools/messages/catalogue';
import { isSaid, usesIn, usesInPage } from '../../../tools/messages/uses';

const folder = mkdtempSync(join(tmpdir(), 'snag-messages-'));
afterAll(() => { rmSync(folder, { recursive: true }); });

let made = 0;

/** A project of these files; its types are written unless `old`. */
function project(files: Readonly<Record<string, string>>, old = false): string {
  made += 1;
  const root = join(folder, String(made));
  const all = { 'index.html': '', 'tools/x.ts': '', 'src/x.ts': '', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, 'src/strings/messages'), { recursive: true });
  if (old) return root;
  for (const [file, text] of typesOf(readCatalogue(join(root, 'src/strings/en')))) {
    mkdirSync(dirname(join(root, 'src/strings', file)), { recursive: true });
    writeFileSync(join(root, 'src/strings', file), text);
  }
  return root;
}

const EN = 'src/strings/en/later/table.ftl';
const SV = 'src/strings/sv/later/table.ftl';
const SAYS = "import { say } from './strings/say';\nexport const board = () => say('table-board');\n";
const GOOD = { [EN]: 'table-board = Board\n', [SV]: 'table-board = Spelplan\n', 'src/y.ts': SAYS };

test('the messages of this project are as they should be', () => {
  expect(messageProblems('.')).toEqual([]);
});

describe('what is wrong is told', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['nothing', GOOD, []],
    ['a message that a language lacks', { ...GOOD, [SV]: '' }, ['sv lacks "table-board" (later/table.ftl).']],
    ['one that only another has', { ...GOOD, [SV]: `${GOOD[SV]}table-more = Mer\n` },
      ['sv has "table-more" (later/table.ftl), which en has not.']],
    ['one that nobody says', { ...GOOD, 'src/y.ts': '' }, ['"table-board" (en/later/table.ftl) is used nowhere.']],
    ['one that only a comment of a file without `say` names', { ...GOOD, 'src/y.ts': "// 'table-board'" },
      ['"table-board" (en/later/table.ftl) is used nowhere.']],
    ['one in another file', { ...GOOD, [SV]: '', 'src/strings/sv/start/table.ftl': 'table-board = Spelplan\n' },
      ['sv has "table-board" in start/table.ftl, en in later/table.ftl.']],
    ['a message that is made with another', { ...GOOD, [SV]: 'table-board = { table-other } på bordet\n' },
      ['sv/later/table.ftl: "table-board": it is made with another message, "table-other": a message is whole.']],
    ['a form that the language has and the message has not',
      {
        ...GOOD, [SV]: 'table-board = { $count ->\n  [few] Få\n *[other] Spelplan\n }\n',
        [EN]: 'table-board = { $count ->\n  [one] A\n *[other] B\n }\n',
      },
      ['sv/later/table.ftl: "table-board": it has no form for "one".']],
    ['a language without its line', { ...GOOD, 'src/strings/xx/later/table.ftl': 'table-board = X\n' },
      ['xx is no language of src/strings/languages/table.ts.']],
    ['what is no Fluent', { ...GOOD, [SV]: 'table-board = Spelplan\nDetta är fel\n' }, ['sv/later/table.ftl: not Fluent: Detta är fel']],
    ['two of one name', { ...GOOD, [SV]: 'table-board = Spelplan\ntable-board = Bräde\n' }, ['"table-board" is there twice']],
    ['a first page that says what is not there', { ...GOOD, 'index.html': '<p data-say="first-none">x</p>' },
      ['index.html says "first-none", which is no message.']],
  ])('%s', (_what, files, expected) => {
    const problems = messageProblems(project(files));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((problem, i) => { expect(problems[i]).toContain(problem); });
  });

  test.each([
    ['{ $count } tiles', '{ $count } brickor', []],
    ['{ $count -> [one] one *[other] { $count } }', '{ $count -> [one] en *[other] { $count } }', []],
    ['{ $you -> [yes] You play *[no] { $name } plays }', '{ $name } lägger', []],
    ['{ $name } plays', 'lägger', ['"table-board" in sv: it does not tell $name.']],
    ['{ $name } plays', '{ $name } lägger { $tile }', ['"table-board" in sv: nobody tells it $tile.']],
    ['{ $you -> [yes] You *[no] They }', '{ $you -> [ja] Du *[no] De }', ['"table-board" in sv: $you is never "ja".']],
    ['{ $name }', '{ $name -> [one] en *[other] { $name } }', ['"table-board" in sv: $name may be a text, and it chooses a plural by it.']],
    ['{ $you -> [yes] You *[no] They }', '{ $you -> [one] Du *[other] De }', ['"table-board" in sv: $you is not what it chooses by.']],
  ])('arguments: %s beside %s', (english, swedish, expected) => {
    const message = (text: string): string => `table-board = ${text.replaceAll(/ (?=\*?\[|\})/g, '\n  ')}\n`;
    expect(messageProblems(project({ ...GOOD, [EN]: message(english), [SV]: message(swedish) }))).toEqual(expected);
  });

  test('types that are not those of the messages', () => {
    expect(messageProblems(project(GOOD, true)).join('\n')).toContain('run "npm run -s messages"');
  });

  test('a build with any of it fails, and one without does not', () => {
    const built = (root: string): string[] => {
      const told: string[] = [];
      const plugin = messages(root);
      const start = plugin.buildStart as (this: { error(problem: string): void }) => void;
      (plugin.configResolved as (config: { command: string }) => void)({ command: 'build' });
      start.call({ error: (problem) => told.push(problem) });
      return told;
    };
    expect(built(project(GOOD))).toEqual([]);
    expect(built(project({ ...GOOD, [SV]: '' }))).toEqual(['sv lacks "table-board" (later/table.ftl).']);
  });

  test('the first load says nothing that comes later', () => {
    const root = project({ ...GOOD, 'src/strings/en/start/a.ftl': 'start-play = Play\n' });
    expect(saidTooEarly(root, [join(root, 'src/x.ts')])).toEqual([]);
    expect(saidTooEarly(root, [join(root, 'src/y.ts')])[0]).toContain('says "table-board", which comes with en/later/table.ftl');
  });
});

describe('types', () => {
  test('an argument is a number, some words, or anything that can be shown', () => {
    const root = project({
      [EN]: 'table-board = Board\ntable-count = { $count ->\n  [one] one tile\n *[other] { $count } tiles\n }\n'
        + 'table-played = { $you ->\n  [yes] You\n *[no] { $name }\n } { $tile }\n',
    });
    const [text] = [...typesOf(readCatalogue(join(root, 'src/strings/en'))).values()];
    expect(text).toContain("'table-board': null;");
    expect(text).toContain("'table-count': { count: number };");
    expect(text).toContain("'table-played': { name: string | number; tile: string | number; you: 'no' | 'yes' };");
  });
});

describe('what code says', () => {
  const says = (code: string): string[] => {
    const uses = usesIn(`import { say } from '../strings/say';\n${code}`);
    return ['end-won-pip', 'end-won', 'rules-head', 'table-board'].filter((key) => isSaid(key, uses));
  };

  test.each([
    ["say('table-board')", ['table-board']],
    ["const KEYS = { a: 'rules-head', b: 'table-board' } as const;", ['rules-head', 'table-board']],
    ['say(`end-won-${character}`)', ['end-won-pip']],
    ['say(`end-${fact}`)', ['end-won-pip', 'end-won']],
    ['say(`${anything}-board`)', []],
    ["tell('end won')", []],
  ])('%s', (code, expected) => {
    expect(says(code).toSorted()).toEqual([...expected].toSorted());
  });

  test('a page', () => {
    expect([...usesInPage('<p data-say="a-b">x</p><i data-say-attributes="title:c-d label:e-f"></i>')]).toEqual(['a-b', 'c-d', 'e-f']);
  });
});

test('the code of the game is read as it is written', () => {
  // Whoever renames `say` has to teach the check.
  expect(readFileSync('src/ui/notices/startNotice.ts', 'utf8')).toMatch(/from '\.\.\/\.\.\/strings\/say'/);
  cpSync('src/ui/notices/startNotice.ts', join(folder, 'notice.ts'));
  expect(usesIn(readFileSync(join(folder, 'notice.ts'), 'utf8')).keys).toContain('language-unknown');
});
