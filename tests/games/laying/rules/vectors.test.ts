/** An outside referee's games of California Speed, Aggravation and Speed: each comes out as they say, and each broken one is refused so. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecord, type RecordForm, type RecordTypes } from '../../../../src/contract/record';
import { record as aggravation } from '../../../../src/games/aggravation/rules/record';
import { record as california } from '../../../../src/games/californiaSpeed/rules/record';
import { record as speed } from '../../../../src/games/speed/rules/record';

interface Broken { readonly format: string | null; readonly refusedAt: number; readonly code: string }

const lines = <Line>(name: string): readonly Line[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Line);

const FORMS = [california, aggravation, speed] as unknown as readonly RecordForm<RecordTypes>[];

describe.each(FORMS.map((form) => [form.format, form] as const))('%s', (format, form) => {
  test('16 games replay right', () => {
    const games = lines<{ readonly format: string; readonly result: object }>('speeds.jsonl').filter((game) => game.format === format);
    expect(games).toHaveLength(16);
    for (const game of games) expect(readRecord(form, game)).toMatchObject({ ok: true, result: game.result });
  });
});

test('42 broken games are refused at their event with their code', () => {
  const games = lines<Broken>('speeds-broken.jsonl');
  expect(games).toHaveLength(42);
  const refused = games.map((game) => {
    const outcome = readRecord(FORMS.find(({ format }) => format === game.format) ?? FORMS[0]!, game);
    return outcome.ok ? null : { refusedAt: outcome.refusal.event, code: outcome.refusal.code };
  });
  expect(refused).toEqual(games.map(({ refusedAt, code }) => ({ refusedAt, code })));
});
