/** An outside referee's games of Spoons and Pig: each comes out as they say, and each broken one is refused where and as they say. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../../../src/contract/record';
import { pig, spoons } from '../../../../src/games/spoons/kept/savedGame';

interface Line { readonly format: string }
interface Broken extends Line { readonly refusedAt: number; readonly code: string }

const lines = <T extends Line>(name: string, of: string): readonly T[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as T)
    .filter(({ format }) => format === of);

describe.each([spoons.record, pig.record].map((form) => [form.format, form] as const))('%s', (format, form) => {
  test('14 games replay right', () => {
    const games = lines('hidden.jsonl', format);
    expect(games).toHaveLength(14);
    for (const game of games) expect(readRecord(form, game)).toMatchObject({ ok: true });
  });

  test('broken games are refused at their event with their code', () => {
    const games = lines<Broken>('hidden-broken.jsonl', format);
    expect(games.length).toBeGreaterThan(8);
    const refused = games.map((game) => {
      const outcome = readRecord(form, game);
      return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
    });
    expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
  });
});
