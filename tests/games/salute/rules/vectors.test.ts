/** An outside referee's games of Salute the King: each comes out as they say, and each broken one is refused where and as they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/contract/record';
import { saluteRules } from '../../../../src/games/salute/kept/savedGame';

interface Line { readonly format: string }
interface Broken extends Line { readonly refusedAt: number; readonly code: string }

/** The lines of a file of vectors that are of Salute the King: others there are of games at which piles are slapped. */
const lines = <T extends Line>(name: string): readonly T[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as T)
    .filter(({ format }) => format === saluteRules.record.format);

test('16 games replay right', () => {
  const games = lines('slaps.jsonl');
  expect(games).toHaveLength(16);
  for (const game of games) expect(readRecord(saluteRules.record, game)).toMatchObject({ ok: true });
});

test('broken games are refused at their event with their code', () => {
  const games = lines<Broken>('slaps-broken.jsonl');
  expect(games).toHaveLength(13);
  const refused = games.map((game) => {
    const outcome = readRecord(saluteRules.record, game);
    return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
  });
  expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
});
