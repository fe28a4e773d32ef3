/** The journal: what is written when, what a crash leaves of it, and that it says again all that it was told. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournalPorts } from '../../server/journal/journal';
import { createJournal, JournalFile, openJournal, readLines } from '../../server/journal/journalFile';
import { patched, patchOf } from '../../server/journal/patch';
import { stateIn } from '../../server/journal/replayJournal';
import { pageClock } from '../../src/bots/clock';
import { isAlike } from '../../src/outside/alike';
import { runs } from '../long/amount';

const asJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

test('a field that every object has by the language is one only where it was written', () => {
  const [had, hasNot] = [{ a: 1, toString: {} }, { a: 1 }];
  expect([isAlike(had, hasNot), isAlike(hasNot, had)]).toEqual([false, false]);
  expect(patched(had, patchOf(had, hasNot)!)).toEqual(hasNot);
  expect(patched(hasNot, patchOf(hasNot, had)!)).toEqual(had);
});

test('what is new in a value makes the new one of the old one, through text', () => {
  const json = fc.jsonValue().map(asJson);
  const grown = fc.tuple(json, fc.array(json), fc.array(json), fc.array(json));
  fc.assert(fc.property(grown, json, ([one, list, more, other], value) => {
    const pairs = [
      [one, value], [list, [...list, ...more]], [[...list, ...more], [...list, ...other]],
      [{ a: list, b: one }, { a: [...list, ...more], c: value }], [{ a: { b: one, c: list } }, { a: { b: one, c: more } }],
    ];
    for (const [old, now] of pairs) {
      const patch = patchOf(old, now);
      expect(patch === null).toBe(isAlike(old, now));
      if (patch !== null) expect(isAlike(patched(old, asJson(patch) as typeof patch), now)).toBe(true);
    }
  }), runs(300, 10_000));
});

test('of a list that grows only its end is written', () => {
  const events = Array.from({ length: 500 }, (_, i) => ['place', i]);
  expect(patchOf({ events, played: 1 }, { events: [...events, ['draw', 1]], played: 2 }))
    .toEqual({ in: { events: { keep: 500, more: [['draw', 1]] }, played: { is: 2 } } });
});

describe('a file', () => {
  let folder = '';
  let path = '';
  let synced: number[] = [];
  const ports: JournalPorts = {
    lost() {},
    clock: pageClock, synced: (lines) => { synced.push(lines); }, failed: (error) => { throw error as Error; },
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'journal-'));
    path = join(folder, 'one');
    synced = [];
  });
  afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

  test('has each line before anybody is told of it, and writes together what came together', async () => {
    const file = await createJournal(path, ports);
    for (const n of [1, 2, 3]) file.append({ n });
    expect(synced).toEqual([]);
    await file.flush();
    expect(synced).toEqual([3]);
    file.append({ n: 4 });
    await file.flush();
    expect(synced).toEqual([3, 4]);
    expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n{"n":2}\n{"n":3}\n{"n":4}\n');
    await file.close();
  });

  test('loses nothing of what comes while the disk is busy, and says of nothing that it’s there before it is', async () => {
    const told: number[] = [];
    const file = await createJournal(path, {
      ...ports, synced(lines) {
        told.push(lines);
        expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(lines + 1);
      },
    });
    for (let n = 0; n < 200; n += 1) {
      file.append({ n });
      // In the midst of writing, at any of its steps.
      for (let turns = 0; turns < n % 5; turns += 1) {
        await (n % 2 === 0 ? Promise.resolve() : new Promise((resolve) => { setImmediate(resolve); }));
      }
    }
    await file.flush();
    expect(told.at(-1)).toBe(200);
    await file.close();
    expect(await readAgain()).toEqual(Array.from({ length: 200 }, (_, n) => ({ n })));
  });

  test('is made once', async () => {
    await (await createJournal(path, ports)).close();
    await expect(createJournal(path, ports)).rejects.toThrow('EEXIST');
  });

  test('that was cut anywhere goes on after its last whole line', async () => {
    const whole = '{"n":1}\n{"n":"å"}\n{"n":3}\n';
    const bytes = Buffer.from(whole);
    for (let length = 0; length <= bytes.length; length += 1) {
      writeFileSync(path, bytes);
      truncateSync(path, length);
      const { journal: file, lines } = await openJournal(path, ports);
      const count = [...bytes.subarray(0, length)].filter((byte) => byte === 10).length;
      expect(lines).toEqual([{ n: 1 }, { n: 'å' }, { n: 3 }].slice(0, count));
      file.append({ n: 'next' });
      await file.close();
      expect((await readAgain()).at(-1)).toEqual({ n: 'next' });
      expect(await readAgain()).toHaveLength(count + 1);
    }
  });

  test('whose last blocks never came to the disk goes on before them', async () => {
    writeFileSync(path, '{"n":1}\n');
    appendFileSync(path, Buffer.concat([Buffer.alloc(20), Buffer.from('2}\n{"n":3}\n')]));
    const { journal: file, lines } = await openJournal(path, ports);
    expect(lines).toEqual([{ n: 1 }]);
    await file.close();
    expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n');
  });

  test('that is spoiled in its midst is left as it is', async () => {
    writeFileSync(path, '{"n":1}\n{"n":\n{"n":3}\n');
    await expect(openJournal(path, ports)).rejects.toThrow('Line 2 of the journal cannot be read.');
    expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n{"n":\n{"n":3}\n');
  });

  const readAgain = async (): Promise<readonly unknown[]> => readLines(readFileSync(path)).lines;
});

describe('a disk that refuses', () => {
  test('is asked again, and nobody is told before it has taken it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'journal-'));
    const failures: unknown[] = [];
    let synced = 0;
    const waits: (() => void)[] = [];
    const handle = await open(join(folder, 'one'), 'wx+');
    let refuses = true;
    const refusing = {
      write: handle.write.bind(handle), close: () => handle.close(),
      datasync: () => (refuses ? Promise.reject(new Error('no space left')) : handle.datasync()),
    } as unknown as FileHandle;
    const file = new JournalFile(join(folder, 'one'), refusing, 0, {
      clock: { ...pageClock, setTimeout: (again) => waits.push(again) }, synced: (lines) => { synced = lines; },
      failed: (error) => { failures.push(error); }, lost() {},
    });
    file.append({ n: 1 });
    while (waits.length === 0) await new Promise((resolve) => { setImmediate(resolve); });
    expect([synced, failures.length]).toEqual([0, 1]);
    refuses = false;
    file.append({ n: 2 });
    waits[0]!();
    await file.flush();
    expect(synced).toBe(2);
    await file.close();
    expect(readFileSync(join(folder, 'one'), 'utf8')).toBe('{"n":1}\n{"n":2}\n');
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a journal is refused with a sentence', () => {
  const opened = {
    kind: 'opened', version: 1, code: 'ACEF', at: 1, secret: 'hash', game: 'snag', agreed: {}, seats: 4,
  };
  test.each([
    ['of a later version', [{ ...opened, version: 2 }], 'This table was kept by a later version (2) of the server than this one (1).'],
    ['with a line that nobody knows', [opened, { kind: 'won' }], 'Line 2 of this table’s journal says nothing that this version knows.'],
    [
      'that begins with something else', [{ kind: 'paused', on: true }],
      'Line 1 of this table’s journal doesn’t follow on those before it.',
    ],
    ['that opens twice', [opened, opened], 'Line 2 of this table’s journal doesn’t follow on those before it.'],
  ])('%s', (_, lines, sentence) => {
    expect(() => stateIn(lines)).toThrow(sentence);
  });
});
