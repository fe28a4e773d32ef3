/** An outside referee's games of Cash: each comes out as they say, and each broken one is refused where and as they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/contract/record';
import { CASH_RECORD } from '../../../../src/games/cash/rules/record';

interface Line { readonly format?: string; readonly options?: { readonly pairs?: unknown } }
interface Broken extends Line { readonly refusedAt: number; readonly code: string }

/** The lines of a file that are Cash's, also where they name another game. Others there are of Pig, Spoons and Through the Window. */
const lines = <T extends Line>(name: string): readonly T[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as T)
    .filter(({ format, options }) => format === CASH_RECORD.format || options?.pairs !== undefined);

test('14 games replay right', () => {
  const games = lines('hidden.jsonl');
  expect(games).toHaveLength(14);
  for (const game of games) expect(readRecord(CASH_RECORD, game)).toMatchObject({ ok: true });
});

test('broken games are refused at their event with their code', () => {
  const games = lines<Broken>('hidden-broken.jsonl');
  expect(games).toHaveLength(12);
  const refused = games.map((game) => {
    const outcome = readRecord(CASH_RECORD, game);
    return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
  });
  expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
});

test('another version has a code of its own, and a record that names no result is refused at its end', () => {
  const [game] = lines('hidden.jsonl') as readonly (Line & { readonly events: readonly unknown[] })[];
  expect(readRecord(CASH_RECORD, { ...game, version: 2 })).toMatchObject({ ok: false, refusal: { event: -1, code: 'version' } });
  expect(readRecord(CASH_RECORD, { ...game, result: undefined }))
    .toMatchObject({ ok: false, refusal: { event: game!.events.length, code: 'wrong-result' } });
});
