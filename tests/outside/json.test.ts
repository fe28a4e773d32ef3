/** Brackets are counted as JSON counts them, and those that stand too deep are refused before anything is parsed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_DEPTH, isTooDeep, parseJson } from '../../src/outside/json';
import { keptProgress } from '../../src/lessons/progress';
import { createLastScreen } from '../../src/app/lastScreen';
import { createPreferences } from '../../src/setup/kept/preferences';
import { keptSettings } from '../../src/setup/kept/settings';
import { keptFirstGame } from '../../src/app/table/newcomer/firstGame';
import { keptShout } from '../../src/shout/keptShout';
import { keptJson } from '../../src/outside/kept';
import { readBackup } from '../../src/storage/backup/backupFile';
import { runs } from '../long/amount';

/** How deep a value is nested, as what parsed it has it. */
function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

const bracketed = fc.stringMatching(/^[[\]{}"\\a]{0,12}$/u);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 9 }, bracketed, fc.integer(), fc.constant(null), fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(bracketed, tie('value'), { maxKeys: 3 })),
}));

test('whatever is in the strings, the depth of JSON is that of its value', () => {
  fc.assert(fc.property(value, fc.constantFrom(undefined, 1, '\t'), (one, indent) => {
    const text = JSON.stringify(one, null, indent);
    const depth = depthOf(one);
    expect(isTooDeep(text, depth)).toBe(false);
    if (depth > 0) expect(isTooDeep(text, depth - 1)).toBe(true);
    expect(parseJson(text)).toEqual(JSON.parse(text));
  }), runs(300, 100_000));
});

test('any text is parsed as JSON.parse does it, or refused with the same kind of error', () => {
  const outcome = (parse: (text: string) => unknown, text: string): unknown => {
    try {
      return { value: parse(text) };
    } catch (error) {
      return error instanceof SyntaxError ? 'refused' : error;
    }
  };
  const spoiled = fc.tuple(value, fc.nat(), fc.stringMatching(/^["\\[\]{},:a1 ]{0,3}$/u)).map(([one, at, put]) => {
    const text = JSON.stringify(one);
    return text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1);
  });
  fc.assert(fc.property(fc.oneof(spoiled, fc.stringMatching(/^["\\[\]{},:a1u ]{0,20}$/u), fc.string()), (text) => {
    expect(outcome(parseJson, text)).toEqual(outcome(JSON.parse, text));
  }), runs(1000, 200_000));
});

const DEEP = 5_000_000;
const nested = (open: string, shut: string, inside = '1'): string => open.repeat(DEEP) + inside + shut.repeat(DEEP);
const HOSTILE = [nested('[', ']'), '['.repeat(DEEP), nested('{"a":', '}'), `{"games":${nested('[{"":', '}]')}}`, '[{"":'.repeat(DEEP)];

test('brackets millions deep are refused at every door that takes millions, and never parsed', () => {
  const parse = JSON.parse;
  let longest = 0;
  JSON.parse = (text: string) => {
    longest = Math.max(longest, text.length);
    return parse(text) as unknown;
  };
  try {
    for (const text of HOSTILE) {
      const empty = () => ({ getItem: () => null, setItem() {}, removeItem() {} });
      const storage = () => ({ getItem: () => text, setItem() {}, removeItem() {} });
      expect(() => parseJson(text)).toThrow(SyntaxError);
      expect(readBackup(text.slice(0, 30_000_000))).toMatchObject({ ok: false, problem: { code: 'not-json' } });
      expect(createLastScreen(storage).read()).toBeNull();
      expect(keptSettings(storage)).toBeNull();
      expect(createPreferences(storage, () => {}).now()).toEqual(createPreferences(empty, () => {}).now());
      expect(keptProgress(storage).read().progress.done).toEqual([]);
      expect(keptFirstGame(storage).read()).not.toBeNull();
      expect(keptShout(storage).read().on).toBe(false);
      expect(() => keptJson(storage, 'draft')).not.toThrow();
    }
  } finally {
    JSON.parse = parse;
  }
  expect(longest).toBeLessThan(1000);
});

test(`what stands ${MOST_DEPTH} deep is read, and what stands deeper is not`, () => {
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  expect(() => parseJson(deep(MOST_DEPTH))).not.toThrow();
  expect(() => parseJson(deep(MOST_DEPTH + 1))).toThrow(SyntaxError);
  // Brackets that follow each other, or stand in a string, are not deep.
  expect(parseJson(`[${'[],'.repeat(200)}"${'['.repeat(200)}\\"${'{'.repeat(200)}"]`)).toHaveLength(201);
});
