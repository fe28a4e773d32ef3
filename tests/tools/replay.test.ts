/** The replay tool as it is called: what it prints for good, broken and hostile files, and its exit status. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../tools/replay';
import { watchTool } from '../helpers/tool';

const tool = watchTool('replay');
const { folder } = tool;
const game = (readFileSync(new URL('../vectors/games.jsonl', import.meta.url), 'utf8').split('\n')[0] ?? '');
const broken = (readFileSync(new URL('../vectors/broken.jsonl', import.meta.url), 'utf8').split('\n')[0] ?? '');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const lines = (): Record<string, unknown>[] => tool.printed.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>);

describe('replay', () => {
  test('prints a line for each record of a .jsonl file, and gives 1 when one is refused', async () => {
    const path = file('mixed.jsonl', `${game}\n\n${broken}\r\n`);
    expect(await main([path])).toBe(1);
    const { result } = JSON.parse(game) as { result: object };
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
    expect(lines()[0]).toMatchObject(code === null ? { ok: true } : { ok: false, code });
    expect(lines()[1]).toMatchObject({ line: 2, ok: true });
  });
  test('gives 2 for a file that is not there, in one sentence, and reads the others', async () => {
    const path = file('good.jsonl', game);
    expect(await main([join(folder, 'nowhere.json'), path])).toBe(2);
    expect(tool.complained).toContain('nowhere.json cannot be read');
    expect(lines()).toMatchObject([{ file: path, ok: true }]);
  });
  test('asks for files when it is given none', async () => {
    expect(await main([])).toBe(2);
    expect(tool.complained).toContain('Which records?');
  });
});
