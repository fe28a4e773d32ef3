/** An outside referee's games of Snap: each comes out as they say, and each broken one is refused where and as they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/contract/record';
import { SNAP_RECORD } from '../../../helpers/snap/snap';

interface Broken { readonly refusedAt: number; readonly code: string }

const lines = <T>(name: string): readonly T[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as T);

test('40 games replay right', () => {
  const games = lines<object>('snap.jsonl');
  expect(games).toHaveLength(40);
  for (const game of games) expect(readRecord(SNAP_RECORD, game)).toMatchObject({ ok: true });
});

test('broken games are refused at their event with their code', () => {
  const games = lines<Broken>('snap-broken.jsonl');
  expect(games.length).toBeGreaterThan(0);
  const refused = games.map((game) => {
    const outcome = readRecord(SNAP_RECORD, game);
    return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
  });
  expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
});
