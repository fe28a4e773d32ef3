/** An outside referee's games of Egyptian Ratscrew: each comes out as they say, and each broken one is refused where and as they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/contract/record';
import { ratscrewRules } from '../../../../src/games/ratscrew/kept/savedGame';

interface Line { readonly format: string }
interface Broken extends Line { readonly refusedAt: number; readonly code: string }

/** The lines of a file of vectors that are Egyptian Ratscrew's: others there are of games at which piles are slapped, too. */
const lines = <T extends Line>(name: string): readonly T[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as T)
    .filter(({ format }) => format === ratscrewRules.record.format);

test('16 games replay right', () => {
  const games = lines('slaps.jsonl');
  expect(games).toHaveLength(16);
  for (const game of games) expect(readRecord(ratscrewRules.record, game)).toMatchObject({ ok: true });
});

test('broken games are refused at their event with their code', () => {
  const games = lines<Broken>('slaps-broken.jsonl');
  expect(games).toHaveLength(13);
  const refused = games.map((game) => {
    const outcome = readRecord(ratscrewRules.record, game);
    return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
  });
  expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
});
