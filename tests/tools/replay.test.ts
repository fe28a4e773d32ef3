/** The replay tool as it is called: what it prints for good, broken and hostile files, and its exit status. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeText } from '../../src/rules/notation/writer';
import { readRecordText } from '../../src/rules/record';
import { main } from '../../tools/replay';
import { watchTool } from '../helpers/tool';

const tool = watchTool('replay');
const { folder } = tool;
const game = (readFileSync(new URL('../vectors/games.jsonl', import.meta.url), 'utf8').split('\n')[0] ?? '');
const broken = (readFileSync(new URL('../vectors/broken.jsonl', import.meta.url), 'utf8').split('\n')[0] ?? '');

const replayed = readRecordText(game);
if (!replayed.ok) throw new Error('the first vector is refused');
/** The same game as text. */
const told = writeText(replayed.record);
const { result } = replayed;

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const lines = (): Record<string, unknown>[] => tool.printed.trim().split('\n').filter(Boolean)
  .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('replay', () => {
  test('prints a line for each record of a .jsonl file, and gives 1 when one is refused', async () => {
    const path = file('mixed.jsonl', `${game}\n\n${broken}\r\n`);
    expect(await main([path])).toBe(1);
    const { refusedAt } = JSON.parse(broken) as { refusedAt: number };
    expect(lines()).toEqual([
      { file: path, line: 1, ok: true, result },
      { file: path, line: 3, ok: false, event: refusedAt, code: 'not-your-move', message: expect.stringContaining(`Event ${refusedAt} `) },
    ]);
  });
  test('reads a .json file as one record, over several lines too', async () => {
    const path = file('one.json', JSON.stringify(JSON.parse(game), null, 2));
    expect(await main([path])).toBe(0);
    expect(lines()).toMatchObject([{ file: path, line: 1, ok: true }]);
  });
  test('passes over the mark of the byte order, which some editors put before a file', async () => {
    const [one, many] = [file('mark.json', `\uFEFF${game}`), file('mark.jsonl', `\uFEFF${game}\n${game}\n`)];
    expect(await main([one, many])).toBe(0);
    expect(lines().map(({ ok }) => ok)).toEqual([true, true, true]);
  });
  test('gives 1 for a record that differs from its own result, and says what it came to', async () => {
    const record = JSON.parse(game) as { result: { tiles: number[] } };
    const { tiles } = record.result;
    const path = file('differs.json', JSON.stringify({ ...record, result: { ...record.result, tiles: tiles.map((won) => won + 1) } }));
    expect(await main([path])).toBe(1);
    expect(lines()).toMatchObject([{ ok: false, code: 'result-differs', result: { tiles } }]);
  });
  test.each([
    ['no JSON', 'hello', 'not-json'],
    ['over a megabyte', `"${'x'.repeat(1_000_001)}"`, 'too-large'],
    ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'not-a-record'],
    ['nested within an event', game.replace('"events":[', `"events":[${'['.repeat(200_000)}${']'.repeat(200_000)},`), 'unknown-event'],
    ['a prototype', game.replace('{', '{"__proto__":{"deal":[]},'), null],
  ])('is not shaken by %s, and goes on with the next', async (_, text, code) => {
    const path = file('hostile.jsonl', `${text}\n${game}\n`);
    expect(await main([path])).toBe(code === null ? 0 : 1);
    expect(lines()[0]).toMatchObject(code === null ? { ok: true } : { ok: false, event: code === 'unknown-event' ? 0 : -1, code });
    expect(lines()[1]).toMatchObject({ line: 2, ok: true });
  });
  test('reads records of Snap Back beside SNAG\'s, and refuses each broken one at its event', async () => {
    const [played, ...spoiled] = ['snapback', 'snapback-broken'].flatMap((name) =>
      readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), 'utf8').trim().split('\n').slice(0, name === 'snapback' ? 1 : 60));
    const path = file('both.jsonl', [game, played, ...spoiled].join('\n'));
    expect(await main([path])).toBe(1);
    const [snag, own, ...refused] = lines();
    expect([snag, own]).toEqual([
      { file: path, line: 1, ok: true, result },
      { file: path, line: 2, ok: true, result: (JSON.parse(played!) as { result: unknown }).result },
    ]);
    expect(refused.map(({ ok, event = -1 }) => ({ ok, event }))).toEqual(spoiled.map((text) => (
      { ok: false, event: (JSON.parse(text) as { refusedAt: number }).refusedAt })));
    expect(refused[0]).toMatchObject({
      event: 8, code: 'call-first', message: 'Event 8 breaks a rule. Nobody has called, so nobody shows a number.',
    });
  });
  test('says what a record of Snap Back comes to where it states something else, and gives 1', async () => {
    const record = { format: 'snapback-record', version: 1, seats: ['Ann'], dice: 3, deck: [2], events: [['show']] };
    const path = file('other.json', JSON.stringify({ ...record, result: { dice: [4], shown: 1, over: false } }));
    expect(await main([path])).toBe(1);
    expect(lines()).toEqual([{
      file: path, line: 1, ok: false, code: 'result-differs', message: 'The record’s events don’t lead to the result it gives.',
      result: { dice: [3], shown: 1, over: false },
    }]);
  });

  test.each([
    ['bad-seats', { seats: [] }], ['name-twice', { seats: ['Ann', 'Ann'] }], ['unknown-version', { version: 2 }],
    ['not-a-record', { seats: 'Ann' }], ['not-a-record', { dice: 9 }], ['not-a-record', { deck: ['2'] }], ['not-a-record', { events: 0 }],
  ])('says %s of a record of Snap Back with %j', async (code, wrong) => {
    const record = { format: 'snapback-record', version: 1, seats: ['Ann'], dice: 3, deck: [2], events: [['show']] };
    expect(await main([file('spoiled.json', JSON.stringify({ ...record, ...wrong }))])).toBe(1);
    expect(lines()).toMatchObject([{ ok: false, event: -1, code }]);
  });

  test('reads records of Snap, and refuses each broken one at its event with its code', async () => {
    const [played, ...spoiled] = ['snap', 'snap-broken'].flatMap((name) =>
      readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), 'utf8').trim().split('\n').slice(0, name === 'snap' ? 1 : 30));
    const path = file('snap.jsonl', [played, 'no JSON', ...spoiled].join('\n'));
    expect(await main([path])).toBe(1);
    const [own, none, ...refused] = lines();
    expect(own).toEqual({ file: path, line: 1, ok: true, result: (JSON.parse(played!) as { result: unknown }).result });
    expect(none).toMatchObject({ line: 2, ok: false, code: 'not-json' });
    expect(refused.map(({ ok, event, code }) => ({ ok, event, code }))).toEqual(spoiled.map((text) => {
      const { refusedAt, code } = JSON.parse(text) as { readonly refusedAt: number; readonly code: string };
      return { ok: false, event: refusedAt, code };
    }));
    expect(refused[0]).toMatchObject({ message: 'This isn’t a version 1 Snap record.' });
  });

  test('reads a .txt file as one game', async () => {
    const path = file('one.txt', told);
    expect(await main([path])).toBe(0);
    expect(lines()).toEqual([{ file: path, line: 1, ok: true, result }]);
  });
  test('reads several games of a .txt file, each from its first line, and counts lines from the top of the file', async () => {
    const size = told.split('\n').length - 1;
    const spoiled = told.replace(/^12\. .*$/m, '12. nonsense');
    const path = file('many.txt', `# Our games\r\n${told}${spoiled}\n${told.replace(/\nResult: .*/, '')}`);
    expect(await main([path])).toBe(1);
    const wrong = 1 + size + spoiled.split('\n').indexOf('12. nonsense') + 1;
    expect(lines()).toEqual([
      { file: path, line: 1, ok: true, result },
      { file: path, line: wrong, ok: false, code: 'unknown-name', message: `Line ${wrong}: Nobody in this game is called “nonsense”.` },
      { file: path, line: 2 * size + 3, ok: true, result },
    ]);
  });
  test('says in which line of a text a rule is broken, or what differs', async () => {
    const row = (start: string): number => told.split('\n').findIndex((line) => line.startsWith(start)) + 1;
    const illegal = file('illegal.txt', told.replace(/^2\. .*$/m, told.split('\n')[row('1.') - 1]!.replace('1.', '2.')));
    const differs = file('differs.txt', told.replace(/^Result: (\S+) \d+/m, 'Result: $1 75'));
    expect(await main([illegal, differs])).toBe(1);
    expect(lines()).toEqual([
      { file: illegal, line: row('2.'), ok: false, event: 2, code: 'not-your-move',
        message: `Line ${row('2.')} breaks a rule. It’s P1’s turn, not P3’s.` },
      { file: differs, line: row('Result'), ok: false, code: 'result-differs', message: expect.stringContaining(`Line ${row('Result')}: `),
        result },
    ]);
  });
  test.each([
    ['nothing', '', 'not-a-text', 1],
    ['a record', game, 'not-a-text', 1],
    ['one line of over a megabyte', 'x'.repeat(1_000_001), 'too-large', 1],
    ['many lines of over a megabyte', `${told}${'# and so on\n'.repeat(90_000)}`, 'too-large', 1],
  ])('is not shaken by a .txt file of %s, and goes on with the next game', async (_, hostile, code, line) => {
    const path = file('hostile.txt', hostile);
    expect(await main([path])).toBe(1);
    expect(lines()).toMatchObject([{ line, ok: false, code }]);
    const both = file('both.txt', `${told}${hostile}\n${told}`);
    await main([both]);
    expect(lines().at(-1)).toMatchObject({ ok: true, result });
  });
  test('gives 2 for a file that is not there, in one sentence, and reads the others', async () => {
    const path = file('good.jsonl', game);
    expect(await main([join(folder, 'nowhere.json'), path])).toBe(2);
    expect(tool.complained).toContain('nowhere.json cannot be read');
    expect(lines()).toMatchObject([{ file: path, ok: true }]);
  });
  test('says how it is called when it is asked for help', async () => {
    expect(await main(['--help'])).toBe(0);
    expect(tool.printed).toContain('npm run -s replay -- FILE');
  });
  test('asks for files when it is given none', async () => {
    expect(await main([])).toBe(2);
    expect(tool.complained).toContain('Which records?');
  });
});
