/** An outside referee's games of Through the Window: each comes out as they say, and each broken one is refused where and as they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/contract/record';
import { WINDOW_RECORD } from '../../../../src/games/window/rules/record';

interface Line { readonly format?: unknown }
interface Broken extends Line { readonly refusedAt: number; readonly code: string }

/** The lines of a file of vectors that are this game's. */
const lines = <T extends Line>(name: string): readonly T[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as T)
    .filter(({ format }) => format === WINDOW_RECORD.format);

test('14 games replay right', () => {
  const games = lines('hidden.jsonl');
  expect(games).toHaveLength(14);
  for (const game of games) expect(readRecord(WINDOW_RECORD, game)).toMatchObject({ ok: true });
});

test('broken games are refused at their event with their code', () => {
  const games = lines<Broken>('hidden-broken.jsonl');
  const refused = games.map((game) => {
    const outcome = readRecord(WINDOW_RECORD, game);
    return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
  });
  expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
});
